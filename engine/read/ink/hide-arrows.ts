import { hideCovered } from './hide-covered.ts';
import { nextCovered } from './next-marked.ts';
import { INKED, type Ink } from './unmix-ink.ts';

/** Columns of ink in one row, half-open. */
type Run = { x0: number; x1: number };

/** px: a head begins with its tip, which is as narrow as a wick, and is so wide at its foot and so many rows high at least. */
const TIP = 3;
const LEAST_WIDTH = 9;
const LEAST_ROWS = 6;
/** By so much, px, and of the width half way down, its sides and its middle may be off those of a triangle. */
const OFF = { middle: 1, side: 0.2 };
/** Of the head's width: the shaft behind it is no wider. */
const SHAFT = 0.75;
/** Of the head's height: no shaft is longer. */
const LONGEST = 4;

/**
 * Marks arrows and triangles in a candle's colour, by which charts show orders, trades and patterns, as foreign: from its tip on such a head widens row by row on both sides alike,
 * and ends at once. No wick or body does.
 */
export function hideArrows(ink: Ink): void {
  const rows = runsOf(ink);
  for (const step of [1, -1])
    for (let y = 0; y < ink.height; y++)
      for (const tip of rows[y]!) {
        if (widthOf(tip) > TIP) continue;
        const head = headFrom(rows, y, tip, step);
        if (head) hideArrow(ink, rows, { y, step, head });
      }
}

function runsOf(ink: Ink): Run[][] {
  const { width, height, cover } = ink;
  const skip = nextCovered(ink);
  return Array.from({ length: height }, (_, y) => {
    const runs: Run[] = [];
    const row = y * width;
    for (let x = skip(row, row + width) - row; x < width; x = skip(row + x, row + width) - row) {
      const x0 = x;
      while (x < width && cover[row + x]! >= INKED) x++;
      if (x > x0) runs.push({ x0, x1: x });
      else x++;
    }
    return runs;
  });
}

const widthOf = ({ x0, x1 }: Run): number => x1 - x0;
const middleOf = ({ x0, x1 }: Run): number => (x0 + x1) / 2;

/** Place in a row of the first run that ends beyond where another begins. They stand in their order: most of a long row is passed by halves. */
function placeOf({ x0 }: Run, row: Run[]): number {
  let from = 0;
  for (let end = row.length; from < end; ) {
    const middle = (from + end) >> 1;
    if (row[middle]!.x1 > x0) end = middle;
    else from = middle + 1;
  }
  return from;
}

function touching(row: Run[] = [], run: Run): Run[] {
  const from = placeOf(run, row);
  let to = from;
  while (to < row.length && row[to]!.x0 < run.x1) to++;
  return row.slice(from, to);
}

/** The one run of a row that touches another, null where there are none or several. */
function only(row: Run[] = [], run: Run): Run | null {
  const place = placeOf(run, row);
  const [one, next] = [row[place], row[place + 1]];
  return one && one.x0 < run.x1 && !(next && next.x0 < run.x1) ? one : null;
}

/** The rows of a head from the tip to its foot; null where what begins there is none. */
function headFrom(rows: Run[][], y: number, tip: Run, step: number): Run[] | null {
  // Most tips are of wicks, which get no wider.
  if (!widensFrom(rows, y, tip, step)) return null;
  const head = [tip];
  for (;;) {
    const last = head.at(-1)!;
    const next = only(rows[y + step * head.length], last);
    if (!next || widthOf(next) < widthOf(last) || Math.abs(middleOf(next) - middleOf(tip)) > OFF.middle) break;
    // Where it gets no wider it has not begun, or is over and no head's.
    if (head.length > 2 && widthOf(next) === widthOf(head.at(-3)!)) return null;
    head.push(next);
  }
  return isHead(head) && endsAtOnce(rows[y + step * head.length], head.at(-1)!) ? head : null;
}

/** Whether a head may begin here: it has got wider by its fourth row, and no narrower on the way. */
function widensFrom(rows: Run[][], y: number, tip: Run, step: number): boolean {
  let last = tip;
  for (let row = 1; row <= 3; row++) {
    const next = only(rows[y + step * row], last);
    if (!next || widthOf(next) < widthOf(last)) return false;
    last = next;
  }
  return widthOf(last) > widthOf(tip);
}

/** Whether rows widen evenly. */
function isHead(head: Run[]): boolean {
  const foot = widthOf(head.at(-1)!);
  if (head.length < LEAST_ROWS || foot < LEAST_WIDTH) return false;
  const slope = (foot - widthOf(head[0]!)) / (head.length - 1);
  return head.every((run, i) => Math.abs(widthOf(run) - widthOf(head[0]!) - slope * i) <= Math.max(2, OFF.side * foot));
}

/** Whether nothing but a shaft stands behind a head's foot. */
function endsAtOnce(row: Run[] | undefined, foot: Run): boolean {
  const behind = touching(row, foot);
  return behind.length <= 1 && behind.every((run) => isShaft(run, foot));
}

const isShaft = (run: Run, foot: Run): boolean =>
  widthOf(run) <= SHAFT * widthOf(foot) && Math.abs(middleOf(run) - middleOf(foot)) <= OFF.middle;

function hideArrow(ink: Ink, rows: Run[][], { y, step, head }: { y: number; step: number; head: Run[] }): void {
  const foot = head.at(-1)!;
  const all = [...head];
  for (let i = 0; i < LONGEST * head.length; i++) {
    const next = only(rows[y + step * all.length], all.at(-1)!);
    if (!next || !isShaft(next, foot) || (i > 0 && Math.abs(widthOf(next) - widthOf(all.at(-1)!)) > 1)) break;
    all.push(next);
  }
  for (const [i, { x0, x1 }] of all.entries())
    hideCovered(ink, { x0: x0 - 1, x1: x1 + 1, y0: y + step * i, y1: y + step * i + 1 });
}
