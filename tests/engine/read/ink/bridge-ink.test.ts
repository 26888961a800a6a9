import { expect, test } from 'vitest';
import { bridgeInk } from '#engine/read/ink/bridge-ink';
import { inkOf } from '../ink-of.ts';
import { unmask } from '../mask.ts';

const [WIDTH, HEIGHT] = [9, 20];
const TAG = { x0: 0, x1: WIDTH, y0: 8, y1: 13 };

/** A body of five columns above and below a tag, whose edges cover so much of the rows right beside it. */
function bodyUnderTag(soft: number) {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 2; y < 18; y++) {
    const isUnder = y >= TAG.y0 && y < TAG.y1;
    const isEdge = y === TAG.y0 - 1 || y === TAG.y1;
    if (!isUnder) cover.fill(isEdge ? soft : 255, y * WIDTH + 2, y * WIDTH + 7);
  }
  return inkOf(cover, WIDTH);
}

test('what stands right above and right below goes on under what lies over it', () => {
  const ink = bodyUnderTag(255);
  expect(bridgeInk(ink, TAG)).toBe(true);
  expect(unmask(ink).slice(2, 18)).toEqual(Array(16).fill('..#####..'));
});

test('it is as full there as beyond the soft edges of what lies over it, which leave half of a row', () => {
  const ink = bodyUnderTag(126);
  bridgeInk(ink, TAG);
  for (let y = TAG.y0; y < TAG.y1; y++) expect(ink.cover[y * WIDTH + 4]).toBe(255);
});

test('where a stroke ends at one side nothing goes on', () => {
  const ink = bodyUnderTag(255);
  ink.cover.fill(0, TAG.y1 * WIDTH);
  ink.owner.fill(0, TAG.y1 * WIDTH);
  expect(bridgeInk(ink, TAG)).toBe(false);
});
