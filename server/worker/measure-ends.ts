import { Counter, Histogram, type Registry } from 'prom-client';
import type { ReadQuality } from '#contract/analysis';
import type { Job } from './queries.ts';
import type { JobEnd } from './run-job.ts';

/** What a worker's analyses came to. Gives the function that notes each end; `now` in ms. */
export function measureEnds(registry: Registry): (job: Job, end: JobEnd, now: number) => void {
  const registers = [registry];
  const ends = new Counter({
    name: 'analyses_ended_total',
    help: 'Analyses that came to their end here, by how; `code` says why one failed',
    labelNames: ['outcome', 'code'],
    registers,
  });
  const unread = new Counter({
    name: 'analyses_scales_refused_total',
    help: 'Analyses that are done but whose price scale was not trusted, so that they name no price',
    registers,
  });
  const wait = new Histogram({
    name: 'analyses_wait_seconds',
    help: 'From the acceptance of an upload to the start of its analysis',
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800, 7200],
    registers,
  });
  const duration = new Histogram({
    name: 'analyses_duration_seconds',
    help: 'From the start of an analysis to its end, all attempts together',
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
    registers,
  });
  return ({ createdAt, startedAt }, end, now) => {
    ends.inc({ outcome: end.failure ? 'failed' : 'done', code: end.failure ?? '' });
    if (end.result && (JSON.parse(end.result.quality) as ReadQuality).scale === 'unread') unread.inc();
    if (startedAt === null) return;
    wait.observe((startedAt - createdAt) / 1000);
    duration.observe((now - startedAt) / 1000);
  };
}
