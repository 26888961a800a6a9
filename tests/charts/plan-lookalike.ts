import type { Screen } from './browser.ts';
import type { Library } from './page/draw-page.ts';
import type { Mark } from './page/marks.ts';
import type { Sketch } from './page/sketch.ts';
import { type ChartPicture, type Encoding, scaleOf } from './picture.ts';
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

export const PHONES: readonly Screen[] = [
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

export const KINDS: readonly Kind[] = [
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
    marks: ['trend', 'countdown', 'events', 'zone', 'fibonacci', 'tradeBox'],
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
    marks: ['trend', 'channel', 'fibonacci', 'zone', 'note', 'events', 'countdown', 'tradeBox', 'sessions'],
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

/** Each round through the kinds moves on by one which of them are sent as JPEG, so that in the end each kind is. */
export function planLookalike(random: Random, index: number, perCandle = TOLD_APART): ChartPicture {
  const round = Math.floor(index / KINDS.length);
  const encoding = (index + round) % 3 === 2 ? 'app-jpeg' : 'png';
  for (;;) {
    const marksSeed = `marks/${index}/${random.next()}`;
    const picture = pictureOf(random, KINDS[index % KINDS.length]!, index, { encoding, marksSeed, perCandle });
    if (hasHeights(picture.orders[0]!.sketch)) return picture;
  }
}

/** Typical height of a candle, in the last digit of its prices: a market of less is a flat line. */
const LEAST_HEIGHT = 3;

/** Whether half of the candles are high enough to be read. */
export function hasHeights({ bars, visible, decimals }: Sketch): boolean {
  const heights = bars.slice(-visible).map(({ high, low }) => (high - low) * 10 ** decimals);
  return heights.filter((height) => height >= LEAST_HEIGHT).length >= heights.length / 2;
}

/** The same chart with but so many candles. It was planned for many: an offset of more slots than that would leave hardly any in sight. */
export const withFew = (sketch: Sketch, visible: number): Sketch => ({
  ...sketch,
  visible,
  rightOffset: Math.min(sketch.rightOffset, visible),
});

/** px of the picture and of the screen's own; `bar`: how many times as much a bar with ticks needs. */
type PerCandle = { px: number; css: number; bar: number };

/** Narrower ones some libraries draw as strokes alone, and nobody could read them. */
export const TOLD_APART: PerCandle = { px: 5.5, css: 4, bar: 1.5 };
export const TOLD_APART_IN_PHOTOS: PerCandle = { ...TOLD_APART, px: 11 };

/** Of the candles' width. */
const CLEAR_OF_LABELS = 0.2;

/** `marksSeed`: where the drawings lie; `isFull`: as many candles as there is room for. */
type PictureOptions = { encoding?: Encoding; marksSeed?: string; perCandle?: PerCandle; isFull?: boolean };

/** So many candles a picture has at most, unless it is to be full of them. */
const MOST = 200;

/** A real app's look around a chart; every third one as the app sends it. */
export function pictureOf(
  random: Random,
  kind: Kind,
  index: number,
  {
    encoding = index % 3 === 2 ? 'app-jpeg' : 'png',
    marksSeed = `marks/${index}`,
    perCandle = { px: 5, css: 0, bar: 1 },
    isFull = false,
  }: PictureOptions = {},
): ChartPicture {
  const screen = random.pick(kind.screens);
  const library = random.pick(kind.libraries);
  const across = screen.width * kind.room * 0.86;
  const scale = scaleOf(screen, encoding);
  const room = Math.floor(across / Math.max(perCandle.css, perCandle.px / scale));
  const maximum = isFull ? room : Math.min(MOST, room);
  const size = {
    ...(isFull && { minimum: room }),
    maximum,
    themes: library === 'terminal' ? TERMINAL_THEMES : (kind.themes ?? THEMES),
  };
  const indicators = (['rsi', 'macd'] as const).filter(() => random.chance(0.3));
  const planned = suit(library, { ...planBusy(random, size), indicators, ...kind.always });
  const most = planned.shape === 'ohlc' ? Math.floor(maximum / perCandle.bar) : maximum;
  const sketch = { ...planned, visible: Math.min(planned.visible, most) };
  const marks = kind.marks.filter((mark) => random.chance(0.45) && (mark !== 'extremes' || !sketch.extremes));
  if (marks.includes('insideLabels')) Object.assign(sketch, { axisHidden: true, lastTag: false });
  else if (kind.inside && library === 'klinecharts') Object.assign(sketch, { axisInside: true });
  // Such apps keep the newest candles clear of what they write over the plot's edge.
  if (kind.inside && (sketch.axisHidden || sketch.axisInside))
    sketch.rightOffset = Math.max(sketch.rightOffset, Math.round(CLEAR_OF_LABELS * sketch.visible));
  const order = { into: 'chart', library, sketch, marks, seed: marksSeed };
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

/** Pages with prices that are none of the chart's, and how many pictures there are before they are drawn too. */
const FULL_OF_PRICES: readonly string[] = ['two charts', 'finance page'];
const NO_SCALE_ROUND = 12;

/** Pictures without a readable price scale: the shape is all that may be told. Each round moves on by one which of them are sent as JPEG. */
export function planNoScale(random: Random, index: number): ChartPicture {
  const ways = ['percent', 'none', 'percent', 'indexed', 'cropped', 'none'] as const;
  const way = ways[index % ways.length]!;
  const round = Math.floor(index / NO_SCALE_ROUND);
  const kind = random.pick(
    KINDS.filter(({ name }) => name !== 'old terminal' && (round > 0 || !FULL_OF_PRICES.includes(name))),
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
  const { inside: _, ...beside } = kind;
  // What stands over the plot's edge is not cut off with the axis.
  const own = { ...(way === 'cropped' ? beside : kind), libraries: [library], marks, always: wanted };
  const picture = pictureOf(random, own, index, {
    encoding: (index + round) % 3 === 2 ? 'app-jpeg' : 'png',
    marksSeed: `marks/${index}/${random.next()}`,
    perCandle: TOLD_APART,
  });
  const axisLabels = way === 'cropped' ? 'none' : way;
  return {
    ...picture,
    axisLabels,
    features: [...picture.features, `scale: ${way}`],
    ...(way === 'cropped' && { cropAxis: true }),
  };
}
