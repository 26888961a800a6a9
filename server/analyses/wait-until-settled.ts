import type { Db } from '../db/db.ts';
import type { Log } from '../operation/log.ts';
import type { JobSignals } from '../worker/job-signals.ts';
import { findSettled } from './queries.ts';

export type WaitOptions = {
  /** At most so long, ms. */
  wait: number;
  /** Ends the wait early: the client went away, or the server stops. */
  signal: AbortSignal;
};

/** Returns when the analysis is done or failed, when the time is over, or at the signal. Holds no transaction and no connection. */
export type WaitUntilSettled = (analysisId: string, options: WaitOptions) => Promise<void>;

/** So many ids go into one query. */
const batch = 1000;

/**
 * All waits of one process. An end is heard by signal; should one be lost, a look at the database every `every` ms finds it: one look
 * for all who wait, since thousands may.
 */
export function waitsForEnds(
  { db, signals, log }: { db: Db; signals: JobSignals; log: Log },
  { every = 2000 } = {},
): WaitUntilSettled {
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  async function look(ids: string[]) {
    for (let start = 0; start < ids.length; start += batch) {
      for (const id of await findSettled(db, ids.slice(start, start + batch))) {
        for (const wake of waiting.get(id) ?? []) wake();
      }
    }
  }

  function lookLater() {
    if (timer) return;
    timer = setTimeout(async () => {
      await look([...waiting.keys()]).catch((error: unknown) =>
        log.warn({ err: error }, 'the ends of analyses could not be looked up'),
      );
      timer = undefined;
      if (waiting.size > 0) lookLater();
    }, every).unref();
  }

  return (analysisId, { wait, signal }) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(analysisId) ?? new Set();
      const unsubscribe = signals.onSettled(analysisId, end);
      const bell = setTimeout(end, wait);
      signal.addEventListener('abort', end);
      others.add(end);
      waiting.set(analysisId, others);
      lookLater();

      function end() {
        unsubscribe();
        clearTimeout(bell);
        signal.removeEventListener('abort', end);
        others.delete(end);
        if (others.size === 0 && waiting.get(analysisId) === others) waiting.delete(analysisId);
        resolve();
      }

      if (signal.aborted) return end();
      // Subscribed before this look, or a job that ends in between would be waited for in vain.
      findSettled(db, [analysisId]).then(
        ([settled]) => settled && end(),
        (error: unknown) => {
          reject(error);
          end();
        },
      );
    });
}
