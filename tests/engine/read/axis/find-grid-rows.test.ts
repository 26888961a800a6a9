import { expect, test } from 'vitest';
import { findGridRows } from '#engine/read/axis/find-grid-rows';
import { snapToGrid } from '#engine/read/axis/snap-to-grid';

const picture = (lines: Record<number, number>) => {
  const width = 40;
  const height = 60;
  const data = new Uint8Array(width * height).fill(250);
  for (const [y, level] of Object.entries(lines)) data.fill(level, Number(y) * width, (Number(y) + 1) * width);
  return { width, height, data };
};

test('faint lines are found at their middle, a line of two rows between them', () => {
  const rows = findGridRows(picture({ 10: 240, 30: 238, 31: 238 }), 0, 40);
  expect(rows.map(({ y }) => y)).toEqual([10.5, 31]);
});

test('a dashed line counts, a short one does not', () => {
  const dashed = picture({});
  for (let x = 0; x < 40; x += 2) dashed.data[20 * 40 + x] = 200;
  for (let x = 0; x < 6; x++) dashed.data[40 * 40 + x] = 200;
  expect(findGridRows(dashed, 0, 40).map(({ y }) => y)).toEqual([20.5]);
});

test('what runs along a line for a part of its way does not move its middle', () => {
  const along = picture({ 20: 235 });
  for (const y of [21, 22, 23]) along.data.fill(120, y * 40, y * 40 + 6);
  expect(findGridRows(along, 0, 40).map(({ y }) => y)).toEqual([20.5]);
});

test('labels move by the distance that most of them have from a line, also where their own line is hidden', () => {
  const labels = [10, 30, 50, 70].map((y) => ({ y, glyphHeight: 9 }));
  const lines = [12, 32, 72].map((y) => ({ y, share: 1, step: 8 }));
  expect(snapToGrid(labels, lines)).toEqual([12, 32, 52, 72]);
});

test('the shades that compression leaves beside a line are none of their own', () => {
  const labels = [10, 30, 50, 70].map((y) => ({ y, glyphHeight: 9 }));
  const lines = [17, 37, 57, 77].map((y) => ({ y, share: 0.9, step: 13 }));
  const shades = [12, 35, 51.5].map((y) => ({ y, share: 0.4, step: 3 }));
  expect(snapToGrid(labels, [...lines, ...shades])).toEqual([17, 37, 57, 77]);
});

test('lines that stand anyhow to the labels are not theirs', () => {
  const labels = [10, 30, 50, 70].map((y) => ({ y, glyphHeight: 9 }));
  const lines = [14, 27, 55, 66].map((y) => ({ y, share: 1, step: 8 }));
  expect(snapToGrid(labels, lines)).toBeNull();
});
