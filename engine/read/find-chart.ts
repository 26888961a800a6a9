import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Raster } from '../raster.ts';
import type { StopSignal } from '../stop-signal.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { type FoundCandles, findCandles } from './find-candles.ts';
import { plotRegions } from './plot-regions.ts';

/** A region that is as convincing as this needs no rival. */
const CONVINCING = 0.6;

/** Why no region will do, the most telling first: what came nearest to a chart says most. */
const TELLING: readonly ReadFailure[] = ['too-dense', 'too-few-candles', 'not-candlesticks', 'not-a-chart'];

/** The most convincing candles of all regions that may hold a chart. */
export function findChart(
  picture: Raster,
  columns: LabelColumn[],
  signal?: StopSignal,
): Outcome<FoundCandles, ReadFailure> {
  let best: { found: FoundCandles; score: number } | null = null;
  const reasons: ReadFailure[] = [];
  for (const region of plotRegions(picture, columns)) {
    if (signal?.aborted) break;
    const found = findCandles(picture, region);
    if (!found.ok) {
      reasons.push(found.why);
      continue;
    }
    const score = persuasion(found.value);
    if (!best || score > best.score) best = { found: found.value, score };
    if (score >= CONVINCING) break;
  }
  if (best) return success(best.found);
  return failure(TELLING.find((why) => reasons.includes(why)) ?? 'not-a-chart');
}

/** 0 to 1: how regular the candles stand, how many of their slots are taken, and how many they are. */
export function persuasion({ lattice, candles }: FoundCandles): number {
  const first = candles[0]!.slot;
  const last = candles.at(-1)!.slot;
  const taken = candles.length / (last - first + 1);
  return lattice.share * taken * Math.min(1, candles.length / 20);
}
