import type { ReadFailure } from '#contract/read-failure';
import { type Outcome, success } from '../outcome.ts';
import type { Raster } from '../raster.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { bearsOut, isOutdone } from './bears-out.ts';
import { inferBodies } from './candles/infer-bodies.ts';
import { type Around, type ChosenChart, chooseChart } from './choose-chart.ts';
import { hasShades } from './colours/whole-colours.ts';
import { dropOddEnds } from './drop-odd-ends.ts';
import { type FoundCandles, findCandlesOf } from './find-candles.ts';
import { atFullSize, coloursAtFullSize, halfSize, strongestOf } from './half-size.ts';
import { SURELY } from './least-score.ts';
import { persuasion } from './persuasion.ts';
import type { Divider } from './regions/find-dividers.ts';
import { withoutCells } from './without-cells.ts';

/** The chart that is read, and where the candles of others stand beside it, columns of the picture: what is beyond them is not its own. */
export type FoundChart = FoundCandles & { neighbours: Divider[] };

/** The most convincing candles of a picture: see `chooseChart`. */
export function findChart(
  picture: Raster,
  columns: LabelColumn[],
  { words = [], dividers = [], ...rest }: Partial<Omit<Around, 'columns'>> = {},
): Outcome<FoundChart, ReadFailure> {
  const chosen = fromCoarseToFine(picture, { columns, words, dividers, ...rest });
  if (!chosen.ok) return chosen;
  const found = dropOddEnds(withoutCells(picture, chosen.value.found));
  // Only now: bodies that were put where their neighbours say would make any region convincing.
  const candles = inferBodies(found.candles, found.directions);
  return success({ ...found, candles, neighbours: chosen.value.neighbours });
}

/** px: screens of two or three px a point have more, and in half as many all but their thinnest strokes are still plain. */
const LARGE = 1.6e6;

/**
 * Of a large picture the chart is sought at half the size, which takes a quarter of the time and tells as much: which region, which colours. At the full size only what was found is
 * measured, once. Where it was found there hardly or not, all is sought at the full size, unless that finds but a part of it.
 */
function fromCoarseToFine(picture: Raster, around: Around): Outcome<ChosenChart, ReadFailure> {
  if (picture.width * picture.height < LARGE) return chooseChart(picture, around);
  const half = halfSize(picture, around);
  const coarse = fromCoarseToFine(half.picture, half.around);
  // Of near candles half the size tells bodies and wicks so roughly that a few which happen to be plain would be all.
  const isSure = coarse.ok && persuasion(coarse.value.found) >= SURELY && !coarse.value.isContested;
  const refine = () => (coarse.ok ? refined(picture, coarse.value, around) : null);
  const sure = isSure ? refine() : null;
  if (sure) return success(sure);
  const fine = chooseChart(picture, around);
  if (!fine.ok || isSure) return fine;
  const whole = refine();
  return whole && isOutdone(fine.value.found, whole.found) ? success(whole) : fine;
}

/** The same chart at the full size, null where that does not bear it out. */
function refined(
  picture: Raster,
  { found: coarse, neighbours, isContested }: ChosenChart,
  { words }: Around,
): ChosenChart | null {
  const known = { colours: coloursAtFullSize(coarse.colours), radius: coarse.palette.radius };
  const fine = findCandlesOf(picture, atFullSize(coarse.region, picture), known, words);
  if (!fine.ok || !bearsOut(fine.value, coarse)) return null;
  // Of thin strokes half the size shows but shades, beside which what is in full colour here would be foreign.
  if (hasShades(strongestOf(picture, coarse), fine.value.colours.background, fine.value.palette)) return null;
  return {
    found: fine.value,
    neighbours: neighbours.map(({ x0, x1 }) => ({ x0: 2 * x0, x1: 2 * x1 })),
    isContested,
  };
}
