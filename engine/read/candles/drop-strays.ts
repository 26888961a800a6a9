import type { CandleWidths } from '../lattice/measure-widths.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Beyond an empty slot: more than this are candles after a gap, unless none of them is sound, and so many of all candles are. */
const MOST_STRAYS = 6;
const USUALLY_SOUND = 0.5;
/** Of all, too: few candles may all stand apart. */
const MOST_SHARE = 0.25;
/** Flat ones on one row in a row: pieces of a dashed line, and on a few rows, each with another on its own, of more lines. Where so many of the others are flat, nobody traded. */
const LEAST_DASHES = { onOneRow: 3, onMore: 4 };
const USUALLY_FLAT = 0.1;
const MOST_BEHIND = 2;
/** px. */
const SAME_ROW = 1;
const LEAST_WICK = 1.5;
/** Of its rows, what lies centred on its slot and under something foreign. */
const EVEN = 0.7;
const HALF = 0.5;

/** How many of candles are kept of which all from one on seem to be none: as many more as bars of volume stand below. They may be turned round. */
export type KeptOverBars = (candles: readonly MeasuredCandle[], from: number) => number;

/** The candles without pieces of tags, texts and lines at their ends, where apps write prices over the plot's edge, but for those over bars. From left to right. */
export function dropStrays(candles: MeasuredCandle[], widths: CandleWidths, over: KeptOverBars): MeasuredCandle[] {
  const kept = beforeStrays(candles, widths, over);
  return beforeStrays(kept.toReversed(), widths, over).toReversed();
}

/** Looks at the end of the list; slots may rise or fall. */
function beforeStrays(candles: MeasuredCandle[], widths: CandleWidths, over: KeptOverBars): MeasuredCandle[] {
  const without = (from: number) => {
    const to = over(candles, from);
    return to > from ? candles.slice(0, to) : beforeStrays(candles.slice(0, from), widths, over);
  };
  const dashes = dashesAt(candles, widths);
  if (dashes > 0 && !areFirst(candles, dashes)) return without(candles.length - dashes);
  const apart = lastGap(candles);
  const tail = candles.slice(apart);
  if (apart === 0 || tail.length > MOST_SHARE * candles.length) return candles;
  if (goesOn(candles.slice(apart - 1), widths)) return candles;
  const soundOf = (some: MeasuredCandle[]) => some.filter((candle) => isSound(candle, widths)).length;
  if (soundOf(tail) >= (tail.length > MOST_STRAYS ? 1 : 0.5 * tail.length)) return candles;
  if (tail.length > MOST_STRAYS && soundOf(candles) < USUALLY_SOUND * candles.length) return candles;
  return without(apart);
}

/** px. */
const AT_OPEN = 2;

/** Whether the dashes are those of a market in which nothing happened before the first candle that has a height, in whose body's end they stand. The line of the last price stands at the other end of the chart. */
function areFirst(candles: MeasuredCandle[], dashes: number): boolean {
  const [first, last] = [candles.at(-dashes - 1), candles.at(-1)!];
  if (!first || last.slot > first.slot) return false;
  const { top, bottom } = candles.at(-dashes)!;
  return [first.bodyTop, first.bodyBottom].some((end) => top - end <= AT_OPEN && end - bottom <= AT_OPEN);
}

/** Where the candles after the last empty slot begin; 0 where there is none. */
function lastGap(candles: MeasuredCandle[]): number {
  for (let i = candles.length - 1; i > 0; i--) if (Math.abs(candles[i]!.slot - candles[i - 1]!.slot) > 1) return i;
  return 0;
}

/**
 * Whether low candles beyond one empty slot, the first of these stands before it, go on from one to the next, each on rows of the one before it or right beside them, as in a quiet market a
 * flat one among which may not be seen: to one that is sound, or up and down.
 */
function goesOn(candles: MeasuredCandle[], widths: CandleWidths): boolean {
  const [before, ...tail] = candles;
  const touches = ({ top, bottom }: MeasuredCandle, i: number) =>
    top <= candles[i]!.bottom + SAME_ROW && bottom >= candles[i]!.top - SAME_ROW;
  return (
    Math.abs(tail[0]!.slot - before!.slot) === 2 &&
    tail.every(touches) &&
    ((tail.some((candle) => isSound(candle, widths)) && tail.every(hasOwnBody)) || ripple(candles))
  );
}

const hasOwnBody = ({ hasBody, symmetry, crossed }: MeasuredCandle): boolean =>
  hasBody && symmetry > EVEN && crossed < HALF;

/** Of flat candles that many have a body of their own, and they stand on so many rows: pieces of a line have none, and stand on one or climb. */
const RIPPLES = { bodied: 0.5, rows: 3 };

/** Whether many flat candles, the first of these stands before them, go up and down: a market in which hardly anything happens has none that is sound. */
function ripple(candles: MeasuredCandle[]): boolean {
  const tail = candles.slice(1);
  const steps = tail.map(({ top, bottom }, i) => top + bottom - candles[i]!.top - candles[i]!.bottom);
  return (
    tail.length > MOST_STRAYS &&
    tail.filter(hasOwnBody).length >= RIPPLES.bodied * tail.length &&
    new Set(tail.map(({ top }) => Math.round(top))).size >= RIPPLES.rows &&
    steps.some((step) => step > 0) &&
    steps.some((step) => step < 0)
  );
}

/** How many candles at the end are dashed lines, with the tag that may stand behind them. */
function dashesAt(candles: MeasuredCandle[], widths: CandleWidths): number {
  let to = candles.length;
  while (to > Math.max(0, candles.length - MOST_BEHIND) && !isFlatAt(to - 1) && !isSound(candles[to - 1]!, widths))
    to--;
  const last = candles[to - 1];
  let from = to;
  while (last && from > 0 && (isDashAt(from - 1, last) || (from < to && standsOn(from - 1, last)))) from--;
  if (to - from >= LEAST_DASHES.onOneRow) return isRare(from) ? candles.length - from : 0;
  from = to;
  while (from > 0 && isFlatAt(from - 1)) from--;
  const hasPartner = (i: number) => candles.slice(from, to).some((other, j) => from + j !== i && isDashAt(i, other));
  while (from < to && !candles.slice(from, to).every((_, j) => hasPartner(from + j))) from++;
  return to - from >= LEAST_DASHES.onMore && isRare(from) ? candles.length - from : 0;

  function isRare(from: number): boolean {
    return candles.slice(0, from).filter((_, i) => isFlatAt(i)).length < USUALLY_FLAT * from;
  }

  function isDashAt(i: number, { top }: MeasuredCandle): boolean {
    return isFlatAt(i) && Math.abs(candles[i]!.top - top) <= SAME_ROW;
  }

  /** A letter, or a piece of a tag, that the line runs through or under. */
  function standsOn(i: number, { bottom }: MeasuredCandle): boolean {
    return !isSound(candles[i]!, widths) && Math.abs(candles[i]!.bottom - bottom) <= SAME_ROW;
  }

  function isFlatAt(i: number): boolean {
    return isFlat(candles[i]!, widths);
  }
}

const isFlat = ({ top, bottom }: MeasuredCandle, { wick }: CandleWidths): boolean =>
  bottom - top <= Math.max(5, 2 * wick);

/** A candle after a gap has a wick; a tag has none, a piece of a line no height, and a text stands off its slot's centre or is crossed. */
const isSound = (candle: MeasuredCandle, widths: CandleWidths): boolean =>
  candle.symmetry > EVEN &&
  candle.crossed < HALF &&
  !isFlat(candle, widths) &&
  (!candle.hasBody || Math.max(candle.bodyTop - candle.top, candle.bottom - candle.bodyBottom) > LEAST_WICK);
