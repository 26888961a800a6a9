import { describe, expect, test } from 'vitest';
import { type Strategy, strategies } from '#contract/strategy';
import { findStrategy } from '#engine/strategies/find-strategy';
import { type Bar, candlesOf, readingOf } from '../series.ts';
import { fibonacci } from './textbook/fibonacci.ts';
import { oscillators } from './textbook/oscillators.ts';
import { patterns } from './textbook/patterns.ts';
import { priceAction } from './textbook/price-action.ts';
import { smartMoney } from './textbook/smart-money.ts';
import type { Example, Textbook } from './textbook/textbook.ts';
import { trends } from './textbook/trends.ts';
import { volume } from './textbook/volume.ts';

const textbooks: Record<Strategy, Textbook> = {
  price_action: priceAction,
  ...trends,
  ...oscillators,
  ...smartMoney,
  ...patterns,
  ...fibonacci,
  ...volume,
};

const kindsIn = (strategy: Strategy, bars: readonly Bar[]) =>
  findStrategy(readingOf(candlesOf(bars)), strategy).signals.map((finding) => finding.kind);

const named = (examples: readonly Example[]) =>
  examples.map(([situation, bars, ...kinds]) => ({ situation, bars, kinds }));

describe.each(strategies)('%s', (strategy) => {
  const { finds, lacks } = textbooks[strategy];

  test('is shown by three examples and three counterexamples at least', () => {
    expect(finds.length).toBeGreaterThanOrEqual(3);
    expect(lacks.length).toBeGreaterThanOrEqual(3);
  });

  test.each(named(finds))('sees its signal in $situation', ({ bars, kinds }) => {
    expect(kindsIn(strategy, bars)).toEqual(expect.arrayContaining(kinds));
  });

  test.each(named(lacks))('sees no such signal in $situation', ({ bars, kinds }) => {
    const found = kindsIn(strategy, bars);
    expect(found.filter((kind) => kinds.includes(kind))).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
