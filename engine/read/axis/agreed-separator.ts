import { mostFrequent } from '../most-frequent.ts';

/** Where most labels have their last separator: digits after it, its shape, and the share of labels that show it so. */
export type Separator =
  | { places: number; shape: 'point' | 'comma'; share: number }
  | { places: 0; shape: 'none'; share: number };

/** Of so many labels, the part that must have it at one place. */
const LEAST = { labels: 3, share: 0.6 };

/** What most labels of a column show of what was seen in each, as `keyOf` tells it from others; null where they disagree or are few. */
export function agreed<T>(seen: readonly T[], keyOf: (one: T) => string): { alike: T[]; share: number } | null {
  if (seen.length < LEAST.labels) return null;
  const votes = new Map<string, number>();
  for (const one of seen) votes.set(keyOf(one), (votes.get(keyOf(one)) ?? 0) + 1);
  const key = mostFrequent(votes)!;
  const share = votes.get(key)! / seen.length;
  return share < LEAST.share ? null : { alike: seen.filter((one) => keyOf(one) === key), share };
}
