import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Figures of the house are for the house: a caller from outside comes through a proxy, or from a public address. */
const isFromInside = ({ ip, headers }: FastifyRequest) =>
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  inside.check(ip, ip.includes(':') ? 'ipv6' : 'ipv4');

/** The figures of one process: each area adds its own. */
export function openMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Faults that were logged, whatever they were: a mail that could not be sent, an attempt that failed, a broken connection. */
export const countFaults = (registry: Registry) =>
  new Counter({ name: 'faults_logged_total', help: 'Errors that were written to the log', registers: [registry] });

/** Answers by route template, never by address, which holds ids. */
export function measureAnswers(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Requests that were refused, by the code that their sender was told',
    labelNames: ['route', 'code'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.refused) refusals.inc({ route, code: reply.refused });
    done();
  });
}

/** `/metrics` in Prometheus's format. */
export function reportMetrics(app: FastifyInstance, registry: Registry) {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromInside(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
