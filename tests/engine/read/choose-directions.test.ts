import { expect, test } from 'vitest';
import { chooseDirections } from '#engine/read/choose-directions';
import type { MeasuredCandle } from '#engine/read/measure-candle';
import { HOLE } from '#engine/read/unmix-ink';

/** Bodies from a walk in rows: each opens where the last closed. */
function bodies(closes: number[], paintOf: (up: boolean) => number): MeasuredCandle[] {
  return closes.slice(1).map((close, i) => {
    const open = closes[i]!;
    return {
      slot: i,
      x: 10 * i,
      top: Math.min(open, close) - 3,
      bottom: Math.max(open, close) + 3,
      bodyTop: Math.min(open, close),
      bodyBottom: Math.max(open, close),
      hasBody: true,
      paint: paintOf(close < open),
      tint: 1,
      crossed: 0,
      endHidden: false,
      under: { above: 0, below: 0 },
      symmetry: 1,
    };
  });
}

const WALK = [100, 90, 95, 80, 60, 70, 65, 50, 58, 49, 30, 44, 40, 61];
const UPS = WALK.slice(1).map((close, i) => close < WALK[i]!);

test('learns from continuity which paint is up, without a convention', () => {
  for (const up of [1, 2]) {
    const { up: read, inferred } = chooseDirections(bodies(WALK, (isUp) => (isUp ? up : 3 - up)));
    expect(read).toEqual(UPS);
    expect(inferred).toBe(false);
  }
});

test('follows the chain where all bodies are painted alike, and says so', () => {
  const { up, inferred } = chooseDirections(bodies(WALK, () => 1));
  expect(up).toEqual(UPS);
  expect(inferred).toBe(true);
});

test('where all bodies are filled alike, the colour of wick and border tells', () => {
  const candles = bodies(WALK, () => 1).map((candle, i) => ({ ...candle, tint: UPS[i] ? 2 : 1 }));
  const { up, inferred, guessed } = chooseDirections(candles);
  expect(up).toEqual(UPS);
  expect(inferred).toBe(false);
  expect(guessed).not.toContain(true);
});

test('where the colour says which of two closes is higher, hollow bodies rise and filled ones fall', () => {
  // Where a candle opens beyond the last close and stays there, its neighbours would have it the other way round.
  const prices = [
    [50, 62],
    [62, 55],
    [55, 51],
    [57, 53],
    [58, 64],
    [64, 60],
    [66, 62],
    [66, 71],
    [71, 66],
    [66, 58],
    [52, 56],
    [51, 46],
    [46, 55],
    [59, 56],
    [60, 67],
  ] as const;
  const candles = prices.map(([open, close], i): MeasuredCandle => {
    const [body] = bodies([100 - open, 100 - close], (isUp) =>
      isUp ? HOLE : close > (prices[i - 1]?.[1] ?? 0) ? 2 : 1,
    );
    return { ...body!, slot: i, x: 10 * i, tint: close > (prices[i - 1]?.[1] ?? 0) ? 2 : 1 };
  });
  expect(chooseDirections(candles).up).toEqual(prices.map(([open, close]) => close > open));
});

test('a few bodies in a mixture of fill and border go with the others of their border', () => {
  // Both open so far beyond the last close that continuity would have them the other way round.
  const candles = bodies([...WALK, ...WALK.toReversed()], (isUp) => (isUp ? 2 : 1)).map((candle) => ({
    ...candle,
    tint: candle.paint! + 2,
  }));
  const ups = candles.map(({ paint }) => paint === 2);
  const mixed = candles.map((candle, i) => {
    if (i !== 3 && i !== 20) return candle;
    const by = ups[i] ? -22 : 22;
    return { ...candle, paint: 5, bodyTop: candle.bodyTop + by, bodyBottom: candle.bodyBottom + by };
  });
  expect(chooseDirections(mixed).up).toEqual(ups);
});

test('a body too small to show its fill follows its neighbours, and is said to', () => {
  const candles = bodies(WALK, (isUp) => (isUp ? 2 : 1)).map((candle, i) =>
    i === 4 ? { ...candle, paint: null } : candle,
  );
  const { up, guessed } = chooseDirections(candles);
  expect(up).toEqual(UPS);
  expect(guessed.flatMap((is, i) => (is ? [i] : []))).toEqual([4]);
});

test('one jump and one opening right at the last close are likelier than two that come near', () => {
  const before = bodies(WALK, (up) => (up ? 2 : 1));
  const after = bodies([61 + 1.3, 40, 50, 44, 47], (up) => (up ? 2 : 1));
  const gapped = { ...before[0]!, bodyTop: 62, bodyBottom: 66, paint: null };
  const candles = [...before, gapped, ...after].map((candle, slot) => ({ ...candle, slot, tint: 1 }));
  const { up } = chooseDirections(candles);
  expect(up[before.length]).toBe(true);
});

test('where a few bodies look otherwise but go no one way, each direction rests on its neighbours', () => {
  // Hollow bodies so narrow that their borders fill them, but for some where they fall apart.
  const long = [...WALK, ...WALK.slice(1).toReversed(), ...WALK.slice(1)];
  const candles = bodies(long, () => 1).map((candle, i) => ({ ...candle, paint: i % 12 === 4 ? 254 : 1 }));
  const { up, inferred, guessed } = chooseDirections(candles);
  expect(up).toEqual(long.slice(1).map((close, i) => close < long[i]!));
  expect(inferred).toBe(true);
  expect(guessed).not.toContain(false);
});
