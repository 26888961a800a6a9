import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { Mark } from './page/marks.ts';
import type { Sketch } from './page/sketch.ts';
import type { ChartPicture } from './picture.ts';
import { featuresOf, planBusy } from './plan-sketch.ts';
import type { Random } from './random.ts';
import { chartingDesktop, exchangeDesktop, financePage, terminalWindow, twoCharts } from './shells/desktops.ts';
import { brokerPhone, chartingPhone, dealingPhone, exchangePhone } from './shells/phones.ts';
import type { Shell } from './shells/skin.ts';
import { suit } from './suit.ts';
import { TERMINAL_THEMES, THEMES, type Theme } from './themes.ts';

/** One kind of app: its frame, the libraries that suit it, what it puts over the candles. */
export type Kind = {
  name: string;
  shell: Shell;
  screens: readonly Screen[];
  libraries: readonly Library[];
  marks: readonly Mark[];
  /** Share of the screen's width that the chart has, for the number of candles. */
  room: number;
  themes?: readonly Theme[];
  /** Price labels over the plot's edge, where the library can. */
  inside?: true;
  /** What such apps always do. */
  always?: Partial<Sketch>;
};

const PHONES: readonly Screen[] = [
  { width: 390, height: 844, dpr: 3 },
  { width: 412, height: 915, dpr: 2.625 },
  { width: 360, height: 780, dpr: 3 },
  { width: 430, height: 932, dpr: 2 },
];
const DESKTOPS: readonly Screen[] = [
  { width: 1440, height: 860, dpr: 1 },
  { width: 1280, height: 760, dpr: 1.5 },
  { width: 1600, height: 900, dpr: 1 },
  { width: 1180, height: 720, dpr: 2 },
];

const KINDS: readonly Kind[] = [
  {
    name: 'exchange phone',
    shell: exchangePhone,
    screens: PHONES,
    libraries: ['klinecharts', 'lightweight'],
    marks: ['extremes', 'insideLabels', 'countdown', 'orders'],
    room: 1,
    inside: true,
  },
  {
    name: 'charting phone',
    shell: chartingPhone,
    screens: PHONES,
    libraries: ['lightweight', 'klinecharts'],
    marks: ['trend', 'countdown', 'events', 'zone', 'fibonacci'],
    room: 1,
  },
  {
    name: 'broker phone',
    shell: brokerPhone,
    screens: PHONES,
    libraries: ['lightweight', 'echarts'],
    marks: ['events', 'support', 'extremes'],
    room: 1,
  },
  {
    name: 'dealing phone',
    shell: dealingPhone,
    screens: PHONES,
    libraries: ['terminal', 'lightweight'],
    marks: ['bidAsk', 'orders', 'position'],
    room: 1,
  },
  {
    name: 'charting desktop',
    shell: chartingDesktop,
    screens: DESKTOPS,
    libraries: ['lightweight'],
    marks: ['trend', 'channel', 'fibonacci', 'zone', 'note', 'events', 'countdown'],
    room: 0.78,
  },
  {
    name: 'exchange desktop',
    shell: exchangeDesktop,
    screens: DESKTOPS,
    libraries: ['klinecharts', 'lightweight'],
    marks: ['extremes', 'orders', 'signals', 'countdown', 'position'],
    room: 0.66,
  },
  {
    name: 'finance page',
    shell: financePage,
    screens: DESKTOPS,
    libraries: ['echarts', 'klinecharts'],
    marks: ['events', 'support', 'note'],
    room: 0.72,
  },
  {
    name: 'old terminal',
    shell: terminalWindow,
    screens: [
      { width: 1280, height: 800, dpr: 1 },
      { width: 1024, height: 700, dpr: 1 },
      { width: 1366, height: 760, dpr: 1.25 },
    ],
    libraries: ['terminal'],
    marks: ['orders', 'trend', 'signals', 'support'],
    room: 0.8,
  },
  {
    name: 'two charts',
    shell: twoCharts,
    screens: DESKTOPS,
    libraries: ['lightweight', 'klinecharts'],
    marks: ['trend', 'zone', 'countdown'],
    room: 0.66,
  },
];

export const planLookalike = (random: Random, index: number, options: LookalikeOptions = {}): ChartPicture =>
  pictureOf(random, KINDS[index % KINDS.length]!, index, options);

/** A photo has fewer pixels for each candle than the screen. */
type LookalikeOptions = { photographed?: boolean };

/** A real app's look around a chart; every third one as the app sends it. */
export function pictureOf(
  random: Random,
  kind: Kind,
  index: number,
  { photographed = false }: LookalikeOptions = {},
): ChartPicture {
  const encoding = index % 3 === 2 ? 'app-jpeg' : 'png';
  const screen = random.pick(kind.screens);
  const library = random.pick(kind.libraries);
  const across = Math.min(encoding === 'png' ? 4000 : 1280, screen.width * screen.dpr) * kind.room * 0.86;
  const size = {
    maximum: Math.min(200, Math.floor(across / (photographed ? 11 : 5))),
    themes: library === 'terminal' ? TERMINAL_THEMES : (kind.themes ?? THEMES),
  };
  const indicators = (['rsi', 'macd'] as const).filter(() => random.chance(0.3));
  const sketch = suit(library, { ...planBusy(random, size), indicators, ...kind.always });
  const marks = kind.marks.filter((mark) => random.chance(0.45) && (mark !== 'extremes' || !sketch.extremes));
  if (marks.includes('insideLabels')) Object.assign(sketch, { axisHidden: true, lastTag: false });
  else if (kind.inside && library === 'klinecharts') Object.assign(sketch, { axisInside: true });
  const order = { into: 'chart', library, sketch, marks, seed: `marks/${index}` };
  const second =
    kind.shell === twoCharts
      ? [
          {
            into: 'second',
            library,
            sketch: { ...suit(library, planBusy(random, { maximum: 60 })), theme: sketch.theme },
          },
        ]
      : [];
  return {
    kind: 'chart',
    screen,
    body: kind.shell(random, sketch),
    orders: [order, ...second],
    encoding,
    axisLabels: 'prices',
    features: [kind.name, ...marks, ...featuresOf(sketch)],
  };
}

/** Pictures without a readable price scale: the shape is all that may be told. */
export function planNoScale(random: Random, index: number): ChartPicture {
  const ways = ['percent', 'none', 'percent', 'indexed', 'cropped', 'none'] as const;
  const way = ways[index % ways.length]!;
  const kind = random.pick(
    KINDS.filter(({ name }) => name !== 'old terminal' && name !== 'two charts' && name !== 'finance page'),
  );
  const library =
    way === 'percent'
      ? random.pick(['lightweight', 'klinecharts'] as const)
      : way === 'indexed'
        ? 'lightweight'
        : random.pick(kind.libraries.filter((name) => name !== 'terminal'));
  const wanted: Partial<Sketch> = {
    extremes: false,
    side: 'right',
    scale: way === 'percent' || way === 'indexed' ? way : 'linear',
    axisHidden: way === 'none',
    ...(way === 'none' && { lastTag: false, crosshair: null }),
  };
  const marks = kind.marks.filter((mark) => ['trend', 'zone', 'channel', 'events', 'note', 'signals'].includes(mark));
  const picture = pictureOf(random, { ...kind, libraries: [library], marks, always: wanted }, index);
  const axisLabels = way === 'cropped' ? 'none' : way;
  return {
    ...picture,
    axisLabels,
    features: [...picture.features, `scale: ${way}`],
    ...(way === 'cropped' && { cropAxis: true }),
  };
}
