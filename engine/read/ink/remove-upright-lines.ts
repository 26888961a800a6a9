import { evenShare } from '../axis/even-share.ts';
import { median } from '../axis/median.ts';
import { nextMarked } from './next-marked.ts';
import { FOREIGN, INKED, type Ink, isInked, NONE } from './unmix-ink.ts';

/** Of the region's rows: what stands on more of them is a frame, a cursor or a line of the grid, no wick. */
const LEAST_HEIGHT = 0.82;
const THICKEST = 6;
/** Lines that end alike, px, as those of days do and candles do not: so many of them, each of so much of the region's rows, which may reach beyond their plot. */
const ALIKE = { off: 3, lines: 3, height: 0.5 };
/** px. */
const CROSSING = 6;
/** Coverage of a line that is faint, or that a codec or scaling spread over two columns: wicks count down to this, where all are faint. */
const FAINT = 48;
/** A wick that stands out from a faint line behind it by so much stays. */
const STRONGER = 1.4;
/**
 * A dotted or dashed line has so many dashes, so many of them at one distance or multiples of it; what is longer than so many with their gaps is a wick before it: what crosses a line is not. Of
 * that distance a dash has this share at least: dots of level lines stand one above the other as evenly, but far farther apart.
 */
const DASHED = { least: 12, even: 0.8, off: 0.15, wick: 2.5, share: 0.15 };

/**
 * Takes out upright lines in a candle's colour that run over nearly all rows: the frame of a plot, a cursor. What is wider than the line stays. A line that is foreign for
 * the most part is none of a candle's colour: what there is of it are wicks right before or beside it. A candle as high as that stays.
 */
export function removeUprightLines(ink: Ink): void {
  const { width, height } = ink;
  const { standing, balance, highest, dashes } = standingRows(ink);
  const alike = alikeColumns(highest, ALIKE.height * height);
  const dashed = dashedColumns(ink, dashes);
  const lines: Span[] = [];
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isLine =
      x < width && (standing[x]! >= LEAST_HEIGHT * height || alike.has(x) || dashed.has(x)) && balance[x]! >= 0;
    if (isLine && from < 0) from = x;
    if (isLine || from < 0) continue;
    if (x - from <= THICKEST) lines.push({ from, to: x });
    from = -1;
  }
  const candles = lines.length <= FEW ? lines.filter((line) => isCandle(ink, line)) : [];
  const only = candles.length === 1 ? candles[0] : null;
  for (const line of lines) if (line !== only) erase(ink, line);
}

/** Columns. */
type Span = { from: number; to: number };
type Rows = { y0: number; y1: number };

/** px: a line of the plot goes up to its ends. */
const AT_END = 2;
/** The sides of a frame, a cursor and a candle; of more lines, as a grid or days have, one that seems to be a candle is behind one. */
const FEW = 4;

/** Columns in which what stands highest, by so many rows, has both ends on the rows of that in others. */
function alikeColumns(highest: readonly Rows[], least: number): Set<number> {
  const high = highest.flatMap((rows, x) => (rows.y1 - rows.y0 >= least ? [{ x, ...rows }] : []));
  const endsLike = (a: Rows, b: Rows) => Math.abs(a.y0 - b.y0) <= ALIKE.off && Math.abs(a.y1 - b.y1) <= ALIKE.off;
  return new Set(
    high
      .filter((one) => {
        const like = high.filter((other) => endsLike(one, other));
        const lines = like.filter(({ x }, i) => i === 0 || x - like[i - 1]!.x > THICKEST);
        return lines.length >= ALIKE.lines;
      })
      .map(({ x }) => x),
  );
}

/** How many pieces stand in a column, over how many rows, and from which to which. */
type Dashes = { count: number; marked: number } & Rows;

/** Columns with dashes, however far apart, from nearly the head of the region to its foot. */
function dashedColumns(ink: Ink, dashes: readonly Dashes[]): Set<number> {
  const mayBe = ({ count, marked, y0, y1 }: Dashes) =>
    count >= DASHED.least && y1 - y0 >= LEAST_HEIGHT * ink.height && marked >= DASHED.share * (y1 - y0);
  const columns = dashes.flatMap((own, x) => (mayBe(own) ? [x] : []));
  return new Set(columns.filter((x) => isDashed(piecesOf(markedRows(ink, { from: x, to: x + 1 }), 0))));
}

function isDashed(pieces: readonly Rows[]): boolean {
  const period = periodOf(pieces);
  return period !== null && median(pieces.map(({ y0, y1 }) => y1 - y0)) >= DASHED.share * period;
}

/** The rows of what stands on in a column. What else does, as the bar of a candle's volume, is apart. */
function highestOf(ink: Ink, span: Span): Rows {
  const pieces = piecesOf(rowsWith(ink, span, (at) => ink.cover[at]! >= INKED));
  const heightOf = ({ y0, y1 }: Rows) => y1 - y0;
  return pieces.reduce((a, b) => (heightOf(b) > heightOf(a) ? b : a), { y0: 0, y1: 0 });
}

/** Whether it is a candle as high as that: what goes on above and below its body ends before the region does. */
function isCandle(ink: Ink, { from, to }: Span): boolean {
  const { y0, y1 } = highestOf(ink, { from, to });
  const rows = Array.from({ length: y1 - y0 }, (_, i) => y0 + i);
  const isBody = (y: number) => isInked(ink, y, from - 2) && isInked(ink, y, to + 1);
  return y0 >= AT_END && y1 <= ink.height - AT_END && rows.some(isBody);
}

/** Per row, whether some pixel of the columns is such. */
function rowsWith({ width, height }: Ink, { from, to }: Span, isSuch: (at: number) => boolean): boolean[] {
  const rows: boolean[] = [];
  for (let y = 0; y < height; y++) {
    let x = from;
    while (x < to && !isSuch(y * width + x)) x++;
    rows.push(x < to);
  }
  return rows;
}

/** Rows of what stands in a column, `apart` by more than what crosses it. */
function piecesOf(rows: boolean[], apart: number = CROSSING): Rows[] {
  const pieces: Rows[] = [];
  rows.forEach((isOwn, y) => {
    if (!isOwn) return;
    const last = pieces.at(-1);
    if (last && y - last.y1 <= apart) last.y1 = y + 1;
    else pieces.push({ y0: y, y1: y + 1 });
  });
  return pieces;
}

/** Per column, and by how many more rows it has ink than something foreign: what crosses a line does not end it, and neither do the words and tags that were taken out before: such a line stands on in several pieces. */
function standingRows(ink: Ink): {
  standing: Int32Array;
  balance: Int32Array;
  highest: Rows[];
  dashes: Dashes[];
} {
  const { width, height, cover, owner } = ink;
  const skip = nextMarked(ink);
  const standing = new Int32Array(width);
  const balance = new Int32Array(width);
  const starts = new Int32Array(width);
  const highest = Array.from({ length: width }, (): Rows => ({ y0: 0, y1: 0 }));
  const dashes = Array.from({ length: width }, (): Dashes => ({ count: 0, marked: 0, y0: 0, y1: 0 }));
  for (let y = 0, row = 0; y < height; y++, row += width)
    for (let at = row, end = row + width; at < end; at++) {
      if (cover[at] === 0 && owner[at] === NONE) {
        at = skip(at + 1, end) - 1;
        continue;
      }
      if (!isMarked(ink, at)) continue;
      const x = at - row;
      const own = dashes[x]!;
      const isApart = y - own.y1 > CROSSING;
      standing[x]! += isApart ? 1 : y + 1 - own.y1;
      if (isApart) starts[x] = y;
      if (own.count === 0) own.y0 = y;
      if (own.count === 0 || y > own.y1) own.count++;
      own.marked++;
      own.y1 = y + 1;
      const most = highest[x]!;
      if (y + 1 - starts[x]! > most.y1 - most.y0) {
        most.y0 = starts[x]!;
        most.y1 = y + 1;
      }
      balance[x]! += cover[at]! >= FAINT ? 1 : -1;
    }
  return { standing, balance, highest, dashes };
}

function erase(ink: Ink, { from, to }: Span): void {
  const { width, height, cover, owner } = ink;
  const strengths = Array.from({ length: to - from }, (_, i) => strengthOf({ width, height, cover }, from + i));
  const isWick = beforeDashes(ink, { from, to });
  for (let y = 0; y < height; y++) {
    if (isInked(ink, y, from - 2) || isInked(ink, y, to + 1) || isWick.has(y)) continue;
    if (strengths.some((strength, i) => cover[y * width + from + i]! > STRONGER * strength)) continue;
    for (let x = Math.max(0, from - 1); x < Math.min(width, to + 1); x++) {
      const at = y * width + x;
      if (cover[at] === 0) continue;
      cover[at] = 0;
      owner[at] = NONE;
    }
  }
}

/** The rows of wicks before a line of dashes, empty for one without. */
function beforeDashes(ink: Ink, span: Span): Set<number> {
  const pieces = piecesOf(markedRows(ink, span), 0);
  const period = periodOf(pieces);
  if (period === null) return new Set();
  const wicks = pieces.filter(({ y0, y1 }) => y1 - y0 >= DASHED.wick * period);
  return new Set(wicks.flatMap(({ y0, y1 }) => Array.from({ length: y1 - y0 }, (_, i) => y0 + i)));
}

/** Whether a pixel shows something of a line, or what lies over it. */
const isMarked = ({ cover, owner }: Ink, at: number): boolean => cover[at]! >= FAINT || owner[at] === FOREIGN;

const markedRows = (ink: Ink, span: Span): boolean[] => rowsWith(ink, span, (at) => isMarked(ink, at));

/** Rows from one dash to the next; null where they stand at no one distance. */
function periodOf(pieces: readonly Rows[]): number | null {
  if (pieces.length < DASHED.least) return null;
  const steps = pieces.slice(1).map(({ y0 }, i) => y0 - pieces[i]!.y0);
  const period = median(steps);
  return evenShare(steps, period, DASHED.off) < DASHED.even ? null : period;
}

/** The coverage that three quarters of a column's ink have: wicks before a faint line may take up more than half of it. */
function strengthOf({ width, height, cover }: Pick<Ink, 'width' | 'height' | 'cover'>, x: number): number {
  const inked = Array.from({ length: height }, (_, y) => cover[y * width + x]!).filter((part) => part >= FAINT);
  return inked.sort((a, b) => a - b)[Math.floor(inked.length / 4)] ?? 0;
}
