import type { FoundCandles } from './find-candles.ts';

/** Whether candles reach the region's upper and lower end. */
export const cutEnds = (found: FoundCandles): { above: boolean; below: boolean } => {
  const { y0, y1 } = candleSpan(found);
  return { above: y0 < found.region.y0 + 2, below: y1 > found.region.y1 - 2 };
};

/** Of the pitch: a candle so near a region's side may have a neighbour right beyond it. */
export const AT_SIDE = 1.6;

/** At which of its region's sides candles stand. */
export const atSides = ({ region, candles, lattice: { pitch } }: FoundCandles): { left: boolean; right: boolean } => ({
  left: candles[0]!.x < AT_SIDE * pitch,
  right: candles.at(-1)!.x > region.x1 - region.x0 - AT_SIDE * pitch,
});

/** Rows of the picture between which all candles stand. */
export const candleSpan = ({ region, candles }: FoundCandles): { y0: number; y1: number } => ({
  y0: region.y0 + Math.min(...candles.map(({ top }) => top)),
  y1: region.y0 + Math.max(...candles.map(({ bottom }) => bottom)),
});
