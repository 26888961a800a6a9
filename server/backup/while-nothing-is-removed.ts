import { setTimeout as later } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { withLease } from '../leases/with-lease.ts';
import { retentionLeases } from '../retention/leases.ts';

/** Does work during which no server removes rows or pictures for their age. Waits until none is at it. */
export async function whileNothingIsRemoved<T>(deps: { db: Db; clock: Clock }, work: () => Promise<T>): Promise<T> {
  const within = async ([name, ...others]: readonly string[]): Promise<T> => {
    if (name === undefined) return work();
    let outcome: { result: T } | undefined;
    while (!outcome) {
      const held = await withLease(
        deps,
        name,
        async (lost) => {
          const result = await within(others);
          if (lost.aborted) throw new Error('Another process took over what this one held. Please try again.');
          outcome = { result };
        },
        { isWork: false },
      );
      if (!held) await later(1000);
    }
    return outcome.result;
  };
  return within(retentionLeases);
}
