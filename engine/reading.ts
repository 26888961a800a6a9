import type { ReadAdvice } from '#contract/analysis';
import type { Point } from '#contract/chart-overlay';
import type { Box } from './raster.ts';

/**
 * What was measured from a picture: the engine's middle, written by `read/` and used by all that follows.
 *
 * Values (`open`, `error`, `levels` and so on) are in the axis's own unit where `axis` is present. Without a legible scale they are
 * relative: 0 is the lowest low seen, 100 the highest high, and nothing that is derived from them may be called a price.
 */
export type Reading = {
  picture: { width: number; height: number };
  /** Where the candles are. */
  plot: Box;
  panes: Pane[];
  axis: PriceAxis | null;
  /** Why `axis` is null; null where it is not. */
  axisFailure: AxisFailure | null;
  /** Left to right, oldest first. */
  candles: Candle[];
  /** Typical distance between neighbouring candles, px. */
  pitch: number;
  /** Heikin-Ashi: opens and closes are averages, not prices that were paid. */
  averaged: boolean;
  overlays: OverlayLine[];
  /** From the legend and the date axis, where legible. */
  symbol: string | null;
  timeframe: string | null;
  dates: DateLabel[];
  /** The highlighted price on the axis, an independent check of the fit. */
  lastPrice: { value: number; y: number } | null;
  quality: Quality;
};

export type Pane = { kind: 'price' | 'volume' | 'indicator'; box: Box };

export type AxisFailure =
  /** No label column, or fewer than the three legible labels that a fit needs to be checked. */
  | 'no-labels'
  | 'too-few-labels'
  /** The labels are per cent or an index of 100: recognised, and never reported as prices. */
  | 'percent'
  | 'indexed'
  /** Labels make no consistent step, or disagree with the last-price tag or the legend. */
  | 'inconsistent';

export type PriceAxis = {
  scale: 'linear' | 'log';
  side: 'left' | 'right';
  /** Two anchors that define the fit: price `p1` at row `y1`, `p2` at `y2`; a log scale is linear in ln(price). Rows are px, may be fractional. */
  p1: number;
  y1: number;
  p2: number;
  y2: number;
  labels: AxisLabel[];
  /** Root mean square of the labels' distance from the fit, px. */
  residual: number;
  /** Digits after the decimal point, as the axis writes them; prices in a text are rounded to it. */
  decimals: number;
  /** Set by hand rather than read. */
  givenByUser?: boolean;
  /** 0 to 1, calibrated: of the axes said to be p sure, at least p are right. */
  confidence: number;
};

export type AxisLabel = { text: string; price: number; y: number; used: boolean };

export type Candle = {
  /** Place in the sequence, counting empty slots of a gap: candles[i].slot − candles[i−1].slot is 1 without a gap. */
  slot: number;
  /** Centre and body width, px. */
  x: number;
  width: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** The same four as rows of the picture, px, fractional, from the top. */
  rows: { open: number; high: number; low: number; close: number };
  /** How far each of the four values may be off, in the unit of the values (about the 95th percentile). */
  error: number;
  /** Height of the volume bar under it, 0 to 1 of the highest seen; null where the picture shows none. */
  volume: number | null;
  /** 0 to 1, calibrated. */
  confidence: number;
  flags: CandleFlag[];
};

export type CandleFlag =
  /** Something crosses or hides a part of it. */
  | 'crossed'
  | 'hidden'
  /** Cut by the plot's edge. */
  | 'cut'
  /** Body of one row: its direction is not known from the picture. */
  | 'doji'
  /** Hollow or of one colour: direction was inferred from its neighbours. */
  | 'direction-inferred'
  /** Only a bar of 1 or 2 px: coarse by nature. */
  | 'thin';

/** A line that the picture itself shows over the candles: a moving average or a band, traced. */
export type OverlayLine = {
  colour: string;
  /** One value per candle, same order and unit as the candles; null where it was not seen. */
  values: (number | null)[];
  points: Point[];
};

export type DateLabel = { text: string; x: number };

export type Quality = {
  /** 0 to 1: of the whole reading, from residuals and flags, calibrated. */
  confidence: number;
  source: 'screenshot' | 'photo';
  /** 0 (none) to 1. */
  blur: number;
  glare: number;
  /** What would make the next picture better, worst first. */
  advice: ReadAdvice[];
};
