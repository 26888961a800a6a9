import type { Candle, CandleFlag } from '../reading.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { type CandleRows, edgesOf, settleRows } from './settle-rows.ts';
import type { ValueAt } from './value-scale.ts';

/** Rows per candle, px of the picture. */
export function candleRows({ candles, directions, region, widths }: FoundCandles): CandleRows[] {
  const edges = edgesOf(candles, directions.up, widths.wick);
  return candles.map((candle, i) => settleRows(candle, directions.up[i]!, region.y0, edges));
}

/**
 * What an undisturbed price is off in 95 of 100 cases, px: half a row of rounding by the reader, and what the renderer rounds to, which grows with
 * the screen's resolution as the width of a wick does.
 */
const roundingOf = (wick: number): number => 0.6 + 0.6 * wick;
/** Libraries differ in whether a bar's stroke ends at its price or by half its width beyond. */
const BAR_END = 0.5;
/** What straightening a photo leaves, px. */
const STRAIGHTENED = 0.6;
/** Pixels that a crossing line or text may hide at an end. */
const HIDDEN = 3;
const CROSSED = 0.4;
export const THIN_PITCH = 5;

type ValueOptions = {
  /** px. */
  axisError: number;
  volumes: (number | null)[];
  /** 0 to 1, in the reading as a whole. */
  trust: number;
  isPhoto: boolean;
};

export function valueCandles(
  found: FoundCandles,
  rows: CandleRows[],
  valueAt: ValueAt,
  { axisError, volumes, trust, isPhoto }: ValueOptions,
): Candle[] {
  const first = found.candles[0]?.slot ?? 0;
  return found.candles.map((measured, i): Candle => {
    const row = rows[i]!;
    const flags = flagsOf(measured, found, row, i);
    const crossed = flags.includes('crossed') ? CROSSED : 0;
    const hidden = flags.includes('hidden') ? Math.max(HIDDEN, measured.mayBeOff) : crossed;
    const end = 'up' in measured ? BAR_END * found.widths.wick : 0;
    const off = axisError + roundingOf(found.widths.wick) + end + hidden + (isPhoto ? STRAIGHTENED : 0);
    const middle = (row.high + row.low) / 2;
    return {
      slot: measured.slot - first,
      x: measured.x + found.region.x0,
      width: found.widths.body,
      open: valueAt(row.open),
      high: valueAt(row.high),
      low: valueAt(row.low),
      close: valueAt(row.close),
      rows: row,
      error: Math.abs(valueAt(middle - off) - valueAt(middle + off)) / 2,
      volume: volumes[i] ?? null,
      confidence: confidenceOf(flags, measured, trust),
      flags,
    };
  });
}

function flagsOf(candle: MeasuredCandle, found: FoundCandles, row: CandleRows, i: number): CandleFlag[] {
  const flags: CandleFlag[] = [];
  if (candle.crossed > 0.04) flags.push('crossed');
  if (candle.endHidden) flags.push('hidden');
  if (isCut(candle, found)) flags.push('cut');
  if (Math.abs(row.open - row.close) < 1) flags.push('doji');
  if (found.directions.guessed[i]) flags.push('direction-inferred');
  if (found.lattice.pitch < THIN_PITCH) flags.push('thin');
  return flags;
}

const isCut = ({ x, top, bottom }: MeasuredCandle, { region: { x0, x1, y0, y1 }, widths }: FoundCandles): boolean =>
  x - widths.body / 2 < 0.5 || x + widths.body / 2 > x1 - x0 - 0.5 || top <= 0 || bottom >= y1 - y0;

/** By how much rarer all four prices of such a candle lie within their error, as counted on 72 readings with their truth. */
const FLAG_TRUST = {
  crossed: 0.99,
  hidden: 0.97,
  cut: 0.4,
  doji: 0.88,
  'direction-inferred': 0.65,
  thin: 0.85,
} satisfies Record<CandleFlag, number>;

/** How likely all four prices lie within the error stated; of what is not even on both sides of its wick, half is no candle. */
function confidenceOf(flags: CandleFlag[], { symmetry }: MeasuredCandle, trust: number): number {
  const standing = 0.97 * (0.6 + 0.4 * trust) * Math.min(1, symmetry);
  return flags.reduce((product, flag) => product * FLAG_TRUST[flag], standing);
}
