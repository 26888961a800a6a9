import * as z from 'zod/mini';
import { Id } from './fields.ts';
import { Strategy } from './strategy.ts';

/** What the server pushes to a device. No words of ours: the device has them in its own language. */
export const PushMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analysis-ended'),
    analysisId: Id,
    strategy: Strategy,
    state: z.enum(['done', 'failed']),
  }),
  /** Support has answered; the subject is the user's own. */
  z.object({ kind: z.literal('ticket-answered'), ticketId: Id, subject: z.string() }),
]);
export type PushMessage = z.infer<typeof PushMessage>;
