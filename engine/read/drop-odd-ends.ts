import type { Box } from '../raster.ts';
import { median } from './axis/median.ts';
import { closeOf, gapsAfter, openOf } from './candles/follow-chain.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { FOREIGN, HOLE, type Ink } from './ink/unmix-ink.ts';

/** Fewer candles than this may all be odd. */
const LEAST_KEPT = 8;
const MOST_ODD = 10;
/** Of those further in, by which an end is judged; where more of them are as it is, it is none. */
const NEIGHBOURS = 8;
const MOST_ALIKE = 0.15;
/** px by which candles stand off their slots because renderers round them. */
const ROUNDED = 3;
/** px, and of a typical height: what is lower and has no body, or stands beyond a gap, is a piece of a line or a letter. */
const TINY = { px: 5, share: 0.3 };
/** Of the body's width, and coverage: a dash of less than a px falls between two rows. */
const LEAST_DASH = 0.45;
const FAINT = 64;
/** px: a lower body may be so faint beside its wick that its width can't be told. */
const FLAT = 3;
/** Of the steps from one candle to the next. */
const MOST_LEAPS = 0.2;
/** Of the width of other stems. */
const HALF_STEM = 0.65;
/** Of the pitch: where bodies leave the rest of it free, what goes on so far, or is so wide, in so many of its rows is a tag. */
const TAG = { body: 0.9, beyond: 0.8, width: 2.5, rows: 0.2 };
/** px by which the sides of a zone, and their ends, stand off where its shade ends. */
const BORDER = 4;
/** Of the body's width: what is wider or narrower than other bodies by more is a letter or a piece of a line. */
const WIDTH = { least: 0.6, most: 1.35, slack: 2 };

/**
 * The candles without what stands at their ends and is none: half of one whose middle the plot's edge cuts off, which stands off its slot, the side of a zone, pieces of a
 * line that is drawn on beyond the last candle, which have no body, and letters, which are not as wide as bodies are. Of OHLC bars those go of which the edge leaves half a stem, and low ones far off the last close.
 */
export function dropOddEnds(found: FoundCandles): FoundCandles {
  const { candles, directions } = found;
  const links = candles.map((candle, i) => {
    const up = directions.up[i]!;
    return { candle, enters: openOf(candle, up), leaves: closeOf(candle, up) };
  });
  const turned = links.map(({ candle, enters, leaves }) => ({ candle, enters: leaves, leaves: enters })).toReversed();
  const low = TINY.share * median(candles.map(({ top, bottom }) => bottom - top));
  const leaps = gapsAfter(candles, directions.up, 1).filter((gap) => gap > low).length;
  const options = { low, seldomLeaps: leaps <= MOST_LEAPS * candles.length };
  const to = endOf(found, links, options);
  const from = candles.length - endOf(found, turned, options);
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

/** A candle, and the rows at which the price comes to it and goes on from it. */
type Link = { candle: MeasuredCandle; enters: number; leaves: number };

/** How many of the candles, which may be turned round, are left before those at their end that are odd. `low`: px, candles up to this are. */
function endOf(
  { marks: { ink }, widths, lattice, ground }: FoundCandles,
  links: Link[],
  { low, seldomLeaps }: { low: number; seldomLeaps: boolean },
): number {
  const candles = links.map(({ candle }) => candle);
  let kept = candles.length;
  const least = Math.max(LEAST_KEPT, candles.length - MOST_ODD);
  while (kept > least && isOdd(kept - 1)) kept--;
  return kept;

  function isOdd(end: number): boolean {
    if ('up' in candles[end]!) return isHalfBar(candles[end]!) || (isForeign(end) && !isUsual(end));
    const near = candles.slice(Math.max(0, end - NEIGHBOURS), end);
    const offOf = ({ x, slot }: MeasuredCandle) => x - slot * lattice.pitch;
    const off = Math.abs(offOf(candles[end]!) - median(near.map(offOf)));
    // What shows less than half of its body has its middle beyond the edge.
    if (off >= Math.max(ROUNDED, widths.body / 4 - 1) || isTag(candles[end]!) || isSideOfZone(candles[end]!))
      return true;
    return isForeign(end) && !isUsual(end);
  }

  /** Whether those before the run of foreign ones that ends here are often foreign too. */
  function isUsual(end: number): boolean {
    let first = end;
    while (first > 0 && isForeign(first - 1)) first--;
    const from = Math.max(0, first - NEIGHBOURS);
    const alike = candles.slice(from, first).filter((_, i) => isForeign(from + i)).length;
    return first < least || alike > MOST_ALIKE * (first - from);
  }

  function isForeign(i: number): boolean {
    const candle = candles[i]!;
    if ('up' in candle) return isLowAt(i) && isApart(i);
    const isThin = isThinAt(i);
    const isTiny = isThin || isLowAt(i);
    // A candle whose open was its close is a dash, as wide as bodies are.
    if (!candle.hasBody) return (isTiny || isAtEdge(candle)) && widestAt(candle) < LEAST_DASH * widths.body;
    // What stands but under something else may be no candle as well.
    if (isTiny && (widestAt(candle) === 0 || (candle.crossed === 1 && isApart(i)))) return true;
    const isFlat = candle.bodyBottom - candle.bodyTop < FLAT;
    if ((isThin || !isFlat) && hasOddWidth(candle)) return true;
    const isBeyondGap = i > 0 && Math.abs(candle.slot - candles[i - 1]!.slot) > 1;
    return isTiny && (isBeyondGap || (isApart(i) && (isThin || isBeyondDash(i))));
  }

  /** Low candles that follow higher ones may open off the last close; beyond dashes they are letters. */
  function isBeyondDash(i: number): boolean {
    const before = candles.slice(0, i).findLastIndex((_, k) => isThinAt(k) || !isLowAt(k) || !isApart(k));
    return before >= 0 && isThinAt(before);
  }

  /** A stroke along the region's side is the plot's border: half of a candle that the side cuts off shows half of its body. */
  function isAtEdge({ x }: MeasuredCandle): boolean {
    return Math.min(x, ink.width - x) <= Math.max(ROUNDED, widths.wick);
  }

  function isLowAt(i: number): boolean {
    return candles[i]!.bottom - candles[i]!.top <= low;
  }

  function isThinAt(i: number): boolean {
    return candles[i]!.bottom - candles[i]!.top <= Math.max(TINY.px, 2 * widths.wick);
  }

  /** What lies off where the last higher one before it closed is no flat candle, where the price seldom leaps. */
  function isApart(i: number): boolean {
    const before = links.slice(0, i).findLast((_, k) => !isLowAt(k));
    return seldomLeaps && before !== undefined && Math.abs(links[i]!.enters - before.leaves) > low;
  }

  /** Whether most of its rows show less of a stem than other bars have, where stems are wide enough to tell. */
  function isHalfBar({ x, top, bottom }: MeasuredCandle): boolean {
    if (widths.wick < ROUNDED) return false;
    return median(rowsOf(top, bottom).map((y) => widthAt(ink, x, y))) <= HALF_STEM * widths.wick;
  }

  /** Whether so many of its rows, and more than a line has, go on far beyond the last candle, or over several slots, as bodies that leave room beside them do not. */
  function isTag({ hasBody, x, bodyTop, bodyBottom }: MeasuredCandle): boolean {
    if (!hasBody || widths.body > TAG.body * lattice.pitch) return false;
    const rows = rowsOf(bodyTop, bodyBottom);
    const isLeftEnd = candles[0]!.x > x;
    const wide = rows.filter((y) => {
      const { left, right } = stretchAt(ink, x, y);
      const beyond = isLeftEnd ? x - left : right - x;
      return beyond >= TAG.beyond * lattice.pitch || right - left >= TAG.width * lattice.pitch;
    }).length;
    return wide > Math.max(TINY.px, 3 * widths.wick) && wide >= TAG.rows * rows.length;
  }

  /** A zone over the plot has a border, of which the sides are strokes from its head to its foot; one that is drawn as high as a candle has that at its side. */
  function isSideOfZone(candle: MeasuredCandle): boolean {
    const { x, top, bottom } = candle;
    const isAt = ({ x0, x1, y0, y1 }: Box) =>
      Math.min(Math.abs(x - x0), Math.abs(x - x1)) <= BORDER &&
      Math.abs(top - y0) <= BORDER &&
      Math.abs(bottom - y1) <= BORDER;
    if (!ground.sheets.washes.some(({ box }) => isAt(box))) return false;
    // A line may cross it.
    const wide = rowsOf(top, bottom).filter((y) => widthAt(ink, x, y) >= LEAST_DASH * widths.body);
    return wide.length <= TINY.px;
  }

  function hasOddWidth(candle: MeasuredCandle): boolean {
    if (widths.body - widths.wick < ROUNDED) return false;
    const width = widestAt(candle);
    if (width < WIDTH.least * widths.body - WIDTH.slack) return true;
    // A tag has no wick, but a candle that another thing widens may have.
    const hasWick = candle.bodyTop - candle.top > 1 || candle.bottom - candle.bodyBottom > 1;
    return !hasWick && width > WIDTH.most * widths.body + WIDTH.slack && width < lattice.pitch;
  }

  /** px of its widest row, about the body if it has one. */
  function widestAt({ hasBody, x, top, bottom, bodyTop, bodyBottom }: MeasuredCandle): number {
    const from = Math.max(0, Math.floor(hasBody ? bodyTop : top) - 1);
    const to = Math.min(ink.height, Math.ceil(hasBody ? bodyBottom : bottom) + 1);
    return Math.max(0, ...Array.from({ length: to - from }, (_, i) => widthAt(ink, x, from + i)));
  }
}

/** Those that lie between two, at least in part. */
const rowsOf = (top: number, bottom: number): number[] =>
  Array.from({ length: Math.ceil(bottom) - Math.floor(top) }, (_, i) => Math.floor(top) + i);

/** px of the ink through `x` in a row. */
function widthAt(ink: Ink, x: number, y: number): number {
  const { left, right } = stretchAt(ink, x, y);
  return right - left;
}

/** Columns, half-open, of the ink through `x` in a row. */
function stretchAt({ width, cover, owner }: Ink, x: number, y: number): { left: number; right: number } {
  const from = y * width;
  const is = (at: number) =>
    at >= 0 &&
    at < width &&
    ((cover[from + at]! >= FAINT && owner[from + at] !== FOREIGN) || owner[from + at] === HOLE);
  let left = Math.floor(x);
  let right = left;
  while (is(left - 1)) left--;
  while (is(right)) right++;
  return { left, right };
}
