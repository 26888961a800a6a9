import type { AnalysisFailure } from '#contract/analysis';
import { failure } from '#engine/outcome';
import type { ImageStore } from '../providers/images/image-store.ts';
import type { Analyser } from './analyser.ts';
import type { AnalysisOutcome } from './analysis-task.ts';
import type { JobResult } from './columns-of.ts';
import { failureMessages } from './failure-messages.ts';
import { failJob, finishJob, type Job, putBack, type QueueDeps, renewLease } from './queries.ts';

export type RunJobDeps = QueueDeps & {
  images: Pick<ImageStore, 'read'>;
  analyser: Pick<Analyser, 'analyse'>;
  /** Hears of attempts that ended in a fault. */
  onFault: (error: unknown, job: Job) => void;
};

/** All in ms but `maxAttempts`. */
export type JobTimes = {
  lease: number;
  heartbeat: number;
  /** From the start of an attempt; as long as it lasts, the heartbeat keeps the lease. What takes longer fails. */
  limit: number;
  maxAttempts: number;
  /** Before the second attempt; doubles each time. */
  retryDelay: number;
};

export const jobTimes: JobTimes = {
  lease: 30_000,
  heartbeat: 10_000,
  limit: 2 * 3_600_000,
  maxAttempts: 5,
  retryDelay: 1000,
};

/** How a job came to its end: with a result, or why not. */
export type JobEnd = { failure: null; result: JobResult } | { failure: AnalysisFailure['code']; result?: undefined };

/** How this job came to its end here. Nothing: it was put back, or another worker has it now. */
export async function runJob(
  deps: RunJobDeps,
  job: Job,
  stop: AbortSignal,
  times: JobTimes,
): Promise<JobEnd | undefined> {
  // Its attempts ended without a word each time, so that the picture may be what kills the process.
  if (job.attempts > times.maxAttempts) return fail(deps, job, 'engine-error');
  try {
    return await settle(deps, job, await analyse(deps, job, stop, times));
  } catch (error) {
    if (error instanceof LeaseLost) return undefined;
    if (stop.aborted) {
      await putBack(deps, job, { counted: false });
      return undefined;
    }
    deps.onFault(error, job);
    if (job.attempts >= times.maxAttempts) return fail(deps, job, 'engine-error');
    await putBack(deps, job, { delay: times.retryDelay * 2 ** (job.attempts - 1) });
    return undefined;
  }
}

async function fail(deps: RunJobDeps, job: Job, code: AnalysisFailure['code']): Promise<JobEnd | undefined> {
  const failed = await failJob(deps, job, { code, message: failureMessages[job.language][code] });
  return failed ? { failure: code } : undefined;
}

async function settle(deps: RunJobDeps, job: Job, outcome: AnalysisOutcome): Promise<JobEnd | undefined> {
  if (!outcome.ok) return fail(deps, job, outcome.why);
  const result = outcome.value;
  return (await finishJob(deps, job, result)) ? { failure: null, result } : undefined;
}

class LeaseLost extends Error {}

async function analyse(deps: RunJobDeps, job: Job, stop: AbortSignal, times: JobTimes): Promise<AnalysisOutcome> {
  const lost = new AbortController();
  const overtime = new AbortController();
  const beat = setInterval(() => {
    // A database that is away for a moment is no loss yet: the lease outlives two beats, and the final write proves it anyway.
    renewLease(deps, job, times.lease).then(
      (ours) => ours || lost.abort(new LeaseLost()),
      (error: unknown) => deps.onFault(error, job),
    );
  }, times.heartbeat);
  const bell = setTimeout(() => overtime.abort(), times.limit);
  try {
    const { strategy, language, imageType: type, imageWidth: width, imageHeight: height } = job;
    const picture = await deps.images.read(job.imageHash);
    const signal = AbortSignal.any([stop, lost.signal, overtime.signal]);
    return await deps.analyser.analyse({ picture, type, width, height, strategy, language }, { signal });
  } catch (error) {
    if (overtime.signal.aborted) return failure('took-too-long');
    throw error;
  } finally {
    clearInterval(beat);
    clearTimeout(bell);
  }
}
