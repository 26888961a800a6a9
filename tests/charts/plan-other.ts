import { OTHER_THEMES } from './other-themes.ts';
import type { Library } from './page/draw-page.ts';
import type { Manner } from './page/manner.ts';
import { type ChartPicture, type Encoding, scaleOf } from './picture.ts';
import { bareChart, SCREENS } from './plan-screens.ts';
import { planBusy, planPlain } from './plan-sketch.ts';
import type { Random } from './random.ts';
import type { Theme } from './themes.ts';

/** General chart libraries that also draw candles: none keeps to whole px, all leave border, wick and width to the page. */
const LIBRARIES: readonly Library[] = ['financial', 'apex', 'uplot'];

export const planOtherClean = (random: Random, index: number): ChartPicture => planOne(random, index, false, 'png');
export const planOtherBusy = (random: Random, index: number): ChartPicture => planOne(random, index, true, 'png');
export const planOtherSent = (random: Random, index: number): ChartPicture =>
  planOne(random, index, random.chance(0.6), 'app-jpeg');

function planOne(random: Random, index: number, busy: boolean, encoding: Encoding): ChartPicture {
  const screen = random.pick(SCREENS);
  const theme = random.pick(busy ? OTHER_THEMES : OTHER_THEMES.filter(({ name }) => !name.startsWith('hollow')));
  const manner = planManner(random, theme);
  const scale = scaleOf(screen, encoding);
  return bareChart({
    library: LIBRARIES[index % LIBRARIES.length]!,
    screen,
    encoding,
    // Strokes are as thick as the page says, however near the candles: nearer than this they would run into one.
    perCandle: Math.max(6, (4 + 2 * manner.stroke) * scale),
    plan: (maximum) => ({ ...(busy ? planBusy : planPlain)(random, { maximum, themes: [theme] }), manner }),
  });
}

/** How a library leaves the page to draw its candles. */
export function planManner(random: Random, theme: Theme): Manner {
  return {
    body: random.pick([0.5, 0.6, 0.7, 0.8, 0.8, 0.9]),
    stroke: random.pick([1, 1, 1, 1.5, 2]),
    wick: random.pick([0, 0, 0, 0.2, 0.3]),
    radius: random.pick([0, 0, 0, 1.5, 3]),
    ground: random.chance(0.2) ? shaded(theme) : null,
    gridOver: random.chance(0.15),
  };
}

/** From the theme's ground to a little nearer its grid, from above to below. */
const shaded = ({ background, grid }: Theme) => `linear-gradient(${background}, ${grid})`;
