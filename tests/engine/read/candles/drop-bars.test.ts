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
