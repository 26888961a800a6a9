import type { Traces } from '../operation/traces.ts';
import type { Analyser } from './analyser.ts';
import type { JobSignals } from './job-signals.ts';
import { claimJob, endAllLeases, type Job } from './queries.ts';
import { type JobEnd, type JobTimes, jobTimes, type RunJobDeps, runJob } from './run-job.ts';

export type WorkerDeps = Omit<RunJobDeps, 'onFault' | 'analyser'> & {
  analyser: Analyser;
  signals: JobSignals;
  traces: Pick<Traces, 'around'>;
  /** Called once for an analysis that has ended, by the one worker that wrote its end. Must neither take time nor throw. */
  onEnded?: (analysisId: string, job: Job, end: JobEnd) => void;
  log: { error: (details: object, message: string) => void };
};

export type Worker = {
  /** Takes no more jobs, lets running ones end within `grace` ms, then puts the rest back for the next worker. */
  stop: (options?: { grace?: number }) => Promise<void>;
};

/** Takes as many jobs as the analyser does at once: when one is queued, when one ends, and every `poll` ms. */
export async function startWorker(
  deps: WorkerDeps,
  { poll = 1000, ...times }: Partial<JobTimes> & { poll?: number } = {},
): Promise<Worker> {
  const { analyser, engine, signals, traces, onEnded, log } = deps;
  const limits = { ...jobTimes, ...times };
  const stopping = new AbortController();
  const hardStop = new AbortController();
  const running = new Set<Promise<void>>();
  const report = (error: unknown, message: string, analysisId?: string) =>
    log.error({ err: error, analysisId }, message);
  const runDeps: RunJobDeps = {
    ...deps,
    onFault: (error, job) => report(error, 'An attempt at an analysis failed', job.id),
  };

  // One process at a time has this file open, so that all leases found at the start belong to the dead.
  if (engine.name === 'sqlite') await endAllLeases(deps);

  async function takeOne(): Promise<boolean> {
    const job = await claimJob(deps, limits.lease);
    if (!job) return false;
    const attributes = { 'wickwise.analysis.id': job.id, 'wickwise.analysis.attempt': job.attempts };
    const run = traces
      .around('analysis', attributes, () => runJob(runDeps, job, hardStop.signal, limits))
      .then((end) => {
        if (!end) return;
        signals.settled(job.id);
        onEnded?.(job.id, job, end);
      })
      .catch((error: unknown) => report(error, 'The end of an analysis could not be written', job.id))
      .then(() => {
        running.delete(run);
        fill();
      });
    running.add(run);
    return true;
  }

  let filling = Promise.resolve();
  let wanted = false;

  /** Takes jobs until all threads are busy or none is left; a call in the middle of it makes it look once more afterwards. */
  function fill(): void {
    if (wanted) return;
    wanted = true;
    filling = filling.then(async () => {
      wanted = false;
      try {
        while (!stopping.signal.aborted && running.size < analyser.parallel && (await takeOne()));
      } catch (error) {
        report(error, 'Jobs could not be taken');
      }
    });
  }

  const unsubscribe = signals.onQueued(fill);
  const timer = setInterval(fill, poll);
  fill();

  return {
    async stop({ grace = 3000 } = {}) {
      stopping.abort();
      unsubscribe();
      clearInterval(timer);
      await filling;
      const bell = setTimeout(() => hardStop.abort(), grace);
      await Promise.all(running);
      clearTimeout(bell);
    },
  };
}
