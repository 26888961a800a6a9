import { APP_THEMES } from './app-themes.ts';
import type { Screen } from './browser.ts';
import type { Mark } from './page/marks.ts';
import type { ChartPicture } from './picture.ts';
import { hasHeights, KINDS, type Kind, PHONES, pictureOf, TOLD_APART, withFew } from './plan-lookalike.ts';
import { planPlain } from './plan-sketch.ts';
import type { Random } from './random.ts';
import { denseDesk, heatMapPage, ladderDesk, marketWatchDesk, orderDesk, stackedCharts } from './shells/desks.ts';
import { twoCharts } from './shells/desktops.ts';
import { browserWindow, chatPhone, newsArticle, slide, splitTablet } from './shells/pages.ts';
import { futuresPhone, pictureInPicture, terminalPhone, walletPhone } from './shells/pockets.ts';
import { suit } from './suit.ts';

const DESKS: readonly Screen[] = [
  { width: 1536, height: 864, dpr: 1.25 },
  { width: 1366, height: 768, dpr: 1 },
  { width: 1920, height: 1000, dpr: 1 },
  { width: 1280, height: 800, dpr: 2 },
];
const TABLETS: readonly Screen[] = [
  { width: 1180, height: 820, dpr: 2 },
  { width: 1024, height: 768, dpr: 2 },
];
const LIVE: readonly Mark[] = ['countdown', 'dealPills', 'priceFlags', 'cursorTable', 'extremes'];
const BY_HAND: readonly Mark[] = ['waves', 'fan', 'pen', 'arrows', 'box', 'trend', 'zone', 'note', 'patternNames'];

const desk = { screens: DESKS, libraries: ['lightweight', 'klinecharts', 'echarts'], themes: APP_THEMES } as const;
/** There is no room for more panes. */
const low: Pick<Kind, 'always'> = { always: { indicators: [] } };
const phone = { screens: PHONES, libraries: ['lightweight', 'klinecharts'], room: 1, themes: APP_THEMES } as const;

/** `room` of a page is what its narrowest column leaves. */
export const APPS: readonly Kind[] = [
  { ...phone, ...low, name: 'chat', shell: chatPhone, marks: [...BY_HAND, 'dealPills'], room: 0.92 },
  {
    ...desk,
    ...low,
    name: 'article',
    shell: newsArticle,
    marks: ['note', 'arrows', 'box', 'support', 'trend'],
    room: 0.34,
  },
  { ...desk, name: 'browser', shell: browserWindow, marks: [...BY_HAND, 'dayLines', 'events'], room: 0.82 },
  {
    ...desk,
    name: 'split tablet',
    shell: splitTablet,
    screens: TABLETS,
    marks: [...BY_HAND, 'tradeBox', 'fibonacci'],
    room: 0.56,
  },
  { ...desk, name: 'slide', shell: slide, marks: BY_HAND, room: 0.62 },
  { ...desk, name: 'dense desk', shell: denseDesk, marks: ['dayLines', 'dealPills', 'priceFlags', 'trend'], room: 0.7 },
  { ...desk, name: 'order desk', shell: orderDesk, marks: [...LIVE, 'dayLines', 'workingOrders'], room: 0.95 },
  { ...desk, name: 'market watch', shell: marketWatchDesk, marks: [...LIVE, 'trend', 'flags'], room: 0.78 },
  { ...desk, name: 'ladder', shell: ladderDesk, marks: ['profile', 'dealPills', 'pastTrades', 'waves'], room: 0.8 },
  {
    ...desk,
    name: 'stacked charts',
    shell: stackedCharts,
    marks: ['trend', 'fan', 'countdown', 'dayLines'],
    room: 0.95,
  },
  {
    ...desk,
    name: 'heat map',
    shell: heatMapPage,
    marks: ['support', 'priceFlags', 'events', 'cursorTable'],
    room: 0.72,
  },
  { ...phone, ...low, name: 'wallet', shell: walletPhone, marks: [...LIVE, 'insideLabels'], inside: true },
  {
    ...phone,
    name: 'terminal phone',
    shell: terminalPhone,
    libraries: ['terminal', 'lightweight'],
    marks: ['bidAsk', 'dealPills', 'pen', 'dayLines', 'pastTrades'],
  },
  {
    ...phone,
    ...low,
    name: 'futures phone',
    shell: futuresPhone,
    marks: [...LIVE, 'insideLabels', 'signals'],
    inside: true,
  },
  { ...phone, ...low, name: 'picture in picture', shell: pictureInPicture, marks: [...BY_HAND, 'dots', 'cloud'] },
];

/** All apps with one chart that libraries draw as they like. */
export const ONE_CHART: readonly Kind[] = [...KINDS, ...APPS].filter(
  ({ shell, name }) => shell !== twoCharts && shell !== stackedCharts && name !== 'old terminal',
);

/** Every sixth has few candles; markets that close leave gaps. */
const FEW = { every: 6, least: 9, most: 16 };

/** Look-alikes of more products, and of the places where screenshots end up; half of them as the app sends them. */
export function planApps(random: Random, index: number, perCandle = TOLD_APART): ChartPicture {
  const kind = APPS[index % APPS.length]!;
  // They are an odd number, so that in the end each is drawn either way.
  const encoding = index % 2 === 1 ? 'app-jpeg' : 'png';
  const plan = () =>
    pictureOf(random, kind, index, {
      encoding,
      marksSeed: `apps/${index}/${random.next()}`,
      perCandle,
    });
  let picture = plan();
  while (!hasHeights(picture.orders[0]!.sketch)) picture = plan();
  const [order] = picture.orders;
  const few = index % FEW.every === 1 ? random.integer(FEW.least, FEW.most) : null;
  const main = few === null ? order! : { ...order!, sketch: withFew(order!.sketch, few) };
  const second = {
    into: 'second',
    library: main.library,
    sketch: { ...suit(main.library, planPlain(random, { maximum: 60 })), theme: main.sketch.theme },
  };
  return { ...picture, orders: kind.shell === stackedCharts ? [main, second] : [main] };
}
