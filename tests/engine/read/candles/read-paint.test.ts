import { expect, test } from 'vitest';
import { readPaint } from '#engine/read/candles/read-paint';
import { HOLE, type Ink } from '#engine/read/ink/unmix-ink';
import { mask } from '../mask.ts';

const WHOLE = { y0: 0, y1: 8 };

/** A body of eight rows whose columns have this much cover, with borders above and below. */
function smeared(columns: number[]): Ink {
  const ink = mask(Array.from({ length: 8 }, () => '#'.repeat(columns.length)));
  for (let y = 1; y < 7; y++) ink.cover.set(columns, y * columns.length);
  return ink;
}

test('a hollow body that is a pixel narrower on each side than most is hollow all the same', () => {
  const ink = mask(['.######.', '.######.', ...Array(4).fill('.##..##.'), '.######.', '.######.']);
  expect(readPaint(ink, 4, WHOLE, WHOLE, { wick: 2, body: 8 }).paint).toBe(HOLE);
});

test('a hollow body whose borders are smeared into its inside is told by less ink in its middle', () => {
  const widths = { wick: 1, body: 4 };
  expect(readPaint(smeared([60, 190, 120, 200, 90]), 2.5, WHOLE, WHOLE, widths).paint).toBe(HOLE);
  expect(readPaint(smeared([60, 190, 250, 200, 90]), 2.5, WHOLE, WHOLE, widths).paint).toBe(1);
  expect(readPaint(smeared([90, 200, 200, 200, 90]), 2.5, WHOLE, WHOLE, widths).paint).toBe(1);
});

test('a body no wider than two borders shows no inside, whatever lies over some of its rows', () => {
  const widths = { wick: 3, body: 9 };
  const rows = (row: string) => mask(Array<string>(8).fill(row));
  expect(readPaint(rows('...######...'), 6, WHOLE, WHOLE, widths).isClosed).toBe(true);
  expect(readPaint(rows('.#########..'), 5.5, WHOLE, WHOLE, widths).isClosed).toBe(false);
  const crossed = mask([...Array<string>(5).fill('...######...'), ...Array<string>(3).fill('############')]);
  expect(readPaint(crossed, 6, WHOLE, WHOLE, widths).isClosed).toBe(true);
});
