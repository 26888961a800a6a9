import { FOREIGN, type Ink } from '../ink/unmix-ink.ts';
import type { InkBox } from './find-boxes.ts';
import type { Lattice } from './find-pitch.ts';
import { type CandleWidths, distanceToSlot, shareBorders } from './measure-widths.ts';

export type SlotColumns = {
  x: number;
  wick: [number, number];
  left: [number, number];
  right: [number, number];
  /** All columns that a narrow body may take: its wick need not stand in its middle. Null for wide bodies, and for those that share their borders, of which half of these may be a neighbour's. */
  narrow: [number, number] | null;
  /** Whether a neighbour may be seen on one side of a wick, which then is no body: there is ink on both. */
  isBeset: boolean;
};

type SlotColumnsOptions = { pitch: number; width: number; strokes: Float64Array; touching?: boolean };

/** Bodies that are wider than their wick by no more than this may stand off its centre by half of it. */
const NARROW = 6;

/** px beside a wick that leave a column on either side of it, and of the pitch: of nearer ones with soft edges neither may be full. */
const BOTH_SIDES = { beside: 1.9, pitch: 3.2 };

/** `strokes` is the ink that each column has in thin strokes, as `strokeInk` gives it; `touching`: bodies leave no room between them. */
export function slotColumns(
  x: number,
  { wick, body }: CandleWidths,
  { pitch, width, strokes, touching = false }: SlotColumnsOptions,
): SlotColumns {
  const clamp = (value: number) => Math.min(width, Math.max(0, value));
  const isNarrow = body - wick <= NARROW && !shareBorders({ wick, body }, pitch);
  const from = wickFrom(strokes, x - wick / 2, wick, isNarrow ? 0.5 : Math.max(BESIDE.least, BESIDE.share * body));
  const to = from + wick;
  // The columns next to the wick: the outer ones may be anti-aliased or belong to the neighbour.
  const reach = Math.max(1, Math.floor((Math.min(body, pitch) - wick) / 2 - 0.2));
  const half = Math.min(pitch, body + 1) / 2;
  return {
    x,
    wick: [clamp(from), clamp(to)],
    left: [clamp(from - reach), clamp(from)],
    right: [clamp(to), clamp(to + reach)],
    narrow: isNarrow ? [clamp(Math.round(x - half)), clamp(Math.round(x + half))] : null,
    isBeset: touching && pitch - wick >= BOTH_SIDES.beside && pitch >= BOTH_SIDES.pitch,
  };
}

/** px, or of a body's width, by which a wick may stand beside the middle of its body, where each is rounded to whole px by itself and scaled edges are taken for it or not. */
const BESIDE = { least: 1.25, share: 0.07 };

/** How much more of a stroke other columns must have than those in the middle: soft strokes have nearly as much in either. */
const CLEARLY = 1.15;

/** The first column of those about `x` that have clearly the most of a stroke, `x` itself, rounded, where none have. */
function wickFrom(strokes: Float64Array, x: number, wick: number, reach: number): number {
  const inkFrom = (from: number) =>
    strokes.subarray(Math.max(0, from), Math.max(0, from + wick)).reduce((a, b) => a + b, 0);
  let best = Math.round(x);
  let most = CLEARLY * inkFrom(best);
  for (let from = Math.ceil(x - reach); from <= x + reach; from++)
    if (inkFrom(from) > most) {
      best = from;
      most = inkFrom(from);
    }
  return best;
}

/** The coverage of each column in the rows of strokes that stand at it, or a column beside. */
export function strokeInk({ width, cover, owner }: Ink, strokes: InkBox[], lattice: Lattice): Float64Array {
  const sums = new Float64Array(width);
  for (const { x, width: thickness, y0, y1 } of strokes) {
    if (distanceToSlot(x, lattice) > Math.max(1, 0.25 * lattice.pitch)) continue;
    const first = Math.max(0, Math.floor(x - thickness / 2 - 0.5));
    const last = Math.min(width - 1, Math.ceil(x + thickness / 2 - 0.5));
    for (let y = y0; y < y1; y++)
      for (let column = first; column <= last; column++)
        if (owner[y * width + column] !== FOREIGN) sums[column]! += cover[y * width + column]!;
  }
  return sums;
}

/** px: an upright line that parts a body is no thicker; both parts end on its rows, and are as wide together. Of narrower bodies it leaves nothing, or what is like a wick. */
const PARTED = { line: 6, rows: 2, wide: 2, narrowest: 12 };

/** The boxes, those that an upright line makes of a body as one again: each part has a centre of its own, and the body's may show nothing. */
export function joinParted(boxes: InkBox[], body: number): InkBox[] {
  if (body < PARTED.narrowest) return boxes;
  const left = (box: InkBox) => box.x - box.width / 2;
  const right = (box: InkBox) => box.x + box.width / 2;
  const inOrder = boxes.toSorted((a, b) => a.x - b.x);
  const joined = new Set<InkBox>();
  return inOrder.flatMap((box, i) => {
    if (joined.has(box)) return [];
    for (let j = i + 1; j < inOrder.length && inOrder[j]!.x - box.x < body; j++) {
      const other = inOrder[j]!;
      const isOnRows = Math.abs(other.y0 - box.y0) <= PARTED.rows && Math.abs(other.y1 - box.y1) <= PARTED.rows;
      const isBeside = left(other) > right(box) && left(other) - right(box) <= PARTED.line;
      if (!isOnRows || !isBeside || Math.abs(right(other) - left(box) - body) > PARTED.wide) continue;
      joined.add(other);
      return [{ ...box, x: (left(box) + right(other)) / 2, width: right(other) - left(box) }];
    }
    return [box];
  });
}

/** Height of the boxes that stand on the lattice, by their centres in half px. */
export function centreHistogram(boxes: InkBox[], lattice: Lattice, width: number): Float64Array {
  const centres = new Float64Array(2 * width + 2);
  for (const box of boxes)
    if (distanceToSlot(box.x, lattice) <= Math.max(1, 0.25 * lattice.pitch))
      centres[Math.round(2 * box.x)]! += box.y1 - box.y0;
  return centres;
}

/** px, and times what boxes usually stand off their slots, by which a candle may stand off its own: the side of a drawn box is higher than many a candle beside it. */
const OFF = { least: 2, times: 4 };

/** How far off their slots, px, boxes stand: the half of them, by height, that is nearer. */
export function usualOff(boxes: InkBox[], lattice: Lattice): number {
  const standing = boxes
    .map(({ x, y0, y1 }) => ({ off: distanceToSlot(x, lattice), height: y1 - y0 }))
    .filter(({ off }) => off <= Math.max(1, 0.25 * lattice.pitch))
    .sort((a, b) => a.off - b.off);
  const half = standing.reduce((sum, { height }) => sum + height, 0) / 2;
  let seen = 0;
  for (const { off, height } of standing) {
    seen += height;
    if (seen >= half) return off;
  }
  return 0;
}

/**
 * A slot's own centre: renderers round each candle to whole pixels, so it may sit half a pixel or more off the lattice. What stands beside
 * it (a letter) is told apart rather than averaged in. Where nothing stands as near as candles usually do, farther off.
 */
export function settleCentre(centres: Float64Array, x: number, { pitch, off }: { pitch: number; off: number }): number {
  const widest = 0.2 * pitch;
  const usual = Math.min(widest, Math.max(OFF.least, OFF.times * off));
  return centreNear(centres, x, { pitch, usual }) ?? centreNear(centres, x, { pitch, usual: widest }) ?? x;
}

/** Where most stands about a slot, what is as far off as `usual`, px, counting for less; null where hardly anything does. */
function centreNear(
  centres: Float64Array,
  x: number,
  { pitch, usual }: { pitch: number; usual: number },
): number | null {
  const from = Math.max(0, Math.round(2 * (x - 0.42 * pitch)));
  const to = Math.min(centres.length - 1, Math.round(2 * (x + 0.42 * pitch)));
  const near = (i: number) => centres[i]! * Math.exp(-(((i / 2 - x) / usual) ** 2));
  let most = 0;
  let settled: number | null = null;
  for (let i = from; i <= to; i++) {
    let weight = 0;
    let sum = 0;
    for (let j = Math.max(from, i - 1); j <= Math.min(to, i + 1); j++) {
      weight += near(j);
      sum += (near(j) * j) / 2;
    }
    if (weight <= most || weight < 1) continue;
    most = weight;
    settled = sum / weight;
  }
  return settled;
}
