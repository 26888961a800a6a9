import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { queueState } from './queries.ts';

/** The queue as the database has it, the same from every process: take the greatest, not the sum. */
export function reportQueue(registry: Registry, { db, clock, limit }: { db: Db; clock: Clock; limit: number }) {
  new Gauge({
    name: 'analyses_queue_limit',
    help: 'With so many analyses waiting or running, uploads are told to come later',
    registers: [registry],
  }).set(limit);
  // Both gauges are collected at once, from one look.
  let underway: ReturnType<typeof queueState> | undefined;
  const look = () => {
    underway ??= queueState(db).finally(() => {
      underway = undefined;
    });
    return underway;
  };
  new Gauge({
    name: 'analyses_oldest_wait_seconds',
    help: 'How long the analysis that came first has waited; 0 when none waits',
    registers: [registry],
    async collect() {
      const { oldestQueuedAt } = await look();
      this.set(oldestQueuedAt === null ? 0 : Math.max(0, clock.now() - oldestQueuedAt) / 1000);
    },
  });
  new Gauge({
    name: 'analyses_in_queue',
    help: 'Analyses that wait and that run',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { queued, running } = await look();
      this.set({ state: 'queued' }, queued);
      this.set({ state: 'running' }, running);
    },
  });
}
