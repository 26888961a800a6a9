import { expect, test } from 'vitest';
import { dropLevelPieces, trimEnds } from '#engine/read/candles/clean-slots';
import { coarsen } from '#engine/read/candles/coarsen';
import { dropTags } from '#engine/read/candles/drop-tags';
import type { ChosenSlot } from '#engine/read/lattice/choose-segments';
import type { SlotProfile } from '#engine/read/lattice/slot-profile';

const PITCH = 10;
const HEIGHT = 200;
const COUNT = 12;
const ink = {
  region: { x0: 0, x1: PITCH * COUNT, y0: 0, y1: HEIGHT },
  width: PITCH * COUNT,
  height: HEIGHT,
  cover: new Uint8Array(PITCH * COUNT * HEIGHT),
  owner: new Uint8Array(PITCH * COUNT * HEIGHT),
};

function stands(slot: number, y0: number, y1: number, hasBody: boolean): ChosenSlot {
  const rows = new Uint8Array(HEIGHT);
  const ownBody = hasBody ? { y0: y0 + 8, y1: y1 - 8 } : null;
  const segment = { y0, y1, area: 100, bodyRows: hasBody ? y1 - y0 - 16 : 0, lopsidedRows: 0, ownBody };
  const x = (slot + 0.5) * PITCH;
  const sides = {
    wick: [0, 1] satisfies [number, number],
    middle: rows,
    sides: rows,
    left: rows,
    right: rows,
    covered: rows,
    lopsided: rows,
  };
  return { profile: { slot, x, ...sides, segments: [segment] }, segment };
}

const candles = Array.from({ length: COUNT - 1 }, (_, i) => stands(i, 60 + 3 * i, 100 + 5 * i, true));

test('a stroke without a body at the end that is taller than any candle is the border of the plot', () => {
  const slots = [...candles, stands(COUNT - 1, 10, 190, false)];
  expect(trimEnds(slots, ink, { wick: 1, body: 7 })).toEqual(candles);
});

test('a last candle that has yet no body stays', () => {
  const slots = [...candles, stands(COUNT - 1, 110, 140, false)];
  expect(trimEnds(slots, ink, { wick: 1, body: 7 })).toEqual(slots);
});

test('flat pieces on one row are a dotted line’s, those that are as wide as bodies all over are candles', () => {
  const flat = (slot: number, bodyRows: number) => {
    const piece = stands(slot, 110, 113, false);
    piece.segment.bodyRows = bodyRows;
    return piece;
  };
  const widths = { wick: 2, body: 7 };
  expect(trimEnds([...candles, flat(COUNT - 1, 1), flat(COUNT, 1)], ink, widths)).toEqual(candles);
  const low = [...candles, flat(COUNT - 1, 3), flat(COUNT, 3)];
  expect(trimEnds(low, ink, widths)).toEqual(low);
});

test('bars without bodies stay, whichever is the tallest', () => {
  const slots = candles.map(({ profile, segment: { y0, y1 } }) => stands(profile.slot, y0, y1, false));
  expect(trimEnds(slots, ink, { wick: 1, body: 7 })).toEqual(slots);
});

test('what stands beyond a gap under something foreign is words, right after the last candle it is a candle under a tag', () => {
  const covered = (slot: number) => {
    const hidden = stands(slot, 110, 140, true);
    hidden.profile.covered = new Uint8Array(HEIGHT).fill(1);
    return hidden;
  };
  const widths = { wick: 1, body: 7 };
  expect(trimEnds([...candles, covered(COUNT + 1), covered(COUNT + 2)], ink, widths)).toEqual(candles);
  const beneath = [...candles, covered(COUNT - 1), covered(COUNT)];
  expect(trimEnds(beneath, ink, widths)).toEqual(beneath);
});

test('a rest of a line beyond an empty slot is no candle, one beside the last candle may be', () => {
  const widths = { wick: 1, body: 7 };
  expect(trimEnds([...candles, stands(COUNT, 120, 121, false)], ink, widths)).toEqual(candles);
  const beside = [...candles, stands(COUNT - 1, 120, 121, false)];
  expect(trimEnds(beside, ink, widths)).toEqual(beside);
});

test('a bar at the end stays though its ticks are not centred', () => {
  const uneven = { ...ink, cover: new Uint8Array(PITCH * COUNT * HEIGHT) };
  const last = stands(COUNT - 1, 110, 116, true);
  for (let y = 110; y < 116; y++) uneven.cover.fill(255, y * ink.width + 111, y * ink.width + 115);
  const bars = [...candles, last];
  expect(trimEnds(bars, uneven, { wick: 1, body: 7 })).toEqual(candles);
  expect(trimEnds(bars, uneven, { wick: 1, body: 7 }, { areBars: true })).toEqual(bars);
});

test('flat bodies whose soft sides nearly touch stay, what runs on at full strength is a line', () => {
  const ends = (seam: number): boolean => {
    const { profile } = stands(5, 100, 102, true);
    const cover = new Uint8Array(ink.cover.length);
    for (let y = 100; y < 102; y++)
      for (let x = 0; x < ink.width; x++) cover[y * ink.width + x] = x % PITCH === 0 || x % PITCH === 9 ? seam : 255;
    const lattice = { pitch: PITCH, origin: PITCH / 2, share: 1, occupancy: 1 };
    dropLevelPieces([profile], { ...ink, cover }, { lattice, widths: { wick: 1, body: 8 } });
    return profile.segments.length > 0;
  };
  expect(ends(80)).toBe(true);
  expect(ends(255)).toBe(false);
});

test('flat candles that touch those on both their sides stay, a line that runs on from the last one does not', () => {
  const flat = (slot: number) => stands(slot, 100, 102, true).profile;
  const tall = (slot: number) => stands(slot, 88, 114, true).profile;
  const left = (profiles: SlotProfile[]) => {
    const cover = new Uint8Array(ink.cover.length).fill(255, 100 * ink.width, 102 * ink.width);
    const lattice = { pitch: PITCH, origin: PITCH / 2, share: 1, occupancy: 1 };
    dropLevelPieces(profiles, { ...ink, cover }, { lattice, widths: { wick: 1, body: 8 } });
    return profiles.filter(({ segments }) => segments.length > 0).map(({ slot }) => slot);
  };
  expect(left([tall(2), flat(3), flat(4), tall(5)])).toEqual([2, 3, 4, 5]);
  expect(left([tall(2), flat(3), flat(4), flat(5)])).toEqual([2]);
  expect(left([tall(2), flat(3), tall(5)])).toEqual([2, 5]);
});

test('a line of one more row, as a lens makes it, ends beyond the last higher candle, with a piece of its tag or without', () => {
  const low = (slot: number) => stands(slot, 100, 104, true).profile;
  const tall = (slot: number) => stands(slot, 88, 114, true).profile;
  const left = (profiles: SlotProfile[], isSharp = false) => {
    const cover = new Uint8Array(ink.cover.length).fill(255, 100 * ink.width, 104 * ink.width);
    const lattice = { pitch: PITCH, origin: PITCH / 2, share: 1, occupancy: 1 };
    dropLevelPieces(profiles, { ...ink, cover }, { lattice, widths: { wick: 1, body: 8 }, isSharp });
    return profiles.filter(({ segments }) => segments.length > 0).map(({ slot }) => slot);
  };
  expect(left([tall(2), low(3), low(4), low(5)])).toEqual([2]);
  expect(left([tall(2), low(3), low(4), low(5), tall(6)])).toEqual([2, 6]);
  expect(left([tall(2), low(3), low(4), low(5), tall(6), tall(7)])).toEqual([2, 3, 4, 5, 6, 7]);
  expect(left([tall(2), low(3), low(4), low(5)], true)).toEqual([2, 3, 4, 5]);
});

test('dashes on one row beyond the last candle are its price line, unless others stand as flat', () => {
  const widths = { wick: 1, body: 7 };
  const dashes = [0, 1, 2].map((n) => stands(COUNT - 1 + n, 120 + (n % 2), 122 + (n % 2), false));
  expect(trimEnds([...candles, ...dashes], ink, widths)).toEqual(candles);
  const tag = stands(COUNT + 2, 110, 133, true);
  expect(trimEnds([...candles, ...dashes, tag], ink, widths)).toEqual(candles);
  const candle = [...candles, ...dashes, stands(COUNT + 2, 120, 150, true)];
  expect(trimEnds(candle, ink, widths)).toEqual(candle);
  const flat = candles.map((slot, i) => (i % 4 === 1 ? stands(i, 100 + i, 102 + i, false) : slot));
  expect(trimEnds([...flat, ...dashes], ink, widths)).toEqual([...flat, ...dashes]);
  const apart = [...candles, ...[0, 1, 2].map((n) => stands(COUNT - 1 + n, 120 + 3 * n, 122 + 3 * n, false))];
  expect(trimEnds(apart, ink, widths)).toEqual(apart);
});

test('pieces of lines between candles do not halve the pitch, candles do', () => {
  const wide = candles.map((slot, i) => ({ ...slot, profile: { ...slot.profile, slot: 2 * i } }));
  const between = (area: number) =>
    [1, 7, 11].map((at) => {
      const { profile, segment } = stands(at, 80, 84, false);
      return { profile, segment: { ...segment, area } };
    });
  const lattice = { pitch: PITCH, origin: 5, share: 0.9, occupancy: 0.6, quality: 0.5 };
  const withPieces = coarsen([...wide, ...between(4)], lattice, 2);
  expect(withPieces.slots).toHaveLength(wide.length);
  expect(withPieces.lattice.pitch).toBe(2 * PITCH);
  expect(coarsen([...wide, ...between(90)], lattice, 2).lattice.pitch).toBe(PITCH);
});

test('ticks of bars that meet half way between these are no bars: they are all as low', () => {
  const bars = (heightOf: (i: number) => number) =>
    Array.from({ length: 16 }, (_, i) => {
      const height = i % 2 ? heightOf(i) : 40 + 3 * i;
      return stands(i, 60 + 2 * i, 60 + 2 * i + height, false);
    });
  const lattice = { pitch: PITCH, origin: 5, share: 0.9, occupancy: 0.9, quality: 0.5 };
  const { slots, lattice: twice } = coarsen(
    bars((i) => 5 + (i % 3)),
    lattice,
    2,
  );
  expect(slots.map(({ segment }) => segment.y0)).toEqual([60, 64, 68, 72, 76, 80, 84, 88]);
  expect(twice).toMatchObject({ pitch: 2 * PITCH, origin: 5 });
  // Of a photo thick ones end softly, and beyond the last bar a label stands.
  const soft = bars((i) => (i < 15 ? 12 + 3 * ((i % 3) - 1) : 35));
  expect(coarsen(soft, lattice, 2).lattice.pitch).toBe(2 * PITCH);
  expect(
    coarsen(
      bars((i) => 2 + 2 * i),
      lattice,
      2,
    ).lattice.pitch,
  ).toBe(PITCH);
  expect(
    coarsen(
      bars(() => 30),
      lattice,
      2,
    ).lattice.pitch,
  ).toBe(PITCH);
});

test('pieces on the same two rows are those of a tag where they hang together, small candles of a quiet market where they do not', () => {
  const quiet = [0, 1, 2].map((i) => stands(i, 80 + (i % 2), 92, true));
  const rest = Array.from({ length: COUNT - 3 }, (_, i) => stands(3 + i, 60 + 3 * i, 100 + 5 * i, true));
  const slots = [...quiet, ...rest];
  const widths = { wick: 1, body: 7 };
  expect(trimEnds(slots, ink, widths)).toEqual(slots);
  const owner = ink.owner.slice();
  for (let y = 78; y < 94; y++) owner.fill(1, y * ink.width, y * ink.width + 3 * PITCH + PITCH / 2);
  expect(trimEnds(slots, { ...ink, owner }, widths)).toEqual(rest);
});

test('pieces of one tag are no candles where others stand in their slots; candles on the same rows that hang together but here and there are', () => {
  const HEAD = { y0: 20, y1: 36 };
  const dropped = (inkOf: (y: number, x: number) => boolean) => {
    const owner = new Uint8Array(PITCH * COUNT * HEIGHT);
    for (let y = HEAD.y0; y < HEAD.y1; y++)
      for (let x = 2 * PITCH; x < 6 * PITCH; x++) owner[y * ink.width + x] = inkOf(y, x) ? 1 : 0;
    const profiles = candles.map(({ profile }) => ({ ...profile, segments: [...profile.segments] }));
    const tag = [2, 3, 4, 5].map((slot) => stands(slot, HEAD.y0, HEAD.y1 - (slot % 2), true).segment);
    for (const [i, segment] of tag.entries()) profiles[2 + i]!.segments.push(segment);
    dropTags(profiles, { ...ink, owner });
    expect(profiles.map(({ segments }) => segments[0])).toEqual(candles.map(({ segment }) => segment));
    return profiles.every(({ segments }) => segments.length === 1);
  };
  expect(dropped(() => true)).toBe(true);
  const isLetter = (y: number) => y > 26 && y < 30;
  expect(dropped((y) => !isLetter(y))).toBe(true);
  // Soft edges of bodies meet on a part of their rows.
  expect(dropped((y, x) => x % PITCH !== 0 || y % 16 < 10)).toBe(false);
  expect(dropped((_, x) => x % PITCH !== 0)).toBe(false);
});

test('a tag where no candle stands beside it is left to what looks at the ends', () => {
  const owner = new Uint8Array(PITCH * COUNT * HEIGHT).fill(1);
  const profiles = [0, 1, 2, 3].map((slot) => stands(slot, 20, 36, true).profile);
  dropTags(profiles, { ...ink, owner });
  expect(profiles.every(({ segments }) => segments.length === 1)).toBe(true);
});
