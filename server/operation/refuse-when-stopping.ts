import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { sendRefusal } from '../http/send-refusal.ts';

/** Aborted when the server begins to stop: requests under way are finished, new ones are sent to come back. */
export function refuseWhenStopping(app: FastifyInstance): AbortSignal {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping.signal.aborted) return;
    return sendRefusal(reply.header('connection', 'close'), refuse('shutting-down', { retryAfter: 2 }));
  });
  return stopping.signal;
}
