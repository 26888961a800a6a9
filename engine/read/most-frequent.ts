/** What is counted most often, of equals the first; null where nothing was counted. */
export function mostFrequent<Value>(counts: ReadonlyMap<Value, number>): Value | null {
  let best: Value | null = null;
  let most = 0;
  for (const [value, count] of counts)
    if (count > most) {
      best = value;
      most = count;
    }
  return best;
}
