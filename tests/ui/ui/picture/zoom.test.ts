import { expect, it } from 'vitest';
import { keepInFrame, largestScale, moveBy, wholePicture, zoomAt } from '../../../../src/ui/picture/zoom.ts';

const frame = { width: 400, height: 200 };

it('keeps the point under the finger where it is', () => {
  const at = { x: 100, y: -50 };
  const { scale, x, y } = zoomAt(wholePicture, 2, at, frame);
  // The picture's point p lies at x + scale·p in the frame; before, p was `at` itself.
  expect([x + scale * at.x, y + scale * at.y]).toEqual([at.x, at.y]);
});

it('never shows what lies beyond an edge', () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, 1000, -1000, frame)).toEqual({ scale: 2, x: 200, y: -100 });
  expect(keepInFrame({ scale: 1, x: 30, y: 30 }, frame)).toEqual(wholePicture);
});

it('stays between the whole picture and its largest magnification', () => {
  expect(zoomAt(wholePicture, 0.1, { x: 0, y: 0 }, frame)).toEqual(wholePicture);
  expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, frame).scale).toBe(largestScale);
});
