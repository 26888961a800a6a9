import type { Finding } from '../findings.ts';
import { divergences } from '../measure/divergences.ts';
import type { Measures } from '../measure/measures.ts';
import { obv } from '../measure/obv.ts';
import { rsi, rsiPeriod } from '../measure/rsi.ts';
import { lastOf } from '../measure/series.ts';
import { straightLine } from '../measure/straight-line.ts';
import { count, index, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { divergenceSignals } from './divergence-signals.ts';
import { freshCandles, signal } from './signal.ts';
import type { StrategyResult, StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const slopeWindow = 20;

/** Whether OBV as a whole goes with price: both least-squares slopes over the last 20 candles. */
const agreement = (measures: Measures, line: readonly number[], usual: number): Finding => {
  const slope = (values: readonly number[]) =>
    straightLine(values.slice(-slopeWindow).map((y, x) => ({ x, y }))).slope * (slopeWindow - 1);
  const priceMove = slope(measures.closes) / measures.range;
  const volumeMove = slope(line) / usual;
  const values = { window: count(slopeWindow), price: ratio(Math.abs(priceMove)), volume: ratio(Math.abs(volumeMove)) };
  const options = { values, candles: [measures.last] };
  const sign = (move: number) => (Math.abs(move) < 1 ? 0 : Math.sign(move));
  if (sign(priceMove) > 0 && sign(volumeMove) > 0) return signal(measures, 'obv-confirms-up', 'up', options);
  if (sign(priceMove) < 0 && sign(volumeMove) < 0) return signal(measures, 'obv-confirms-down', 'down', options);
  if (sign(priceMove) > 0 && sign(volumeMove) < 0) return signal(measures, 'obv-opposes-rise', 'neutral', options);
  if (sign(priceMove) < 0 && sign(volumeMove) > 0) return signal(measures, 'obv-opposes-fall', 'neutral', options);
  return signal(measures, 'obv-undecided', 'neutral', options);
};

/** Without volume there is no OBV; momentum can still be compared with price, and is called what it is. */
const withoutVolume = (measures: Measures): StrategyResult => {
  const { closes, swings, error, last } = measures;
  const { values } = rsi(closes);
  const now = lastOf(values);
  const name = say('name.rsi');
  const fresh = count(freshCandles(measures));
  const rule = say('rule.obv-without-volume', { period: count(rsiPeriod), fresh });
  const notes = [say('note.no-volume-obv')];
  if (now === null) return { rule, signals: [tooShort(measures, name, rsiPeriod + 1)], notes };
  const found = divergenceSignals(
    measures,
    divergences(swings, values, { priceMargin: 2 * error, valueMargin: 2 }),
    name,
    index,
  );
  const none = signal(measures, 'divergence-none', 'neutral', {
    values: { name, fresh, value: index(now) },
    candles: [last],
  });
  return { rule, signals: found.length > 0 ? found : [none], notes };
};

export const obvDivergence: StrategyRule = (measures) => {
  const { candles, volumes, swings, error } = measures;
  if (!volumes) return withoutVolume(measures);
  const line = obv(candles, volumes);
  const usual = volumes.reduce((sum, volume) => sum + volume, 0) / volumes.length;
  const found = divergences(swings, line, { priceMargin: 2 * error, valueMargin: usual });
  return {
    rule: say('rule.obv_divergence', { window: count(slopeWindow), fresh: count(freshCandles(measures)) }),
    signals: [
      ...divergenceSignals(measures, found, say('name.obv'), (value) => ratio(value / usual)),
      agreement(measures, line, usual),
    ],
  };
};
