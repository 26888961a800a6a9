import type { Candle } from '../reading.ts';
import { straightLine } from './straight-line.ts';

/**
 * Direction of the last `window` closes by a least-squares line: `drift` is its rise over the window in average true ranges, `fit` its R².
 * A drift of less than 3 ranges or a fit under 0.4 is no trend; a drift under 1 range is flat.
 */
export type Trend = { side: 'up' | 'down' | 'none' | 'flat'; drift: number; fit: number; window: number };

export const trendWindow = 50;

export const measureTrend = (candles: readonly Candle[], range: number): Trend => {
  const seen = candles.slice(-trendWindow);
  const window = seen.length;
  const line = straightLine(seen.map((candle, x) => ({ x, y: candle.close })));
  const drift = range > 0 ? (line.slope * (window - 1)) / range : 0;
  if (Math.abs(drift) < 1) return { side: 'flat', drift, fit: line.fit, window };
  if (Math.abs(drift) < 3 || line.fit < 0.4) return { side: 'none', drift, fit: line.fit, window };
  return { side: drift > 0 ? 'up' : 'down', drift, fit: line.fit, window };
};
