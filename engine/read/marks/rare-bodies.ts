import type { Box, Raster } from '../../raster.ts';
import { type CandleColours, withOthers } from '../colours/choose-candle-colours.ts';
import { distance, type Rgb } from '../colours/colour.ts';
import { isBlend } from '../colours/colour-axis.ts';
import type { Palette } from '../colours/find-palette.ts';
import { type Shade, shadesOf } from '../colours/runs-of-shades.ts';
import { INKED, type Ink } from '../ink/unmix-ink.ts';
import { FIRM, isSamePitch, type Lattice } from '../lattice/find-pitch.ts';
import { distanceToSlot, measureWidths, slotOf } from '../lattice/measure-widths.ts';
import type { Marks } from './mark-ink.ts';
import type { MarkInk } from './mark-once.ts';
import { type Settled, standing } from './settle-colours.ts';

/** Slots without a candle in which bodies of one colour stand, on so many rows: fewer may be chance, on one row stand bars. */
const LEAST = { slots: 3, feet: 3 };
/** Rows, px, of a body, and the part of them that lines leave: of one among the rows of the candles within so many slots one is enough. */
const AMONG = { rows: 6, seen: 0.8, slots: 2 };
/** A body is as wide as the others but for so much, px, or of its width where soft edges are not in its whole colour, and as near to the middle of its slot, or of the pitch where the screen's px are several of the picture; narrower ones, px, pieces of lines are as well. */
const NEAR = 1;
const SOFT = 0.15;
const ROUNDED = 0.1;
const LEAST_WIDTH = 6;
/** Of the body's width: what is narrower are letters and dashes; of the pitch: what is wider are lines. Of what is between so much, by its px, must be bodies. */
const WIDE = 0.5;
const WIDEST = 2;
const MOST_OF = 0.8;
/** How far a colour is from those that are known, and of their contrast with the ground it has. */
const NEAREST = 40;
const LEAST_CONTRAST = 0.3;

/** What stood on the lattice must stand there still. */
const NEARLY = 0.9;

/**
 * The same with the colours of bodies that tell no pitch, but stand in slots which are empty without them: of some so low that nothing of them stands upright, as where the market rose
 * steadily the few of the other direction may all be, and of a few between their neighbours, as a pattern is shown by or the busiest bars; and with fills of which borders of known colours are all that was found. For pictures that no codec went through: it makes such colours of
 * bodies' edges.
 */
export function takeRareBodies(
  picture: Raster,
  region: Box,
  palette: Palette,
  { colours, marks }: Settled,
  mark: MarkInk,
): Settled {
  if (!marks || marks.lattice.share < FIRM) return { colours, marks };
  const more = rareColours(picture, region, palette, colours, marks);
  if (more.length === 0) return { colours, marks };
  const all = withOthers({ ...colours, candles: [...colours.candles, ...more] }, palette);
  const now = mark(all, marks.lattice);
  const stillStands = now && isSamePitch(now.lattice, marks.lattice) && standing(now) >= NEARLY * standing(marks);
  return stillStands ? { colours: all, marks: now } : { colours, marks };
}

function rareColours(
  picture: Raster,
  region: Box,
  palette: Palette,
  { background, candles, bars, lines }: CandleColours,
  { ink, lattice, boxes, seeds }: Marks,
): Rgb[] {
  const { body, wick } = measureWidths(boxes, seeds, lattice);
  if (body < LEAST_WIDTH || body > lattice.pitch) return [];
  const taken = new Map<number, Rows>();
  for (const { x, y0, y1 } of boxes) {
    if (distanceToSlot(x, lattice) > NEAR) continue;
    const { from = y0, to = y1 } = taken.get(slotOf(x, lattice)) ?? {};
    taken.set(slotOf(x, lattice), { from: Math.min(from, y0), to: Math.max(to, y1) });
  }
  const strongest = Math.max(...candles.map((rgb) => distance(rgb, background)));
  const known = [...candles, ...lines, ...bars.map(({ rgb }) => rgb)];
  const isNew = (rgb: Rgb) =>
    distance(rgb, background) >= LEAST_CONTRAST * strongest &&
    known.every((other) => distance(rgb, other) > NEAREST && !isBlend(rgb, background, other));
  const indices = palette.colours.flatMap(({ rgb }, index) => (index > 0 && isNew(rgb) ? [index] : []));
  const isOfEdges = (rgb: Rgb) => candles.some((one) => candles.some((other) => isBlend(rgb, one, other)));
  return shadesOf(picture, region, palette.classOf, indices).flatMap((shade, i) => {
    const { rgb } = palette.colours[indices[i]!]!;
    const inner = isOfEdges(rgb) ? Number.POSITIVE_INFINITY : body - 2 * wick - NEAR;
    return areBodies(shade, { ink, lattice, body, inner, taken }) ? [rgb] : [];
  });
}

type Rows = { from: number; to: number };

/** `body`, px, is how wide bodies are, `inner` what is of one within its border at least (no soft edge between a border and a fill is that), `taken` the slots in which candles were found, and their rows. */
type Slots = { ink: Ink; lattice: Lattice; body: number; inner: number; taken: ReadonlyMap<number, Rows> };

/** Whether what a shade's level runs make are bodies in slots without a candle, or the insides of those that are known by their borders alone. */
function areBodies({ height, runs, starts }: Shade, { ink, lattice, body, inner, taken }: Slots): boolean {
  const [first, last] = [Math.min(...taken.keys()) - 1, Math.max(...taken.keys()) + 1];
  const standing = new Map<number, Rows & { seen: number }>();
  let [bodies, others] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let k = starts[y]!; k < starts[y + 1]!; k += 2) {
      const [left, right] = [runs[k]!, runs[k + 1]!];
      const [x, width] = [(left + right) / 2, right - left];
      const slot = slotOf(x, lattice);
      // Beyond the candles stand tags, and over all of them lines.
      if (width < WIDE * body || width > WIDEST * lattice.pitch || slot < first || slot > last) continue;
      const isCentral = distanceToSlot(x, lattice) <= Math.max(NEAR, ROUNDED * lattice.pitch);
      const isFree = !taken.has(slot) && Math.abs(width - body) <= Math.max(NEAR, SOFT * body);
      if (isCentral && (isFree || (width >= inner && width < body && isBordered(ink, y, left, right)))) {
        bodies += width;
        const { from = y, seen = 0 } = standing.get(slot) ?? {};
        standing.set(slot, { from, to: y, seen: seen + 1 });
      } else others += width;
    }
  if (bodies < MOST_OF * (bodies + others)) return false;
  const isAmong = ([slot, { from, to, seen }]: [number, Rows & { seen: number }]) => {
    const beside = [...taken].filter(([other]) => Math.abs(other - slot) <= AMONG.slots).map(([, rows]) => rows);
    const isWhole = seen >= AMONG.rows && seen >= AMONG.seen * (to - from + 1);
    // What is as high as the region is a page's margin beside a chart.
    return isWhole && from > 0 && to < height - 1 && beside.some((rows) => from <= rows.to && to >= rows.from);
  };
  const feet = new Set([...standing.values()].map(({ to }) => to));
  return (standing.size >= LEAST.slots && feet.size >= LEAST.feet) || [...standing].some(isAmong);
}

/** Whether ink of known colours stands right beside a run, on both sides. */
function isBordered({ width, cover }: Ink, y: number, left: number, right: number): boolean {
  const isInked = (x: number) => x >= 0 && x < width && cover[y * width + x]! >= INKED;
  return (isInked(left - 1) || isInked(left - 2)) && (isInked(right) || isInked(right + 1));
}
