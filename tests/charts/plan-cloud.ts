import type { ChartPicture } from './picture.ts';
import { planHabits } from './plan-habits.ts';
import type { Random } from './random.ts';

/** Of the pictures every so many is a kind of app with a few candles, as `planHabits` has it: those are left out. */
const EVERY = 3;

/** Look-alikes under a cloud with edges in the candles' colours, half of them with bars of volume over the plot's foot, half as the app sends them. */
export function planCloud(random: Random, index: number): ChartPicture {
  const picture = planHabits(random, EVERY * index + 1);
  const order = picture.orders[0]!;
  const kept = (order.marks ?? []).filter((mark) => mark === 'insideLabels');
  const isOverBars = index % 4 < 2;
  const sketch = isOverBars ? { ...order.sketch, volume: 'overlay' as const } : order.sketch;
  const others = picture.features.filter((name) => !['cloud', 'volume overlay'].includes(name));
  return {
    ...picture,
    orders: [{ ...order, sketch, marks: [...kept, 'cloud'] }],
    encoding: index % 2 ? 'app-jpeg' : 'png',
    features: [...others, 'cloud', ...(isOverBars ? ['volume overlay'] : [])],
  };
}
