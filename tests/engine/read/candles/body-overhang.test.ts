import { expect, test } from 'vitest';
import { bodyOverhang, withoutOverhang } from '#engine/read/candles/body-overhang';
import { measuredCandle } from './measured-candle.ts';

const CLOSES = Array.from({ length: 40 }, (_, i) => 200 + Math.round(40 * Math.sin(i / 4) + 15 * Math.sin(2.3 * i)));
const UPS = CLOSES.slice(1).map((close, i) => close < CLOSES[i]!);

/** Bodies of which each opens where the last closed, and that go so far beyond their prices, px. */
const bodies = (beyond: { down: number; up: number }) =>
  UPS.map((up, slot) => {
    const edge = beyond[up ? 'up' : 'down'];
    const [high, low] = [Math.min(CLOSES[slot]!, CLOSES[slot + 1]!), Math.max(CLOSES[slot]!, CLOSES[slot + 1]!)];
    const rows = { bodyTop: high - edge, bodyBottom: low + edge };
    return measuredCandle(slot, { ...rows, top: rows.bodyTop - 4, bottom: rows.bodyBottom + 4 });
  });

test('tells how far bodies go beyond their prices by how much those that follow each other overlap, each direction by itself', () => {
  for (const beyond of [
    { down: 0, up: 0 },
    { down: 0.5, up: 0.5 },
    { down: 3, up: 3 },
    { down: 0, up: 1.5 },
  ]) {
    const { down, up } = bodyOverhang(bodies(beyond), UPS, { wick: 2 * Math.max(beyond.down, beyond.up), untold: 0.5 });
    expect(down).toBeCloseTo(beyond.down);
    expect(up).toBeCloseTo(beyond.up);
  }
});

test('where each opens anywhere but at the last close nothing tells, and what is usual is taken', () => {
  const apart = bodies({ down: 2, up: 2 }).map((candle, i) => ({
    ...candle,
    bodyTop: candle.bodyTop + 9 * Math.sin(7 * i),
    bodyBottom: candle.bodyBottom + 9 * Math.sin(7 * i),
  }));
  expect(bodyOverhang(apart, UPS, { wick: 1, untold: 0.5 })).toEqual({ down: 0.5, up: 0.5 });
});

test('a body no higher than its borders keeps its ends', () => {
  const [kept] = withoutOverhang([measuredCandle(0, { top: 90, bottom: 110, bodyTop: 100, bodyBottom: 103 })], {
    up: [true],
    overhang: { down: 0, up: 1.5 },
  });
  const { bodyTop, bodyBottom } = kept!;
  expect(bodyTop).toBeLessThan(bodyBottom);
  expect((bodyTop + bodyBottom) / 2).toBeCloseTo(101.5);
});
