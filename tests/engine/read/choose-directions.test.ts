import { expect, test } from 'vitest';
import { chooseDirections } from '#engine/read/choose-directions';
import type { MeasuredCandle } from '#engine/read/measure-candle';

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

test('a body too small to show its fill follows its neighbours, and is said to', () => {
  const candles = bodies(WALK, (isUp) => (isUp ? 2 : 1)).map((candle, i) =>
    i === 4 ? { ...candle, paint: null } : candle,
  );
  const { up, guessed } = chooseDirections(candles);
  expect(up).toEqual(UPS);
  expect(guessed.flatMap((is, i) => (is ? [i] : []))).toEqual([4]);
});
