import type { Box } from '../raster.ts';
import { candleColumns } from './candle-columns.ts';
import { candleSpan } from './cut-ends.ts';
import type { FoundCandles } from './find-candles.ts';

/** Around the candles as far as they are known by now, px of the picture, null where none convince yet; and what takes longer. */
export type Glimpse<Found> = { plot: Box | null; goOn: () => Found };

/** Around candles that may yet turn out to be more, or fewer. */
export function plotOf(found: FoundCandles): Box {
  const { x0, x1 } = candleColumns(found);
  return { x0: Math.round(x0), x1: Math.round(x1), ...candleSpan(found) };
}
