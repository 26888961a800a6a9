import type { FoundCandles } from './find-candles.ts';

/** Whether candles reach the region's upper and lower end. */
export const cutEnds = (found: FoundCandles): { above: boolean; below: boolean } => {
  const { y0, y1 } = candleSpan(found);
  return { above: y0 < found.region.y0 + 2, below: y1 > found.region.y1 - 2 };
};

/** Rows of the picture between which all candles stand. */
export const candleSpan = ({ region, candles }: FoundCandles): { y0: number; y1: number } => ({
  y0: region.y0 + Math.min(...candles.map(({ top }) => top)),
  y1: region.y0 + Math.max(...candles.map(({ bottom }) => bottom)),
});
