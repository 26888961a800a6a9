import { OUTLINE_THEMES } from './outline-themes.ts';
import type { Library } from './page/draw-page.ts';
import type { Mark } from './page/marks.ts';
import type { ChartPicture } from './picture.ts';
import { ONE_CHART } from './plan-apps.ts';
import { hasHeights, type Kind, pictureOf } from './plan-lookalike.ts';
import { planManner } from './plan-other.ts';
import type { Random } from './random.ts';

/** The first three keep to no whole px and take borders as thick as the page says. */
const LIBRARIES: readonly Library[] = ['financial', 'uplot', 'apex', 'klinecharts', 'lightweight', 'echarts'];

/** Those that write prices over the plot as one library does are drawn elsewhere. */
const ROOMY: readonly Kind[] = ONE_CHART.filter(({ inside }) => !inside);

const SHAPES: readonly Mark[] = ['oval', 'fork'];

/** A border of its own on either side of a fill, and as much between two candles. */
const TOLD_APART = { px: 7, css: 5, bar: 1.5 };

/** Look-alikes of apps whose candles have borders, wicks and fills of their own colours, or one ink for both directions. */
export function planOutlined(random: Random, index: number): ChartPicture {
  const round = Math.floor(index / LIBRARIES.length);
  const library = LIBRARIES[index % LIBRARIES.length]!;
  const roomy = ROOMY[(index * 5 + round) % ROOMY.length]!;
  const kind = { ...roomy, libraries: [library], themes: OUTLINE_THEMES, marks: [...roomy.marks, ...SHAPES] };
  for (;;) {
    const picture = pictureOf(random, kind, index, {
      encoding: (index + round) % 3 === 2 ? 'app-jpeg' : 'png',
      marksSeed: `outlined/${index}/${random.next()}`,
      perCandle: TOLD_APART,
    });
    const [order] = picture.orders;
    const manner = { ...planManner(random, order!.sketch.theme), ground: null };
    if (hasHeights(order!.sketch)) return { ...picture, orders: [{ ...order!, sketch: { ...order!.sketch, manner } }] };
  }
}
