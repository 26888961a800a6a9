import type { LineIdentity } from '../measure/identify-line.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, price, readingError, share } from '../quantity.ts';
import type { Reading } from '../reading.ts';
import { type Phrase, say } from './phrase.ts';

const scalePhrases = (reading: Reading, { lows, highs, error }: Measures): Phrase[] => {
  const { axis } = reading;
  if (!axis) {
    const relative = say('read.relative', { zero: count(0), hundred: count(100), error: readingError(error) });
    return [say(`read.${reading.axisFailure ?? 'no-labels'}`), relative];
  }
  const values = {
    labels: count(axis.labels.filter((label) => label.used).length),
    low: price(Math.min(...lows)),
    high: price(Math.max(...highs)),
    error: readingError(error),
  };
  return [axis.scale === 'linear' ? say('read.linear', values) : say('read.log', values)];
};

/** The tag may belong to a candle that is still moving, so only a clear contradiction is one; an average closes elsewhere than the market. */
const tagPhrases = (reading: Reading, { close, range, error }: Measures): Phrase[] => {
  if (!reading.axis || !reading.lastPrice || reading.averaged) return [];
  const tag = price(reading.lastPrice.value);
  const agrees = Math.abs(reading.lastPrice.value - close) <= Math.max(2 * error, range / 4);
  return [say(agrees ? 'read.last-price-agrees' : 'read.last-price-differs', { tag, close: price(close) })];
};

/** A drawn line by its number in the picture's order and the average that it follows. */
export const drawnName = ({ kind, period }: LineIdentity, index: number): Phrase =>
  say(kind === 'sma' ? 'name.drawn-sma' : 'name.drawn-ema', { count: count(index + 1), period: count(period) });

const linePhrases = ({ lines }: Measures): Phrase[] => {
  if (lines.length === 0) return [];
  const named = lines.flatMap((identity, i) => (identity ? [say('read.line', { line: drawnName(identity, i) })] : []));
  return [say('read.lines', { count: count(lines.length) }), ...named];
};

/** What was read from the picture and how well. */
export const describeReading = (measures: Measures): Phrase[] => {
  const { reading, last, volumes } = measures;
  const candles = say('read.candles', {
    count: count(last + 1),
    first: candleNumber(0),
    last: candleNumber(last),
    confidence: share(reading.quality.confidence),
  });
  return [
    candles,
    ...scalePhrases(reading, measures),
    ...tagPhrases(reading, measures),
    say(volumes ? 'read.volume' : 'read.no-volume'),
    ...linePhrases(measures),
  ];
};

/** From there on a signal's certainty is not worth its words. */
export const clearCertainty = 0.9;

/** What the picture cannot tell. */
export const describeLimits = ({ reading, candles }: Measures): Phrase[] => {
  const flagged = (...flags: readonly string[]) =>
    candles.filter((candle) => candle.flags.some((flag) => flags.includes(flag))).length;
  const uncertain = flagged('crossed', 'hidden', 'cut');
  const inferred = flagged('direction-inferred');
  return [
    say('limits.history', { count: count(candles.length) }),
    say('limits.last-open'),
    say('limits.certainty', { certainty: share(clearCertainty) }),
    ...(uncertain ? [say('limits.uncertain-candles', { count: count(uncertain) })] : []),
    ...(reading.averaged ? [say('limits.averaged')] : []),
    ...(inferred ? [say('limits.inferred', { count: count(inferred) })] : []),
    ...(reading.quality.source === 'photo' ? [say('limits.photo')] : []),
    ...(reading.axis ? [] : [say('limits.unknown-scale')]),
    ...(reading.axis?.scale === 'log' ? [say('limits.log-lines')] : []),
  ];
};
