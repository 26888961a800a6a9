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

/** The same of values, of which null counts for none. */
export function mostFrequentOf<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return mostFrequent(counts);
}
