import type { Findings } from '../findings.ts';
import type { Reading } from '../reading.ts';
import { digitsOf, shownValue } from '../write/format-quantity.ts';
import { shownCandles } from './measured-table.ts';
import { numbersInText, type WrittenNumber } from './numbers-in-text.ts';
import { quantitiesIn } from './quantities-in.ts';

/** A value that may stand in a text, and the fewest digits after the point that it may be rounded to. */
type Known = { value: number; digits: number };

/** Words like 'two of 3 touches' need small integers; a price is never one of these unless it was measured. */
const smallest = 10;

const measured = (findings: Findings, reading: Reading): Known[] => {
  const { style } = findings;
  const own = quantitiesIn(findings).map((quantity) => {
    const digits = digitsOf[quantity.unit](style);
    return { value: shownValue(quantity, digits), digits: Math.max(0, digits - 1) };
  });
  const candles = shownCandles(reading).flatMap(({ number, candle: { open, high, low, close } }) => [
    ...[open, high, low, close].map((value) => ({ value, digits: Math.max(0, style.decimals - 1) })),
    { value: number, digits: 0 },
  ]);
  const certainties = findings.signals.map(({ certainty }) => ({ value: certainty * 100, digits: 0 }));
  return [...own, ...candles, ...certainties];
};

/** Distances between levels, scenario prices and the last close, and the same in percent: what an analyst may reckon from the findings. */
const derived = ({ levels, scenarios, style }: Findings, reading: Reading): Known[] => {
  const { up, down } = scenarios;
  const prices = [
    ...levels.map((level) => level.at.value),
    ...[up, down].flatMap((s) => [s.trigger.value, s.target[0].value, s.target[1].value, s.invalidation.value]),
    reading.candles.at(-1)!.close,
  ];
  return prices.flatMap((a) =>
    prices.flatMap((b) => {
      if (a <= b) return [];
      const distance = { value: a - b, digits: Math.max(0, style.decimals - 1) };
      return style.relative || b === 0 ? [distance] : [distance, { value: (100 * (a - b)) / Math.abs(b), digits: 1 }];
    }),
  );
};

const matches = (known: readonly Known[], { readings }: WrittenNumber): boolean =>
  readings.some(({ value, digits }) =>
    known.some((candidate) => {
      const rounding = 0.5 * 10 ** -digits * (1 + 1e-9);
      return digits >= candidate.digits && Math.abs(Math.abs(value) - Math.abs(candidate.value)) <= rounding;
    }),
  );

const withoutNames = (text: string, { symbol, timeframe }: Findings) =>
  [symbol, timeframe].reduce<string>((rest, name) => (name ? rest.replaceAll(name, ' ') : rest), text);

/** The numbers of a text that are neither measured nor derivable, as they were written; none means that the text may be trusted with its numbers. */
export const unknownNumbers = (text: string, findings: Findings, reading: Reading): string[] => {
  const known = [...measured(findings, reading), ...derived(findings, reading)];
  const prices = reading.candles.flatMap((candle) => [candle.low, candle.high]);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const harmless = (value: number) =>
    Number.isInteger(value) && value >= 0 && value <= smallest && (value < low || value > high);
  return numbersInText(withoutNames(text, findings))
    .filter((number) => !number.readings.some(({ value }) => harmless(value)) && !matches(known, number))
    .map((number) => number.text);
};
