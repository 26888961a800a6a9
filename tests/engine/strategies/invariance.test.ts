import { describe, expect, test } from 'vitest';
import type { Strategy } from '#contract/strategy';
import { strategies } from '#contract/strategy';
import { findStrategy } from '#engine/strategies/find-strategy';
import { type Bar, candlesOf, mirror, readingOf, walk } from '../series.ts';

const opposite = { up: 'down', down: 'up', neutral: 'neutral' } as const;

const sidesOf = (bars: readonly Bar[], strategy: Strategy) =>
  findStrategy(readingOf(candlesOf(bars)), strategy).signals.map(({ side, candles, status }) => ({
    side,
    candles,
    status,
  }));

/** A percentage of a price is not the same upside down. */
const symmetrical = strategies.filter((strategy) => strategy !== 'envelope_strategy');

describe('A chart upside down gives the opposite findings on the same candles', () => {
  test.each(symmetrical)('%s', (strategy) => {
    for (let seed = 1; seed <= 12; seed++) {
      const bars = walk(110, seed * 13, { bursts: seed % 2 === 0, drift: (seed % 3) / 20 });
      const turned = sidesOf(mirror(bars), strategy).map((finding) => ({ ...finding, side: opposite[finding.side] }));
      expect(new Set(turned.map((t) => JSON.stringify(t))), `seed ${seed}`).toEqual(
        new Set(sidesOf(bars, strategy).map((t) => JSON.stringify(t))),
      );
    }
  });
});

const scaled = (bars: readonly Bar[], factor: number): Bar[] =>
  bars.map(
    ([open, high, low, close, volume]) => [open * factor, high * factor, low * factor, close * factor, volume] as const,
  );

describe('A chart in another unit gives the same findings', () => {
  test.each(strategies)('%s', (strategy) => {
    for (const factor of [0.0002, 650]) {
      const bars = walk(110, 91, { bursts: true });
      const told = (given: readonly Bar[], error: number) =>
        findStrategy(readingOf(candlesOf(given, { error })), strategy).signals.map(({ kind, side, candles }) => ({
          kind,
          side,
          candles,
        }));
      expect(told(scaled(bars, factor), 0.01 * factor), `times ${factor}`).toEqual(told(bars, 0.01));
    }
  });
});
