/** The middle one of all values, of which `counts` says how many there are of each, the upper one of two; null where there are fewer than `least`. */
export function middleOf(counts: Uint32Array, { least }: { least: number }): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < least) return null;
  let value = 0;
  for (let seen = counts[0]!; seen <= all >> 1; seen += counts[value]!) value++;
  return value;
}
