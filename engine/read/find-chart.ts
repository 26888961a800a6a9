import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { StopSignal } from '../stop-signal.ts';
import type { Word } from './axis/find-words.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { type FoundCandles, findCandles } from './find-candles.ts';
import type { Divider } from './find-dividers.ts';
import { plotRegions } from './plot-regions.ts';

/** A region that is as convincing as this needs no rival. */
const CONVINCING = 0.6;
/** A second chart of this part of the first's area leaves open which one is meant. */
const LIKE_MAIN = 0.75;

/** Why no region will do, the most telling first: what came nearest to a chart says most. */
const TELLING: readonly ReadFailure[] = ['too-dense', 'too-few-candles', 'not-candlesticks', 'not-a-chart'];

type Candidate = { found: FoundCandles; score: number };

/** The most convincing candles of all regions that may hold a chart; of several charts side by side those of the largest, if one is. */
export function findChart(
  picture: Raster,
  columns: LabelColumn[],
  { words = [], dividers = [], signal }: { words?: Word[]; dividers?: Divider[]; signal?: StopSignal } = {},
): Outcome<FoundCandles, ReadFailure> {
  let best: Candidate | null = null;
  const charts: Candidate[] = [];
  const reasons: ReadFailure[] = [];
  for (const region of plotRegions(picture, columns, dividers)) {
    if (signal?.aborted) break;
    if (charts.some(({ found }) => overlap(found.region, region))) continue;
    const found = findCandles(picture, region, words);
    if (!found.ok) {
      reasons.push(found.why);
      continue;
    }
    const candidate = { found: found.value, score: persuasion(found.value) };
    if (!best || candidate.score > best.score) best = candidate;
    if (candidate.score >= CONVINCING) charts.push(candidate);
  }
  const [main, second] = charts.toSorted((a, b) => areaOf(b.found) - areaOf(a.found));
  if (main && second && areaOf(second.found) > LIKE_MAIN * areaOf(main.found)) return failure('several-charts');
  const chosen = main ?? best;
  if (chosen) return success(grow(picture, columns, chosen.found, words, dividers));
  const why = TELLING.find((reason) => reasons.includes(reason)) ?? 'not-a-chart';
  // Without a scale beside them, some upright marks are no chart that only shows too little.
  return failure(why === 'too-few-candles' && !columns.some(isSurelyLabels) ? 'not-a-chart' : why);
}

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1;

/** px², of the rectangle that the candles fill. */
const areaOf = ({ candles, lattice }: FoundCandles): number =>
  (candles.at(-1)!.x - candles[0]!.x + lattice.pitch) * (bottomOf(candles) - topOf(candles));

const topOf = (candles: FoundCandles['candles']): number => Math.min(...candles.map(({ top }) => top));
const bottomOf = (candles: FoundCandles['candles']): number => Math.max(...candles.map(({ bottom }) => bottom));

/** What was taken for labels may have been candles, or stands over them: where candles reach the region's side, look beyond it. */
function grow(
  picture: Raster,
  columns: LabelColumn[],
  found: FoundCandles,
  words: Word[],
  dividers: Divider[],
): FoundCandles {
  const { region, lattice, candles, ink } = found;
  const rows = { top: topOf(candles), bottom: bottomOf(candles) };
  const sure = columns.filter(isSurelyLabels).map(({ box }) => box);
  const middle = region.x0 + (candles[0]!.x + candles.at(-1)!.x) / 2;
  const panel = {
    x0: Math.max(0, ...dividers.filter(({ x1 }) => x1 < middle).map(({ x1 }) => x1)),
    x1: Math.min(picture.width, ...dividers.filter(({ x0 }) => x0 > middle).map(({ x0 }) => x0)),
  };
  const left = Math.max(panel.x0, ...sure.filter(({ x0 }) => x0 < region.x0).map(({ x1 }) => x1 + 1));
  const right = Math.min(panel.x1, ...sure.filter(({ x1 }) => x1 > region.x1).map(({ x0 }) => x0 - 1));
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
    { x0: reach.left ? panel.x0 : region.x0, x1: reach.right ? panel.x1 : region.x1, ...upright },
  ];
  for (const beyond of tries) {
    if (isSame(beyond, region)) continue;
    const grown = findCandles(picture, beyond, words);
    if (!grown.ok || grown.value.candles.length <= candles.length) continue;
    const samePitch = Math.abs(grown.value.lattice.pitch / lattice.pitch - 1) < 0.02;
    if (samePitch && isBorneOut(grown.value, region, words) && persuasion(grown.value) >= 0.9 * persuasion(found))
      return grown.value;
  }
  return found;
}

/** What is found beyond a region must look like candles as often as not: with a wick, even on both sides, and in no word. */
function isBorneOut({ candles, region, lattice }: FoundCandles, before: Box, words: Word[]): boolean {
  const added = candles.filter(({ x }) => x + region.x0 < before.x0 || x + region.x0 > before.x1);
  const sound = added.filter(
    (c) =>
      c.hasBody &&
      c.symmetry > 0.7 &&
      (c.top < c.bodyTop - 1 || c.bottom > c.bodyBottom + 1) &&
      !words.some((word) => word.glyphs.length >= LEAST_GLYPHS && isWithin(c, word, region)),
  );
  return sound.length >= 0.5 * added.length && !shareFoot(added, lattice.pitch);
}

/** Pieces of a tag of a price stand on one row; so do two candles by chance. */
function shareFoot(added: FoundCandles['candles'], pitch: number): boolean {
  const on = ({ bottom }: { bottom: number }) =>
    added.filter((other) => Math.abs(other.bottom - bottom) <= Math.max(1, 0.05 * pitch)).length;
  return added.length >= 3 && Math.max(...added.map(on)) > 0.6 * added.length;
}

const LEAST_GLYPHS = 3;

const isWithin = ({ x, top, bottom }: FoundCandles['candles'][number], word: Word, region: Box): boolean =>
  x + region.x0 > word.x0 - 1 &&
  x + region.x0 < word.x1 + 1 &&
  top + region.y0 > word.y0 - 2 &&
  bottom + region.y0 < word.y1 + 2;

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
