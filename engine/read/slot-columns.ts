import type { InkBox } from './find-boxes.ts';
import type { Lattice } from './find-pitch.ts';
import { type CandleWidths, distanceToSlot } from './measure-widths.ts';

export type SlotColumns = {
  x: number;
  wick: [number, number];
  left: [number, number];
  right: [number, number];
  /** All columns that a narrow body may take: its wick need not stand in its middle. Null for wide bodies. */
  narrow: [number, number] | null;
};

/** Bodies that are wider than their wick by no more than this may stand off its centre by half of it. */
const NARROW = 6;

/** `strokes` are the thin ones' centres, as `centreHistogram` gives them. */
export function slotColumns(
  x: number,
  { wick, body }: CandleWidths,
  { pitch, width, strokes }: { pitch: number; width: number; strokes: Float64Array },
): SlotColumns {
  const clamp = (value: number) => Math.min(width, Math.max(0, value));
  const isNarrow = body - wick <= NARROW;
  const from = Math.round((isNarrow ? x : strokeAt(strokes, x)) - wick / 2);
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
  };
}

/** px by which a wick may stand beside the middle of its body, where each is rounded to whole px by itself. */
const BESIDE = 1.25;

/** The centre of the most ink in strokes right beside `x`; `x` itself where there is none. */
function strokeAt(strokes: Float64Array, x: number): number {
  let best = -1;
  for (let i = Math.max(0, Math.ceil(2 * (x - BESIDE))); i <= Math.min(strokes.length - 1, 2 * (x + BESIDE)); i++)
    if (strokes[i]! > (strokes[best] ?? 0)) best = i;
  return best < 0 ? x : best / 2;
}

/** Height of the boxes that stand on the lattice, by their centres in half px. */
export function centreHistogram(boxes: InkBox[], lattice: Lattice, width: number): Float64Array {
  const centres = new Float64Array(2 * width + 2);
  for (const box of boxes)
    if (distanceToSlot(box.x, lattice) <= Math.max(1, 0.25 * lattice.pitch))
      centres[Math.round(2 * box.x)]! += box.y1 - box.y0;
  return centres;
}

/**
 * A slot's own centre: renderers round each candle to whole pixels, so it may sit half a pixel or more off the lattice. What stands beside
 * it (a letter) is told apart rather than averaged in.
 */
export function settleCentre(centres: Float64Array, x: number, pitch: number): number {
  const from = Math.max(0, Math.round(2 * (x - 0.42 * pitch)));
  const to = Math.min(centres.length - 1, Math.round(2 * (x + 0.42 * pitch)));
  const near = (i: number) => centres[i]! * Math.exp(-(((i / 2 - x) / (0.2 * pitch)) ** 2));
  let most = 0;
  let settled = x;
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
