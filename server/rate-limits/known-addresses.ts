import { findCounts, putMark } from './queries.ts';
import type { Limited } from './rate-limiter.ts';

const keyOf = (pair: string) => `known:${pair}`;

/** Notes that an account's owner was seen at an address. Kept beside the counts that this lifts, and swept with them. */
export const remember = ({ db, clock }: Limited, pair: string, duration: number) =>
  putMark(db, keyOf(pair), clock.now() + duration);

export const isKnown = async ({ db, clock }: Limited, pair: string) =>
  (await findCounts(db, [keyOf(pair)], clock.now())).length > 0;
