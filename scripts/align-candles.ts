// Pairs two sequences of candles, as sequences of genes are aligned.

export type Ohlc = { o: number; h: number; l: number; c: number };
export const FIELDS = ['o', 'h', 'l', 'c'] as const;

/** What leaving one candle unpaired costs; a pair counts as matched below twice this, so 5 % of the range on average over its four values. */
const GAP = 0.025;

/** Highest high minus lowest low, in the unit of the candles. */
export const rangeOf = (candles: readonly Ohlc[]): number =>
  Math.max(...candles.map(({ h }) => h)) - Math.min(...candles.map(({ l }) => l));

/** Index pairs [of `read`, of `truth`] of the global alignment with the least cost (Needleman–Wunsch); a pair's cost is its mean error over `range`. */
export function alignCandles(read: readonly Ohlc[], truth: readonly Ohlc[], range: number): [number, number][] {
  const least = leastCosts(read, truth, range);
  const pairs: [number, number][] = [];
  for (let i = read.length, j = truth.length; i > 0 && j > 0; ) {
    const cost = pairCost(read[i - 1]!, truth[j - 1]!, range);
    const here = least[i]![j]!;
    if (Math.abs(here - least[i - 1]![j - 1]! - cost) < 1e-12) {
      if (cost < 2 * GAP) pairs.push([i - 1, j - 1]);
      i--;
      j--;
    } else if (Math.abs(here - least[i - 1]![j]! - GAP) < 1e-12) i--;
    else j--;
  }
  return pairs.reverse();
}

function leastCosts(read: readonly Ohlc[], truth: readonly Ohlc[], range: number): Float64Array[] {
  const least = Array.from({ length: read.length + 1 }, () => new Float64Array(truth.length + 1));
  for (let i = 0; i <= read.length; i++)
    for (let j = 0; j <= truth.length; j++) {
      if (i === 0 && j === 0) continue;
      least[i]![j] = Math.min(
        i ? least[i - 1]![j]! + GAP : Number.POSITIVE_INFINITY,
        j ? least[i]![j - 1]! + GAP : Number.POSITIVE_INFINITY,
        i && j ? least[i - 1]![j - 1]! + pairCost(read[i - 1]!, truth[j - 1]!, range) : Number.POSITIVE_INFINITY,
      );
    }
  return least;
}

const pairCost = (a: Ohlc, b: Ohlc, range: number): number =>
  Math.min(2 * GAP + 1e-9, FIELDS.reduce((sum, field) => sum + Math.abs(a[field] - b[field]), 0) / (4 * range));
