import type { Mark } from './page/marks.ts';
import type { ChartPicture } from './picture.ts';
import { KINDS, type Kind, PHONES, pictureOf, TOLD_APART, withFew } from './plan-lookalike.ts';
import type { Random } from './random.ts';
import { chartingPhone } from './shells/phones.ts';

/** One habit a picture, with a second one of the next. */
const HABITS: readonly Mark[] = [
  'fibonacciBands',
  'cloud',
  'bandFill',
  'profile',
  'dealPanel',
  'scribble',
  'dayGrounds',
  'replay',
  'workingOrders',
  'flags',
  'pastTrades',
  'dots',
];

const LANDSCAPE: Kind = {
  name: 'landscape phone',
  shell: chartingPhone,
  screens: PHONES.map(({ width, height, dpr }) => ({ width: height, height: width, dpr })),
  libraries: ['lightweight', 'klinecharts'],
  marks: [],
  room: 1,
  // There is no room for more panes.
  always: { indicators: [], volume: 'none' },
};
const ONE_CHART = [...KINDS.filter(({ name }) => name !== 'two charts'), LANDSCAPE];

/** How many candles: every third picture has very few, every third as many as there is room for. */
const FEW = { least: 8, most: 15 };

/** Look-alikes with what else real apps and their users lay over a chart. */
export function planHabits(random: Random, index: number, perCandle = TOLD_APART): ChartPicture {
  const kind = ONE_CHART[index % ONE_CHART.length]!;
  const picture = pictureOf(random, kind, index, {
    encoding: index % 4 === 3 ? 'app-jpeg' : 'png',
    marksSeed: `habits/${index}/${random.next()}`,
    perCandle,
  });
  const [order] = picture.orders;
  const habits = [HABITS[index % HABITS.length]!, ...(random.chance(0.4) ? [random.pick(HABITS)] : [])];
  const others = order!.marks ?? [];
  // The chart's only axis.
  const kept = others.filter((mark) => mark === 'insideLabels');
  const marks = [...new Set([...kept, ...habits])];
  const few = index % 3 === 0 ? random.integer(FEW.least, FEW.most) : null;
  const sketch = few === null ? order!.sketch : withFew(order!.sketch, few);
  return {
    ...picture,
    orders: [{ ...order!, sketch, marks }],
    features: [...picture.features.filter((name) => !others.some((mark) => mark === name)), ...marks],
  };
}
