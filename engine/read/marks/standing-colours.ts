import { type CandleColours, withOthers } from '../colours/choose-candle-colours.ts';
import { cosine, distance, dot, type Rgb, subtract } from '../colours/colour.ts';
import { isBlend } from '../colours/colour-axis.ts';
import type { Palette } from '../colours/find-palette.ts';
import type { UprightRun } from '../colours/upright-runs.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import { isWithin, type RowsAt } from './rows-about.ts';

const LEAST_PIXELS = 60;
/** How much of the strongest candle colour's contrast with the background another must have, and how far it must be from all that are known. */
const LEAST_CONTRAST = 0.3;
/** The same of what fills something, and for what is darker than the ground where all candles are lighter, or the other way round: it can be no mixture of theirs. */
const LEAST_UNMIXED = 0.2;
const NEAREST = 40;
/** What fills something is no mixture: bodies under a band that lies over a part of the plot have a colour of their own. */
const NEAREST_FILL = 26;
const MOST_COLOURS = 6;
/** Of the pixels of the most frequent one. */
const LEAST_PART = 0.04;
/** Cosine of the angle between two colours, seen from the background, from which one may be the other thinned. */
const SHADE = 0.94;

export type Standing = {
  palette: Palette;
  runs: UprightRun[];
  lattice: Lattice;
  rows: RowsAt;
  /** No codec took colour from thin strokes, so that what is thinned ink is a straight mixture with the ground. */
  isSharp?: boolean;
};

/** Of the palette's other colours those that stand evenly about the places of the lattice: candles that the first choice overlooked. */
export function addStandingColours(
  colours: CandleColours,
  { palette, runs, lattice, rows, isSharp = true }: Standing,
): CandleColours {
  const { background, candles, bars, lines, strokes, edges } = colours;
  const strongest = Math.max(0, ...candles.map((rgb) => distance(rgb, background)));
  const taken = [...candles];
  const known = [...bars.map(({ rgb }) => rgb), ...lines];
  const isOpposite = (rgb: Rgb) =>
    candles.every((candle) => dot(subtract(rgb, background), subtract(candle, background)) < 0);
  // The grey of wicks lies near enough to a dark body's colour to be what a codec makes of it; where none was at work, what stands in the middle and is no mixture is theirs.
  const isShade = (rgb: Rgb, isWick: boolean, candle: Rgb) =>
    isSharp && isWick
      ? isBlend(rgb, background, candle)
      : isThinnedInk(subtract(rgb, background), subtract(candle, background));
  const standsOut = (rgb: Rgb, least: number) => distance(rgb, background) >= Math.max(NEAREST, least * strongest);
  // Of a border a px and a half wide, as at one and a half px a point, one side may fill a column while the other falls into two, of which none has its colour in full.
  const shadesOf = (whole: Rgb, index: number) =>
    palette.colours.flatMap(({ rgb }, other) =>
      isSharp && other > 0 && other !== index && isBlend(rgb, background, whole) ? [other] : [],
    );
  const byColour = palette.colours.map((): UprightRun[] => []);
  for (const run of runs) if (isWithin(run, rows(run.x))) byColour[run.colour]?.push(run);
  const standing = palette.colours
    .map(({ rgb }, index) => ({ rgb, index }))
    .filter(({ rgb, index }) => index > 0 && standsOut(rgb, LEAST_UNMIXED))
    .map((colour) => ({
      ...colour,
      isFill: isFill(byColour[colour.index]!),
    }))
    .filter(({ rgb, isFill }) => isFill || isOpposite(rgb) || standsOut(rgb, LEAST_CONTRAST))
    .filter(({ rgb, isFill }) =>
      [...known, ...candles].every((other) => distance(rgb, other) > (isFill ? NEAREST_FILL : NEAREST)),
    )
    .map((colour) => ({
      ...colour,
      ...evenPixels(byColour, { ...colour, shades: shadesOf(colour.rgb, colour.index) }, { lattice, rows, isSharp }),
    }))
    .sort((a, b) => distance(b.rgb, background) - distance(a.rgb, background));
  const mostOf = (kind: boolean) =>
    Math.max(0, ...standing.filter(({ isFill }) => isFill === kind).map(({ pixels }) => pixels));
  for (const { rgb, pixels, isWick, isFill } of standing)
    if (
      pixels > 0 &&
      pixels >= LEAST_PART * mostOf(isFill) &&
      taken.length < MOST_COLOURS &&
      (isFill || !taken.some((candle) => isShade(rgb, isWick, candle)))
    )
      taken.push(rgb);
  if (taken.length === candles.length) return colours;
  return withOthers({ background, candles: taken, bars, lines, strokes, edges }, palette);
}

/** Thinned ink, also where a lossy codec took a part of its colour: in the direction of a candle's colour from the background, nearly. */
function isThinnedInk(shade: Rgb, colour: Rgb): boolean {
  const part = dot(shade, colour) / dot(colour, colour);
  return part < 1.05 && cosine(shade, colour) > SHADE;
}

/** Of the rows of a colour's runs: so many inside something filled are no thin ink, so many above one foot are translucent bars. */
const FILLED = 0.3;
const ON_ONE_FOOT = 0.3;

function isFill(own: UprightRun[]): boolean {
  const feet = new Map<number, number>();
  for (const { y0, y1 } of own) feet.set(y1, (feet.get(y1) ?? 0) + y1 - y0);
  const rowsOf = (some: UprightRun[]) => some.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
  const [foot, onFoot] = [...feet].reduce((most, one) => (one[1] > most[1] ? one : most), [-1, 0]);
  // A band along the plot's foot is filled too, which says nothing of what has its colour above it.
  const above = own.filter(({ y1 }) => y1 !== foot);
  return (
    rowsOf(above.filter(({ solid, parted }) => solid || parted)) >= FILLED * rowsOf(above) &&
    onFoot < ON_ONE_FOOT * rowsOf(own)
  );
}

/** A run this near to its slot's centre, px, is a wick's; the other side of a border may be a pixel off. */
const CENTRAL = 0.8;
/** Of the pitch: how far off its slot's centre a candle of a sharp picture may stand that was rounded to whole px of a screen, of which each is several px of the picture. Elsewhere what smears leave stands so. */
const ROUNDED = 0.05;
const SAME_END = 2;
/** Of a body's border so much is left where a line crosses it near one end. What shares that one end alone tells half as much. */
const LEFT_OF_SIDE = 0.5;
const BY_ONE_END = 0.5;
/** Borders are thinner than this, px: what letters leave of a note's fill shares ends too. */
const THICK = 3;

type Rows = Pick<UprightRun, 'y0' | 'y1'>;

const endAlike = (a: Rows, b: Rows): boolean => Math.abs(a.y0 - b.y0) <= SAME_END && Math.abs(a.y1 - b.y1) <= SAME_END;

const areBeside = (a: Rows, b: Rows): boolean =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0) >= LEFT_OF_SIDE * Math.max(a.y1 - a.y0, b.y1 - b.y0);

/** Whether they may be both sides of one body: a line that crosses one of them leaves it one end. */
const areSides = (a: Rows, b: Rows): boolean =>
  (Math.abs(a.y0 - b.y0) <= SAME_END || Math.abs(a.y1 - b.y1) <= SAME_END) && areBeside(a, b);

const BOTH_WAYS = [-1, 1];
/** Of the pitch: what is so low and goes on so far to both sides, from any column of a body beyond it, is a piece of a level line. */
const LEVEL = { height: 0.25, beyond: 0.6 };

/** Of what stands evenly, in the middle: edges of bodies stand at their sides. */
const LEAST_CENTRAL = 0.8;
/** Beyond what stands in the middle by chance. */
const LEAST_EVEN = 0.5;
const LEAST_SLOTS = 4;

/** Of the rows between which candles may lie, and pieces into which lines that cross it part it: a line of the grid, which may well stand in the middle of slots. */
const OF_LINE = { share: 0.5, pieces: 3 };

const isLine = (own: readonly Rows[], { y0, y1 }: Rows): boolean =>
  own.length >= OF_LINE.pieces && own.reduce((sum, run) => sum + run.y1 - run.y0, 0) >= OF_LINE.share * (y1 - y0);

/**
 * Pixels of a colour's upright runs if most of these stand in the middle of a slot or have their like on the other side of it, as wicks, borders
 * and fills do and as lines and texts do not; else 0. What runs on into the next slot is a tag or a panel and counts neither way, nor does an upright line. `isWick`: they stand in the middle.
 */
function evenPixels(
  byColour: UprightRun[][],
  { index: colour, isFill, shades }: { index: number; isFill: boolean; shades: number[] },
  { lattice: { pitch, origin }, rows, isSharp }: { lattice: Lattice; rows: RowsAt; isSharp: boolean },
): { pixels: number; isWick: boolean } {
  const byColumn = columnsOf(byColour[colour]!);
  const thinned = columnsOf(shades.flatMap((shade) => byColour[shade]!));
  const hasLike = (run: UprightRun, x: number, { areLike = endAlike, among = byColumn } = {}) =>
    among.get(Math.round(x))?.some((other) => areLike(run, other)) ?? false;
  const isThin = (run: UprightRun) =>
    [-THICK, THICK].every((off) => !hasLike(run, run.x + off, { areLike: areBeside }));
  const rounded = isSharp ? ROUNDED * pitch : 0;
  const central = Math.max(Math.min(CENTRAL, 0.2 * pitch), rounded);
  const reach = Math.max(1, Math.floor(2 * rounded));
  const offs = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const least = LEAST_EVEN + (1 - LEAST_EVEN) * Math.min(1, (2 * central) / pitch);
  let pixels = 0;
  let even = 0;
  let middle = 0;
  const slots = new Set<number>();
  for (const [x, own] of byColumn) {
    if (isLine(own, rows(x))) continue;
    const slot = Math.round((x + 0.5 - origin) / pitch);
    const centre = origin + slot * pitch;
    const opposite = 2 * centre - x - 1;
    for (const run of own) {
      if (BOTH_WAYS.some((way) => hasLike(run, x + way * pitch))) continue;
      const isLow = run.y1 - run.y0 <= LEVEL.height * pitch;
      if (isLow && BOTH_WAYS.every((way) => hasLike(run, x + way * LEVEL.beyond * pitch))) continue;
      pixels += run.y1 - run.y0;
      const isCentral = Math.abs(x + 0.5 - centre) <= central;
      const isOpposite = (by?: Parameters<typeof hasLike>[2]) => offs.some((off) => hasLike(run, opposite + off, by));
      const isWhole = isCentral || isOpposite() || (!isFill && isOpposite({ among: thinned }));
      if (!isWhole && !(!isFill && isThin(run) && isOpposite({ areLike: areSides }))) continue;
      even += (isWhole ? 1 : BY_ONE_END) * (run.y1 - run.y0);
      if (isCentral) middle += run.y1 - run.y0;
      slots.add(slot);
    }
  }
  const stands = pixels >= LEAST_PIXELS && slots.size >= LEAST_SLOTS && even >= least * pixels;
  return { pixels: stands ? even : 0, isWick: middle >= LEAST_CENTRAL * even };
}

/** Boxed runs by the column that they stand in. */
function columnsOf(runs: UprightRun[]): Map<number, UprightRun[]> {
  const byColumn = new Map<number, UprightRun[]>();
  for (const run of runs) {
    if (!run.boxed) continue;
    const own = byColumn.get(run.x);
    if (own) own.push(run);
    else byColumn.set(run.x, [run]);
  }
  return byColumn;
}
