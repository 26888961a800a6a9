import fastify from 'fastify';
import type { Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { reportHealth } from './health.ts';
import { reportMetrics } from './metrics.ts';

/** Probes and figures of a process that answers no calls. Gives what ends it. */
export async function listenForOperators(
  { db, metrics }: { db: Db; metrics: Registry },
  { host, port }: { host: string; port: number },
): Promise<{ address: string; stop: () => Promise<void> }> {
  const app = fastify();
  reportHealth(app, { db });
  reportMetrics(app, metrics);
  return { address: await app.listen({ host, port }), stop: () => app.close() };
}
