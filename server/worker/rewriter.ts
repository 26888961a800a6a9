import { Piscina } from 'piscina';
import type { JobResult } from './columns-of.ts';
import type { RewriteTask } from './rewrite-analysis.ts';

/** Writes analyses again from what was read, off the main thread: the strategies take a tenth of a second, in which no call would be answered. */
export type Rewriter = {
  rewrite: (task: RewriteTask) => Promise<JobResult>;
  close: () => Promise<void>;
};

/** One thread, started with the first task and ended after a quiet minute. */
export function startRewriter(): Rewriter {
  const pool = new Piscina({
    filename: new URL('./rewrite-analysis.ts', import.meta.url).href,
    name: 'rewriteAnalysis',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    rewrite: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
