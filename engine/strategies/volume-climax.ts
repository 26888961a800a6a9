import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { answerWithin, type Climax, climaxes } from '../measure/volume-climax.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { tag } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const kinds = {
  volume: {
    up: { open: 'selling-climax-volume', answered: 'selling-climax-answered-volume' },
    down: { open: 'buying-climax-volume', answered: 'buying-climax-answered-volume' },
  },
  range: {
    up: { open: 'selling-climax-range', answered: 'selling-climax-answered-range' },
    down: { open: 'buying-climax-range', answered: 'buying-climax-answered-range' },
  },
} as const;

const climaxSignal = (measures: Measures, { at, side, effort, move, answeredAt }: Climax): Finding => {
  const { highs, lows, volumes } = measures;
  const [low, high] = [lows[at]!, highs[at]!];
  const values = {
    at: candleNumber(at),
    effort: ratio(effort),
    move: ratio(move),
    low: price(low),
    high: price(high),
  };
  const names = kinds[volumes ? 'volume' : 'range'][side];
  const marks = [tag(at, side === 'up' ? low : high, say('label.climax'))];
  const margin = high - low;
  // A climax alone is a warning; it takes a close beyond its far end to be a turn.
  if (answeredAt === null) {
    return signal(measures, names.open, side, { values, candles: [at], at, margin, marks, status: 'unconfirmed' });
  }
  return signal(measures, names.answered, side, {
    values: { ...values, answered: candleNumber(answeredAt) },
    candles: [at, answeredAt],
    at: answeredAt,
    margin,
    marks,
  });
};

/** Waiting for its answer, or answered, and not denied by a close beyond its extreme. */
const isOpen = ({ candles, last, lows, highs }: Measures, climax: Climax): boolean => {
  const { at, side, answeredAt } = climax;
  if (answeredAt === null && last - at > answerWithin) return false;
  return stands(candles, climax, side === 'up' ? lows[at]! : highs[at]!);
};

export const volumeClimax: StrategyRule = (measures) => {
  const { candles, ranges, volumes, close, last } = measures;
  const open = climaxes(candles, ranges, volumes).filter((climax) => isOpen(measures, climax));
  const found = freshest(measures, open, { most: 3 });
  const fresh = count(freshCandles(measures));
  const none = signal(measures, volumes ? 'climax-none' : 'climax-none-without-volume', 'neutral', {
    values: { fresh, close: price(close) },
    candles: [last],
  });
  const values = {
    effort: ratio(2),
    lookback: count(20),
    move: ratio(3),
    within: count(10),
    answer: count(answerWithin),
    fresh,
  };
  return {
    rule: volumes ? say('rule.volume_climax', values) : say('rule.climax-without-volume', values),
    signals: found.length > 0 ? found.map((climax) => climaxSignal(measures, climax)) : [none],
    notes: volumes ? [] : [say('note.no-volume-climax')],
  };
};
