import type { Raster } from '../raster.ts';
import { median } from './axis/median.ts';
import { bodiesApart } from './candles/bodies-apart.ts';
import type { KeptOverBars } from './candles/drop-strays.ts';
import { closeOf, gapsAfter, openOf } from './candles/follow-chain.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import { candleSpan } from './cut-ends.ts';
import type { FoundCandles } from './find-candles.ts';
import { groundShare } from './ink/ground-share.ts';
import { rowsOf, stretchAt, widthAt } from './ink/ink-through.ts';
import { lettersAmong } from './letters-among.ts';
import { isSideOfZone } from './side-of-zone.ts';
import { keptOverBars } from './stand-over-bars.ts';

/** Fewer candles than this may all be odd. */
const LEAST_KEPT = 8;
const MOST_ODD = 10;
/** Of all: in narrow slots a text or a tag has many more. */
const MOST_TEXT = 1 / 3;
/** Of those further in, by which an end is judged; where more of them are as it is, it is none. */
const NEIGHBOURS = 8;
const MOST_ALIKE = 0.15;
/** px by which candles stand off their slots because renderers round them. */
const ROUNDED = 3;
/** px, and of a typical height: what is lower and has no body, or stands beyond a gap, is a piece of a line or a letter. */
const TINY = { px: 5, share: 0.3 };
/** Of the body's width. */
const LEAST_DASH = 0.45;
/** px: a lower body may be so faint beside its wick that its width can't be told. */
const FLAT = 3;
/** Of the steps from one candle to the next. */
const MOST_LEAPS = 0.2;
const MOST_AS_FAR = 0.1;
/** Of the width of other stems. */
const HALF_STEM = 0.65;
/** Of the pitch: where bodies leave the rest of it free, what goes on so far, or is so wide, in so many of its rows is a tag. */
const TAG = { body: 0.9, beyond: 0.8, width: 2.5, rows: 0.2 };
/** px between bodies that smoothed edges close. */
const ROOM = 2;
/** Of what stands beyond a leap: so many stand off their slots, under something else, or have no row as wide as a body. Low candles and dashes of a quiet market do not. */
const LEAST_MISSHAPEN = { share: 0.5, count: 2 };
const MOST_CROSSED = 0.5;
/** px of candles that end on one row, how many of the last do, and of the others how many as the one before them. */
const ON_ROW = 1.5;
const LEAST_ON_ROW = 4;
const MOST_ON_ROW = 0.25;
/** So many tiles side by side. */
const LEAST_TILES = 3;
/** px: a tag is as high as digits and more, and its corners may be round. */
const PLATE = { least: 9, round: 2 };
const LEAST_WICK = 1.5;
/** Of a slot's columns, over all rows that candles take: what is left of the ground beside tiles in each and in all together, and of what others have beside a panel beyond empty slots. A plot has more. */
const GROUND = { each: 0.4, all: 0.3, usual: 0.7, beyondGap: 0.7 };
/** So many candles beyond so many empty slots, where others have no more than the usual ones before them. */
const GAP = { candles: 2, slots: 4, usual: 1 };
/** So many pieces of a slanted line, px by which their heights and the steps between them differ at most. */
const LINE = { pieces: 4, off: 2 };
/** So many that leap, and of those from the first on; how far the first and the others do, of a typical height, and of all before them so few as far. */
const LEAPS = { least: 6, share: 0.4, first: 2, height: 1, usual: 0.05 };
/** So many that lie beyond one leap of so many typical heights, and of which so many are no shapes of candles. */
const FAR = { least: 4, heights: 4, share: 0.5 };
/** Of the body's width: what is wider or narrower than other bodies by more is a letter or a piece of a line. */
const WIDTH = { least: 0.6, most: 1.35, slack: 2 };

/**
 * The candles without what stands at their ends and is none: half of one whose middle the plot's edge cuts off, which stands off its slot, the side of a zone, pieces of a
 * line that is drawn on beyond the last candle, which have no body or climb evenly, letters, which are not as wide as bodies are, tags, tiles, odd shapes that all end on one row, and all that stands beyond a leap where none of it is as candles are. Of OHLC bars those go of which the edge leaves half a stem, and low ones far off the last close. What stands over bars of volume is a candle however odd, but in its slot.
 */
export function dropOddEnds(picture: Raster, found: FoundCandles): FoundCandles {
  const { candles, directions } = found;
  const links = candles.map((candle, i) => {
    const up = directions.up[i]!;
    return { candle, enters: openOf(candle, up), leaves: closeOf(candle, up) };
  });
  const turned = links.map(({ candle, enters, leaves }) => ({ candle, enters: leaves, leaves: enters })).toReversed();
  const height = median(candles.map(({ top, bottom }) => bottom - top));
  const low = TINY.share * height;
  const leaps = gapsAfter(candles, directions, 1).map((gap) => gap > low);
  const over = keptOverBars(picture, found);
  const grounds = groundsOf(found);
  const to = endOf(found, links, { height, leaps, over, grounds });
  const from =
    candles.length - endOf(found, turned, { height, leaps: leaps.toReversed(), over, grounds: grounds.toReversed() });
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

/** `height`: the typical one, px; `leaps`: the steps after which one opens off the last close; `grounds`: see `groundsOf`. */
type EndOptions = { height: number; leaps: boolean[]; over: KeptOverBars; grounds: number[] };

/** How many of the candles, which may be turned round, are left before those at their end that are odd. */
function endOf(found: FoundCandles, links: Link[], { height, leaps, over, grounds }: EndOptions): number {
  const { widths, lattice } = found;
  const { ink } = found.marks;
  const low = TINY.share * height;
  const candles = links.map(({ candle }) => candle);
  const gaps = candles.slice(1).map((candle, i) => bodiesApart(candle, candles[i]!));
  // How far each but the first opens off the last close, px.
  const opens = links.slice(1).map(({ enters }, i) => Math.abs(enters - links[i]!.leaves));
  const areLetters = lettersAmong(found, candles);
  // Of bodies whose fill is none of the candles' known colours all look as if something lay over them.
  const areFilledOtherwise = median(candles.map(({ crossed }) => crossed)) >= MOST_CROSSED;
  const isCrossed = ({ crossed }: MeasuredCandle) => crossed >= MOST_CROSSED && !areFilledOtherwise;
  let kept = candles.length;
  const leastBesideTexts = Math.max(LEAST_KEPT, Math.ceil(candles.length * (1 - MOST_TEXT)));
  const leastKept = Math.max(LEAST_KEPT, candles.length - MOST_ODD);
  for (let before = Number.NaN; kept !== before; ) {
    before = kept;
    while (kept > leastKept && isOdd(kept - 1)) kept--;
    kept = beforeFar(beforeLeaps(beforeStrangers(beforeRow(beforeTiles(beforeLine(beforeGap(beforeCovered(kept))))))));
  }
  if (kept === candles.length) return kept;
  const off = candles.findIndex((candle, i) => i >= kept && (isOffSlot(i) || isTag(candle)));
  return over(off < 0 ? candles : candles.slice(0, off), kept);

  /** Where those begin about which next to nothing of the ground is left: tiles, or a picture, beside the plot. */
  function beforeCovered(to: number): number {
    let from = to;
    while (from > leastBesideTexts && grounds[from - 1]! < GROUND.each) from--;
    const isPlot = median(grounds.slice(0, from)) >= GROUND.usual;
    return isPlot && median(grounds.slice(from, to)) < GROUND.all ? from : to;
  }

  /** Where those begin that so many empty slots part from all others as none of these are parted, if they are one or two, a tag or labels beside the plot, or have less ground about them: a panel. */
  function beforeGap(to: number): number {
    const emptyBefore = (i: number) => Math.abs(candles[i]!.slot - candles[i - 1]!.slot) - 1;
    const areOfPanel = (first: number) =>
      median(grounds.slice(first, to)) < GROUND.beyondGap * median(grounds.slice(0, first));
    for (let first = to - 1; first >= leastBesideTexts; first--) {
      if (emptyBefore(first) < GAP.slots) continue;
      const areFew = to - first <= GAP.candles && first >= leastKept;
      const isOnlyGap = candles.slice(1, first).every((_, i) => emptyBefore(i + 1) <= GAP.usual);
      return isOnlyGap && (areFew || areOfPanel(first)) ? first : to;
    }
    return to;
  }

  /** Where what stands off the last close begins, if none of it is as candles are, with what is odd behind it. One by itself may be a candle that something hides, or that hardly anybody traded. */
  function beforeStrangers(to: number): number {
    let from = to;
    let misshapen = candles.length - to;
    for (let first = to - 1; first >= leastKept || (first >= leastBesideTexts && areLetters[first]); first--) {
      if (isMisshapen(first)) misshapen++;
      const least = Math.max(LEAST_MISSHAPEN.count, LEAST_MISSHAPEN.share * (candles.length - first));
      if (misshapen < least || !isBeyondLeap(first)) continue;
      const strangers = Array.from({ length: from - first }, (_, i) => first + i);
      if (strangers.every((i) => isStrange(i, first))) from = first;
    }
    return from;
  }

  /** Where those begin of which so many open off the last close, farther than hardly any other does: cells, texts and lines of another panel. */
  function beforeLeaps(to: number): number {
    let [from, most] = [to, 0];
    for (let first = to - LEAPS.least; first >= leastBesideTexts; first--) {
      const usual = opens.slice(0, first - 1);
      const isLeap = (leap: number, least: number) =>
        leap > least * height && usual.filter((other) => other >= leap).length <= LEAPS.usual * usual.length;
      if (!isLeap(opens[first - 1]!, LEAPS.first)) continue;
      const count = opens.slice(first - 1, to - 1).filter((leap) => isLeap(leap, LEAPS.height)).length;
      const more = count - LEAPS.share * (to - first);
      if (count >= LEAPS.least && more >= most) [from, most] = [first, more];
    }
    return from;
  }

  /** Where those begin that lie farther off the last close than any other opens, and many times as far as candles are high, if most of them are no shapes of candles: texts and signs above or below the plot. A price that leaps so far goes on in candles. */
  function beforeFar(to: number): number {
    const isNoShape = (i: number) => areLetters[i]! || (!('up' in candles[i]!) && isMisshapen(i));
    let from = to;
    for (let first = to - FAR.least; first >= leastBesideTexts; first--) {
      const leap = opens[first - 1]!;
      if (leap <= FAR.heights * height || opens.slice(0, first - 1).some((other) => other >= leap)) continue;
      const odd = candles.slice(first, to).filter((_, k) => isNoShape(first + k)).length;
      if (odd >= FAR.share * (to - first)) from = first;
    }
    return from;
  }

  /** Where those begin that are all as low and climb or fall by one step, more than they are high: each candle opens at the last close, the pieces of a slanted line stand apart. */
  function beforeLine(to: number): number {
    const heightAt = (i: number) => candles[i]!.bottom - candles[i]!.top;
    const stepTo = (i: number) => candles[i]!.top - candles[i - 1]!.top;
    const isAlike = (value: number, other: number) => Math.abs(value - other) <= LINE.off;
    let from = to - 1;
    while (
      from > leastKept &&
      isAlike(heightAt(from - 1), heightAt(to - 1)) &&
      isAlike(stepTo(from), stepTo(to - 1)) &&
      Math.abs(candles[from]!.slot - candles[from - 1]!.slot) === 1
    )
      from--;
    return to - from >= LINE.pieces && Math.abs(stepTo(to - 1)) > heightAt(to - 1) ? from : to;
  }

  /** Where those begin of which each shares nearly all of its rows with the next, as others seldom do: tiles of a map of markets. A candle shares the row where the last one closed, and one more by chance. */
  function beforeTiles(to: number): number {
    let from = to - 1;
    while (from > leastKept && areTiles(candles[from - 1]!, candles[from]!)) from--;
    const alike = candles.slice(1, from).filter((candle, i) => areTiles(candle, candles[i]!)).length;
    return to - from >= LEAST_TILES && alike <= MOST_ALIKE * from ? from : to;
  }

  /** Where those begin that all end on one row as letters and tags do, if as many are misshapen, and others seldom end where the one before them did. */
  function beforeRow(to: number): number {
    const isPiece = (i: number) => !('up' in candles[i]!) && isMisshapen(i);
    for (const end of ['top', 'bottom'] as const) {
      const isOnRow = (i: number, row: number) => Math.abs(candles[i]![end] - row) <= ON_ROW;
      let from = to;
      while (from > leastBesideTexts && isOnRow(from - 1, candles[to - 1]![end])) from--;
      const on = Array.from({ length: to - from }, (_, i) => from + i);
      if (on.length < LEAST_ON_ROW || on.filter(isPiece).length < LEAST_MISSHAPEN.share * on.length) continue;
      const alike = candles.slice(1, from).filter((candle, i) => isOnRow(i, candle[end])).length;
      if (alike <= MOST_ON_ROW * from) return from;
    }
    return to;
  }

  /** Whether it is not as candles are, one of those beyond the leap before `first`. */
  function isStrange(i: number, first: number): boolean {
    return !('up' in candles[i]!) && (isThinAt(i) || (isLowAt(i) && isApart(i, first)) || isMisshapen(i));
  }

  function isMisshapen(i: number): boolean {
    const candle = candles[i]!;
    return offAt(i) >= ROUNDED || isCrossed(candle) || !hasRowOfBody(candle) || areLetters[i]!;
  }

  /** Whether all of it lies off the last close, farther than low candles are high and than nearly all before it open, or off the last body, as no direction that was told wrong makes it. */
  function isBeyondLeap(i: number): boolean {
    const { top, bottom } = candles[i]!;
    const { leaves } = links[i - 1]!;
    const leap = Math.max(top - leaves, leaves - bottom);
    return (
      isFar(leap, opens.slice(0, i - 1)) ||
      isFar(bodiesApart({ bodyTop: top, bodyBottom: bottom }, candles[i - 1]!), gaps.slice(0, i - 1))
    );
  }

  function isFar(leap: number, others: number[]): boolean {
    return leap > low && others.filter((other) => other >= leap).length <= MOST_AS_FAR * (others.length + 1);
  }

  /** Bodies that leave hardly any room beside them may run on into the next. */
  function hasRowOfBody({ x, top, bottom }: MeasuredCandle): boolean {
    const hasRoom = widths.body <= TAG.body * lattice.pitch && lattice.pitch - widths.body >= ROOM;
    const most = hasRoom ? WIDTH.most * widths.body : Number.POSITIVE_INFINITY;
    return rowsOf(top - 1, bottom + 1).some((y) => {
      const width = widthAt(ink, x, y);
      return width >= WIDTH.least * widths.body - WIDTH.slack && width <= most + WIDTH.slack;
    });
  }

  /** px by which a candle stands farther off its slot than those before it. */
  function offAt(i: number): number {
    const offOf = ({ x, slot }: MeasuredCandle) => x - slot * lattice.pitch;
    return Math.abs(offOf(candles[i]!) - median(candles.slice(Math.max(0, i - NEIGHBOURS), i).map(offOf)));
  }

  function isOdd(end: number): boolean {
    if ('up' in candles[end]!) return isHalfBar(candles[end]!) || (isForeign(end) && !isUsual(end));
    if (isOffSlot(end) || isTag(candles[end]!) || isSideOfZone(candles[end]!, found)) return true;
    return isForeign(end) && !isUsual(end);
  }

  /** What shows less than half of its body has its middle beyond the edge. */
  function isOffSlot(i: number): boolean {
    return offAt(i) >= Math.max(ROUNDED, widths.body / 4 - 1);
  }

  /** Whether those before the run of foreign ones that ends here are often foreign too. */
  function isUsual(end: number): boolean {
    let first = end;
    while (first > 0 && isForeign(first - 1)) first--;
    const from = Math.max(0, first - NEIGHBOURS);
    const alike = candles.slice(from, first).filter((_, i) => isForeign(from + i)).length;
    return first < leastKept || alike > MOST_ALIKE * (first - from);
  }

  function isForeign(i: number): boolean {
    const candle = candles[i]!;
    if ('up' in candle) return isLowAt(i) && isApart(i);
    const isThin = isThinAt(i);
    const isTiny = isThin || isLowAt(i);
    // A candle whose open was its close is a dash, as wide as bodies are.
    if (!candle.hasBody) return (isTiny || isAtEdge(candle)) && widestAt(candle) < LEAST_DASH * widths.body;
    if (isPlate(candle)) return true;
    // What stands but under something else may be no candle as well.
    if (isTiny && (widestAt(candle) === 0 || (candle.crossed === 1 && isApart(i)))) return true;
    const isFlat = candle.bodyBottom - candle.bodyTop < FLAT;
    if ((isThin || !isFlat) && hasOddWidth(candle)) return true;
    const isBeyondGap = i > 0 && Math.abs(candle.slot - candles[i - 1]!.slot) > 1;
    return isTiny && (isBeyondGap || (isApart(i) && (isThin || isBeyondDash(i))));
  }

  /** A block that is wider than bodies are and has its head and its foot between the same two columns, without a wick: a tag, of which letters may part the rows between. */
  function isPlate({ x, top, bottom, bodyTop, bodyBottom }: MeasuredCandle): boolean {
    if (bodyTop - top > LEAST_WICK || bottom - bodyBottom > LEAST_WICK) return false;
    if (bodyBottom - bodyTop < PLATE.least) return false;
    const head = stretchAt(ink, x, Math.round(bodyTop) + PLATE.round);
    const foot = stretchAt(ink, x, Math.round(bodyBottom) - 1 - PLATE.round);
    return (
      head.right - head.left > WIDTH.most * widths.body + WIDTH.slack &&
      Math.abs(head.left - foot.left) <= 1 &&
      Math.abs(head.right - foot.right) <= 1
    );
  }

  /** Low candles that follow higher ones may open off the last close; beyond dashes they are letters. Of what something hides a dash may be all that is left. */
  function isBeyondDash(i: number): boolean {
    const before = candles.slice(0, i).findLastIndex((_, k) => isThinAt(k) || !isLowAt(k) || !isApart(k));
    return before >= 0 && isThinAt(before) && !candles[before]!.endHidden;
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

  /** What lies off where the last higher one before it closed is no flat candle, where the price seldom leaps: both as told by those before `end`. */
  function isApart(i: number, end = candles.length): boolean {
    const before = links.slice(0, Math.min(i, end)).findLast((_, k) => !isLowAt(k));
    const seldomLeaps = leaps.slice(0, end - 1).filter(Boolean).length <= MOST_LEAPS * end;
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

  function hasOddWidth(candle: MeasuredCandle): boolean {
    if (widths.body - widths.wick < ROUNDED) return false;
    const own = widthsAt(candle);
    const widest = Math.max(0, ...own);
    if (widest < WIDTH.least * widths.body - WIDTH.slack) return true;
    // A tag has no wick, but a candle that another thing widens may have; a line that crosses one widens a few rows.
    const hasWick = candle.bodyTop - candle.top > 1 || candle.bottom - candle.bodyBottom > 1;
    const most = WIDTH.most * widths.body + WIDTH.slack;
    return !hasWick && widest < lattice.pitch && median(own) > most;
  }

  /** px of its widest row, about the body if it has one. */
  function widestAt(candle: MeasuredCandle): number {
    return Math.max(0, ...widthsAt(candle));
  }

  /** px of its rows, about the body if it has one. */
  function widthsAt({ hasBody, x, top, bottom, bodyTop, bodyBottom }: MeasuredCandle): number[] {
    const from = Math.max(0, Math.floor(hasBody ? bodyTop : top) - 1);
    const to = Math.min(ink.height, Math.ceil(hasBody ? bodyBottom : bottom) + 1);
    return Array.from({ length: to - from }, (_, i) => widthAt(ink, x, from + i));
  }
}

/** Of each candle's slot, how much of the ground is left in all rows that candles take. */
function groundsOf(found: FoundCandles): number[] {
  const { candles, lattice, marks, region } = found;
  const rows = candleSpan(found);
  const [y0, y1] = [rows.y0 - region.y0, rows.y1 - region.y0];
  return candles.map(({ x }) =>
    groundShare(marks.ink, { x0: x - lattice.pitch / 2, x1: x + lattice.pitch / 2, y0, y1 }),
  );
}

const EDGES = ['top', 'bodyTop', 'bodyBottom', 'bottom'] as const;

/** So many of two tiles' edges are on the same rows. */
const LEAST_SHARED = 3;

/** Whether two have nearly all of their edges on the same rows, which are as far apart as a tag is high; where a tag hides candles or bars they end on its rows. */
function areTiles(one: MeasuredCandle, other: MeasuredCandle): boolean {
  if ('up' in one || one.endHidden || other.endHidden) return false;
  const shared = EDGES.filter((edge) => Math.abs(one[edge] - other[edge]) <= ON_ROW).map((edge) => one[edge]);
  return shared.length >= LEAST_SHARED && Math.max(...shared) - Math.min(...shared) >= PLATE.least;
}
