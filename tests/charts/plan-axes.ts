import type { Library } from './page/draw-page.ts';
import type { Sketch } from './page/sketch.ts';
import type { ChartPicture } from './picture.ts';
import { bareChart, SCREENS } from './plan-screens.ts';
import { featuresOf, planBusy } from './plan-sketch.ts';
import type { Random } from './random.ts';

/** A way to write prices or to place them. A way that needs large prices gets them from its instrument. */
type Way = { name: string; libraries: readonly Library[]; sketch: Partial<Sketch>; large?: true };

const WAYS: readonly Way[] = [
  { name: 'currency sign', libraries: ['lightweight', 'echarts'], sketch: { currency: '$' } },
  { name: 'kilo', libraries: ['lightweight', 'echarts'], sketch: { kilo: true }, large: true },
  {
    name: 'decimal comma',
    libraries: ['lightweight', 'echarts', 'terminal'],
    sketch: { decimalMark: ',', thousands: '.' },
  },
  {
    name: 'inside, above the lines',
    libraries: ['echarts'],
    sketch: { axisInside: true, labelsAbove: true, grid: true },
  },
  { name: 'apostrophe', libraries: ['lightweight', 'terminal'], sketch: { thousands: "'" }, large: true },
  {
    name: 'inside at the left',
    libraries: ['echarts', 'klinecharts'],
    sketch: { axisInside: true, side: 'left', grid: true },
  },
  { name: 'above the lines', libraries: ['echarts'], sketch: { labelsAbove: true, grid: true } },
  {
    name: 'euro and comma',
    libraries: ['lightweight', 'echarts'],
    sketch: { currency: '€', decimalMark: ',', thousands: ' ' },
  },
  { name: 'small print', libraries: ['lightweight', 'klinecharts', 'echarts'], sketch: { fontSize: 9 } },
  { name: 'large print', libraries: ['lightweight', 'klinecharts', 'echarts'], sketch: { fontSize: 18 } },
  { name: 'rupees', libraries: ['lightweight', 'echarts'], sketch: { currency: '₹', thousands: ',' }, large: true },
  { name: 'inside, no grid', libraries: ['klinecharts', 'echarts'], sketch: { axisInside: true, grid: false } },
];

/** Price axes as the world writes them: currency signs, thousands as K, other marks, labels inside the plot or over their lines. */
export function planAxes(random: Random, index: number): ChartPicture {
  const way = WAYS[index % WAYS.length]!;
  const plan = (maximum: number): Sketch => {
    const drawn = planBusy(random, { maximum: Math.min(120, maximum) });
    const sketch: Sketch = {
      ...(way.large ? times(drawn, 10_000) : drawn),
      extremes: false,
      shape: 'candles',
      ...way.sketch,
    };
    // 142,000 may be a hundred and forty-two or as many thousand: nobody could say, so no such label is drawn.
    return sketch.decimalMark === ',' && [0, 3].includes(sketch.decimals) ? { ...sketch, decimals: 2 } : sketch;
  };
  const picture = bareChart({
    library: random.pick(way.libraries),
    screen: random.pick(SCREENS),
    encoding: index % 4 === 3 ? 'app-jpeg' : 'png',
    plan,
  });
  return { ...picture, features: [`axis: ${way.name}`, ...featuresOf(picture.orders[0]!.sketch)] };
}

/** The same market at prices of at least `least`, with two decimals. */
function times(sketch: Sketch, least: number): Sketch {
  const factor = 10 ** Math.max(0, Math.ceil(Math.log10(least / sketch.bars[0]!.close)));
  const large = (price: number) => Number((price * factor).toFixed(2));
  const bars = sketch.bars.map((bar) => ({
    ...bar,
    open: large(bar.open),
    high: large(bar.high),
    low: large(bar.low),
    close: large(bar.close),
  }));
  return { ...sketch, bars, decimals: 2 };
}
