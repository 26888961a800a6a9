import type { Bar } from '../series.ts';
import type { Theme } from '../themes.ts';
import type { Plot, TrueAxis, TrueCandle } from '../truth.ts';
import type { BarColouring } from './bar-colouring.ts';
import type { Manner } from './manner.ts';

/** What one chart shall show. Made in Node from a seed, drawn in the page by one of the renderers. */
export type Sketch = {
  symbol: string;
  name: string;
  timeframe: string;
  decimals: number;
  thousands: '' | ',' | ' ' | "'" | '.';
  decimalMark: '.' | ',';
  /** Currency sign before each price of the axis. */
  currency: '' | '$' | '€' | '₹';
  /** Prices of the axis from 1000 up written as 1.00K. */
  kilo: boolean;
  theme: Theme;
  /** History first; the last `visible` bars are shown. */
  bars: Bar[];
  visible: number;
  shape: 'candles' | 'ohlc';
  scale: 'linear' | 'log' | 'percent' | 'indexed';
  side: 'left' | 'right';
  axisHidden: boolean;
  /** Labels over the plot's edge instead of beside it. */
  axisInside: boolean;
  /** Labels stand on their grid lines instead of being centred at them. */
  labelsAbove: boolean;
  fontSize: number;
  grid: boolean;
  /** Periods of the moving averages over the candles. */
  averages: number[];
  bollinger: boolean;
  volume: 'none' | 'overlay' | 'pane';
  indicators: ('rsi' | 'macd')[];
  lastTag: boolean;
  legend: boolean;
  watermark: boolean;
  /** Where the crosshair is, as fractions of the plot; null without. */
  crosshair: { x: number; y: number } | null;
  /** Highest and lowest price written beside their candles. */
  extremes: boolean;
  /** Empty bars at the right, and the fraction of a bar that the left edge cuts. */
  rightOffset: number;
  cutLeft: number;
  /** Only some renderers have a choice of it. */
  manner?: Manner;
  /** Only some renderers colour bars by anything but their direction. */
  colouring?: BarColouring;
};

/** What a renderer says about its drawing, in CSS px of the chart's own box. */
export type Drawn = { plot: Plot; axis: TrueAxis; candles: TrueCandle[] };

/** Price to row and back, px, by the drawing's own axis. */
export function scaleOf({ axis }: Drawn): { rowOf: (price: number) => number; priceAt: (row: number) => number } {
  const log = axis.scale === 'log';
  const into = log ? Math.log : (price: number) => price;
  const back = log ? Math.exp : (value: number) => value;
  const slope = (axis.y2 - axis.y1) / (into(axis.p2) - into(axis.p1));
  return {
    rowOf: (price) => axis.y1 + (into(price) - into(axis.p1)) * slope,
    priceAt: (row) => back(into(axis.p1) + (row - axis.y1) / slope),
  };
}

export type Renderer = (box: HTMLElement, sketch: Sketch) => Promise<Drawn> | Drawn;
