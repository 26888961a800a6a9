import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insideIn } from '#engine/read/ink/inside-in';

const [WIDTH, HEIGHT] = [24, 30];

const queries = fc.array(
  fc.record({
    y: fc.nat({ max: HEIGHT - 1 }),
    left: fc.nat({ max: WIDTH - 8 }),
    width: fc.integer({ min: 3, max: 8 }),
  }),
  { minLength: 40, maxLength: 80 },
);

test('what a row was told to have inside is told again, whichever rows and sides were asked for between', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT }), queries, (noise, asked) => {
      const ink = { width: WIDTH, cover: Uint8Array.from(noise, (value) => (value > 120 ? 255 : value / 3)) };
      const insideOf = insideIn(ink);
      for (const { y, left, width } of [...asked, ...asked.toReversed()])
        expect(insideOf(y, left, left + width)).toEqual(insideIn(ink)(y, left, left + width));
    }),
    { numRuns: 20, seed: 5 },
  );
});
