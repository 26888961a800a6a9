import { median } from '../axis/median.ts';
import type { SideInk } from './bar-ticks.ts';

/** Of a side's strongest piece of ink, what another one has at least that may be its tick. */
const LEAST = 0.3;
const MOST_PIECES = 4;

/** Where open and close of a bar are, px rows on pixel edges; null where no tick is seen. */
export type TickRows = { open: number | null; close: number | null };

/** A piece of ink beside a stem: its centre, most ink in one row and height, px; `outer` is the share of ink where it is farthest from the stem. */
type Piece = { row: number; length: number; height: number; outer: number };
type Choice = { row: number | null; cost: number };
type Pair = { open: Choice; close: Choice; cost: number };

/** What a choice costs: a tick that is not seen, one much shorter or thicker than the others, one that goes on to the next bar where they do not, an open far from the last close, and a direction that bars of its colour do not have. */
const COST = { unseen: 2.8, short: 2, thick: 1.6, on: 1.2, leap: 1.5, against: 1.5 };
/** An open is at the last close, px, or off by as much as is usual in the picture; from so many times that on it is no worse. */
const AT_CLOSE = 1;
const FAR = 4;
/** Of the bars of one colour, the share that must go the same way for the others to be expected to. */
const AGREED = 0.8;
const LEAST_OF_COLOUR = 4;
/** Ticks nearer than this, px, tell no direction. */
const FLAT = 1.5;

/**
 * Which pieces of ink beside the stems are the ticks. A line, an arrow or a label of a candle's colour beside a bar may have more ink than its tick, so that
 * all are chosen together: ticks are alike, bars open near the last close, and those of one colour go the same way.
 * `follows[i]`: bar i stands in the slot right after bar i − 1; `tints[i]`: its colour; `tick`: how much ink, px, a row of one has at least.
 */
export function chooseTicks(
  sides: SideInk[],
  follows: boolean[],
  { tints, tick }: { tints: (number | null)[]; tick: number },
): TickRows[] {
  const pieces = sides.map(({ left, right, outer, y0 }) => ({
    left: piecesOf(left, outer.left, { y0, tick }),
    right: piecesOf(right, outer.right, { y0, tick }),
  }));
  const usual = usualTick(pieces.flatMap(({ left, right }) => [left[0], right[0]]));
  const choices = pieces.map(({ left, right }) => ({
    opens: choicesOf(left, usual),
    closes: choicesOf(right, usual),
  }));
  const pairs = choices.map(({ opens, closes }) =>
    opens.flatMap((open) => closes.map((close): Pair => ({ open, close, cost: open.cost + close.cost }))),
  );
  const first = followPairs(pairs, follows, usualLeap(choices, follows));
  const wayOf = agreedWays(first, tints);
  const coloured = pairs.map((own, i) => own.map((pair) => ({ ...pair, cost: pair.cost + against(pair, wayOf(i)) })));
  const chosen = followPairs(coloured, follows, usualLeap(first.map(asLists), follows));
  return chosen.map(({ open, close }) => ({ open: open.row, close: close.row }));
}

const asLists = ({ open, close }: Pair) => ({ opens: [open], closes: [close] });

/** The pieces of ink of one side, the one with most ink in a row first. */
function piecesOf(side: Float64Array, outer: Float64Array, { y0, tick }: { y0: number; tick: number }): Piece[] {
  const rest = Float64Array.from(side);
  const found: Piece[] = [];
  let least = tick;
  while (found.length < MOST_PIECES) {
    const top = rest.reduce((most, ink, i) => (ink > rest[most]! ? i : most), 0);
    const length = rest[top] ?? 0;
    if (length < least) break;
    let from = top;
    let to = top + 1;
    while (from > 0 && rest[from - 1]! >= length / 2) from--;
    while (to < rest.length && rest[to]! >= length / 2) to++;
    let weight = 0;
    let sum = 0;
    for (let i = from; i < to; i++) {
      weight += rest[i]!;
      sum += rest[i]! * (y0 + i + 0.5);
    }
    found.push({ row: sum / weight, length, height: weight / length, outer: Math.max(...outer.subarray(from, to)) });
    // What fades out beside a piece belongs to it.
    while (from > 0 && rest[from - 1]! > 0 && rest[from - 1]! <= rest[from]!) from--;
    while (to < rest.length && rest[to]! > 0 && rest[to]! <= rest[to - 1]!) to++;
    rest.fill(0, from, to);
    least = Math.max(least, LEAST * found[0]!.length);
  }
  return found;
}

type Tick = Omit<Piece, 'row'>;

function usualTick(strongest: (Piece | undefined)[]): Tick {
  const seen = strongest.filter((piece) => piece !== undefined);
  const usualOf = (what: keyof Tick) => median(seen.map((piece) => piece[what]));
  return { length: usualOf('length'), height: usualOf('height'), outer: usualOf('outer') };
}

function choicesOf(pieces: Piece[], usual: Tick): Choice[] {
  const seen = pieces.map(({ row, length, height, outer }) => ({
    row,
    cost:
      COST.short * Math.max(0, 1 - length / usual.length) +
      COST.thick * Math.min(1, Math.max(0, height - usual.height) / (usual.height + 1)) +
      COST.on * Math.max(0, outer - usual.outer),
  }));
  return [...seen, { row: null, cost: COST.unseen }];
}

/** How far an open usually is from the last close where both are plain, px. */
function usualLeap(choices: { opens: Choice[]; closes: Choice[] }[], follows: boolean[]): number {
  const leaps = choices.flatMap(({ opens }, i) => {
    const open = opens[0]!.row;
    const close = follows[i] ? choices[i - 1]!.closes[0]!.row : null;
    return open === null || close === null ? [] : [Math.abs(open - close)];
  });
  return Math.max(AT_CLOSE, median(leaps) || 0);
}

/** The cheapest row of pairs. */
function followPairs(pairs: Pair[][], follows: boolean[], usual: number): Pair[] {
  const best: { total: number; before: number }[][] = [];
  for (const [i, own] of pairs.entries()) {
    const before = pairs[i - 1];
    best.push(
      own.map((pair) => {
        if (!before) return { total: pair.cost, before: -1 };
        let [total, from] = [Infinity, -1];
        for (const [k, last] of before.entries()) {
          const sum = best[i - 1]![k]!.total + (follows[i] ? leap(last, pair, usual) : 0);
          if (sum < total) [total, from] = [sum, k];
        }
        return { total: total + pair.cost, before: from };
      }),
    );
  }
  const chosen: Pair[] = [];
  let at = best.length ? cheapest(best[best.length - 1]!) : -1;
  for (let i = pairs.length - 1; i >= 0; i--) {
    chosen.unshift(pairs[i]![at]!);
    at = best[i]![at]!.before;
  }
  return chosen;
}

const cheapest = (ends: { total: number }[]) =>
  ends.reduce((best, { total }, k) => (total < ends[best]!.total ? k : best), 0);

function leap(last: Pair, next: Pair, usual: number): number {
  if (last.close.row === null || next.open.row === null) return 0;
  return COST.leap * Math.min(1, Math.abs(next.open.row - last.close.row) / (FAR * usual));
}

/** 1 up, −1 down, 0 where it is not told. */
function wayOfPair({ open, close }: Pair): number {
  if (open.row === null || close.row === null || Math.abs(open.row - close.row) < FLAT) return 0;
  return close.row < open.row ? 1 : -1;
}

/** Which way bars of each colour go, where nearly all agree and the colours do not go the same way. */
function agreedWays(pairs: Pair[], tints: (number | null)[]): (i: number) => number {
  const ways = new Map<number, number>();
  for (const tint of new Set(tints)) {
    if (tint === null) continue;
    const told = pairs.map(wayOfPair).filter((way, i) => way && tints[i] === tint);
    const ups = told.filter((way) => way > 0).length;
    const share = Math.max(ups, told.length - ups) / told.length;
    if (told.length >= LEAST_OF_COLOUR && share >= AGREED) ways.set(tint, ups > told.length / 2 ? 1 : -1);
  }
  const tells = new Set(ways.values()).size === 2;
  return (i) => (tells ? (ways.get(tints[i] ?? -1) ?? 0) : 0);
}

const against = (pair: Pair, way: number): number => (way && wayOfPair(pair) === -way ? COST.against : 0);
