import { rangePeriod } from '../measure/average-range.ts';
import type { Measures } from '../measure/measures.ts';
import { count, distance, price, ratio } from '../quantity.ts';
import { type Phrase, say } from './phrase.ts';

const trendPhrase = ({ trend }: Measures): Phrase =>
  say(`context.trend-${trend.side}`, {
    window: count(trend.window),
    drift: ratio(Math.abs(trend.drift)),
    fit: ratio(trend.fit),
  });

const sequencePhrase = ({ sequence: { kind, highs, lows } }: Measures): Phrase => {
  if (kind === 'too-few' || !highs || !lows) return say('context.sequence-too-few');
  return say(`context.sequence-${kind}`, {
    highOne: price(highs[0].value),
    highTwo: price(highs[1].value),
    lowOne: price(lows[0].value),
    lowTwo: price(lows[1].value),
  });
};

const volatilityPhrase = ({ volatility, range }: Measures): Phrase =>
  say(`context.volatility-${volatility.state}`, {
    period: count(rangePeriod),
    range: distance(range),
    ratio: ratio(volatility.ratio),
  });

const placePhrase = ({ close, lows, highs }: Measures): Phrase => {
  const low = Math.min(...lows);
  const place = (close - low) / (Math.max(...highs) - low || 1);
  const third = place > 2 / 3 ? 'upper' : place < 1 / 3 ? 'lower' : 'middle';
  return say('context.place', { close: price(close), third: say(`context.third-${third}`) });
};

/** Trend, structure and volatility, as measured. */
export const describeContext = (measures: Measures): Phrase[] => [
  trendPhrase(measures),
  sequencePhrase(measures),
  volatilityPhrase(measures),
  placePhrase(measures),
];
