import { expect, test } from 'vitest';
import { isSmearOf, smearedAxis, straightAxis } from '#engine/read/colours/colour-axis';

const OPTIONS = { tolerance: 40, least: 0.2, most: 1.45 };

test('a blend with the background is a share of the colour', () => {
  const axis = straightAxis([-200, -100, -20], OPTIONS);
  expect(axis.explain(-100, -50, -10)).toBeLessThan(10);
  expect(axis.part).toBeCloseTo(0.5);
});

test('another hue is not explained', () => {
  expect(straightAxis([-200, 0, -200], OPTIONS).explain(0, -200, -200)).toBe(Number.POSITIVE_INFINITY);
});

test('a grey of the right brightness is a colour that compression smeared', () => {
  const green = [-220, -60, -120] as const;
  expect(straightAxis(green, OPTIONS).explain(-60, -60, -60)).toBe(Number.POSITIVE_INFINITY);
  const axis = smearedAxis(green, OPTIONS);
  expect(axis.explain(-60, -60, -60)).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(axis.part).toBeCloseTo(0.52, 1);
});

test('what compression made of a thin red wick on white is red ink, a line of another hue and a grey are not', () => {
  const red = [-20, -170, -168] as const;
  expect(isSmearOf([-46, -131, -132], red)).toBe(true);
  expect(isSmearOf([-58, -108, -100], red)).toBe(true);
  expect(isSmearOf([0, -103, -255], red)).toBe(false);
  expect(isSmearOf([-110, -110, -110], red)).toBe(false);
});
