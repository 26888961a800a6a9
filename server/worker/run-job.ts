import type { AnalysisFailure } from '#contract/analysis';
import { failure } from '#engine/outcome';
import type { ImageStore } from '../providers/images/image-store.ts';
import type { Analyser } from './analyser.ts';
import type { AnalysisOutcome } from './analysis-task.ts';
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

/** True: this job came to its end here. False: it was put back, or another worker has it now. */
export async function runJob(deps: RunJobDeps, job: Job, stop: AbortSignal, times: JobTimes): Promise<boolean> {
  // Its attempts ended without a word each time, so that the picture may be what kills the process.
  if (job.attempts > times.maxAttempts) return failJob(deps, job, failureOf(job, 'engine-error'));
  try {
    return await settle(deps, job, await analyse(deps, job, stop, times));
  } catch (error) {
    if (error instanceof LeaseLost) return false;
    if (stop.aborted) {
      await putBack(deps, job, { counted: false });
      return false;
    }
    deps.onFault(error, job);
    if (job.attempts >= times.maxAttempts) return failJob(deps, job, failureOf(job, 'engine-error'));
    await putBack(deps, job, { delay: times.retryDelay * 2 ** (job.attempts - 1) });
    return false;
  }
}

const failureOf = ({ language }: Job, code: AnalysisFailure['code']): AnalysisFailure => ({
  code,
  message: failureMessages[language][code],
});

const settle = (deps: RunJobDeps, job: Job, outcome: AnalysisOutcome) =>
  outcome.ok ? finishJob(deps, job, outcome.value) : failJob(deps, job, failureOf(job, outcome.why));

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
