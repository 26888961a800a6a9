import { expect, test } from 'vitest';
import { sideInk } from '#engine/read/candles/bar-ticks';
import type { ChosenSlot } from '#engine/read/lattice/choose-segments';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT, PITCH] = [40, 30, 20];

/** A stem of two columns over 20 rows with what a lens leaves beside it, and a tick of five px to its right in one row; `beside`: coverage of the next two columns on the right. */
function barWith(beside: number) {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 5; y < 25; y++) {
    cover.fill(255, y * WIDTH + 19, y * WIDTH + 21);
    cover.fill(beside, y * WIDTH + 21, y * WIDTH + 23);
  }
  cover.fill(255, 15 * WIDTH + 21, 15 * WIDTH + 26);
  const slot = { profile: { x: 20 }, segment: { y0: 5, y1: 25 } } as ChosenSlot;
  const rowsOf = (isSharp: boolean) => {
    const [side] = sideInk(inkOf(cover, WIDTH), [slot], { wick: 2, pitch: PITCH, isSharp }).sides;
    return [...side!.right.keys()].filter((row) => side!.right[row]! > 0.4);
  };
  return { sharp: rowsOf(true), smeared: rowsOf(false) };
}

test('the soft edge that a lens leaves beside a stem, at wide pitches of nearly a px, is no tick; a body is more', () => {
  expect(barWith(90)).toEqual({ sharp: Array.from({ length: 20 }, (_, row) => row), smeared: [10] });
  expect(barWith(60)).toEqual({ sharp: [10], smeared: [10] });
});
