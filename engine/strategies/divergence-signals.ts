import type { Finding } from '../findings.ts';
import type { Divergence } from '../measure/divergences.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { candleNumber, price, type Quantity } from '../quantity.ts';
import type { Phrase } from '../write/phrase.ts';
import { polyline } from './marks.ts';
import { freshest, signal } from './signal.ts';

const kinds = {
  regular: { up: 'divergence-bullish', down: 'divergence-bearish' },
  hidden: { up: 'divergence-hidden-bullish', down: 'divergence-hidden-bearish' },
} as const;

/** The freshest divergences of price and an oscillator called `name`, whose values are told as `toQuantity` says. */
export const divergenceSignals = (
  measures: Measures,
  found: readonly Divergence[],
  name: Phrase,
  toQuantity: (value: number) => Quantity,
): Finding[] =>
  freshest(
    measures,
    found.filter((event) => stands(measures.candles, event, event.second.value)),
    { most: 2 },
  ).map(({ at, kind, side, first, second, firstValue, secondValue }) =>
    signal(measures, kinds[kind][side], side, {
      values: {
        name,
        first: candleNumber(first.index),
        second: candleNumber(second.index),
        priceOne: price(first.value),
        priceTwo: price(second.value),
        valueOne: toQuantity(firstValue),
        valueTwo: toQuantity(secondValue),
        at: candleNumber(at),
      },
      candles: [first.index, second.index],
      at,
      margin: second.value - first.value,
      marks: [
        polyline([
          { candle: first.index, value: first.value },
          { candle: second.index, value: second.value },
        ]),
      ],
    }),
  );
