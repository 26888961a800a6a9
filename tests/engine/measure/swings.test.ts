import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageRange } from '#engine/measure/average-range';
import { findLevels } from '#engine/measure/levels';
import { findSwings } from '#engine/measure/swings';
import { barsOf, candlesOf, legs, walk } from '../series.ts';

// The recipe, not the candles, is what a counterexample should print.
const recipe = fc.record({ seed: fc.integer(), length: fc.integer({ min: 2, max: 150 }), bursts: fc.boolean() });
const candlesBy = ({ seed, length, bursts }: { seed: number; length: number; bursts: boolean }) =>
  candlesOf(walk(length, seed, { bursts }));

describe('findSwings', () => {
  test('finds the turning points of a drawn path and leaves the last one unconfirmed', () => {
    const candles = candlesOf(barsOf(legs([100, 110, 104, 112], 6), { wick: 0 }));
    expect(findSwings(candles).map(({ kind, value, confirmedAt }) => [kind, value, confirmedAt !== null])).toEqual([
      ['low', 100, true],
      ['high', 110, true],
      ['low', 104, true],
      ['high', 112, false],
    ]);
  });

  test('sees none in a market that does not move', () => {
    expect(
      findSwings(
        candlesOf(
          barsOf(
            Array.from({ length: 40 }, () => 100),
            { wick: 0 },
          ),
        ),
      ),
    ).toEqual([]);
  });

  test('sees none in moves within the reading error', () => {
    const candles = candlesOf(barsOf(legs([100, 101, 100, 101, 100], 3), { wick: 0 }), { error: 0.5 });
    expect(findSwings(candles)).toEqual([]);
  });

  test('alternates highs and lows, each the extreme of its stretch and confirmed after it', () => {
    fc.assert(
      fc.property(recipe, (given) => {
        const candles = candlesBy(given);
        const swings = findSwings(candles);
        swings.forEach((swing, i) => {
          const next = swings[i + 1];
          const stretch = candles.slice(swing.index, next?.index);
          expect(swing.value).toBe(swing.kind === 'high' ? stretch[0]!.high : stretch[0]!.low);
          stretch.forEach((candle, k) => {
            const since = stretch.slice(0, k);
            const beyond = swing.kind === 'high' ? candle.high > swing.value : candle.low < swing.value;
            // Only a candle that reaches beyond on both sides may pass a swing: in what order it did, it does not say.
            const outside =
              swing.kind === 'high'
                ? since.every((earlier) => candle.low < earlier.low)
                : since.every((earlier) => candle.high > earlier.high);
            expect(beyond && !outside).toBe(false);
          });
          if (next) expect(next.kind).not.toBe(swing.kind);
          if (swing.confirmedAt !== null) expect(swing.confirmedAt).toBeGreaterThan(swing.index);
          else expect(next).toBeUndefined();
        });
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe('findLevels', () => {
  test('clusters repeated turns into one level with its touches and why', () => {
    const candles = candlesOf(barsOf(legs([100, 106, 101, 106, 101, 106, 103], 5)));
    const levels = findLevels(candles, findSwings(candles), averageRange(candles).at(-1)!);
    expect(levels.find((level) => Math.abs(level.value - 106.3) < 0.01)).toMatchObject({
      candles: [5, 15, 25],
      reason: 'swing-highs',
    });
    expect(levels.find((level) => Math.abs(level.value - 100.7) < 0.01)).toMatchObject({ reason: 'swing-lows' });
  });

  test('calls a level that turned price from both sides so', () => {
    const candles = candlesOf(barsOf(legs([98, 104, 99, 104, 109, 104.6, 110], 5)));
    const levels = findLevels(candles, findSwings(candles), averageRange(candles).at(-1)!);
    expect(levels.some((level) => level.reason === 'flipped')).toBe(true);
  });

  test('rises, stays in the visible range, errs at least by the reading error, and names real candles', () => {
    fc.assert(
      fc.property(recipe, (given) => {
        const candles = candlesBy(given);
        const levels = findLevels(candles, findSwings(candles), averageRange(candles).at(-1)!);
        const low = Math.min(...candles.map((c) => c.low));
        const high = Math.max(...candles.map((c) => c.high));
        expect(levels.length).toBeGreaterThan(0);
        levels.forEach((level, i) => {
          expect(level.value).toBeGreaterThanOrEqual(levels[i - 1]?.value ?? low - 1e-9);
          expect(level.value).toBeLessThanOrEqual(high + 1e-9);
          expect(level.error).toBeGreaterThanOrEqual(0.01 - 1e-12);
          expect(level.candles.every((index) => candles[index])).toBe(true);
          expect(
            level.candles.some((index) => {
              const { high: top, low: bottom } = candles[index]!;
              return Math.min(Math.abs(top - level.value), Math.abs(bottom - level.value)) <= level.error + 1e-9;
            }),
          ).toBe(true);
        });
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
