import { format } from 'd3';

/** One module a library, loaded only when a picture needs it: the bundle's way in. */
const RENDERERS = {
  'd3-lines': () => import('./d3-lines.js'),
  'd3-rects': () => import('./d3-rects.js'),
  'd3-bars': () => import('./d3-bars.js'),
  vega: () => import('./vega.js'),
  billboard: () => import('./billboard.js'),
  bokeh: () => import('./bokeh.js'),
  victory: () => import('./victory.js'),
  recharts: () => import('./recharts.js'),
  'observable-plot': () => import('./observable-plot.js'),
  financial: () => import('./financial.js'),
  g2: () => import('./g2.js'),
};

/**
 * Draws the sketch into the box and answers where the library put things, in CSS px of the window.
 * A renderer answers `{ plot: { x, y, w, h }, rowOf: price => px, columnOf: index => px }`.
 */
export async function drawLibrary(box, sketch) {
  await document.fonts.ready;
  box.style.background = sketch.theme.background;
  const { draw } = await RENDERERS[sketch.library]();
  const { plot, rowOf, columnOf } = await draw(box, { ...sketch, priceText: format(sketch.format) });
  const p1 = Math.min(...sketch.bars.map((bar) => bar.low));
  const p2 = Math.max(...sketch.bars.map((bar) => bar.high));
  return {
    plot,
    axis: { scale: 'linear', side: sketch.side, p1, y1: rowOf(p1), p2, y2: rowOf(p2) },
    candles: sketch.bars.map(({ open, high, low, close, volume }, i) => ({
      x: columnOf(i),
      o: open,
      h: high,
      l: low,
      c: close,
      v: volume,
    })),
  };
}
