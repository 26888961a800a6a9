import { expect, test } from 'vitest';
import { HELD, holdsUncut } from '#engine/read/holds-uncut';

const candles = Array.from({ length: 20 }, (_, i) => ({ x: 10 + 12 * i, top: 40 + 3 * i, bottom: 70 + 3 * i }));
/** Its last candle is cut off by the region's foot. */
const found = {
  region: { x0: 0, x1: 260, y0: 100, y1: 225 },
  candles: candles.with(19, { ...candles[19]!, bottom: 125 }),
};
const higher = (moved: number) => ({
  region: { x0: 0, x1: 260, y0: 60, y1: 300 },
  candles: candles.map(({ x, top, bottom }, i) => {
    const down = i < moved ? 120 : 40;
    return { x, top: top + down, bottom: bottom + down };
  }),
});

test('a higher region holds the candles of the smaller one, but for those that it showed only in part', () => {
  expect(holdsUncut(higher(0), found)).toBe(true);
  expect(holdsUncut(higher(1), found)).toBe(true);
});

test('where bars of the pane below took the place of some, it does not', () => {
  expect(holdsUncut(higher(4), found)).toBe(false);
});

test('a candle that goes on where the smaller region hid it is held', () => {
  const further = higher(0);
  const longer = further.candles.map((one, i) => (i < 6 ? { ...one, bottom: one.bottom + 40 } : one));
  expect(holdsUncut({ ...further, candles: longer }, found)).toBe(true);
});

test('where all convinces more for it, some may have been pieces of lines', () => {
  expect(holdsUncut(higher(4), found, HELD.clearer)).toBe(true);
  expect(holdsUncut(higher(8), found, HELD.clearer)).toBe(false);
});

test('a tall candle whose soft end is a little elsewhere stays where it is, a low one does not', () => {
  const moved = (height: number) => {
    const tall = found.candles.map((one, i) => (i < 6 ? { ...one, top: one.bottom - height } : one));
    const soft = higher(0);
    const ends = soft.candles.map((one, i) =>
      i < 6 ? { ...one, top: one.bottom - height, bottom: one.bottom - 5 } : one,
    );
    return holdsUncut({ ...soft, candles: ends }, { ...found, region: { ...found.region, y0: 100 }, candles: tall });
  };
  expect(moved(64)).toBe(true);
  expect(moved(30)).toBe(false);
});
