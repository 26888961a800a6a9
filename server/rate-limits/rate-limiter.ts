import type { Clock } from '../clock.ts';
import type { Db, Engine } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { type LimitName, limits } from './limits.ts';
import { type Count, deleteCount, findCounts, takePoint } from './queries.ts';

export type Limited = { db: Db; engine: Engine; clock: Clock };

type Bucket = { key: string; points: number; window: number };

/** What is asked for: whom to count, by limit. A key of `undefined` is not counted. */
type Keys = Partial<Record<LimitName, string | undefined>>;

/**
 * Takes one point of each limit and refuses when one is spent. Counted in the database, so that all servers share the count and
 * no two requests slip through together; what is refused anyway writes nothing, however many come.
 */
export async function takePoints({ db, engine, clock }: Limited, keys: Keys): Promise<Refusal | undefined> {
  const now = clock.now();
  const buckets = bucketsOf(keys);
  // Asked first where there are several: an attempt that one refuses must not use up the others.
  if (buckets.length > 1) {
    const spent = await spentOf(db, buckets, now);
    if (spent.length > 0) return tooMany(spent, now);
  }
  const isTaken = await engine.inHaste(db, async (hasty) => {
    for (const { key, points: most, window } of buckets) {
      if (!(await takePoint(hasty, engine, { key, now, expiresAt: now + window, most }))) return false;
    }
    return true;
  });
  return isTaken ? undefined : tooMany(await spentOf(db, buckets, now), now);
}

async function spentOf(db: Db, buckets: Bucket[], now: number): Promise<Count[]> {
  const keys = buckets.map(({ key }) => key);
  const most = new Map(buckets.map(({ key, points }) => [key, points]));
  return (await findCounts(db, keys, now)).filter(({ key, points }) => points >= (most.get(key) ?? 0));
}

/** Gives all points back: the one who asks has shown who he is. */
export const resetLimit = ({ db }: Limited, name: LimitName, key: string) => deleteCount(db, keyOf(name, key));

const keyOf = (name: LimitName, key: string) => `${name}:${key}`;

/** In the order of their keys: two requests that lock the same rows must do it in the same order. */
const bucketsOf = (keys: Keys): Bucket[] =>
  (Object.entries(keys) as [LimitName, string | undefined][])
    .flatMap(([name, key]) => (key === undefined ? [] : [{ key: keyOf(name, key), ...limits[name] }]))
    .sort((a, b) => (a.key < b.key ? -1 : 1));

const tooMany = (counts: Count[], now: number) => {
  const free = Math.max(now, ...counts.map(({ expiresAt }) => expiresAt ?? now));
  return refuse('too-many-requests', { retryAfter: (free - now) / 1000 });
};
