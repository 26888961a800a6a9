import { expect, test } from 'vitest';
import { fillHollowBodies } from '#engine/read/ink/fill-hollow-bodies';
import { gatherStrokes } from '#engine/read/ink/gather-strokes';
import { INKED, type Ink } from '#engine/read/ink/unmix-ink';
import { mask, unmask } from '../mask.ts';

/** Of a px that scaling spreads over two columns, each has less than counts as ink. */
const HALF = INKED - 10;

/** A body whose sides both fall between two columns. */
function softBody(): Ink {
  const room = Array.from({ length: 12 }, () => '.'.repeat(12));
  const ink = mask(['............', '..########..', ...room.slice(6), '..########..', ...room]);
  for (let y = 2; y < 8; y++) for (const x of [1, 2, 9, 10]) set(ink, x, y, HALF + (x % 2));
  return ink;
}

function set(ink: Ink, x: number, y: number, cover: number) {
  ink.cover[y * ink.width + x] = cover;
  ink.owner[y * ink.width + x] = 1;
}

const fill = (ink: Ink) => {
  fillHollowBodies({ ...ink, cover: gatherStrokes(ink) }, { widest: 12, bands: [] });
  return unmask(ink)[4];
};

test('sides of a hollow body that scaling spread over two columns close it', () => {
  expect(fill(softBody())).toMatch(/oooooo/);
  const ink = softBody();
  fillHollowBodies(ink, { widest: 12, bands: [] });
  expect(unmask(ink)[4]).not.toMatch(/o/);
});

test('a level border that anti-aliasing spread over two rows closes a body as well', () => {
  const room = Array.from({ length: 12 }, () => '.'.repeat(12));
  const ink = mask(['............', '..########..', ...Array.from({ length: 7 }, () => '..#......#..'), ...room]);
  for (let x = 3; x < 9; x++) for (const y of [8, 9]) set(ink, x, y, HALF + (y % 2));
  expect(fill(ink)).toMatch(/oooooo/);
});

test('a stroke is gathered in one column from end to end, and nothing of the ringing beside a full one', () => {
  const ink = mask(Array.from({ length: 8 }, () => '.......'));
  for (let y = 0; y < 8; y++) {
    set(ink, 2, y, y % 2 ? 90 : 99);
    set(ink, 3, y, 92);
  }
  const gathered = gatherStrokes(ink);
  for (let y = 1; y < 7; y++) {
    expect(gathered[y * 7 + 2]).toBeGreaterThan(INKED);
    expect(gathered[y * 7 + 3]).toBe(92);
  }
  const ringing = mask(Array.from({ length: 8 }, () => '..##...'));
  for (let y = 0; y < 8; y++) set(ringing, 4, y, 60);
  expect(gatherStrokes(ringing)).toEqual(ringing.cover);
});
