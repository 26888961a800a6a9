import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { Sketch } from './page/sketch.ts';
import type { ChartPicture, Encoding } from './picture.ts';
import { featuresOf, planBusy, planPlain } from './plan-sketch.ts';
import type { Random } from './random.ts';

const SCREENS: readonly Screen[] = [
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
export const planClean = (random: Random, index: number): ChartPicture => bare(random, index, planPlain, 'png');
export const planWithStudies = (random: Random, index: number): ChartPicture => bare(random, index, planBusy, 'png');
export const planSent = (random: Random, index: number): ChartPicture =>
  bare(random, index, random.chance(0.4) ? planPlain : planBusy, 'app-jpeg');

function bare(
  random: Random,
  index: number,
  plan: (random: Random, size: { maximum: number }) => Sketch,
  encoding: Encoding,
): ChartPicture {
  const screen = random.pick(SCREENS);
  const library = LIBRARIES[index % LIBRARIES.length]!;
  // What the app sends has at most 1280 px: a candle keeps 5 of them, or nobody could read it.
  const across = encoding === 'png' ? screen.width * screen.dpr : Math.min(1280, screen.width * screen.dpr);
  const sketch = suit(library, plan(random, { maximum: Math.min(250, Math.floor((across * 0.88) / 5)) }));
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

/** Leaves out what the library can't draw, so that the truth's list of features tells no stories. */
export function suit(library: Library, sketch: Sketch): Sketch {
  const fits = {
    lightweight: { extremes: false },
    klinecharts: {
      watermark: sketch.watermark,
      cutLeft: 0,
      volume: sketch.volume === 'overlay' ? 'pane' : sketch.volume,
    },
    echarts: {
      extremes: false,
      crosshair: null,
      cutLeft: 0,
      shape: 'candles',
      indicators: [],
      volume: sketch.volume === 'overlay' ? 'none' : sketch.volume,
    },
    terminal: {
      scale: 'linear',
      side: 'right',
      averages: [],
      bollinger: false,
      indicators: [],
      extremes: false,
      watermark: false,
      crosshair: null,
      cutLeft: 0,
      axisInside: false,
    },
  } as const satisfies Record<Library, Partial<Sketch>>;
  return { ...sketch, ...(fits[library] as Partial<Sketch>) };
}
