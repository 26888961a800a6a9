import type { Measures } from './measures.ts';
import { mean } from './series.ts';

/** Standard normal distribution function, Abramowitz and Stegun 26.2.17 (|error| < 7.5e-8). */
const normal = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z > 0 ? 1 - tail : tail;
};

/**
 * How sure the measurement (not the market) is of a finding, 0 to 1: the mean confidence of the candles that it rests on, times the chance that its
 * margin is on the side where it was measured. `margin` is the distance that decides the finding, in the reading's unit; a candle's `error` is about a 95th percentile, 1.96 standard deviations.
 */
export const certainty = (measures: Measures, candles: readonly number[], margin?: number): number => {
  const seen = candles.map((i) => measures.candles[i]!.confidence);
  const candlesRead = seen.length ? mean(seen) : measures.reading.quality.confidence;
  if (margin === undefined || measures.error === 0) return candlesRead;
  return candlesRead * normal((1.96 * Math.abs(margin)) / measures.error);
};
