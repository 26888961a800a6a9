import { expect, test } from 'vitest';
import { edgesOf, settleRows } from '#engine/read/settle-rows';
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
  return edgesOf(candles, up, grain).body.up;
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
  expect(edgesOf(candles, up, 1).body).toEqual({ down: 0.5, up: 0.5 });
});

test('where a body ends right where the next begins, prices lie at its edge', () => {
  expect(drawn(3, false)).toBe(0);
  expect(drawn(1, false)).toBe(0);
});

test('a border that is stroked about bodies is beyond open and close, and beyond high and low where a body ends in them; a wick ends at its price', () => {
  const stroke = 4;
  const closes = Array.from({ length: 30 }, (_, i) => 90 + Math.round(20 * Math.sin(i / 3) + 8 * Math.sin(2.3 * i)));
  const up = closes.slice(1).map((close, i) => close < closes[i]!);
  const candles = up.map((_, slot) => {
    const bodyTop = Math.min(closes[slot]!, closes[slot + 1]!) - stroke / 2;
    const bodyBottom = Math.max(closes[slot]!, closes[slot + 1]!) + stroke / 2;
    return measuredCandle(slot, { bodyTop, bodyBottom, top: bodyTop, bottom: bodyBottom + 10 });
  });
  const edges = edgesOf(candles, up, stroke);
  for (const [i, candle] of candles.entries()) {
    const rows = settleRows(candle, up[i]!, 0, edges);
    if (closes[i] === closes[i + 1]) continue;
    expect(rows.open).toBeCloseTo(closes[i]!);
    expect(rows.close).toBeCloseTo(closes[i + 1]!);
    expect(rows.high).toBeCloseTo(Math.min(closes[i]!, closes[i + 1]!));
    expect(rows.low).toBeCloseTo(candle.bottom - 0.5);
  }
});
