import type { Box } from '../raster.ts';
import type { FoundCandles } from './find-candles.ts';

/** Columns of the picture. */
export type Columns = Pick<Box, 'x0' | 'x1'>;

/** Those of all slots: from half a pitch before the first candle's middle to as much behind the last one's, px, not rounded. */
export const candleColumns = ({
  region,
  candles,
  lattice: { pitch },
}: Pick<FoundCandles, 'region'> & { candles: readonly { x: number }[]; lattice: { pitch: number } }): Columns => ({
  x0: region.x0 + candles[0]!.x - pitch / 2,
  x1: region.x0 + candles.at(-1)!.x + pitch / 2,
});

/** Tells which of what is found in a region stands before or behind columns of the picture. */
export const isOutside =
  ({ region }: Pick<FoundCandles, 'region'>, { x0, x1 }: Columns) =>
  ({ x }: { x: number }): boolean =>
    x + region.x0 < x0 || x + region.x0 > x1;

/** The candles before and behind columns of the picture. */
export const candlesOutside = (found: FoundCandles, columns: Columns): FoundCandles['candles'] =>
  found.candles.filter(isOutside(found, columns));
