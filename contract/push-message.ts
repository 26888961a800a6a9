import * as z from 'zod/mini';
import { Id } from './fields.ts';
import { Strategy } from './strategy.ts';

/** What the server pushes to a device when an analysis has ended. No words: the device has them in its own language. */
export const PushMessage = z.object({
  analysisId: Id,
  strategy: Strategy,
  state: z.enum(['done', 'failed']),
});
export type PushMessage = z.infer<typeof PushMessage>;
