import { median } from './axis/median.ts';
import { gapsAfter } from './candles/follow-chain.ts';
import type { FoundCandles } from './find-candles.ts';

/** 0 to 1: how regular the candles stand, how many of their slots are taken, and how many they are. */
export function regularity({ lattice, candles }: FoundCandles): number {
  const first = candles[0]!.slot;
  const last = candles.at(-1)!.slot;
  const taken = candles.length / (last - first + 1);
  return lattice.share * taken * Math.min(1, candles.length / 20);
}

/** In typical heights: a gap between two days is no worse than this. */
const MOST_GAP = 3;
const LEAST_CONTINUITY = 0.05;

/** Regularity, less the more the candles open away from the last close: what else stands in a row does not go on from where it was. */
export function persuasion(found: FoundCandles): number {
  const { candles, directions } = found;
  const height = median(candles.map(({ top, bottom }) => bottom - top));
  const gaps = gapsAfter(candles, directions, 1).map((gap) => Math.min(MOST_GAP, gap / height));
  const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
  return regularity(found) * Math.max(LEAST_CONTINUITY, 1 - gap);
}
