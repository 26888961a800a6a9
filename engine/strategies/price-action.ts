import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { candleNumber, count, price, ratio } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { levelEventSignals } from './level-event-signals.ts';
import { horizontal } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyRule } from './strategy-result.ts';

const breakKinds = {
  continuation: { up: 'structure-continued-up', down: 'structure-continued-down' },
  'change-of-character': { up: 'structure-turned-up', down: 'structure-turned-down' },
} as const;

const structureSignals = (measures: Measures): Finding[] =>
  freshest(
    measures,
    // An earlier break to the other side has been overtaken.
    measures.breaks.filter((event) => event.side === measures.breaks.at(-1)!.side),
    { most: 2 },
  ).map(({ at, side, kind, level, swingIndex }) =>
    signal(measures, breakKinds[kind][side], side, {
      values: { level: price(level), at: candleNumber(at) },
      candles: [swingIndex, at],
      at,
      margin: measures.candles[at]!.close - level,
      marks: [horizontal(swingIndex, at, level, say('label.break', { level: price(level) }))],
    }),
  );

/** A higher low in a rise, a lower high in a fall: the side that gives way less. */
const swingSignals = (measures: Measures): Finding[] => {
  const { kind, highs, lows } = measures.sequence;
  if (kind === 'rising' && lows) {
    const [before, low] = lows;
    if (low.value - before.value <= measures.error) return [];
    return [
      signal(measures, 'higher-low', 'up', {
        values: { low: price(low.value), before: price(before.value), at: candleNumber(low.index) },
        candles: [before.index, low.index],
        status: 'confirmed',
        margin: low.value - before.value,
      }),
    ];
  }
  if (kind === 'falling' && highs) {
    const [before, high] = highs;
    if (before.value - high.value <= measures.error) return [];
    return [
      signal(measures, 'lower-high', 'down', {
        values: { high: price(high.value), before: price(before.value), at: candleNumber(high.index) },
        candles: [before.index, high.index],
        status: 'confirmed',
        margin: before.value - high.value,
      }),
    ];
  }
  return [];
};

export const priceAction: StrategyRule = (measures) => {
  const fresh = count(freshCandles(measures));
  const signals = [
    ...structureSignals(measures),
    ...swingSignals(measures),
    ...levelEventSignals(measures, { kinds: ['rejection'], most: 2 }),
  ];
  const quiet = signal(measures, 'quiet', 'neutral', {
    values: {
      fresh,
      close: price(measures.close),
      low: price(Math.min(...measures.lows)),
      high: price(Math.max(...measures.highs)),
    },
    candles: [measures.last],
  });
  return {
    rule: say('rule.price_action', { reversal: ratio(1.5), fresh }),
    signals: signals.length > 0 ? signals : [quiet],
  };
};
