import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { countUnfinished } from './upload-queries.ts';

/** ms. How long a look at the queue's length is relied on. */
const lookAgainAfter = 250;

/** `maxUnfinished`: as many analyses may be unfinished as this upload is taken; undefined: it need not ask. `leave` when the upload is over. */
export type PlaceInQueue = { maxUnfinished: number | undefined; leave: () => void };

/**
 * Spares most uploads the look at the queue, which takes the longer the longer the queue is. While it is less than half full, counting all uploads that
 * came since the last look, nobody asks; after that each asks for itself, and leaves room for those under way that did not. So one process never goes
 * beyond the limit; another one's uploads of the last moment can, by half of it at the most.
 */
export function watchQueue({ db, clock }: { db: Db; clock: Clock }) {
  let length = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let since = 0;
  let unasked = 0;

  async function look(limit: number) {
    lookedAt = clock.now();
    const before = since;
    length = await countUnfinished(db, limit);
    since -= before;
  }

  return async (limit: number): Promise<PlaceInQueue> => {
    if (clock.now() - lookedAt > lookAgainAfter) await look(limit);
    since += 1;
    if (length + since > limit / 2) return { maxUnfinished: Math.max(0, limit - unasked), leave: () => {} };
    unasked += 1;
    return { maxUnfinished: undefined, leave: () => (unasked -= 1) };
  };
}
