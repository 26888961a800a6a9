import type { Screen } from './browser.ts';
import { BOARDS } from './negatives/boards.ts';
import { MARKET_PLOTS } from './negatives/market-plots.ts';
import { OBJECTS } from './negatives/objects.ts';
import { PAGES } from './negatives/pages.ts';
import type { Drawing, Sheet } from './negatives/paper.ts';
import { PATTERNS } from './negatives/patterns.ts';
import { PLOTS } from './negatives/plots.ts';
import { PRINTS } from './negatives/prints.ts';
import { SCENES } from './negatives/scenes.ts';
import { SIGNALS } from './negatives/signals.ts';
import { STATISTICS } from './negatives/statistics.ts';
import { TIME_PLOTS } from './negatives/time-plots.ts';
import type { NegativePicture } from './picture.ts';
import type { Random } from './random.ts';
import type { NegativeTruth } from './truth.ts';

export type NegativeKind = { what: string; reason: NegativeTruth['reason']; drawing: Drawing };

export const kindsOf = (drawings: Record<string, Drawing>, reason: NegativeTruth['reason']): NegativeKind[] =>
  Object.entries(drawings).map(([what, drawing]) => ({ what, reason, drawing }));

const DEV_NEGATIVES: readonly NegativeKind[] = [
  ...kindsOf(PLOTS, 'not-candlesticks'),
  ...kindsOf(PATTERNS, 'not-a-chart'),
  ...kindsOf(PAGES, 'not-a-chart'),
  ...kindsOf(SCENES, 'not-a-chart'),
];

/** What the reader took for candles before it was asked whether they go on, and much that is like it. */
const MORE_NEGATIVES: readonly NegativeKind[] = [
  ...kindsOf(STATISTICS, 'not-candlesticks'),
  ...kindsOf(MARKET_PLOTS, 'not-candlesticks'),
  ...kindsOf(TIME_PLOTS, 'not-candlesticks'),
  ...kindsOf(OBJECTS, 'not-a-chart'),
  ...kindsOf(SIGNALS, 'not-a-chart'),
  ...kindsOf(PRINTS, 'not-a-chart'),
  ...kindsOf(BOARDS, 'not-a-chart'),
];

const SCREENS: readonly Screen[] = [
  { width: 1000, height: 640, dpr: 1 },
  { width: 1280, height: 720, dpr: 1 },
  { width: 900, height: 600, dpr: 2 },
  { width: 390, height: 760, dpr: 3 },
];
const INKS = [
  { ink: '#222222', paper: '#ffffff' },
  { ink: '#c8ccd4', paper: '#131722' },
  { ink: '#333a46', paper: '#f4f1ea' },
  { ink: '#e6e6e6', paper: '#000000' },
];
const ACCENTS = [
  ['#26a69a', '#ef5350', '#5b8def', '#f5a623'],
  ['#2ebd85', '#f6465d', '#8884d8', '#ffc658'],
  ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728'],
  ['#6d9dc5', '#c56d6d', '#9ac56d', '#c5a86d'],
];

export const planNegative = (random: Random, index: number): NegativePicture =>
  negativeOf(random, DEV_NEGATIVES[index % DEV_NEGATIVES.length]!, index);

export const planMoreNegatives = (random: Random, index: number): NegativePicture =>
  negativeOf(random, MORE_NEGATIVES[index % MORE_NEGATIVES.length]!, index);

/** A sheet with something on it that is no candlestick chart; every third one as the app sends it. */
export function negativeOf(random: Random, { what, reason, drawing }: NegativeKind, index: number): NegativePicture {
  const screen = random.pick(SCREENS);
  const sheet: Sheet = {
    ...random.pick(INKS),
    accents: random.pick(ACCENTS),
    font: random.pick(['Inter', 'Liberation Sans', 'DejaVu Sans']),
    width: screen.width,
    height: screen.height,
  };
  const body = `<div style="width:100%;height:100%;overflow:hidden;background:${sheet.paper}">${drawing(random, sheet)}</div>`;
  return { kind: 'negative', screen, body, encoding: index % 3 === 2 ? 'app-jpeg' : 'png', what, reason };
}
