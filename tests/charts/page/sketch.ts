import type { Bar } from '../series.ts';
import type { Theme } from '../themes.ts';
import type { Plot, TrueAxis, TrueCandle } from '../truth.ts';

/** What one chart shall show. Made in Node from a seed, drawn in the page by one of the renderers. */
export type Sketch = {
  symbol: string;
  name: string;
  timeframe: string;
  decimals: number;
  thousands: '' | ',' | ' ';
  theme: Theme;
  /** History first; the last `visible` bars are shown. */
  bars: Bar[];
  visible: number;
  shape: 'candles' | 'ohlc';
  scale: 'linear' | 'log' | 'percent' | 'indexed';
  side: 'left' | 'right';
  axisHidden: boolean;
  fontSize: number;
  grid: boolean;
  /** Periods of the moving averages over the candles. */
  averages: number[];
  bollinger: boolean;
  volume: 'none' | 'overlay' | 'pane';
  indicators: ('RSI' | 'MACD')[];
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
};

/** What a renderer says about its drawing, in CSS px of the chart's own box. */
export type Drawn = { plot: Plot; axis: TrueAxis; candles: TrueCandle[] };

export type Renderer = (box: HTMLElement, sketch: Sketch) => Promise<Drawn> | Drawn;
