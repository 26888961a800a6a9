import { median } from './axis/median.ts';
import type { ChosenSlot } from './choose-segments.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { CandleWidths } from './measure-widths.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Of the slots that tell, the share that must look like OHLC bars for all to be read so. */
const LEAST_SHARE = 0.5;
/** Of all slots: a false pitch cuts a few bars out of other things. */
const LEAST_OF_ALL = 0.3;
const LEAST_BARS = 5;
/** Ticks nearer than this, px, are drawn on one row. */
const SAME_ROW = 0.75;

type Columns = { from: number; to: number };

/** Ink beside the stem, px of each row from `y0` on, up to where the neighbour's begins. */
type Ticks = { y0: number; left: Float64Array; right: Float64Array };

/** A bar with its direction, null where both ticks lie on one row. */
export type MeasuredBar = MeasuredCandle & { up: boolean | null };

/** Reads the slots as OHLC bars (a tick to the left at the open, one to the right at the close, no body); null where they are not. */
export function measureBars(
  ink: Ink,
  slots: ChosenSlot[],
  candles: MeasuredCandle[],
  { widths, pitch }: { widths: CandleWidths; pitch: number },
): MeasuredBar[] | null {
  const { ticks, stem } = allTicks(ink, slots, widths, pitch);
  if (!mostTicked(ticks, stem)) return null;
  const opens = ticks.map(({ left, y0 }) => tickRow(left, y0));
  const closes = ticks.map(({ right, y0 }) => tickRow(right, y0));
  const isNext = (i: number) => candles[i + 1]?.slot === candles[i]!.slot + 1;
  return candles.map((candle, i) => {
    // A tick that is hidden lies where the neighbour's ends or begins, more likely than anywhere else.
    const before = i > 0 && isNext(i - 1) ? closes[i - 1]! : null;
    const after = isNext(i) ? opens[i + 1]! : null;
    return measureBar(candle, {
      open: opens[i] ?? before,
      close: closes[i] ?? after,
      isHidden: opens[i] === null || closes[i] === null,
    });
  });
}

/** Whether most slots that tell look like OHLC bars. */
export function areBars(ink: Ink, slots: ChosenSlot[], { widths, pitch }: { widths: CandleWidths; pitch: number }) {
  const { ticks, stem } = allTicks(ink, slots, widths, pitch);
  return mostTicked(ticks, stem);
}

function mostTicked(ticks: Ticks[], stem: number): boolean {
  const kinds = ticks.map((own) => kindOf(own, stem));
  const bars = kinds.filter((kind) => kind === 'bar').length;
  const bodies = kinds.filter((kind) => kind === 'body').length;
  return bars >= Math.max(LEAST_BARS, LEAST_SHARE * (bars + bodies), LEAST_OF_ALL * kinds.length);
}

function allTicks(
  ink: Ink,
  slots: ChosenSlot[],
  widths: CandleWidths,
  pitch: number,
): { ticks: Ticks[]; stem: number } {
  const stems = slots.map((slot) => stemOf(ink, slot, pitch));
  const stem = Math.max(1, Math.round(median(stems.flatMap((own) => (own ? [own.to - own.from] : []))) || widths.wick));
  const ticks = slots.map((slot, i) => {
    const own = stems[i];
    const from = Math.round(slot.profile.x - stem / 2);
    return ticksOf(ink, slot, own && own.to - own.from <= stem + 1 ? own : { from, to: from + stem }, pitch);
  });
  return { ticks, stem };
}

/** Of its rows, what a column of the stem has ink in. */
const FULL = 0.8;
const WIDEST_STEM = 0.6;

/** The columns, half-open, that are inked over nearly all rows: a stem with its soft edges. Null where none is, or the whole slot is full. */
function stemOf({ width, cover, owner }: Ink, { profile, segment }: ChosenSlot, pitch: number): Columns | null {
  const isFull = (x: number) => {
    let inked = 0;
    let seen = 0;
    for (let y = segment.y0; y < segment.y1; y++) {
      const at = y * width + x;
      if (owner[at] === FOREIGN) continue;
      seen++;
      if (cover[at]! >= INKED) inked++;
    }
    return x >= 0 && x < width && seen > 0 && inked >= FULL * seen;
  };
  const middle = Math.floor(profile.x);
  const start = [middle, middle - 1, middle + 1].find(isFull);
  if (start === undefined) return null;
  let from = start;
  let to = start + 1;
  while (to - from <= pitch && isFull(from - 1)) from--;
  while (to - from <= pitch && isFull(to)) to++;
  return to - from <= WIDEST_STEM * pitch ? { from, to } : null;
}

function ticksOf(ink: Ink, { segment }: ChosenSlot, { from, to }: Columns, pitch: number): Ticks {
  const reach = Math.max(1, Math.floor(0.48 * pitch - (to - from) / 2));
  const rows = segment.y1 - segment.y0;
  const left = new Float64Array(rows);
  const right = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    left[i] = inkOf(ink, segment.y0 + i, from - reach, from);
    right[i] = inkOf(ink, segment.y0 + i, to, to + reach);
  }
  return { y0: segment.y0, left: withoutEdge(left), right: withoutEdge(right) };
}

/** Of a side without what most of its rows have: the soft edge of the stem. A body has more. */
function withoutEdge(side: Float64Array): Float64Array {
  const usual = median([...side]);
  return usual < SOFT_EDGE ? side.map((ink) => Math.max(0, ink - usual)) : side;
}

function inkOf({ width, cover, owner }: Ink, y: number, from: number, to: number): number {
  let sum = 0;
  for (let x = Math.max(0, from); x < Math.min(width, to); x++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN && cover[at]! >= INKED) sum += cover[at]!;
  }
  return sum / 255;
}

/** A row with this much ink beside the stem, px, has a tick: a codec may spread one of a px and a half over two rows. */
const TICK = 0.5;
/** The most that the soft edge of a stem has in a row, px. */
const SOFT_EDGE = 0.6;

function kindOf({ left, right }: Ticks, stem: number): 'bar' | 'body' | 'unclear' {
  let lefts = 0;
  let rights = 0;
  let both = 0;
  for (let i = 0; i < left.length; i++) {
    if (left[i]! >= TICK) lefts++;
    if (right[i]! >= TICK) rights++;
    if (left[i]! >= TICK && right[i]! >= TICK) both++;
  }
  const thickest = 1.8 * stem + 1.5;
  if (both > thickest) return 'body';
  const isTicked = lefts > 0 && rights > 0 && lefts <= thickest && rights <= thickest;
  return isTicked && (both <= 0.34 * Math.min(lefts, rights) || isShifted(left, right)) ? 'bar' : 'unclear';
}

/** Of the ticks' thickness. */
const SHIFT = 0.25;
const LIKE_THICK = 0.3;

/** Whether ticks so thick that they overlap stand at two rows. */
function isShifted(left: Float64Array, right: Float64Array): boolean {
  const rowsOf = (side: Float64Array) => [...side.keys()].filter((i) => side[i]! >= TICK);
  const [a, b] = [rowsOf(left), rowsOf(right)];
  const thickness = Math.max(a.length, b.length);
  const centre = (rows: number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length;
  const apart = Math.abs(centre(a) - centre(b));
  return (
    Math.abs(a.length - b.length) <= Math.max(1, LIKE_THICK * thickness) && apart >= Math.max(2, SHIFT * thickness)
  );
}

type Ends = { open: number | null; close: number | null; isHidden: boolean };

/** Open and close, rows of the ink, take the place of the body. */
function measureBar(bar: MeasuredCandle, { open, close, isHidden }: Ends): MeasuredBar {
  const within = (y: number) => Math.min(bar.bottom, Math.max(bar.top, y));
  const middle = (bar.top + bar.bottom) / 2;
  const [from, to] = [within(open ?? close ?? middle), within(close ?? open ?? middle)];
  return {
    ...bar,
    hasBody: open !== null || close !== null,
    bodyTop: Math.max(bar.top, Math.min(from, to) - 0.5),
    bodyBottom: Math.min(bar.bottom, Math.max(from, to) + 0.5),
    endHidden: bar.endHidden || isHidden,
    up: Math.abs(to - from) < SAME_ROW ? null : to < from,
  };
}

/** Centre of the most inked rows of one side, px rows on pixel edges; null without a tick. */
function tickRow(side: Float64Array, y0: number): number | null {
  let most = 0;
  let row = -1;
  for (let i = 0; i < side.length; i++)
    if (side[i]! > most) {
      most = side[i]!;
      row = i;
    }
  if (row < 0 || most < TICK) return null;
  let weight = 0;
  let sum = 0;
  for (let i = row; i < side.length && side[i]! >= most / 2; i++) {
    weight += side[i]!;
    sum += side[i]! * (y0 + i + 0.5);
  }
  return sum / weight;
}
