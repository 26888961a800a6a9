import type { Finding } from '../findings.ts';
import { crossings } from '../measure/crossings.ts';
import type { Measures } from '../measure/measures.ts';
import { ema } from '../measure/moving-averages.ts';
import { pullbacks } from '../measure/pullbacks.ts';
import { lastOf, type Series } from '../measure/series.ts';
import { emaNeeds } from '../measure/warm-up.ts';
import { candleNumber, count, price } from '../quantity.ts';
import { type Phrase, say } from '../write/phrase.ts';
import { curve } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const stacks = [
  { fast: 8, middle: 21, slow: 55 },
  { fast: 5, middle: 13, slow: 34 },
  { fast: 3, middle: 8, slow: 13 },
] as const;

type Line = { name: Phrase; values: Series };
type Stack = { fast: Line; middle: Line; slow: Line };

const named = (period: number): Phrase => say('name.ema', { period: count(period) });

const alignment = (measures: Measures, { fast, middle, slow }: Stack): Finding => {
  const [a, b, c] = [fast, middle, slow].map((line) => lastOf(line.values)!) as [number, number, number];
  const values = {
    fast: fast.name,
    middle: middle.name,
    slow: slow.name,
    fastValue: price(a),
    middleValue: price(b),
    slowValue: price(c),
  };
  const margin = Math.min(Math.abs(a - b), Math.abs(b - c));
  const marks = [fast, middle, slow].flatMap((line) => curve(line.values, line.name));
  const options = { values, candles: [measures.last], marks };
  const width = Math.max(a, b, c) - Math.min(a, b, c);
  if (width <= Math.max(measures.error, 0.15 * measures.range)) return signal(measures, 'ema-flat', 'neutral', options);
  if (a > b && b > c) return signal(measures, 'ema-stacked-up', 'up', { ...options, margin });
  if (a < b && b < c) return signal(measures, 'ema-stacked-down', 'down', { ...options, margin });
  return signal(measures, 'ema-tangled', 'neutral', options);
};

const events = (measures: Measures, { fast, middle, slow }: Stack): Finding[] => {
  const held = pullbacks(measures.candles, fast.values, middle.values, slow.values);
  const crossed = crossings(measures.closes, slow.values, measures.error);
  return [
    ...freshest(measures, held, { most: 1 }).map(({ at, side, level }) =>
      signal(measures, side === 'up' ? 'ema-pullback-held-up' : 'ema-pullback-held-down', side, {
        values: { middle: middle.name, level: price(level), at: candleNumber(at) },
        candles: [at],
        at,
        margin: measures.candles[at]!.close - level,
      }),
    ),
    ...freshest(measures, crossed, { most: 1 }).map(({ at, side }) =>
      signal(measures, side === 'up' ? 'ema-reclaimed' : 'ema-lost', side, {
        values: { slow: slow.name, level: price(slow.values[at]!), at: candleNumber(at) },
        candles: [at],
        at,
        margin: measures.candles[at]!.close - slow.values[at]!,
      }),
    ),
  ];
};

/** Alignment of three exponential averages, pullbacks that hold at the middle one, closes across the slow one. */
export const emaStrategy: StrategyRule = (measures) => {
  const seen = measures.candles.length;
  const periods = stacks.find(({ slow }) => seen >= emaNeeds(slow)) ?? stacks.at(-1)!;
  const { fast, middle, slow } = periods;
  const rule = say('rule.ema_strategy', {
    fast: named(fast),
    middle: named(middle),
    slow: named(slow),
    fresh: count(freshCandles(measures)),
  });
  if (seen < emaNeeds(slow)) return { rule, signals: [tooShort(measures, named(slow), emaNeeds(slow))] };
  const line = (period: number): Line => ({ name: named(period), values: ema(measures.closes, period) });
  const stack: Stack = { fast: line(fast), middle: line(middle), slow: line(slow) };
  return {
    rule,
    signals: [...events(measures, stack), alignment(measures, stack)],
    notes: stacks
      .filter((other) => seen < emaNeeds(other.slow))
      .map((other) =>
        say('note.not-stable', { name: named(other.slow), needed: count(emaNeeds(other.slow)), seen: count(seen) }),
      ),
    levels: [stack.middle, stack.slow].map(({ name, values }) => ({ value: lastOf(values)!, why: name })),
  };
};
