import type { Loss } from './page/lose-scale.ts';
import type { ChartPicture } from './picture.ts';
import { KINDS, pictureOf, TOLD_APART } from './plan-lookalike.ts';
import { bareChart, SCREENS } from './plan-screens.ts';
import { planBusy } from './plan-sketch.ts';
import type { Random } from './random.ts';

const LOSSES: readonly (Loss | 'cut')[] = [
  'cut',
  'blank',
  'cut',
  'blurred',
  'book',
  'cut',
  'panel',
  'masked',
  'watchlist',
  'cut',
  'times',
];

/** Charts whose price axis was hidden or cut through: bare ones and apps in turn, half of them as the app sends them. */
export function planLostScale(random: Random, index: number): ChartPicture {
  const loss = LOSSES[index % LOSSES.length]!;
  const encoding = random.chance(0.5) ? 'app-jpeg' : 'png';
  const library = random.pick(['lightweight', 'klinecharts', 'echarts'] as const);
  const always = { axisInside: false, axisHidden: false, extremes: false };
  const kinds = KINDS.filter(({ libraries, name }) => libraries.includes(library) && name !== 'two charts');
  const picture =
    index % 2 === 0 || kinds.length === 0
      ? bareChart({
          library,
          screen: random.pick(SCREENS),
          encoding,
          perCandle: 7,
          plan: (maximum) => ({ ...planBusy(random, { maximum }), ...always }),
        })
      : appOf();
  const [order] = picture.orders;
  return {
    ...picture,
    orders: [loss === 'cut' ? order! : { ...order!, loss, seed: `loss/${random.next()}` }],
    axisLabels: 'none',
    features: [...picture.features, `scale: ${loss}`],
    ...(loss === 'cut' && { cutThrough: random.between(0.25, 0.85) }),
  };

  function appOf(): ChartPicture {
    const { inside: _, ...kind } = random.pick(kinds);
    const own = { ...kind, libraries: [library], marks: kind.marks.filter((mark) => mark !== 'insideLabels'), always };
    return pictureOf(random, own, index, { encoding, marksSeed: `marks/${random.next()}`, perCandle: TOLD_APART });
  }
}
