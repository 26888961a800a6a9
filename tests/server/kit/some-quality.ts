import type { ReadQuality } from '#contract/analysis';

/** What a reading that went well says of itself, where no picture is read. */
export const someQuality: ReadQuality = {
  confidence: 0.9,
  candles: 80,
  source: 'screenshot',
  priceError: 0.5,
  scale: 'linear',
  scalePoints: null,
  scaleBy: 'picture',
  symbol: 'ACME',
  timeframe: '1D',
  advice: [],
};
