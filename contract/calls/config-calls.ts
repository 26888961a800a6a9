import * as z from 'zod/mini';
import { type Call, withData } from '../call.ts';

export const configCalls = {
  publicConfig: {
    method: 'GET',
    path: '/config',
    session: 'none',
    summary: 'What this installation offers: Google sign-in, push',
    answer: withData(
      z.object({
        googleClientId: z.nullable(z.string()),
        googleScriptUrl: z.nullable(z.string()),
        pushPublicKey: z.nullable(z.string()),
        version: z.string(),
      }),
    ),
  },
} as const satisfies Record<string, Call>;
