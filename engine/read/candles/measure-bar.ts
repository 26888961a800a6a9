import type { Ink } from '../ink/unmix-ink.ts';
import type { ChosenSlot } from '../lattice/choose-segments.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';
import { hangsFrom, tellManner } from './bar-manner.ts';
import { type SideInk, sideInk } from './bar-ticks.ts';
import { chooseTicks } from './choose-ticks.ts';
import { hiddenTick } from './hidden-tick.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Of the slots that tell, the share that must look like OHLC bars for all to be read so. */
const LEAST_SHARE = 0.5;
const LEAST_BARS = 5;
/**
 * Of all slots so many must look like bars: a false pitch cuts a few out of other things. A row of a body has ink on both sides: any, or, of what a codec has softened, so much of the most
 * that a side has in a row. Then columns of letters and steps of a sum look like bars too, if fewer of them or with stems that are a larger part of the pitch.
 */
const LOOKS = [
  { ofBody: 0, leastOfAll: 0.35, widestStem: 1 },
  { ofBody: 0.35, leastOfAll: 0.42, widestStem: 0.2 },
];
/** Ticks nearer than this, px, are drawn on one row. */
const SAME_ROW = 0.75;

type BarOptions = { widths: CandleWidths; pitch: number; isSharp: boolean };

/** A bar with its direction, null where both ticks lie on one row. */
export type MeasuredBar = MeasuredCandle & { up: boolean | null };

/** Reads the slots as OHLC bars (a tick to the left at the open, one to the right at the close, no body); null where they are not. */
export function measureBars(
  ink: Ink,
  slots: ChosenSlot[],
  candles: MeasuredCandle[],
  { widths, ...how }: BarOptions,
): MeasuredBar[] | null {
  const { sides, stem, tick } = sideInk(ink, slots, { wick: widths.wick, ...how });
  if (!mostTicked(sides, { stem, tick, pitch: how.pitch })) return null;
  const follows = candles.map(({ slot }, i) => slot - 1 === candles[i - 1]?.slot);
  const seen = chooseTicks(sides, follows, { tints: candles.map(({ tint }) => tint), tick });
  const manner = tellManner(ink, { candles, ticks: seen, follows, stem });
  const priceOf = (row: number | null, i: number) => (manner === 'hanging' ? hangsFrom(row, candles[i]!, stem) : row);
  const ticks = seen.map(({ open, close }, i) => ({ open: priceOf(open, i), close: priceOf(close, i) }));
  const beyond = (stem - 1) / 2;
  // A tick that was pushed up lies where the neighbour's ends or begins, more likely than anywhere else.
  const pushedRow = (row: number, neighbour: number | null) =>
    neighbour !== null && Math.abs(neighbour - row) <= stem ? neighbour : row;
  const rowOf = (i: number, end: 'open' | 'close', neighbour: number | null) => {
    const row = seen[i]![end];
    const { y0, hidden } = sides[i]!;
    if (row === null) return hiddenTick(end === 'open' ? hidden.left : hidden.right, y0, neighbour);
    return ticks[i]![end] ?? pushedRow(row, neighbour);
  };
  return candles.map((candle, i) => {
    const before = follows[i] ? ticks[i - 1]!.close : null;
    const after = follows[i + 1] ? ticks[i + 1]!.open : null;
    const bar = measureBar(candle, {
      open: rowOf(i, 'open', before),
      close: rowOf(i, 'close', after),
      isHidden: seen[i]!.open === null || seen[i]!.close === null,
      overhang: beyond,
    });
    return manner === 'extended' ? { ...bar, beyond } : bar;
  });
}

/** Whether most slots that tell look like OHLC bars. */
export function mostAreBars(ink: Ink, slots: ChosenSlot[], { widths, ...how }: BarOptions): boolean {
  const { sides, stem, tick } = sideInk(ink, slots, { wick: widths.wick, ...how });
  return mostTicked(sides, { stem, tick, pitch: how.pitch });
}

type Ticks = { stem: number; tick: number };

function mostTicked(sides: SideInk[], { pitch, ...ticks }: Ticks & { pitch: number }): boolean {
  return LOOKS.some(({ ofBody, leastOfAll, widestStem }) => {
    if (ticks.stem > widestStem * pitch) return false;
    const kinds = sides.map((own) => kindOf(own, { ...ticks, ofBody }));
    const bars = kinds.filter((kind) => kind === 'bar').length;
    const bodies = kinds.filter((kind) => kind === 'body').length;
    return bars >= Math.max(LEAST_BARS, LEAST_SHARE * (bars + bodies), leastOfAll * kinds.length);
  });
}

/** Of the most ink that a side has in a row, what a row of its tick has; lines that cross beside a stem have ink in more rows. */
const OF_TICK = 0.5;
/** Of the rows in which either side has ink, those in which both have. */
const MOST_IN_BOTH = 0.34;

function kindOf(
  { left, right }: SideInk,
  { stem, tick, ofBody }: Ticks & { ofBody: number },
): 'bar' | 'body' | 'unclear' {
  const leastOf = (side: Float64Array, share: number) => Math.max(tick, share * Math.max(...side));
  const rowsFrom = (side: Float64Array, least: number) => side.filter((ink) => ink >= least).length;
  const [leastLeft, leastRight] = [leastOf(left, ofBody), leastOf(right, ofBody)];
  const both = left.filter((ink, i) => ink >= leastLeft && right[i]! >= leastRight).length;
  const thickest = 1.8 * stem + 1.5;
  if (both > thickest) return 'body';
  const [lefts, rights] = [left, right].map((side) => rowsFrom(side, leastOf(side, OF_TICK))) as [number, number];
  const isTicked = lefts > 0 && rights > 0 && lefts <= thickest && rights <= thickest;
  const fewer = Math.min(rowsFrom(left, leastLeft), rowsFrom(right, leastRight));
  return isTicked && (both <= MOST_IN_BOTH * fewer || isShifted(left, right, tick)) ? 'bar' : 'unclear';
}

/** Of the ticks' thickness. */
const SHIFT = 0.25;
const LIKE_THICK = 0.3;

/** Whether ticks so thick that they overlap stand at two rows. */
function isShifted(left: Float64Array, right: Float64Array, tick: number): boolean {
  const rowsOf = (side: Float64Array) => [...side.keys()].filter((i) => side[i]! >= tick);
  const [a, b] = [rowsOf(left), rowsOf(right)];
  const thickness = Math.max(a.length, b.length);
  const centre = (rows: number[]) => rows.reduce((sum, row) => sum + row, 0) / rows.length;
  const apart = Math.abs(centre(a) - centre(b));
  return (
    Math.abs(a.length - b.length) <= Math.max(1, LIKE_THICK * thickness) && apart >= Math.max(2, SHIFT * thickness)
  );
}

type Ends = { open: number | null; close: number | null; isHidden: boolean; overhang: number };

/** Open and close, rows of the ink, take the place of the body. */
function measureBar(bar: MeasuredCandle, { open, close, isHidden, overhang }: Ends): MeasuredBar {
  const within = (y: number) => Math.min(bar.bottom, Math.max(bar.top, y));
  const middle = (bar.top + bar.bottom) / 2;
  const [from, to] = [within(open ?? close ?? middle), within(close ?? open ?? middle)];
  return {
    ...bar,
    hasBody: open !== null || close !== null,
    bodyTop: Math.max(bar.top, Math.min(from, to) - 0.5),
    bodyBottom: Math.min(bar.bottom, Math.max(from, to) + 0.5),
    endHidden: bar.endHidden || isHidden,
    overhang,
    up: Math.abs(to - from) < SAME_ROW ? null : to < from,
  };
}
