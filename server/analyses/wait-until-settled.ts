import type { Db } from '../db/db.ts';
import type { JobSignals } from '../worker/job-signals.ts';
import { findState } from './queries.ts';

export type WaitOptions = {
  /** At most so long, ms. */
  wait: number;
  /** Ends the wait early: the client went away, or the server stops. */
  signal: AbortSignal;
  /** ms between looks at the database, for a job whose worker is another process. */
  poll?: number;
};

/** Returns when the analysis is done or failed, when the time is over, or at the signal. Holds no transaction and no connection. */
export async function waitUntilSettled(
  { db, signals }: { db: Db; signals: JobSignals },
  analysisId: string,
  { wait, signal, poll = 1000 }: WaitOptions,
): Promise<void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(wait)]);
  let settled = false;
  let wake = () => {};
  // Subscribed before the first look, or a job that ends in between would be waited for in vain.
  const unsubscribe = signals.onSettled(analysisId, () => {
    settled = true;
    wake();
  });
  const onEnd = () => wake();
  end.addEventListener('abort', onEnd);
  try {
    while (!settled && !end.aborted) {
      const state = await findState(db, analysisId);
      if (state !== 'queued' && state !== 'running') return;
      if (settled || end.aborted) return;
      await new Promise<void>((resolve) => {
        const bell = setTimeout(resolve, poll);
        wake = () => {
          clearTimeout(bell);
          resolve();
        };
      });
    }
  } finally {
    unsubscribe();
    end.removeEventListener('abort', onEnd);
  }
}
