import type { Raster } from '../raster.ts';
import { median, STANDARD } from './axis/median.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { isLossy } from './ink/unmix-ink.ts';
import { type End, FAINT, faintRows } from './wicks/faint-rows.ts';
import { looseRows } from './wicks/loose-rows.ts';
import { contrastIn, type StrengthAt, strengthOf, typicalContrast } from './wicks/wick-contrast.ts';

/** Times what rows of bare ground differ by. */
const ABOVE_NOISE = 4;

/**
 * The candles of a compressed picture with the ends of their wicks where whole columns say, not single rows. Scaled down by an app, a wick of one px falls into one column, where it is plain, or
 * into two, with a fifth of its strength, and a codec takes its colour: row by row that is no more than noise, but many alike, and none beyond, are a wick. And what
 * lies loose beyond bare ground is none. Of other pictures, and of bars, the ink tells.
 */
export function settleWicks(
  picture: Raster,
  { candles, areBars, directions, region, widths, ground }: FoundCandles,
): MeasuredCandle[] {
  if (!isLossy(ground.noise) || areBars) return candles;
  const contrastAt = contrastIn(picture, region, widths);
  const ofDirection = (up: boolean) => candles.filter((_, i) => directions.up[i] === up);
  const typical = {
    up: typicalContrast(ofDirection(true), contrastAt),
    down: typicalContrast(ofDirection(false), contrastAt),
  };
  const strengths = candles.map(({ x }, i): StrengthAt | null => {
    const plain = directions.up[i] ? typical.up : typical.down;
    return plain && ((y) => strengthOf(contrastAt(x, y), plain));
  });
  const height = region.y1 - region.y0;
  const least = Math.max(FAINT.least, ABOVE_NOISE * noiseOf(candles, strengths, height));
  return candles.map((candle, i) => {
    const strengthAt = strengths[i];
    if (!strengthAt) return candle;
    const beyond = (end: End) =>
      faintRows(candle, end, { strengthAt, least, height }) || -looseRows(candle, end, strengthAt);
    return { ...candle, top: candle.top - beyond('top'), bottom: candle.bottom + beyond('bottom') };
  });
}

/** Rows between an end and those that bare ground is measured in. */
const GROUND = [4, 7, 10, 14, 18, 22, 26];

/** By how much rows of bare ground differ, as a standard deviation. */
function noiseOf(
  candles: readonly MeasuredCandle[],
  strengths: readonly (StrengthAt | null)[],
  height: number,
): number {
  const rows = candles.flatMap(({ top, bottom }, i) => {
    const strengthAt = strengths[i];
    if (!strengthAt) return [];
    return GROUND.flatMap((off) => [Math.floor(top) - off, Math.ceil(bottom) + off])
      .filter((y) => y > 0 && y < height)
      .map(strengthAt);
  });
  const typical = median(rows);
  return STANDARD * median(rows.map((row) => Math.abs(row - typical)));
}
