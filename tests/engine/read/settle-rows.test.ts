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
  return edgeOf(candles, up, 0);
}

test('prices lie half a painted row inside the ink, which is coarser than a px where a library draws on points of a screen', () => {
  expect(drawn(1, true)).toBe(0.5);
  expect(drawn(2, true)).toBe(1);
  expect(drawn(3, true)).toBe(1.5);
});

test('where a coarse body ends right where the next begins, prices lie at its edge', () => {
  expect(drawn(3, false)).toBe(0.5);
});
