import { z } from 'zod';

/** One true candle: `x` is the centre in px of the chart picture, prices in the instrument's unit. */
export const TrueCandle = z.object({
  x: z.number(),
  o: z.number().positive(),
  h: z.number().positive(),
  l: z.number().positive(),
  c: z.number().positive(),
  v: z.number().nonnegative().optional(),
});
export type TrueCandle = z.infer<typeof TrueCandle>;

/** Two anchors: price `p1` at row `y1`, `p2` at `y2`, px from the top as the drawing library counts them; log means linear in ln(price). */
export const TrueAxis = z.object({
  scale: z.enum(['linear', 'log']),
  side: z.enum(['left', 'right']),
  p1: z.number(),
  y1: z.number(),
  p2: z.number(),
  y2: z.number(),
});
export type TrueAxis = z.infer<typeof TrueAxis>;

/** What the picture's axis says: with anything but 'prices' a reader must not report prices, only the shape. */
export const AxisLabels = z.enum(['prices', 'percent', 'indexed', 'none']);
export type AxisLabels = z.infer<typeof AxisLabels>;

export const Plot = z.object({ x: z.number(), y: z.number(), w: z.number().positive(), h: z.number().positive() });
export type Plot = z.infer<typeof Plot>;

const About = z.object({
  id: z.string(),
  set: z.string(),
  lib: z.string(),
  file: z.string(),
  width: z.int(),
  height: z.int(),
});

export const ChartTruth = About.extend({
  variant: z.enum(['png', 'jpeg', 'photo-mild', 'photo-hard']),
  isChart: z.literal(true),
  axisLabels: AxisLabels,
  symbol: z.string(),
  /** What a bar stands for, as 15m, 4h, 1D: a legend or a title may write it. */
  timeframe: z.string().optional(),
  decimals: z.int(),
  theme: z.string(),
  features: z.array(z.string()),
  dpr: z.number(),
  plot: Plot,
  axis: TrueAxis,
  candles: z.array(TrueCandle).min(5),
  /** Photos only: row-major 3 × 3, takes chart px (in which x, y and plot are given) to photo px. */
  homography: z.array(z.number()).length(9).optional(),
  chartWidth: z.int().optional(),
  chartHeight: z.int().optional(),
});
export type ChartTruth = z.infer<typeof ChartTruth>;

export const NegativeTruth = About.extend({
  variant: z.literal('negative'),
  kind: z.string(),
  isChart: z.literal(false),
  reason: z.enum(['not-a-chart', 'not-candlesticks']),
});
export type NegativeTruth = z.infer<typeof NegativeTruth>;

export const Truth = z.discriminatedUnion('isChart', [ChartTruth, NegativeTruth]);
export type Truth = z.infer<typeof Truth>;
