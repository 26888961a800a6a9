import { expect, test } from 'vitest';
import { findSegments } from '#engine/read/find-segments';
import type { SlotProfile } from '#engine/read/slot-profile';

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
