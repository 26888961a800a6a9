import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { countUnfinished } from './upload-queries.ts';

/** ms. How long a look at the queue's length is relied on. */
const lookAgainAfter = 250;

/** `maxUnfinished`: as many analyses may be unfinished as this upload is taken; undefined: it need not ask. `leave` when the upload is over. */
export type PlaceInQueue = { maxUnfinished: number | undefined; leave: () => void };

/**
 * Spares most uploads the look at the queue, which takes the longer the longer the queue is. While it is less than half full, counting all uploads that
 * may have come in since the last look, nobody asks; after that each asks for itself, and leaves room for those under way that did not. So one process never
 * goes beyond the limit; another one's uploads of the last moment can, by half of it at the most.
 */
export function watchQueue({ db, clock }: { db: Db; clock: Clock }) {
  let length = Number.POSITIVE_INFINITY;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  /** Those that were under way at the last look, of which it may have seen nothing yet, and all that came after. */
  let since = 0;
  let underWay = 0;
  let unasked = 0;

  async function look(limit: number) {
    lookedAt = clock.now();
    isLooking = true;
    const over = since - underWay;
    try {
      length = await countUnfinished(db, limit);
      since -= over;
    } finally {
      isLooking = false;
    }
  }

  return async (limit: number): Promise<PlaceInQueue> => {
    if (!isLooking && clock.now() - lookedAt > lookAgainAfter) await look(limit);
    since += 1;
    underWay += 1;
    const asks = length + since > limit / 2;
    const maxUnfinished = asks ? Math.max(0, limit - unasked) : undefined;
    if (!asks) unasked += 1;
    const leave = () => {
      underWay -= 1;
      if (!asks) unasked -= 1;
    };
    return { maxUnfinished, leave };
  };
}
