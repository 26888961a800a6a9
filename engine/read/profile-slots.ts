import { median } from './axis/median.ts';
import type { InkBox } from './find-boxes.ts';
import type { Lattice } from './find-pitch.ts';
import { type CandleWidths, distanceToSlot } from './measure-widths.ts';
import { FOREIGN, HOLE, INKED, type Ink } from './unmix-ink.ts';

/** One place of the lattice, row by row. Rows are those of the ink; profiles are coverage, 0 to 255. */
export type SlotProfile = {
  slot: number;
  /** Centre, px of the ink on pixel edges. */
  x: number;
  /** Coverage of the wick's columns. */
  middle: Uint8Array;
  /** Coverage beside the wick, the weaker of both sides: a line that crosses shows on one side first. */
  sides: Uint8Array;
  /** The same of each side by itself. */
  left: Uint8Array;
  right: Uint8Array;
  /** 1 where something foreign covers the wick's columns, 2 where it covers a side, 3 both. */
  covered: Uint8Array;
  /** 1 where one side has ink and the other has none: a text, not a candle. */
  lopsided: Uint8Array;
  segments: Segment[];
};

/** A stretch of rows, half-open, that may be the candle of its slot. */
export type Segment = {
  y0: number;
  y1: number;
  area: number;
  bodyRows: number;
  lopsidedRows: number;
  ownBody: { y0: number; y1: number } | null;
};

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

const LENIENT = 1.25;

/** Half of full coverage: where a row counts as body or wick. */
const HALF = 118;

export function profileSlots(ink: Ink, boxes: InkBox[], lattice: Lattice, widths: CandleWidths): SlotProfile[] {
  const centres = centreHistogram(boxes, lattice, ink.width);
  const first = Math.ceil(-lattice.origin / lattice.pitch);
  const last = Math.floor((ink.width - lattice.origin) / lattice.pitch);
  const profiles: SlotProfile[] = [];
  for (let slot = first; slot <= last; slot++) {
    const x = settle(centres, lattice.origin + slot * lattice.pitch, lattice.pitch);
    const profile = profileSlot(ink, slotColumns(x, widths, lattice.pitch, ink.width), slot, widths);
    profiles.push(profile);
  }
  const threshold = wickThreshold(profiles);
  for (const profile of profiles) profile.segments = findSegments(profile, widths, threshold);
  return profiles.filter((profile) => profile.segments.length > 0);
}

const FAINT = 40;

/** Half of what wicks cover right beside their bodies: in a scaled picture a wick of one pixel may cover two by half. */
function wickThreshold(profiles: SlotProfile[]): number {
  const beside: number[] = [];
  for (const { middle, sides } of profiles)
    for (let y = 2; y < middle.length - 2; y++) {
      if (sides[y]! < HALF) continue;
      for (const outside of [y - 2, y + 2])
        if (sides[outside]! < FAINT && middle[outside]! >= FAINT) beside.push(middle[outside]!);
    }
  return beside.length < 8 ? INKED : Math.min(INKED, Math.max(FAINT + 8, median(beside) / 2));
}

function centreHistogram(boxes: InkBox[], lattice: Lattice, width: number): Float64Array {
  const centres = new Float64Array(2 * width + 2);
  for (const box of boxes)
    if (distanceToSlot(box.x, lattice) <= Math.max(1, 0.2 * lattice.pitch))
      centres[Math.round(2 * box.x)]! += box.y1 - box.y0;
  return centres;
}

/** A slot's own centre: renderers round each candle to whole pixels, so it may sit half a pixel or more off the lattice. */
function settle(centres: Float64Array, x: number, pitch: number): number {
  let weight = 0;
  let sum = 0;
  const from = Math.max(0, Math.round(2 * (x - 0.42 * pitch)));
  const to = Math.min(centres.length - 1, Math.round(2 * (x + 0.42 * pitch)));
  for (let i = from; i <= to; i++) {
    const near = centres[i]! * Math.exp(-(((i / 2 - x) / (0.2 * pitch)) ** 2));
    weight += near;
    sum += (near * i) / 2;
  }
  return weight >= 1 ? sum / weight : x;
}

export function slotColumns(x: number, { wick, body }: CandleWidths, pitch: number, width: number): SlotColumns {
  const clamp = (value: number) => Math.min(width, Math.max(0, value));
  const from = Math.round(x - wick / 2);
  const to = from + wick;
  // The columns next to the wick: the outer ones may be anti-aliased or belong to the neighbour.
  const reach = Math.max(1, Math.floor((Math.min(body, pitch) - wick) / 2 - 0.2));
  const half = Math.min(pitch, body + 1) / 2;
  return {
    x,
    wick: [clamp(from), clamp(to)],
    left: [clamp(from - reach), clamp(from)],
    right: [clamp(to), clamp(to + reach)],
    narrow: body - wick <= NARROW ? [clamp(Math.round(x - half)), clamp(Math.round(x + half))] : null,
  };
}

function profileSlot(
  ink: Ink,
  { x, wick, left, right, narrow }: SlotColumns,
  slot: number,
  widths: CandleWidths,
): SlotProfile {
  const { height } = ink;
  const profile = {
    slot,
    x,
    middle: new Uint8Array(height),
    sides: new Uint8Array(height),
    left: new Uint8Array(height),
    right: new Uint8Array(height),
    covered: new Uint8Array(height),
    lopsided: new Uint8Array(height),
    segments: [],
  };
  for (let y = 0; y < height; y++) {
    const m = cover(ink, y, wick);
    const l = cover(ink, y, left);
    const r = cover(ink, y, right);
    profile.middle[y] = m.most;
    profile.left[y] = l.mean;
    profile.right[y] = r.mean;
    if (narrow) profile.sides[y] = Math.min(255, extraInk(ink, y, narrow, widths));
    else {
      profile.sides[y] = Math.min(l.mean, r.mean);
      profile.lopsided[y] = Math.abs(l.mean - r.mean) > HALF ? 1 : 0;
    }
    profile.covered[y] = (m.foreign > 0 ? 1 : 0) | (l.foreign > 0.3 || r.foreign > 0.3 ? 2 : 0);
  }
  return profile;
}

/** Ink beyond the wick's own, 255 for a full body. */
function extraInk(
  { width, cover, owner }: Ink,
  y: number,
  [from, to]: [number, number],
  { wick, body }: CandleWidths,
): number {
  let sum = -255 * wick;
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN) sum += owner[at] === HOLE ? 255 : cover[at]!;
  }
  // Some renderers draw their narrow bodies a pixel or two narrower in one direction than in the other.
  return Math.max(0, (LENIENT * sum) / Math.max(1, body - wick));
}

/** Coverage over a row's stretch of columns: the mean of what is not foreign, the most, and the foreign share. */
function cover(
  { width, cover, owner }: Ink,
  y: number,
  [from, to]: [number, number],
): { mean: number; most: number; foreign: number } {
  let sum = 0;
  let most = 0;
  let foreign = 0;
  for (let x = from; x < to; x++) {
    const at = y * width + x;
    if (owner[at] === FOREIGN) {
      foreign++;
      continue;
    }
    const value = owner[at] === HOLE ? 255 : cover[at]!;
    sum += value;
    if (value > most) most = value;
  }
  const seen = to - from - foreign;
  return { mean: seen > 0 ? sum / seen : 0, most, foreign: to > from ? foreign / (to - from) : 0 };
}

/** Stretches of inked rows; rows that something foreign covers are bridged, never an end. */
function findSegments(profile: SlotProfile, { wick, body }: CandleWidths, threshold: number): Segment[] {
  const { middle, covered } = profile;
  const height = middle.length;
  const widestBridge = Math.max(8, 8 * wick + 8, Math.round(0.9 * body));
  const segments: Segment[] = [];
  for (let y = 0; y < height; ) {
    if (middle[y]! < threshold) {
      y++;
      continue;
    }
    let end = y + 1;
    for (;;) {
      while (end < height && middle[end]! >= threshold) end++;
      let beyond = end;
      while (beyond < height && beyond - end < widestBridge && middle[beyond]! < threshold && covered[beyond]! & 1)
        beyond++;
      if (beyond === end || beyond >= height || middle[beyond]! < threshold) break;
      end = beyond;
    }
    segments.push(measureSegment(y, end, profile, wick, body));
    y = end;
  }
  return segments;
}

function measureSegment(
  y0: number,
  y1: number,
  { sides, covered, lopsided }: SlotProfile,
  wick: number,
  body: number,
): Segment {
  let bodyRows = 0;
  let longest: { y0: number; y1: number } | null = null;
  for (let y = y0; y < y1; ) {
    if (sides[y]! < HALF) {
      y++;
      continue;
    }
    let end = y + 1;
    for (;;) {
      while (end < y1 && sides[end]! >= HALF) end++;
      let beyond = end;
      while (beyond < y1 && sides[beyond]! < HALF && (covered[beyond]! & 2 || beyond === end)) beyond++;
      if (beyond >= y1 || sides[beyond]! < HALF) break;
      end = beyond;
    }
    bodyRows += end - y;
    if (!longest || end - y > longest.y1 - longest.y0) longest = { y0: y, y1: end };
    y = end;
  }
  longest ??= faintBody(y0, y1, sides);
  let lopsidedRows = 0;
  for (let y = y0; y < y1; y++) lopsidedRows += lopsided[y]!;
  return { y0, y1, area: (y1 - y0) * wick + bodyRows * (body - wick), bodyRows, lopsidedRows, ownBody: longest };
}

const FAINT_BODY = 40;

/** A doji may be drawn as a short dash beside the wick, too little for a body: the rows around the most ink there. */
function faintBody(y0: number, y1: number, sides: Uint8Array): { y0: number; y1: number } | null {
  let most = FAINT_BODY;
  let row = -1;
  for (let y = y0; y < y1; y++)
    if (sides[y]! > most) {
      most = sides[y]!;
      row = y;
    }
  if (row < 0) return null;
  let from = row;
  let to = row + 1;
  while (from > y0 && sides[from - 1]! > most / 2) from--;
  while (to < y1 && sides[to]! > most / 2) to++;
  return { y0: from, y1: to };
}
