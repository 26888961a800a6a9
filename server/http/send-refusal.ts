import type { FastifyReply } from 'fastify';
import type { Failure } from '#contract/envelope';
import { type ErrorCode, errorStatus } from '#contract/error-code';
import { type Refusal, refusalMessage } from './refusal.ts';

/** The envelope of a failure. */
export const failureOf = ({ refused, message, issues, reference }: Refusal): Failure => ({
  status: 'error',
  message: message ?? refusalMessage[refused],
  code: refused,
  ...(issues && { issues }),
  ...(reference && { reference }),
});

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with Fastify's own.
  interface FastifyReply {
    /** The code, if the answer is a refusal. */
    refused: ErrorCode | undefined;
  }
}

/** Answers with the envelope of a failure and its status. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  reply.refused = refusal.refused;
  if (refusal.retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfter)));
  return reply
    .code(errorStatus[refusal.refused])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureOf(refusal));
}
