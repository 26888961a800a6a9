import type { FastifyInstance } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { sendRefusal } from '../http/send-refusal.ts';

/**
 * Aborted when the server begins to stop: requests under way are finished, new ones are sent to come back. After `farewell` ms what is still
 * open is cut: browsers open connections ahead and say nothing on them, and Node no longer looks at those once it closes.
 */
export function refuseWhenStopping(app: FastifyInstance, farewell: number): AbortSignal {
  const stopping = new AbortController();
  app.addHook('preClose', async () => {
    stopping.abort();
    setTimeout(() => app.server.closeAllConnections(), farewell).unref();
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!stopping.signal.aborted) return done();
    sendRefusal(reply, refuse('shutting-down', { retryAfter: 2 }));
  });
  // A connection kept alive after the last answer would hold up the stop for as long as its client likes.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done();
  });
  return stopping.signal;
}
