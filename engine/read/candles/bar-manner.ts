import { FOREIGN, INKED, type Ink } from '../ink/unmix-ink.ts';
import type { TickRows } from './choose-ticks.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Where a library draws the strokes of OHLC bars about their prices, if these are thick enough to tell: see `tellManner`. */
export type BarManner = 'hanging' | 'extended' | 'exact';

type Bars = { candles: MeasuredCandle[]; ticks: TickRows[]; follows: boolean[]; stem: number };

/** px: in thinner strokes a row of rounding is as much as what is to be told. */
const LEAST_STEM = { hanging: 3, extended: 4 };
/** px between an end of a stem and the one of a tick that is flush with it. */
const FLUSH = 0.75;
/** Of a stem's width: an open so far off the last close, where one of the two ticks only was pushed up. */
const PUSHED = 0.4;
/** Of the two that differ so: a tick may be pushed up by any part of its thickness. */
const SOME_PUSHED = 0.3;
const LEAST_SEEN = { hanging: 3, extended: 2 };
const MOST_AGREE = 0.8;

/**
 * Ticks of some libraries hang from their price, and are pushed up where they would hang out of the stem: the open is off the last close where one of the two was. Others draw
 * them about it, and let the stem go on by half its width, so that it ends where a tick at its end does; else the far half of the stem ends before it.
 */
export function tellManner(ink: Ink, bars: Bars): BarManner {
  if (bars.stem < LEAST_STEM.hanging) return 'exact';
  const leaps = leapsOfPushed(bars);
  const pushed = leaps.filter((leap) => leap >= PUSHED * bars.stem).length;
  if (pushed >= Math.max(LEAST_SEEN.hanging, SOME_PUSHED * leaps.length)) return 'hanging';
  if (pushed >= Math.max(1, SOME_PUSHED * leaps.length)) return 'exact';
  const corners = bars.stem < LEAST_STEM.extended ? [] : cornersOf(ink, bars);
  const full = corners.filter((isFull) => isFull).length;
  return full >= LEAST_SEEN.extended && full >= MOST_AGREE * corners.length ? 'extended' : 'exact';
}

/** The price's row, px on pixel edges, of a tick that hangs from it; null of one that was pushed up, whose price is anywhere beside it. */
export function hangsFrom(row: number | null, { bottom }: MeasuredCandle, stem: number): number | null {
  return row === null || isFlush(bottom - row, stem) ? null : row - (stem - 1) / 2;
}

const isFlush = (apart: number, stem: number): boolean => Math.abs(apart - stem / 2) <= FLUSH;

/** How far below the last close, px, bars open where either tick alone is flush with its stem's foot, against the one that is. */
function leapsOfPushed({ candles, ticks, follows, stem }: Bars): number[] {
  return candles.flatMap((candle, i) => {
    const before = follows[i] ? candles[i - 1] : undefined;
    const [close, open] = [ticks[i - 1]?.close ?? null, ticks[i]!.open];
    if (!before || close === null || open === null) return [];
    const isPushed = { close: isFlush(before.bottom - close, stem), open: isFlush(candle.bottom - open, stem) };
    if (isPushed.close === isPushed.open) return [];
    const leap = isPushed.close ? open - close : close - open;
    return Math.abs(leap) <= stem + 1 ? [leap] : [];
  });
}

/** For each end of a stem with one tick alone flush with it, whether the far half of the stem goes as far as the tick. */
function cornersOf(ink: Ink, { candles, ticks, stem }: Bars): boolean[] {
  return candles.flatMap((candle, i) => {
    const { open, close } = ticks[i]!;
    if (open === null || close === null || Math.abs(open - close) < stem / 2 + FLUSH) return [];
    const side = { above: open < close ? 1 : -1, below: open < close ? -1 : 1 };
    const [high, low] = [Math.min(open, close), Math.max(open, close)];
    const corners: boolean[] = [];
    const { top, bottom, x } = candle;
    if (isFlush(high - top, stem)) corners.push(isInked(ink, x + side.above * 0.3 * stem, top, top + stem / 2));
    if (isFlush(bottom - low, stem)) corners.push(isInked(ink, x + side.below * 0.3 * stem, bottom - stem / 2, bottom));
    return corners;
  });
}

function isInked({ width, height, cover, owner }: Ink, x: number, top: number, bottom: number): boolean {
  const column = Math.floor(x);
  if (column < 0 || column >= width) return false;
  let inked = 0;
  let seen = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y++) {
    const at = y * width + column;
    if (owner[at] === FOREIGN) continue;
    seen++;
    if (cover[at]! >= INKED) inked++;
  }
  return inked > seen / 2;
}
