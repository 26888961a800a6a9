import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { StopSignal } from '../stop-signal.ts';
import type { Word } from './axis/find-words.ts';
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
  { words = [], signal }: { words?: Word[]; signal?: StopSignal } = {},
): Outcome<FoundCandles, ReadFailure> {
  let best: { found: FoundCandles; score: number } | null = null;
  const reasons: ReadFailure[] = [];
  for (const region of plotRegions(picture, columns)) {
    if (signal?.aborted) break;
    const found = findCandles(picture, region, words);
    if (!found.ok) {
      reasons.push(found.why);
      continue;
    }
    const score = persuasion(found.value);
    if (!best || score > best.score) best = { found: found.value, score };
    if (score >= CONVINCING) break;
  }
  if (best) return success(grow(picture, columns, best.found, words));
  const why = TELLING.find((reason) => reasons.includes(reason)) ?? 'not-a-chart';
  // Without a scale beside them, some upright marks are no chart that only shows too little.
  return failure(why === 'too-few-candles' && !columns.some(isSurelyLabels) ? 'not-a-chart' : why);
}

/** What was taken for labels may have been candles, or stands over them: where candles reach the region's side, look beyond it. */
function grow(picture: Raster, columns: LabelColumn[], found: FoundCandles, words: Word[]): FoundCandles {
  const { region, lattice, candles, ink } = found;
  const rows = { top: Math.min(...candles.map((c) => c.top)), bottom: Math.max(...candles.map((c) => c.bottom)) };
  const sure = columns.filter(isSurelyLabels).map(({ box }) => box);
  const left = Math.max(0, ...sure.filter(({ x0 }) => x0 < region.x0).map(({ x1 }) => x1 + 1));
  const right = Math.min(picture.width, ...sure.filter(({ x1 }) => x1 > region.x1).map(({ x0 }) => x0 - 1));
  const reach = {
    left: candles[0]!.x < 1.6 * lattice.pitch,
    right: candles.at(-1)!.x > ink.width - 1.6 * lattice.pitch,
  };
  const upright = { y0: rows.top < 2 ? 0 : region.y0, y1: rows.bottom > ink.height - 2 ? picture.height : region.y1 };
  const tries: Box[] = [
    {
      x0: reach.left ? Math.min(left, region.x0) : region.x0,
      x1: reach.right ? Math.max(right, region.x1) : region.x1,
      ...upright,
    },
    { x0: reach.left ? 0 : region.x0, x1: reach.right ? picture.width : region.x1, ...upright },
  ];
  for (const beyond of tries) {
    if (isSame(beyond, region)) continue;
    const grown = findCandles(picture, beyond, words);
    if (!grown.ok || grown.value.candles.length <= candles.length) continue;
    const samePitch = Math.abs(grown.value.lattice.pitch / lattice.pitch - 1) < 0.02;
    if (samePitch && isBorneOut(grown.value, region) && persuasion(grown.value) >= 0.9 * persuasion(found))
      return grown.value;
  }
  return found;
}

/** What is found beyond a region must look like candles more often than texts do: with a wick, and even on both sides. */
function isBorneOut({ candles, region: { x0 } }: FoundCandles, before: Box): boolean {
  const added = candles.filter(({ x }) => x + x0 < before.x0 || x + x0 > before.x1);
  const sound = added.filter(
    (c) => c.hasBody && c.symmetry > 0.7 && (c.top < c.bodyTop - 1 || c.bottom > c.bodyBottom + 1),
  );
  return sound.length >= 0.6 * added.length;
}

const isSame = (a: Box, b: Box): boolean => a.x0 === b.x0 && a.x1 === b.x1 && a.y0 === b.y0 && a.y1 === b.y1;

const isSurelyLabels = ({ regularity, words, spacing }: LabelColumn): boolean =>
  words.length >= 4 && spacing >= 2 && regularity >= (words.length >= 7 ? 0.5 : 0.75);

/** 0 to 1: how regular the candles stand, how many of their slots are taken, and how many they are. */
export function persuasion({ lattice, candles }: FoundCandles): number {
  const first = candles[0]!.slot;
  const last = candles.at(-1)!.slot;
  const taken = candles.length / (last - first + 1);
  return lattice.share * taken * Math.min(1, candles.length / 20);
}
