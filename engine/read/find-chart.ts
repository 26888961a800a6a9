import type { ReadFailure } from '#contract/read-failure';
import { type Outcome, success } from '../outcome.ts';
import type { Raster } from '../raster.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { areAsMany, bearsOut, isOutdone } from './bears-out.ts';
import { inferBodies } from './candles/infer-bodies.ts';
import { type Around, type ChosenChart, chooseChart } from './choose-chart.ts';
import { hasShades } from './colours/whole-colours.ts';
import { dropOddEnds } from './drop-odd-ends.ts';
import { type FoundCandles, findCandlesOf } from './find-candles.ts';
import { atFullSize, coloursAtFullSize, halfSize, spreadOver, strongestOf } from './half-size.ts';
import { SURELY } from './least-score.ts';
import { persuasion } from './persuasion.ts';
import type { Divider } from './regions/find-dividers.ts';
import { withoutCells } from './without-cells.ts';

/**
 * The chart that is read, and where the candles of others stand beside it, columns of the picture: what is beyond them is not its own. `persuasion` is that of all that was found, odd ends
 * and all.
 */
export type FoundChart = FoundCandles & { neighbours: Divider[]; persuasion: number };

/** The most convincing candles of a picture: see `chooseChart`. */
export function findChart(
  picture: Raster,
  columns: LabelColumn[],
  { words = [], dividers = [], ...rest }: Partial<Omit<Around, 'columns'>> = {},
): Outcome<FoundChart, ReadFailure> {
  const chosen = fromCoarseToFine(picture, { columns, words, dividers, ...rest });
  if (!chosen.ok) return chosen;
  const whole = withoutCells(picture, chosen.value.found);
  const found = dropOddEnds(picture, whole);
  // Only now: bodies that were put where their neighbours say would make any region convincing.
  const candles = inferBodies(found.candles, found.directions);
  return success({ ...found, candles, neighbours: chosen.value.neighbours, persuasion: persuasion(whole) });
}

/** px: screens of two or three px a point have more, and in half as many all but their thinnest strokes are still plain. */
const LARGE = 1.6e6;

/**
 * Of a large picture the chart is sought at half the size, which takes a quarter of the time and tells as much: which region, which colours. At the full size only what was found is
 * measured, once. Where it was found there hardly or not, all is sought at the full size, unless that finds but a part of it. What half the size shows surely and the full one does not, since a
 * codec or scaling left of its strokes but shades, is measured in half the size, spread over as many px.
 */
function fromCoarseToFine(picture: Raster, around: Around): Outcome<ChosenChart, ReadFailure> {
  if (picture.width * picture.height < LARGE) return chooseChart(picture, around);
  const half = halfSize(picture, around);
  const chosen = fromCoarseToFine(half.picture, half.around);
  const coarse = chosen.ok ? chosen.value : null;
  // Of near candles half the size tells bodies and wicks so roughly that a few which happen to be plain would be all.
  const isSure = coarse !== null && persuasion(coarse.found) >= SURELY && !coarse.isContested;
  const refine = () => coarse && refined(picture, coarse, around);
  const sure = isSure ? refine() : null;
  if (sure) return success(sure);
  const fine = chooseChart(picture, around);
  if (isSure) {
    const isAll = fine.ok && areAsMany(fine.value.found, coarse.found);
    const soft = isAll ? null : measured(spreadOver(half.picture, picture), coarse, around);
    // Letters beside near candles, which half the size takes for some, make the whole convince less.
    const least = Math.max(SURELY, fine.ok ? persuasion(fine.value.found) : 0);
    return soft && areAsMany(soft.found, coarse.found) && persuasion(soft.found) >= least ? success(soft) : fine;
  }
  if (!fine.ok) return fine;
  const whole = refine();
  return whole && isOutdone(fine.value.found, whole.found) ? success(whole) : fine;
}

/** The same chart at the full size, null where that does not bear it out. */
function refined(picture: Raster, coarse: ChosenChart, around: Around): ChosenChart | null {
  const fine = measured(picture, coarse, around);
  if (!fine || !bearsOut(fine.found, coarse.found)) return null;
  // Of thin strokes half the size shows but shades, beside which what is in full colour here would be foreign.
  const { colours, palette } = fine.found;
  return hasShades(strongestOf(picture, coarse.found), colours.background, palette) ? null : fine;
}

/** What a picture of the full size shows in the region, and in the colours, of a chart found at half of it. */
function measured(picture: Raster, { found, ...coarse }: ChosenChart, { words }: Around): ChosenChart | null {
  const known = { colours: coloursAtFullSize(found.colours), radius: found.palette.radius };
  const fine = findCandlesOf(picture, atFullSize(found.region, picture), known, words);
  const neighbours = coarse.neighbours.map(({ x0, x1 }) => ({ x0: 2 * x0, x1: 2 * x1 }));
  return fine.ok ? { ...coarse, found: fine.value, neighbours } : null;
}
