import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { type Columns, candleColumns } from './candle-columns.ts';
import { chooseDirections, type Directions, directBars } from './candles/choose-directions.ts';
import { dropLevelPieces, dropLineRests, trimEnds } from './candles/clean-slots.ts';
import { coarsen } from './candles/coarsen.ts';
import { type BaseLine, dropBars } from './candles/drop-bars.ts';
import { dropStrays } from './candles/drop-strays.ts';
import { dropTags } from './candles/drop-tags.ts';
import { judgeCandles } from './candles/judge-candles.ts';
import { measureBars, mostAreBars } from './candles/measure-bar.ts';
import { type MeasuredCandle, measureCandle } from './candles/measure-candle.ts';
import { measureLook } from './candles/measure-look.ts';
import { besideBars } from './colours/beside-bars.ts';
import {
  type CandleColours,
  chooseCandleColours,
  fillsAmong,
  likeThose,
  SAME_COLOUR,
} from './colours/choose-candle-colours.ts';
import { colourCell, distance, type Rgb } from './colours/colour.ts';
import { countColours } from './colours/count-colours.ts';
import { findPalette, type Palette } from './colours/find-palette.ts';
import { measureColours } from './colours/measure-colours.ts';
import { shadesOfBodies } from './colours/shades-of-bodies.ts';
import { findUprightRuns, type UprightRun } from './colours/upright-runs.ts';
import { hasCurves } from './ink/remove-curves.ts';
import { type Ink, isLossy } from './ink/unmix-ink.ts';
import { isBorneOut, SOUND } from './is-borne-out.ts';
import { type ChosenSlot, chooseSegments } from './lattice/choose-segments.ts';
import { coveredWidths } from './lattice/covered-widths.ts';
import type { Lattice } from './lattice/find-pitch.ts';
import { followStrokes } from './lattice/follow-strokes.ts';
import { type CandleWidths, measureWidths } from './lattice/measure-widths.ts';
import { profileSlots } from './lattice/profile-slots.ts';
import { type Marks, markInk } from './marks/mark-ink.ts';
import { type MarkInk, markOnce } from './marks/mark-once.ts';
import { takeRareBodies } from './marks/rare-bodies.ts';
import { settleColours } from './marks/settle-colours.ts';
import { persuasion } from './persuasion.ts';
import { type RegionGround, regionGround } from './region-ground.ts';
import { keptOverBars } from './stand-over-bars.ts';
import { WIDEST_BODY } from './widest-body.ts';

/** Candles of one region; their x and rows are px of the region (add its corner for px of the picture). */
export type FoundCandles = {
  region: Box;
  palette: Palette;
  colours: CandleColours;
  lattice: Lattice;
  widths: CandleWidths;
  bases: BaseLine[];
  candles: MeasuredCandle[];
  /** Whether they are OHLC bars. */
  areBars: boolean;
  directions: Directions;
  ground: RegionGround;
  /** What all this was measured in. */
  marks: Marks;
};

/** Whether two looks at a chart took the same ground for its own: where a region reaches beyond the chart's card, more of it may be of the page's, which parts candles from all that is about them. */
export const areOnOneGround = (one: FoundCandles, other: FoundCandles): boolean =>
  distance(one.ground.background, other.ground.background) <= SAME_COLOUR;

/** Of a region's pixels: a chart stands on a ground of one colour. */
const LEAST_BACKGROUND = 0.2;

/** A wick as wide as this, px, or wider covers its columns wherever it falls. */
const THIN = 2;

/**
 * Other looks at a compressed picture. `radius`, 0 to 441, is how near colours may be to be one, beside what holds for any: it depends on the picture into how many a codec takes a colour of small
 * bodies apart, and how near the colours of its lines are. Without curves in the candles' colour what a codec left of low candles may be gone too.
 */
const FURTHER_LOOKS: Partial<Pick<Known, 'radius' | 'isCleared'>>[] = [
  { radius: 42 },
  { radius: 50 },
  { isCleared: true },
];

/**
 * `words` are the texts of the picture, px of the picture: their ink is not looked at. Bodies may be as wide as those of few candles; where none are found so, or such whose paints say otherwise than
 * their neighbours, narrower ones are sought, beside which wider things are none. Of a compressed picture curves in their colour are at first left where they are, unless nothing is found among them.
 */
export function findCandles(picture: Raster, region: Box, words: Word[] = []): Outcome<FoundCandles, ReadFailure> {
  const counts = countColours(picture, region);
  const palette = findPalette(counts);
  const [ground] = palette.colours;
  if (!ground || ground.share < LEAST_BACKGROUND) return failure('not-a-chart');
  const ofFew = regionGround(picture, region, { background: ground.rgb, counts, words });
  const coloured = colourIn(picture, region, palette, ofFew);
  if (!coloured) return failure('not-a-chart');
  let areCurves = false;
  const asSeen = findOfWidth(picture, region, coloured, ofFew, () => {
    areCurves = true;
  });
  // Without any it would be the same look once more.
  if (asSeen.ok || !areCurves || asSeen.why === 'not-a-chart') return asSeen;
  const cleared = findOfWidth(picture, region, coloured, { ...ofFew, isCleared: true });
  return cleared.ok ? cleared : asSeen;
}

function findOfWidth(
  picture: Raster,
  region: Box,
  coloured: Coloured,
  ground: RegionGround,
  onCurves?: () => void,
): Outcome<FoundCandles, ReadFailure> {
  const found = findColoured(picture, region, coloured, ground, onCurves);
  if (found.ok && !found.value.directions.contradicted) return found;
  const narrower = findColoured(picture, region, coloured, { ...ground, widest: WIDEST_BODY.usual }, onCurves);
  if (!found.ok) return narrower;
  return narrower.ok && persuasion(narrower.value) > persuasion(found.value) ? narrower : found;
}

/** Whether what a region shows is half the size of a sharp picture: its mixtures are none that a codec makes. */
export type IsOfSharp = (region: Box, background: Rgb) => boolean;

/**
 * The same candles by that of several looks at a compressed picture which convinces most. What it adds at their ends must look like candles: with wider colours the texts
 * beside a chart come to be of a candle's colour too.
 */
export function lookAgain(
  picture: Raster,
  found: FoundCandles,
  words: Word[] = [],
  isOfSharp: IsOfSharp = () => false,
): FoundCandles {
  const { region, ground } = found;
  if (!isLossy(ground.noise) || isOfSharp(region, ground.background)) return found;
  return FURTHER_LOOKS.reduce((best, look) => {
    const { radius, isCleared } = { radius: best.palette.radius, isCleared: best.ground.isCleared, ...look };
    const convinced = persuasion(best);
    const isOfCurves = isCleared !== best.ground.isCleared && hasCurves(best.marks.ink);
    const isOfColours = radius !== best.palette.radius && convinced < FULLY;
    if (!isOfCurves && !isOfColours) return best;
    const palette = findPalette(ground.counts, { radius });
    // Colours that are put together more widely may together be more than the ground.
    if (palette.colours[0]!.rgb.some((level, i) => level !== ground.background[i])) return best;
    const find = convinced >= PLAIN ? inLikeColours(best.colours) : inOwnColours;
    const other = find(picture, region, palette, { ...ground, isCleared });
    if (!other.ok || persuasion(other.value) <= convinced) return best;
    if (isLeftOut(best, other.value, words)) return best;
    return isBorneOut(other.value, candleColumns(best), { words, least: SOUND.some }) ? other.value : best;
  }, found);
}

/** As convincing as this the candles' colours are told: then they are only looked up among those of another look. */
const PLAIN = 0.75;

/** As convincing as this they gain nothing by other colours: of 100 such looks none was more so by 0.016. */
export const FULLY = 0.9;

/** Of those that another look lacks at an end so many look like candles: a line may cross them there, but no labels lie over each other, as beyond a plot. */
const LEFT_OUT = 0.7;

/** Whether another look has fewer candles at an end, and those that it lacks there look like some: without low ones of a quiet market the rest convinces more. */
function isLeftOut(best: FoundCandles, other: FoundCandles, words: Word[]): boolean {
  const { x0, x1 } = candleColumns(other);
  const all = candleColumns(best);
  const isShort = { left: x0 - all.x0 > best.lattice.pitch / 2, right: all.x1 - x1 > best.lattice.pitch / 2 };
  const lookLikeSome = (columns: Columns) => isBorneOut(best, columns, { words, least: LEFT_OUT });
  return (isShort.left && lookLikeSome({ ...all, x0 })) || (isShort.right && lookLikeSome({ ...all, x1 }));
}

/** Which of a region's colours may be the candles', and where they stand upright. */
type Coloured = { palette: Palette; chosen: CandleColours; runs: UprightRun[]; fills: Rgb[] };

/** Null where none may be. */
function colourIn(picture: Raster, region: Box, found: Palette, ground: RegionGround): Coloured | null {
  const { washes, panels, bars, clouds } = ground.sheets;
  const isSharp = !isLossy(ground.noise);
  const first = findUprightRuns(picture, found, region, { isSharp });
  const palette = isSharp ? shadesOfBodies(picture, found, region, first.runs) : found;
  const isParted = palette.colours.length > found.colours.length;
  const seen = isParted ? findUprightRuns(picture, palette, region, { isSharp }) : first;
  const upright = { ...seen, runs: besideBars(seen.runs, palette, bars) };
  const noCandles = [
    ...[...washes, ...panels].filter((sheet) => !bars.includes(sheet)),
    ...clouds.filter(({ isCertain }) => isCertain),
  ];
  const ofSheets = new Set(noCandles.map(({ rgb }) => palette.classOf[colourCell(...rgb)]));
  const shapes = measureColours(upright, palette, region).map((shape, index) =>
    ofSheets.has(index) ? { ...shape, vertical: 0, boxed: 0, solid: 0 } : shape,
  );
  const chosen = chooseCandleColours(palette, shapes);
  if (chosen.candles.length === 0) return null;
  return { palette, chosen, runs: upright.runs, fills: fillsAmong(chosen, palette, shapes) };
}

function findColoured(
  picture: Raster,
  region: Box,
  { palette, chosen, runs, fills }: Coloured,
  ground: RegionGround,
  onCurves?: () => void,
): Outcome<FoundCandles, ReadFailure> {
  const isSharp = !isLossy(ground.noise);
  const mark = markerOf(picture, region, ground, onCurves);
  const settled = settleColours(mark, palette, chosen, { runs, fills, isSharp });
  const { colours, marks } = isSharp ? takeRareBodies(picture, region, palette, settled, mark) : settled;
  if (!marks) return failure('not-a-chart');
  return measureMarks(picture, { region, palette, colours, ground, marks });
}

/**
 * What is known of the candles of a region before it is looked at: their colours, rows in px of the region, how near colours are that are one, how wide bodies may be, of the region's width, and whether
 * curves are taken out.
 */
type Known = { colours: CandleColours; radius: number } & Partial<Pick<RegionGround, 'widest' | 'isCleared'>>;

/** What one look at candles tells of them for another at the same region. */
export const knownFrom = ({ colours, palette: { radius }, ground: { widest, isCleared } }: FoundCandles): Known => ({
  colours,
  radius,
  widest,
  isCleared,
});

/** The candles of a region of which the colours are known, from a look at less of the picture's px: only which of its own these are is looked up. */
export function findCandlesOf(
  picture: Raster,
  region: Box,
  { colours: known, radius, ...rest }: Known,
  words: Word[] = [],
): Outcome<FoundCandles, ReadFailure> {
  const counts = countColours(picture, region);
  const palette = findPalette(counts, { radius });
  const ground = regionGround(picture, region, { background: palette.colours[0]!.rgb, counts, words, ...rest });
  return inLikeColours(known)(picture, region, palette, ground);
}

type FindIn = (
  picture: Raster,
  region: Box,
  palette: Palette,
  ground: RegionGround,
) => Outcome<FoundCandles, ReadFailure>;

/** What a region shows in those of a palette's colours that are like known ones. */
const inLikeColours =
  (known: CandleColours): FindIn =>
  (picture, region, palette, ground) => {
    const mark = markerOf(picture, region, ground);
    const colours = likeThose(known, palette);
    const settled = { colours, marks: mark(colours) };
    const { marks, ...taken } = isLossy(ground.noise)
      ? settled
      : takeRareBodies(picture, region, palette, settled, mark);
    return marks ? measureMarks(picture, { region, palette, ground, marks, ...taken }) : failure('not-a-chart');
  };

/** What it shows in those that may be candles' by themselves. */
const inOwnColours: FindIn = (picture, region, palette, ground) => {
  const coloured = colourIn(picture, region, palette, ground);
  return coloured ? findColoured(picture, region, coloured, ground) : failure('not-a-chart');
};

/** `onCurves` is told of curves in a candle's colour that are left where they are. */
const markerOf = (
  picture: Raster,
  region: Box,
  { sheets, details, ...ground }: RegionGround,
  onCurves?: () => void,
): MarkInk =>
  markOnce((colours, known) =>
    markInk(picture, colours, region, { ...ground, ...sheets, ...details(), onCurves, known }),
  );

/** What is known of a region's candles before they are measured. */
type Marked = Pick<FoundCandles, 'region' | 'palette' | 'colours' | 'ground' | 'marks'>;

export function measureMarks(
  picture: Raster,
  { region, palette, colours, ground, marks }: Marked,
): Outcome<FoundCandles, ReadFailure> {
  const { noise } = ground;
  const { ink, lines, boxes, seeds } = marks;
  let { lattice } = marks;
  const widths = coveredWidths(ink, lattice) ?? measureWidths(boxes, seeds, lattice);
  const { pitch } = lattice;
  const isSharp = !isLossy(noise);
  const areFaint = !isSharp && widths.wick <= THIN;
  const profiles = profileSlots(ink, boxes, lattice, widths, {
    follow: (slots) => areFaint && followStrokes(picture, ink, slots, { colours, pitch }),
    areFaint,
  });
  dropLineRests(profiles, lines);
  dropLevelPieces(profiles, ink, { lattice, widths, isSharp });
  dropTags(profiles, ink);
  const bases = dropBars(profiles, lattice);
  const all = chooseSegments(profiles, { isSharp });
  let slots = trimEnds(all, ink, widths, { areBars: mostAreBars(ink, all, { widths, pitch, isSharp }) });
  for (const factor of [2, 3]) ({ slots, lattice } = coarsen(slots, lattice, factor));
  const options = { region, ground, widths, lattice, isSharp };
  const { candles, areBars, directions } = measureSlots(picture, ink, slots, options);
  const why = judgeCandles(candles, lattice, directions, { row: widths.wick, body: widths.body, areBars });
  if (why) return failure(why);
  return success({
    region,
    palette,
    colours,
    lattice,
    widths,
    bases,
    candles,
    areBars,
    directions,
    ground,
    marks,
  });
}

type SlotsOptions = { region: Box; ground: RegionGround; widths: CandleWidths; lattice: Lattice; isSharp: boolean };

function measureSlots(picture: Raster, ink: Ink, slots: ChosenSlot[], options: SlotsOptions) {
  const { region, ground, widths, lattice, isSharp } = options;
  const { background } = ground;
  const measured = slots.map((slot) => ({ slot, candle: measureCandle(ink, slot, widths) }));
  const candles = dropStrays(
    measured.map(({ candle }) => candle),
    widths,
    keptOverBars(picture, { region, ground, widths, lattice, colours: ground }),
  );
  const kept = measured.flatMap(({ slot, candle }) => (candles.includes(candle) ? [slot] : []));
  const bars = measureBars(ink, kept, candles, { widths, pitch: lattice.pitch, isSharp });
  const looks = (bars ?? candles).map((candle) => measureLook(picture, ink, background, candle, widths));
  if (bars) return { candles: bars, areBars: true, directions: directBars(bars, looks, widths.wick) };
  return { candles, areBars: false, directions: chooseDirections(candles, looks, widths.wick) };
}
