import type { ChosenSlot } from './choose-segments.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { CandleWidths } from './measure-widths.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Of the slots that tell, the share that must look like OHLC bars for all to be read so. */
const LEAST_SHARE = 0.5;
const LEAST_BARS = 5;
/** Ticks nearer than this, px, are drawn on one row. */
const SAME_ROW = 0.75;

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
  const ticks = slots.map((slot) => ticksOf(ink, slot, widths, pitch));
  const kinds = ticks.map((own) => kindOf(own, widths));
  const bars = kinds.filter((kind) => kind === 'bar').length;
  const bodies = kinds.filter((kind) => kind === 'body').length;
  if (bars < LEAST_BARS || bars < LEAST_SHARE * (bars + bodies)) return null;
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

function ticksOf(ink: Ink, { profile, segment }: ChosenSlot, { wick }: CandleWidths, pitch: number): Ticks {
  const from = Math.round(profile.x - wick / 2);
  const reach = Math.max(1, Math.floor(0.48 * pitch - wick / 2));
  const rows = segment.y1 - segment.y0;
  const left = new Float64Array(rows);
  const right = new Float64Array(rows);
  for (let i = 0; i < rows; i++) {
    left[i] = inkOf(ink, segment.y0 + i, from - reach, from);
    right[i] = inkOf(ink, segment.y0 + i, from + wick, from + wick + reach);
  }
  return { y0: segment.y0, left, right };
}

function inkOf({ width, cover, owner }: Ink, y: number, from: number, to: number): number {
  let sum = 0;
  for (let x = Math.max(0, from); x < Math.min(width, to); x++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN && cover[at]! >= INKED) sum += cover[at]!;
  }
  return sum / 255;
}

/** A row with this much ink beside the stem, px, has a tick; the soft edge of the stem has less. */
const TICK = 0.8;

function kindOf({ left, right }: Ticks, { wick }: CandleWidths): 'bar' | 'body' | 'unclear' {
  let lefts = 0;
  let rights = 0;
  let both = 0;
  for (let i = 0; i < left.length; i++) {
    if (left[i]! >= TICK) lefts++;
    if (right[i]! >= TICK) rights++;
    if (left[i]! >= TICK && right[i]! >= TICK) both++;
  }
  const thickest = 1.8 * wick + 1.5;
  if (both > thickest) return 'body';
  const isTicked = lefts > 0 && rights > 0 && lefts <= thickest && rights <= thickest;
  return isTicked && both <= 0.34 * Math.min(lefts, rights) ? 'bar' : 'unclear';
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
