import type { FastifyInstance } from 'fastify';

/** A line for each answer. It names the route, never the address, which can hold ids and a reset link's token. */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode: status, elapsedTime }, done) => {
    log.info({ method, route: routeOptions.url ?? 'none', status, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}
