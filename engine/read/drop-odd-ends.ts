import { median } from './axis/median.ts';
import { isInk } from './find-boxes.ts';
import type { FoundCandles } from './find-candles.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { Ink } from './unmix-ink.ts';

/** Fewer candles than this may all be odd. */
const LEAST_KEPT = 8;
const MOST_ODD = 6;
/** Of those further in, by which an end is judged; where more of them are as it is, it is none. */
const NEIGHBOURS = 8;
const MOST_ALIKE = 0.15;
/** px by which candles stand off their slots because renderers round them. */
const ROUNDED = 3;
/** Of the body's width: what is wider or narrower than other bodies by more is a letter or a piece of a line. */
const WIDTH = { least: 0.6, most: 1.35, slack: 2 };

/**
 * The candles without what stands at their ends and is none: half of one whose middle the plot's edge cuts off, which stands off its slot, pieces of a
 * line that is drawn on beyond the last candle, which have no body, and letters, which are not as wide as bodies are. OHLC bars stay as they are.
 */
export function dropOddEnds(found: FoundCandles): FoundCandles {
  const { candles, directions } = found;
  if (candles.some((candle) => 'up' in candle)) return found;
  const to = endOf(found, candles);
  const from = candles.length - endOf(found, candles.toReversed());
  if (to - from === candles.length) return found;
  return {
    ...found,
    candles: candles.slice(from, to),
    directions: {
      ...directions,
      up: directions.up.slice(from, to),
      guessed: directions.guessed.slice(from, to),
    },
  };
}

/** How many of the candles, which may be turned round, are left before those at their end that are odd. */
function endOf({ ink, widths, lattice }: FoundCandles, candles: MeasuredCandle[]): number {
  let kept = candles.length;
  const least = Math.max(LEAST_KEPT, candles.length - MOST_ODD);
  while (kept > least && isOdd(kept - 1)) kept--;
  return kept;

  function isOdd(end: number): boolean {
    const near = candles.slice(Math.max(0, end - NEIGHBOURS), end);
    const offOf = ({ x, slot }: MeasuredCandle) => x - slot * lattice.pitch;
    const off = Math.abs(offOf(candles[end]!) - median(near.map(offOf)));
    // What shows less than half of its body has its middle beyond the edge.
    if (off >= Math.max(ROUNDED, widths.body / 4 - 1)) return true;
    return isForeign(candles[end]!) && !isUsual(end);
  }

  /** Whether those before the run of foreign ones that ends here are often foreign too. */
  function isUsual(end: number): boolean {
    let first = end;
    while (first > 0 && isForeign(candles[first - 1]!)) first--;
    const near = candles.slice(Math.max(0, first - NEIGHBOURS), first);
    return first < least || near.filter(isForeign).length > MOST_ALIKE * near.length;
  }

  function isForeign(candle: MeasuredCandle): boolean {
    return isLinePiece(candle) || hasOddWidth(candle);
  }

  function isLinePiece({ hasBody, top, bottom }: MeasuredCandle): boolean {
    return !hasBody && bottom - top <= Math.max(5, 2 * widths.wick);
  }

  function hasOddWidth({ hasBody, x, bodyTop, bodyBottom }: MeasuredCandle): boolean {
    if (!hasBody || widths.body - widths.wick < ROUNDED) return false;
    const from = Math.max(0, Math.floor(bodyTop) - 1);
    const to = Math.min(ink.height, Math.ceil(bodyBottom) + 1);
    const width = Math.max(0, ...Array.from({ length: to - from }, (_, i) => widthAt(ink, x, from + i)));
    return (
      width < WIDTH.least * widths.body - WIDTH.slack ||
      (width > WIDTH.most * widths.body + WIDTH.slack && width < lattice.pitch)
    );
  }
}

/** px of the ink through `x` in a row. */
function widthAt({ width, cover, owner }: Ink, x: number, y: number): number {
  const from = y * width;
  const is = (at: number) => at >= 0 && at < width && isInk(cover[from + at]!, owner[from + at]!);
  let left = Math.floor(x);
  let right = left;
  while (is(left - 1)) left--;
  while (is(right)) right++;
  return right - left;
}
