import { addCaptions } from './captions.ts';
import { addMarks, type Mark } from './marks.ts';
import type { Drawn, Sketch } from './sketch.ts';

/** Legend, watermark and marks over a chart that another module has drawn; `drawn` is in CSS px of the window. */
export function writeOver(
  box: HTMLElement,
  { drawn, sketch, marks, seed }: { drawn: Drawn; sketch: Sketch; marks: Mark[]; seed: string },
): void {
  const { left, top } = box.getBoundingClientRect();
  const { plot, axis, candles } = drawn;
  const inBox: Drawn = {
    plot: { ...plot, x: plot.x - left, y: plot.y - top },
    axis: { ...axis, y1: axis.y1 - top, y2: axis.y2 - top },
    candles: candles.map((candle) => ({ ...candle, x: candle.x - left })),
  };
  addCaptions(box, inBox, sketch);
  addMarks(box, inBox, sketch, marks, seed);
}
