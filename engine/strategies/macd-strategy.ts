import type { Finding } from '../findings.ts';
import { crossings } from '../measure/crossings.ts';
import { type Macd, macd, macdNeeds } from '../measure/macd.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf } from '../measure/series.ts';
import { candleNumber, count, fine } from '../quantity.ts';
import { type Phrase, say } from '../write/phrase.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const sets = [
  { fast: 12, slow: 26, signal: 9 },
  { fast: 5, slow: 13, signal: 4 },
] as const;

/** Averages of many closes are better known than one close; differences under a tenth of its error, or 2 % of a range, are none. */
const marginOf = ({ error, range }: Measures) => Math.max(error / 10, range / 50);

const crosses = (measures: Measures, lines: Macd): Finding[] => {
  const margin = marginOf(measures);
  const zero = lines.macd.map((value) => (value === null ? null : 0));
  const onSignal = freshest(measures, crossings(lines.macd, lines.signal, margin), { most: 1 }).map(({ at, side }) =>
    signal(measures, side === 'up' ? 'macd-crossed-up' : 'macd-crossed-down', side, {
      values: { at: candleNumber(at), macd: fine(lines.macd[at]!), signal: fine(lines.signal[at]!) },
      candles: [at],
      at,
      margin: 10 * lines.histogram[at]!,
    }),
  );
  const onZero = freshest(measures, crossings(lines.macd, zero, margin), { most: 1 }).map(({ at, side }) =>
    signal(measures, side === 'up' ? 'macd-above-zero' : 'macd-below-zero', side, {
      values: { at: candleNumber(at), macd: fine(lines.macd[at]!) },
      candles: [at],
      at,
      margin: 10 * lines.macd[at]!,
    }),
  );
  return [...onSignal, ...onZero];
};

const state = (measures: Measures, lines: Macd): Finding => {
  const [value, line, bar] = [lastOf(lines.macd)!, lastOf(lines.signal)!, lastOf(lines.histogram)!];
  const before = lines.histogram.at(-4) ?? bar;
  const values = { macd: fine(value), signal: fine(line), histogram: fine(bar) };
  const options = { values, candles: [measures.last] };
  const margin = marginOf(measures);
  if (Math.abs(value) <= margin && Math.abs(bar) <= margin) return signal(measures, 'macd-flat', 'neutral', options);
  const growing = Math.abs(bar) > Math.abs(before) && Math.sign(bar) === Math.sign(before);
  if (bar > margin) {
    return growing
      ? signal(measures, 'macd-building-up', 'up', options)
      : signal(measures, 'macd-easing-up', 'neutral', options);
  }
  if (bar < -margin) {
    return growing
      ? signal(measures, 'macd-building-down', 'down', options)
      : signal(measures, 'macd-easing-down', 'neutral', options);
  }
  return signal(measures, 'macd-on-signal', 'neutral', options);
};

const named = ({ fast, slow, signal: smooth }: (typeof sets)[number]): Phrase =>
  say('name.macd', { fast: count(fast), slow: count(slow), smooth: count(smooth) });

/** Signal-line and zero-line crosses, and whether the histogram builds or eases. */
export const macdStrategy: StrategyRule = (measures) => {
  const seen = measures.candles.length;
  const periods = sets.find((set) => seen >= macdNeeds(set)) ?? sets.at(-1)!;
  const rule = say('rule.macd_strategy', { name: named(periods), fresh: count(freshCandles(measures)) });
  const needed = macdNeeds(periods);
  if (seen < needed) return { rule, signals: [tooShort(measures, named(periods), needed)] };
  const lines = macd(measures.closes, periods);
  const notes = sets
    .filter((set) => seen < macdNeeds(set))
    .map((set) =>
      say('note.replaced', { name: named(set), by: named(periods), needed: count(macdNeeds(set)), seen: count(seen) }),
    );
  return { rule, signals: [...crosses(measures, lines), state(measures, lines)], notes };
};
