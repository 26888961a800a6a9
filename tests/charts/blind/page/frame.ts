import { priceText } from '../../page/price-text.ts';
import { type Drawn, type Sketch, scaleOf } from '../../page/sketch.ts';
import type { Plot } from '../../truth.ts';

export type Frame = Drawn & ReturnType<typeof scaleOf> & { pitch: number; ticks: { price: number; text: string }[] };

/** Puts the visible bars into the plot with fractional coordinates: one pitch a bar, `margin` of the height free above and below. */
export function frameOf(
  sketch: Sketch,
  plot: Plot,
  { margin = 0.05, pixelEdge = 0 }: { margin?: number; pixelEdge?: number } = {},
): Frame {
  const pitch = plot.w / (sketch.visible + sketch.rightOffset);
  const shown = sketch.bars.slice(-sketch.visible);
  const candles = shown.map((bar, i) => ({
    x: plot.x + (i + 0.5) * pitch + pixelEdge,
    o: bar.open,
    h: bar.high,
    l: bar.low,
    c: bar.close,
    v: bar.volume,
  }));
  const axis = {
    scale: sketch.scale === 'log' ? ('log' as const) : ('linear' as const),
    side: sketch.side,
    p1: Math.min(...shown.map((bar) => bar.low)),
    y1: plot.y + plot.h * (1 - margin),
    p2: Math.max(...shown.map((bar) => bar.high)),
    y2: plot.y + plot.h * margin,
  };
  const scale = scaleOf({ plot, axis, candles });
  return {
    plot,
    axis,
    candles,
    pitch,
    ...scale,
    ticks: ticksOf(scale.priceAt(plot.y + plot.h), scale.priceAt(plot.y), sketch),
  };
}

/** Round values between two prices, as plotting packages choose them: step of 1, 2, 2.5 or 5 times a power of ten; prices, per cent or an index of 100. */
function ticksOf(low: number, high: number, sketch: Sketch): Frame['ticks'] {
  const base = sketch.bars.at(-sketch.visible)!.close;
  const { into, back, sign } = UNITS[sketch.scale](base);
  const [from, to] = [into(low), into(high)];
  const rough = (to - from) / (sketch.fontSize > 12 ? 8 : 10);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * [1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough)!;
  const decimals = Math.min(Math.max(sketch.decimals, 2), Math.max(0, 1 - Math.floor(Math.log10(step))));
  const ticks = [];
  for (let i = Math.ceil(from / step); i * step <= to; i++)
    ticks.push({ price: back(i * step), text: priceText(i * step, { decimals, thousands: sketch.thousands }) + sign });
  return ticks;
}

const plain = () => ({ into: (price: number) => price, back: (value: number) => value, sign: '' });
const UNITS = {
  linear: plain,
  log: plain,
  percent: (base: number) => ({
    into: (price: number) => (price / base - 1) * 100,
    back: (value: number) => base * (1 + value / 100),
    sign: '%',
  }),
  indexed: (base: number) => ({
    into: (price: number) => (price / base) * 100,
    back: (value: number) => (base * value) / 100,
    sign: '',
  }),
} satisfies Record<Sketch['scale'], unknown>;

/** Room that the price labels need, px. */
export const gutterOf = (sketch: Sketch): number =>
  sketch.axisHidden ? 8 : 20 + sketch.fontSize * 0.62 * priceText(sketch.bars.at(-1)!.high, sketch).length;
