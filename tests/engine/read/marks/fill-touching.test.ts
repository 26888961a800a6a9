import { expect, test } from 'vitest';
import { HOLE, type Ink } from '#engine/read/ink/unmix-ink';
import { fillTouching } from '#engine/read/marks/fill-touching';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT, PITCH, ORIGIN, COUNT] = [120, 60, 4, 10, 24];
const LATTICE = { pitch: PITCH, origin: ORIGIN, share: 0.9, occupancy: 1 };

/** Bodies of four px side by side, every second one of which is hollow by two px, all moved by `off` px. */
function touching(off: number): Ink {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < COUNT; i++) {
    const x = ORIGIN + off + i * PITCH;
    for (let y = 20 + (i % 5); y < 40; y++) {
      cover.fill(255, y * WIDTH + x - 2, y * WIDTH + x + 2);
      if (i % 2 === 1 && y > 20 + (i % 5) && y < 39) cover.fill(0, y * WIDTH + x - 1, y * WIDTH + x + 1);
    }
  }
  return inkOf(cover, WIDTH);
}

const holesOf = ({ owner }: Ink): number => owner.filter((one) => one === HOLE).length;

test('what is closed in in the middle of slots are narrow hollow bodies between filled ones', () => {
  const ink = touching(0);
  expect(fillTouching(ink, LATTICE)).toBe(true);
  expect(ink.owner[30 * WIDTH + ORIGIN + PITCH]).toBe(HOLE);
  expect(ink.owner[30 * WIDTH + ORIGIN]).toBe(1);
});

test('the same between slots are gaps that lines close, and in wide slots bodies are wider', () => {
  for (const [off, pitch] of [
    [2, PITCH],
    [0, 4 * PITCH],
  ] as const) {
    const ink = touching(off);
    expect(fillTouching(ink, { ...LATTICE, pitch })).toBe(false);
    expect(holesOf(ink)).toBe(0);
  }
});
