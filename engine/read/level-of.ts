/** The lowest of counted levels up to which at least `least` values were counted; `counts` by level, from 0. */
export function levelOf(counts: ArrayLike<number>, least: number): number {
  let level = 0;
  for (let seen = counts[0]!; seen < least; ) seen += counts[++level]!;
  return level;
}
