import { type Box, endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { type CandleColours, withOthers } from '../colours/choose-candle-colours.ts';
import { colourCell, distance, type Rgb } from '../colours/colour.ts';
import { isBlend } from '../colours/colour-axis.ts';
import type { Palette } from '../colours/find-palette.ts';
import { FIRM, isSamePitch } from '../lattice/find-pitch.ts';
import { distanceToSlot, measureWidths } from '../lattice/measure-widths.ts';
import type { Marks } from './mark-ink.ts';
import type { MarkInk } from './mark-once.ts';

/** Slots without a candle in which bodies of one colour stand, on so many rows: fewer may be chance, on one row stand bars. */
const LEAST = { slots: 3, feet: 3 };
/** A body is as wide as the others but for so much, and as near to the middle of its slot, px; narrower ones, px, pieces of lines are as well. */
const NEAR = 1;
const LEAST_WIDTH = 6;
/** Of the body's width: what is narrower are letters and dashes; of the pitch: what is wider are lines. Of what is between so much, by its px, must be bodies. */
const WIDE = 0.5;
const WIDEST = 2;
const MOST_OF = 0.8;
/** How far a colour is from those that are known, and of their contrast with the ground it has. */
const NEAREST = 40;
const LEAST_CONTRAST = 0.3;

/** What stood on the lattice must stand there still. */
const NEARLY = 0.95;

type Settled = { colours: CandleColours; marks: Marks | null };

/**
 * The same with the colours of bodies so low that nothing of them stands upright: where the market rose steadily, those few candles of the other direction may all be. They
 * tell no pitch, but stand in slots that are empty without them. For pictures that no codec went through: it makes such colours of bodies' edges.
 */
export function takeLowBodies(
  picture: Raster,
  region: Box,
  palette: Palette,
  { colours, marks }: Settled,
  mark: MarkInk,
): Settled {
  if (!marks || marks.lattice.share < FIRM) return { colours, marks };
  const more = lowBodyColours(picture, region, palette, colours, marks);
  if (more.length === 0) return { colours, marks };
  const all = withOthers({ ...colours, candles: [...colours.candles, ...more] }, palette);
  const now = mark(all, marks.lattice);
  const stillStands = now && isSamePitch(now.lattice, marks.lattice) && standing(now) >= NEARLY * standing(marks);
  return stillStands ? { colours: all, marks: now } : { colours, marks };
}

const standing = ({ lattice }: Marks): number => lattice.share * lattice.occupancy;

function lowBodyColours(
  picture: Raster,
  region: Box,
  palette: Palette,
  { background, candles, bars, lines }: CandleColours,
  { lattice, boxes, seeds }: Marks,
): Rgb[] {
  const { body } = measureWidths(boxes, seeds, lattice);
  if (body < LEAST_WIDTH || body > lattice.pitch) return [];
  const slotOf = (x: number) => Math.round((x - lattice.origin) / lattice.pitch);
  const taken = new Set(boxes.filter(({ x }) => distanceToSlot(x, lattice) <= NEAR).map(({ x }) => slotOf(x)));
  const [first, last] = [Math.min(...taken), Math.max(...taken)];
  const strongest = Math.max(...candles.map((rgb) => distance(rgb, background)));
  const known = [...candles, ...lines, ...bars.map(({ rgb }) => rgb)];
  const isNew = (rgb: Rgb) =>
    distance(rgb, background) >= LEAST_CONTRAST * strongest &&
    known.every((other) => distance(rgb, other) > NEAREST && !isBlend(rgb, background, other));
  const seen = palette.colours.map(({ rgb }, index) =>
    index > 0 && isNew(rgb) ? { rgb, bodies: 0, others: 0, feet: new Map<number, number>() } : null,
  );
  forEachRun(picture, region, palette, WIDE * body, ({ from, to, y, index }) => {
    const own = seen[index];
    const x = (from + to) / 2;
    const slot = slotOf(x);
    // Beyond the candles stand tags, and over all of them lines.
    if (!own || slot < first - 1 || slot > last + 1 || to - from > WIDEST * lattice.pitch) return;
    const isBody = Math.abs(to - from - body) <= NEAR && distanceToSlot(x, lattice) <= NEAR;
    if (isBody && !taken.has(slot)) {
      own.bodies += to - from;
      own.feet.set(slot, y);
    } else own.others += to - from;
  });
  return seen.flatMap((own) => {
    if (!own || own.feet.size < LEAST.slots || own.bodies < MOST_OF * (own.bodies + own.others)) return [];
    return new Set(own.feet.values()).size >= LEAST.feet ? [own.rgb] : [];
  });
}

type Run = { from: number; to: number; y: number; index: number };

/** The level runs of a palette colour that are at least so wide, px of the region. */
function forEachRun(picture: Raster, region: Box, palette: Palette, least: number, see: (run: Run) => void): void {
  const { width, data } = picture;
  const pixels = pixelsOf(picture);
  const classAt = (at: number) => palette.classOf[colourCell(data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!)]!;
  for (let y = region.y0; y < region.y1; y++) {
    const row = y * width;
    const end = row + region.x1;
    for (let at = row + region.x0; at < end; ) {
      const index = classAt(at);
      const from = at;
      do at = endOfAlike(pixels, at, end);
      while (at < end && classAt(at) === index);
      if (at - from >= least && index > 0)
        see({ from: from - row - region.x0, to: at - row - region.x0, y: y - region.y0, index });
    }
  }
}
