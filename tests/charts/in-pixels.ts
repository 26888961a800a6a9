import type { Drawn } from './page/sketch.ts';

/** From CSS px of the window to px of the picture. Candles beyond its right edge (CSS px) are no longer true. */
export function inPixels({ plot, axis, candles }: Drawn, factor: number, edge = Number.POSITIVE_INFINITY): Drawn {
  const px = (css: number) => Math.round(css * factor * 100) / 100;
  return {
    plot: { x: px(plot.x), y: px(plot.y), w: px(Math.min(plot.w, edge - plot.x)), h: px(plot.h) },
    axis: { ...axis, y1: px(axis.y1), y2: px(axis.y2) },
    candles: candles.filter((candle) => candle.x <= edge).map((candle) => ({ ...candle, x: px(candle.x) })),
  };
}
