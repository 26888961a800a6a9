import { expect, test } from 'vitest';
import { findSegments } from '#engine/read/lattice/find-segments';
import { COVERED, type SlotProfile } from '#engine/read/lattice/slot-profile';

/** A slot with ink of its middle column in some rows, and of its whole width in others. */
function slot(inked: (row: number) => boolean, wide: (row: number) => boolean): SlotProfile {
  const rows = (is: (row: number) => boolean) => Uint8Array.from({ length: 60 }, (_, row) => (is(row) ? 255 : 0));
  return {
    slot: 0,
    x: 10,
    wick: [9, 10],
    middle: rows(inked),
    sides: rows(wide),
    left: rows(wide),
    right: rows(wide),
    covered: rows(() => false),
    lopsided: rows(() => false),
    segments: [],
  };
}

const WIDTHS = { wick: 1, body: 7 };
const rowsOf = (profile: SlotProfile) => findSegments(profile, WIDTHS, 96).map(({ y0, y1 }) => [y0, y1]);
const isBody = (row: number) => row >= 20 && row < 30;

test('a body and its wick are one, though the row between them has nearly the colour of the ground', () => {
  expect(rowsOf(slot((row) => row >= 15 && row < 45 && row !== 30, isBody))).toEqual([[15, 45]]);
});

test('two bodies with a row between them are two, and so is what stands farther from a body', () => {
  const isOther = (row: number) => row >= 31 && row < 40;
  const both = (row: number) => isBody(row) || isOther(row);
  expect(rowsOf(slot(both, both))).toHaveLength(2);
  expect(rowsOf(slot((row) => isBody(row) || row >= 32, isBody))).toHaveLength(2);
});

/** The same slot with something over some of its rows. */
const under = (profile: SlotProfile, isCovered: (row: number) => boolean, over: number) => ({
  ...profile,
  covered: profile.covered.map((_, row) => (isCovered(row) ? over : 0)),
});
const SLOT = COVERED.wick | COVERED.side;

test('pieces above and below a tag are one candle, however high the tag is, unless much more lies under it than is seen', () => {
  const between = (y0: number, y1: number) => {
    const isSeen = (row: number) => row >= 4 && row < 56 && !(row >= y0 && row < y1);
    return under(slot(isSeen, isSeen), (row) => row >= y0 && row < y1, SLOT | COVERED.beyond);
  };
  expect(rowsOf(between(18, 42))).toEqual([[4, 56]]);
  expect(rowsOf(between(14, 44))).toEqual([[4, 56]]);
  expect(rowsOf(between(12, 50))).toHaveLength(2);
});

test('neither an upright line nor a bar of volume, which ends with the slot, joins pieces that stand far apart', () => {
  const isHidden = (row: number) => row >= 18 && row < 42;
  const isSeen = (row: number) => row >= 4 && row < 56 && !isHidden(row);
  expect(rowsOf(under(slot(isSeen, isSeen), isHidden, COVERED.wick))).toHaveLength(2);
  expect(rowsOf(under(slot(isSeen, isSeen), isHidden, SLOT))).toHaveLength(2);
});

test('a piece is ragged where ink goes on beyond both sides of a body in many of its rows, not in the few of a line', () => {
  const isRagged = (y0: number, y1: number) => {
    const beyond = Uint8Array.from({ length: 60 }, (_, row) => (row >= y0 && row < y1 ? 1 : 0));
    return findSegments({ ...slot(isBody, isBody), beyond }, { wick: 1, body: 11 }, 96)[0]!.isRagged;
  };
  expect(isRagged(20, 25)).toBe(true);
  expect(isRagged(22, 24)).toBe(false);
  expect(isRagged(40, 50)).toBe(false);
});

test('pieces that a line over the slot parts are one, those along a line that runs through all of it only as near as one that crosses', () => {
  const apart = (rows: number) => {
    const isSeen = (row: number) => row >= 10 && row < 40 && !(row >= 20 && row < 20 + rows);
    return slot(isSeen, isSeen);
  };
  const isBetween = (row: number) => row >= 20 && row < 32;
  expect(rowsOf(under(apart(12), isBetween, COVERED.wick))).toEqual([[10, 40]]);
  expect(rowsOf(under(apart(12), () => true, COVERED.wick))).toHaveLength(2);
  expect(rowsOf(under(apart(6), () => true, COVERED.wick))).toEqual([[10, 40]]);
});
