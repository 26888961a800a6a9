import type { CandleRows } from '../settle-rows.ts';
import { type LabelFit, priceAt } from './fit-labels.ts';

/** A move over the whole chart so small that a label's last decimal is likely the market's own tick. */
const NARROW = 0.002;
/** px: of smaller ticks the rows can't tell. */
const LEAST_TICK = 4;
/** A row may be off, px. */
const OFF = 1;
const LEAST_PRICES = 20;
/** How far beyond chance prices stand on ticks where the market moves in them. */
const LEAST_SHARE = 0.8;

/**
 * Whether the prices of a chart that moves in single ticks stand on them, as they do where the scale is its own and not a list's; null where ticks are too small to be seen. `decimals`
 * are those of the labels.
 */
export function movesInTicks(fit: LabelFit, decimals: number, candles: readonly CandleRows[]): boolean | null {
  const rows = candles.flatMap(({ open, high, low, close }) => [open, high, low, close]);
  if (rows.length < LEAST_PRICES || fit.scale !== 'linear') return null;
  const prices = rows.map((y) => priceAt(fit, y));
  const highest = Math.max(...prices);
  const tick = 10 ** -decimals;
  const height = Math.abs(tick / fit.slope);
  if (highest - Math.min(...prices) > NARROW * highest || height < LEAST_TICK) return null;
  const near = prices.filter((price) => Math.abs(price / tick - Math.round(price / tick)) * height <= OFF).length;
  const byChance = Math.min(1, (2 * OFF) / height);
  return near / prices.length > byChance + (LEAST_SHARE - byChance) / 2;
}
