import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { Sketch } from './page/sketch.ts';
import type { ChartPicture, Encoding } from './picture.ts';
import { featuresOf, planBusy, planPlain } from './plan-sketch.ts';
import type { Random } from './random.ts';
import { suit } from './suit.ts';

export const SCREENS: readonly Screen[] = [
  { width: 960, height: 560, dpr: 1 },
  { width: 1280, height: 720, dpr: 1 },
  { width: 1440, height: 820, dpr: 1 },
  { width: 1100, height: 640, dpr: 2 },
  { width: 1366, height: 700, dpr: 1.5 },
  { width: 390, height: 700, dpr: 3 },
  { width: 412, height: 780, dpr: 2 },
  { width: 800, height: 380, dpr: 2 },
];

const LIBRARIES: readonly Library[] = ['lightweight', 'klinecharts', 'echarts'];

/** The bare chart, filling the whole screenshot. */
export const planClean = (random: Random, index: number): ChartPicture => screenOf(random, index, planPlain, 'png');
export const planWithStudies = (random: Random, index: number): ChartPicture =>
  screenOf(random, index, (inner, size) => planBusy(inner, { ...size, logarithmic: index % 8 === 1 }), 'png');
export const planSent = (random: Random, index: number): ChartPicture =>
  screenOf(random, index, random.chance(0.4) ? planPlain : planBusy, 'app-jpeg');

function screenOf(
  random: Random,
  index: number,
  plan: (random: Random, size: { maximum: number }) => Sketch,
  encoding: Encoding,
): ChartPicture {
  const screen = random.pick(SCREENS);
  return bareChart({
    library: LIBRARIES[index % LIBRARIES.length]!,
    screen,
    encoding,
    plan: (maximum) => plan(random, { maximum }),
  });
}

type BareChart = {
  library: Library;
  screen: Screen;
  encoding: Encoding;
  /** The fewest px of the picture that a candle shall have. */
  perCandle?: number;
  /** The most candles. */
  most?: number;
  plan: (maximum: number) => Sketch;
};

/** A chart without anything around it, with as many candles as can be told apart in what is sent. */
export function bareChart({ library, screen, encoding, perCandle = 5, most = 250, plan }: BareChart): ChartPicture {
  const across = Math.min(encoding === 'png' ? Number.POSITIVE_INFINITY : 1280, screen.width * screen.dpr);
  const sketch = suit(library, plan(Math.min(most, Math.floor((across * 0.88) / perCandle))));
  return {
    kind: 'chart',
    screen,
    body: '<div id="chart" style="width:100%;height:100%"></div>',
    orders: [{ into: 'chart', library, sketch }],
    encoding,
    axisLabels: 'prices',
    features: featuresOf(sketch),
  };
}
