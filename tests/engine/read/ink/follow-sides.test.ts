import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followSides, type Plot } from '#engine/read/ink/follow-sides';
import { insideIn } from '#engine/read/ink/inside-in';
import { levelRunsOf } from '#engine/read/ink/level-runs';
import { FOREIGN, type Ink, NONE } from '#engine/read/ink/unmix-ink';

const WIDTH = 40;
const HEIGHT = 120;
const BOTH_WAYS = [1, -1];

const blocks = fc.array(
  fc.record({
    x: fc.nat(WIDTH - 1),
    y: fc.nat(HEIGHT - 1),
    width: fc.integer({ min: 3, max: 16 }),
    height: fc.integer({ min: 3, max: HEIGHT }),
    border: fc.integer({ min: 100, max: 255 }),
    inside: fc.nat(255),
  }),
  { minLength: 1, maxLength: 6 },
);
const lines = fc.array(
  fc.record({ y: fc.nat(HEIGHT - 1), thickness: fc.integer({ min: 1, max: 4 }), isForeign: fc.boolean() }),
  { maxLength: 4 },
);

test('sides that were followed from another row before are followed to the same end', () => {
  let followed = 0;
  fc.assert(
    fc.property(blocks, lines, fc.boolean(), (drawn, over, isSharp) => {
      const ink: Ink = {
        region: { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT },
        width: WIDTH,
        height: HEIGHT,
        cover: new Uint8Array(WIDTH * HEIGHT),
        owner: new Uint8Array(WIDTH * HEIGHT).fill(NONE),
      };
      const paint = (x: number, y: number, cover: number, owner: number) => {
        if (x >= WIDTH || y >= HEIGHT) return;
        ink.cover[y * WIDTH + x] = cover;
        ink.owner[y * WIDTH + x] = cover > 0 ? owner : NONE;
      };
      for (const { x, y, width, height, border, inside } of drawn)
        for (let row = 0; row < height; row++)
          for (let column = 0; column < width; column++) {
            const isBorder = row === 0 || row === height - 1 || column === 0 || column === width - 1;
            paint(x + column, y + row, isBorder ? border : inside, 1);
          }
      for (const { y, thickness, isForeign } of over)
        for (let row = 0; row < thickness && y + row < HEIGHT; row++)
          for (let x = 0; x < WIDTH; x++) {
            ink.cover[(y + row) * WIDTH + x] = isForeign ? 0 : 200;
            ink.owner[(y + row) * WIDTH + x] = isForeign ? FOREIGN : 1;
          }
      const bands = over.map(({ y, thickness }) => ({ y0: y, y1: y + thickness }));
      const plotWith = (before: Plot['followed']): Plot => ({
        ink,
        bands,
        isSharp,
        insideOf: insideIn(ink),
        followed: before,
      });
      const all = plotWith(new Map());
      const runsIn = levelRunsOf(ink, WIDTH);
      for (let y = 0; y < HEIGHT; y++)
        for (const run of runsIn(y).runs)
          for (const step of BOTH_WAYS) {
            const how = { step, isUsualWidth: false };
            const inside = followSides(all, y, run, how);
            expect(inside).toEqual(followSides(plotWith(new Map()), y, run, how));
            if (inside) followed++;
          }
    }),
    { numRuns: 60, seed: 3 },
  );
  expect(followed).toBeGreaterThan(300);
});
