import { levelOf } from '../level-of.ts';

/** The middle one of all values, of which `counts` says how many there are of each, the upper one of two; null where there are fewer than `least`. */
export function middleOf(counts: Uint32Array, { least }: { least: number }): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < least) return null;
  return levelOf(counts, (all >> 1) + 1);
}
