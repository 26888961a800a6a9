import { addCaptions } from './captions.ts';
import { type Loss, loseScale } from './lose-scale.ts';
import { addMarks, type Mark } from './marks.ts';
import { type OwnAxis, writeAxis } from './own-axis.ts';
import type { Drawn, Renderer, Sketch } from './sketch.ts';

/** Libraries are loaded only when a picture needs them. Those of `blind/` draw the blind set only. */
const RENDERERS = {
  lightweight: () => import('./lightweight.ts'),
  klinecharts: () => import('./klinecharts.ts'),
  echarts: () => import('./echarts.ts'),
  terminal: () => import('./terminal.ts'),
  financial: () => import('./financial.ts'),
  apex: () => import('./apex.ts'),
  uplot: () => import('./uplot.ts'),
  plotly: () => import('../blind/page/plotly.ts'),
  sheet: () => import('../blind/page/plot-sheet.ts'),
  web: () => import('../blind/page/web-chart.ts'),
} satisfies Record<string, () => Promise<{ draw: Renderer }>>;

export type Library = keyof typeof RENDERERS;

/** Those that write their own legend. */
const HAS_LEGEND: readonly Library[] = ['klinecharts', 'terminal', 'plotly', 'sheet'];

/** A chart to be drawn into the element with this id, with marks over it whose places follow from the seed. */
export type Order = {
  into: string;
  library: Library;
  sketch: Sketch;
  marks?: Mark[];
  /** What takes the place of the price axis. */
  loss?: Loss;
  /** A price axis that the page writes, not the library. */
  ownAxis?: OwnAxis;
  seed?: string;
};

/** Draws one chart and answers where its parts are, in CSS px of the window. */
export async function drawChart({
  into,
  library,
  sketch,
  marks = [],
  loss,
  ownAxis,
  seed = '',
}: Order): Promise<Drawn> {
  await document.fonts.ready;
  const box = document.getElementById(into)!;
  const { draw } = await RENDERERS[library]();
  const drawn = await draw(box, sketch);
  addCaptions(box, drawn, HAS_LEGEND.includes(library) ? { ...sketch, legend: false } : sketch);
  addMarks(box, drawn, sketch, marks, seed);
  if (ownAxis) writeAxis(box, drawn, sketch, ownAxis);
  if (loss) loseScale(box, drawn, sketch, loss, seed);
  const { left, top } = box.getBoundingClientRect();
  return {
    plot: { ...drawn.plot, x: drawn.plot.x + left, y: drawn.plot.y + top },
    axis: { ...drawn.axis, y1: drawn.axis.y1 + top, y2: drawn.axis.y2 + top },
    candles: drawn.candles.map((candle) => ({ ...candle, x: candle.x + left })),
  };
}
