import { expect, test } from 'vitest';
import { dropBars } from '#engine/read/candles/drop-bars';
import type { Segment, SlotProfile } from '#engine/read/lattice/slot-profile';

const none = new Uint8Array(0);
const profile = (slot: number, segments: Segment[]): SlotProfile => ({
  slot,
  x: 8 * slot,
  wick: [0, 1],
  middle: none,
  sides: none,
  left: none,
  right: none,
  covered: none,
  lopsided: none,
  segments,
});
const segment = (y0: number, y1: number, bodyRows: number): Segment => ({
  y0,
  y1,
  area: y1 - y0,
  bodyRows,
  lopsidedRows: 0,
  ownBody: null,
});

test('strokes of a volume that stand on one row are no candles, strokes at rows of their own stay', () => {
  const profiles = Array.from({ length: 40 }, (_, i) =>
    profile(i, [
      segment(100 + ((i * 13) % 17), 130 + ((i * 7) % 23), i % 2 ? 12 : 0),
      segment(260 + ((i * 11) % 30), 300, 0),
    ]),
  );
  const [base] = dropBars(profiles, { pitch: 8 });
  expect(base).toEqual({ y: 300, bars: 40 });
  expect(profiles.every(({ segments }) => segments.length === 1 && segments[0]!.y0 < 120)).toBe(true);
});

/** A candle in each of sixty slots, and in some of them something that stands on one row. */
const withBars = (slots: readonly number[], { isAlone = false } = {}) =>
  Array.from({ length: 60 }, (_, i) => {
    const candle = segment(100 + ((i * 13) % 17), 130 + ((i * 7) % 23), 12);
    const bar = segment(260 + ((i * 11) % 20), 300, 40 - ((i * 11) % 20));
    if (!slots.includes(i)) return profile(i, [candle]);
    return profile(i, isAlone ? [bar] : [candle, bar]);
  });

const from = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

test('bars of volume of which only some in a row are of a candle’s colour go, and what stands above them is the candle', () => {
  const profiles = withBars(from(48, 12));
  expect(dropBars(profiles, { pitch: 8 })).toEqual([{ y: 300, bars: 12 }]);
  expect(profiles.every(({ segments }) => segments.length === 1 && segments[0]!.y0 < 120)).toBe(true);
});

test('what stands on one row by itself, or in slots apart, stays', () => {
  const alone = withBars(from(48, 12), { isAlone: true });
  const apart = withBars(from(0, 12).map((i) => 5 * i));
  for (const profiles of [alone, apart]) {
    expect(dropBars(profiles, { pitch: 8 })).toEqual([]);
    expect(profiles.flatMap(({ segments }) => segments).filter(({ y1 }) => y1 === 300)).toHaveLength(12);
  }
});
