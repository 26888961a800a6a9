import type { ReadFailure } from '#contract/read-failure';
import { type Outcome, success } from '../outcome.ts';
import type { Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { areAsMany, bearsOut, isOutdone } from './bears-out.ts';
import { candleColumns } from './candle-columns.ts';
import { inferBodies } from './candles/infer-bodies.ts';
import { type Around, type ChosenChart, chooseChart, glimpseCharts, type Seen } from './choose-chart.ts';
import { type CandleColours, withOthers } from './colours/choose-candle-colours.ts';
import { measureNoise } from './colours/measure-noise.ts';
import { wholeColours } from './colours/whole-colours.ts';
import { directByVolume } from './direct-by-volume.ts';
import { dropOddEnds } from './drop-odd-ends.ts';
import { type FoundCandles, FULLY, findCandles, findCandlesOf, type IsOfSharp, knownFrom } from './find-candles.ts';
import { type Glimpse, plotOf } from './glimpse.ts';
import { atFullSize, coloursAtFullSize, halfOf, halfSize, spreadOver, strongestOf } from './half-size.ts';
import { isLossy } from './ink/unmix-ink.ts';
import { isBorneOut, SOUND } from './is-borne-out.ts';
import { isAmong } from './join-parts.ts';
import { SURELY } from './least-score.ts';
import { type Looks, lookOnce } from './look-once.ts';
import { persuasion } from './persuasion.ts';
import type { Divider } from './regions/find-dividers.ts';
import { withoutCells } from './without-cells.ts';

/**
 * The chart that is read, and where the candles of others stand beside it, columns of the picture: what is beyond them is not its own. `persuasion` is that of all that was found, odd ends
 * and all.
 */
export type FoundChart = FoundCandles & { neighbours: Divider[]; persuasion: number };

/** The most convincing candles of a picture: see `chooseChart`. */
export const findChart = (...picture: Parameters<typeof glimpseChart>): Outcome<FoundChart, ReadFailure> =>
  glimpseChart(...picture).goOn();

/** The same, first about where they are: of a large picture as half its size shows it. */
export function glimpseChart(
  picture: Raster,
  columns: LabelColumn[],
  { words = [], dividers = [], ...rest }: Partial<Omit<Around, 'columns'>> = {},
): Glimpse<Outcome<FoundChart, ReadFailure>> {
  const { plot, goOn } = fromCoarseToFine(picture, { columns, words, dividers, ...rest });
  return { plot, goOn: () => wholeChart(picture, goOn().chosen, words) };
}

function wholeChart(
  picture: Raster,
  chosen: Outcome<ChosenChart, ReadFailure>,
  words: Word[],
): Outcome<FoundChart, ReadFailure> {
  if (!chosen.ok) return chosen;
  const whole = withoutCells(picture, chosen.value.found);
  const found = withoutPanels(picture, whole, words);
  const directions = directByVolume(picture, found);
  // Only now: bodies that were put where their neighbours say would make any region convincing.
  const candles = inferBodies(found.candles, directions);
  return success({ ...found, candles, directions, neighbours: chosen.value.neighbours, persuasion: persuasion(whole) });
}

/** So many odd ones at an end are another panel's: their colours are not the candles', and say of these what is not so. */
const OF_PANEL = 2;

/** The candles without what is odd at their ends, looked at once more without the panel that such are of, if that tells as many and convinces more. */
function withoutPanels(picture: Raster, whole: FoundCandles, words: Word[]): FoundCandles {
  const found = dropOddEnds(picture, whole);
  if (whole.candles.length - found.candles.length < OF_PANEL) return found;
  const { region } = found;
  const { x0, x1 } = candleColumns(found);
  const within = {
    ...region,
    x0: found.candles[0] === whole.candles[0] ? region.x0 : Math.max(region.x0, Math.floor(x0)),
    x1: found.candles.at(-1) === whole.candles.at(-1) ? region.x1 : Math.min(region.x1, Math.ceil(x1)),
  };
  const again = findCandles(picture, within, words);
  if (!again.ok || again.value.candles.length < found.candles.length) return found;
  return persuasion(again.value) > persuasion(found) ? again.value : found;
}

/** px: screens of two or three px a point have more, and in half as many all but their thinnest strokes are still plain. */
const LARGE = 1.6e6;

/**
 * Of a large picture the chart is sought at half the size, which takes a quarter of the time and tells as much: which region, which colours. At the full size only what was found is
 * measured, once. Where it was found there hardly or not, all is sought at the full size, unless that finds but a part of it; of a photo, whose strokes are no thinner than half the size
 * shows, only where it was found hardly. What half the size shows surely and the full one does not, since a codec or scaling left of its strokes but shades, is measured in half the size,
 * spread over as many px.
 */
function fromCoarseToFine(
  picture: Raster,
  around: Around,
  isOfSharp: IsOfSharp = () => false,
): Glimpse<{ chosen: Outcome<ChosenChart, ReadFailure>; looks: Looks }> {
  const looks = lookOnce((region) => findCandles(picture, region, around.words));
  if (picture.width * picture.height < LARGE) {
    const { plot, goOn } = glimpseCharts(picture, around, { look: looks.at, isOfSharp });
    return { plot, goOn: () => ({ chosen: goOn(), looks }) };
  }
  const half = halfSize(picture, around);
  const { chosen, looks: atHalf } = fromCoarseToFine(half.picture, half.around, (region, background) => {
    const whole = atFullSize(region, picture);
    return isOfSharp(whole, background) || !isLossy(measureNoise(picture, background, whole));
  }).goOn();
  const coarse = chosen.ok ? chosen.value : null;
  if (around.smeared && !chosen.ok && chosen.why !== 'too-dense')
    return { plot: null, goOn: () => ({ chosen, looks }) };
  // Of near candles half the size tells bodies and wicks so roughly that a few which happen to be plain would be all.
  const isSure = coarse !== null && persuasion(coarse.found) >= SURELY && !coarse.isContested;
  const seen: Seen = {
    look: looks.at,
    isOfSharp,
    refusalAtHalf: (region) => {
      const found = atHalf.known(halfOf(region), SAME_REGION);
      return found && !found.ok ? found.why : null;
    },
  };
  return {
    plot: isSure ? atFullSize(plotOf(coarse.found), picture) : null,
    goOn: () => ({
      chosen: isSure
        ? fromSure(picture, { half: half.picture, coarse }, around, seen)
        : fromUnsure(picture, coarse, around, seen),
      looks,
    }),
  };
}

/** px of half the size by which a region's sides may be off the same one's of the whole: labels are measured in either. */
const SAME_REGION = 6;

/** How much more what half the size showed must convince at the full one than what is found there, where the full one does not bear it out, and where that are the same candles and others. */
const CLEARER = { than: 1.05, thanMore: 1.1 };

function fromSure(
  picture: Raster,
  { half, coarse }: { half: Raster; coarse: ChosenChart },
  around: Around,
  seen: Seen,
): Outcome<ChosenChart, ReadFailure> {
  const same = measured(picture, coarse, around);
  const wholes = same && wholesOf(picture, same.found, coarse.found);
  if (same && !wholes && bearsOut(same.found, coarse.found)) return success(same);
  const strong = wholes && measured(picture, { ...coarse, found: { ...coarse.found, colours: wholes } }, around);
  const isBorneOutSo = strong !== null && bearsOut(strong.found, coarse.found);
  if (isBorneOutSo && persuasion(strong.found) >= FULLY) return success(strong);
  const fine = chooseChart(picture, around, seen);
  if (isBorneOutSo && fine.ok && isClearer(strong.found, fine.value.found)) return success(strong);
  if (same && fine.ok && areAsMany(same.found, coarse.found) && isInsteadOf(same.found, fine.value.found, around.words))
    return success(same);
  const isAll = fine.ok && areAsMany(fine.value.found, coarse.found);
  const soft = isAll ? null : measured(spreadOver(half, picture), coarse, around);
  // Letters beside near candles, which half the size takes for some, make the whole convince less.
  const least = Math.max(SURELY, fine.ok ? persuasion(fine.value.found) : 0);
  return soft && areAsMany(soft.found, coarse.found) && persuasion(soft.found) >= least ? success(soft) : fine;
}

/** In colours that it did not show itself, what half the size found must convince clearly more, where it does not fully. */
const isClearer = (one: FoundCandles, other: FoundCandles): boolean =>
  persuasion(one) > CLEARER.thanMore * persuasion(other);

/** Candles that are found beside the same ones by looking further make all of them convince somewhat less. */
function isInsteadOf(one: FoundCandles, other: FoundCandles, words: Word[]): boolean {
  const goesOn = isAmong(one, other) && isBorneOut(other, candleColumns(one), { words, least: SOUND.some });
  return persuasion(one) > (goesOn ? CLEARER.thanMore : CLEARER.than) * persuasion(other);
}

function fromUnsure(
  picture: Raster,
  coarse: ChosenChart | null,
  around: Around,
  seen: Seen,
): Outcome<ChosenChart, ReadFailure> {
  const fine = chooseChart(picture, around, seen);
  const same = fine.ok && coarse && measured(picture, coarse, around);
  if (!same || !bearsOut(same.found, coarse.found) || wholesOf(picture, same.found, coarse.found)) return fine;
  return isOutdone(fine.value.found, same.found) ? success(same) : fine;
}

/** Colours of which half the size shows but shades, as the full one has them: of thin strokes those are but what surrounds what is in full colour here. Null where there are none. */
function wholesOf(picture: Raster, full: FoundCandles, half: FoundCandles): CandleColours | null {
  const candles = wholeColours(strongestOf(picture, half), full.colours.background, full.palette);
  return candles && withOthers({ ...half.colours, candles }, full.palette);
}

/** What a picture of the full size shows in the region, and in the colours, of a chart found at half of it. */
function measured(picture: Raster, { found, ...coarse }: ChosenChart, { words }: Around): ChosenChart | null {
  const known = { ...knownFrom(found), colours: coloursAtFullSize(found.colours) };
  const fine = findCandlesOf(picture, atFullSize(found.region, picture), known, words);
  const neighbours = coarse.neighbours.map(({ x0, x1 }) => ({ x0: 2 * x0, x1: 2 * x1 }));
  return fine.ok ? { ...coarse, found: fine.value, neighbours } : null;
}
