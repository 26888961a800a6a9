import { expect, test } from 'vitest';
import { mostAreBars } from '#engine/read/candles/measure-bar';
import type { ChosenSlot } from '#engine/read/lattice/choose-segments';
import { inkOf } from '../ink-of.ts';

const [PITCH, HEIGHT] = [10, 30];

/** Stems of one column over 20 rows, and beside them what a codec leaves of a thin stroke: in each of the next two columns a third of a px. `draw` covers the rest. */
function areBars(
  count: number,
  draw: (fill: (x0: number, x1: number, y0: number, y1: number, ink?: number) => void, x: number, i: number) => void,
): boolean {
  const width = count * PITCH;
  const cover = new Uint8Array(width * HEIGHT);
  const slots = Array.from({ length: count }, (_, i) => {
    const x = i * PITCH + PITCH / 2;
    const fill = (x0: number, x1: number, y0: number, y1: number, ink = 255) => {
      for (let y = y0; y < y1; y++) cover.fill(ink, y * width + x0, y * width + x1);
    };
    fill(x - 2, x + 3, 5, 25, 84);
    fill(x, x + 1, 5, 25);
    draw(fill, x, i);
    return { profile: { x: x + 0.5 }, segment: { y0: 5, y1: 25 } } as ChosenSlot;
  });
  return mostAreBars(inkOf(cover, width), slots, { widths: { wick: 1, body: 7 }, pitch: PITCH, isSharp: false });
}

test('what a codec leaves on both sides of a stem makes no body of a bar, which has ticks of several px', () => {
  const drawTicks: Parameters<typeof areBars>[1] = (fill, x) => {
    fill(x - 4, x, 8, 9);
    fill(x + 1, x + 5, 20, 21);
  };
  expect(areBars(6, drawTicks)).toBe(true);
  expect(areBars(6, (fill, x) => fill(x - 3, x + 4, 8, 21))).toBe(false);
  // Of fewer slots columns of letters look so.
  const ofSome = (bars: number) =>
    areBars(20, (fill, x, i) => {
      if (i < bars) drawTicks(fill, x, i);
      else for (const x0 of [x - 2, x + 1]) fill(x0, x0 + 2, 5, 25, 0);
    });
  expect(ofSome(9)).toBe(true);
  expect(ofSome(8)).toBe(false);
});
