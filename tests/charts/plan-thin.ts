import type { Library } from './page/draw-page.ts';
import { type ChartPicture, scaleOf } from './picture.ts';
import { hasHeights, KINDS, pictureOf } from './plan-lookalike.ts';
import { bareChart, SCREENS } from './plan-screens.ts';
import { planBusy } from './plan-sketch.ts';
import type { Random } from './random.ts';
import { TERMINAL_THEMES, THEMES } from './themes.ts';

/** px of the picture between two candles, and least of the screen's own: of nearer ones libraries draw strokes alone, or bodies that run into one another. */
const PITCH = { least: 2.5, most: 6.5 };
const LEAST_CSS = 3;

const SPACIOUS = KINDS.filter(({ name }) => name !== 'two charts');

/** Charts full of thin candles, as of a whole year of days: bare ones of each library in turn, and look-alikes. */
export function planThin(random: Random, index: number): ChartPicture {
  for (;;) {
    const px = PITCH.least + (PITCH.most - PITCH.least) * random.next();
    const picture = index % 2 ? inApp(random, index >> 1, px) : bare(random, index >> 1, px);
    if (hasHeights(picture.orders[0]!.sketch)) return picture;
  }
}

const LIBRARIES: readonly Library[] = [
  'lightweight',
  'klinecharts',
  'echarts',
  'financial',
  'uplot',
  'apex',
  'terminal',
];

function bare(random: Random, index: number, px: number): ChartPicture {
  const round = Math.floor(index / LIBRARIES.length);
  const library = LIBRARIES[index % LIBRARIES.length]!;
  const encoding = (index + round) % 3 === 2 ? 'app-jpeg' : 'png';
  const screen = random.pick(SCREENS);
  const scale = scaleOf(screen, encoding);
  const themes = library === 'terminal' ? TERMINAL_THEMES : THEMES;
  const perCandle = Math.max(px, LEAST_CSS * scale);
  return bareChart({
    library,
    screen,
    encoding,
    perCandle,
    most: Number.POSITIVE_INFINITY,
    plan: (maximum) => ({ ...planBusy(random, { minimum: maximum, maximum, themes }), shape: 'candles' }),
  });
}

function inApp(random: Random, index: number, px: number): ChartPicture {
  const round = Math.floor(index / SPACIOUS.length);
  return pictureOf(random, SPACIOUS[index % SPACIOUS.length]!, index, {
    encoding: (index + round) % 3 === 2 ? 'app-jpeg' : 'png',
    marksSeed: `thin/${index}/${random.next()}`,
    perCandle: { px, css: LEAST_CSS, bar: 1.5 },
    isFull: true,
  });
}
