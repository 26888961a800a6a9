import { expect, test } from 'vitest';
import { edgeOf } from '#engine/read/settle-rows';
import { measuredCandle } from './candles/measured-candle.ts';

/** Closes of a market on points of a screen, each of `grain` px, and candles that open where the last closed; `isInclusive`: the row of either price is painted. */
function drawn(grain: number, isInclusive: boolean) {
  const closes = Array.from({ length: 30 }, (_, i) => 60 + Math.round(14 * Math.sin(i / 3) + 5 * Math.sin(2.3 * i)));
  const up = closes.slice(1).map((close, i) => close < closes[i]!);
  const candles = up.map((_, slot) => {
    const [bodyTop, bodyBottom] = [
      Math.min(closes[slot]!, closes[slot + 1]!),
      Math.max(closes[slot]!, closes[slot + 1]!),
    ].map((row, end) => grain * (row + (isInclusive && end === 1 ? 1 : 0)));
    return measuredCandle(slot, { bodyTop: bodyTop!, bodyBottom: bodyBottom!, top: bodyTop!, bottom: bodyBottom! });
  });
  return edgeOf(candles, up, grain);
}

test('prices lie half a painted row inside the ink, which is coarser than a px where a library draws on points of a screen', () => {
  expect(drawn(1, true)).toBe(0.5);
  expect(drawn(2, true)).toBeCloseTo(1, 2);
  expect(drawn(3, true)).toBeCloseTo(1.5, 2);
});

test('so they do where a picture was enlarged by any factor', () => {
  expect(drawn(2.625, true)).toBeCloseTo(1.3125, 2);
  expect(drawn(1.5, true)).toBeCloseTo(0.75, 2);
});

test('ends that stand on even rows because prices move in ticks tell no coarse ink: wicks are a px wide', () => {
  const closes = Array.from({ length: 40 }, (_, i) => 60 + Math.round(6 * Math.sin(i / 4)));
  // Each opens a tick beside the last close, to either side, so that overlaps tell nothing.
  const opens = closes.map((_, i) => (closes[i - 1] ?? closes[0]!) + [1, 0, -1][i % 3]!);
  const rowOf = (price: number) => 4 * price;
  const candles = closes.map((close, slot) => {
    const [bodyTop, end] = [rowOf(Math.min(close, opens[slot]!)), rowOf(Math.max(close, opens[slot]!))];
    return measuredCandle(slot, { bodyTop, bodyBottom: end + 1, top: bodyTop, bottom: end + 1 });
  });
  const up = closes.map((close, slot) => close < opens[slot]!);
  expect(edgeOf(candles, up, 1)).toBe(0.5);
});

test('where a body ends right where the next begins, prices lie at its edge', () => {
  expect(drawn(3, false)).toBe(0);
  expect(drawn(1, false)).toBe(0);
});
