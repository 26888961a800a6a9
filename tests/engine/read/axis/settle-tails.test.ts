import { describe, expect, test } from 'vitest';
import { fitLabels, type LabelPoint } from '#engine/read/axis/fit-labels';
import { settleTails } from '#engine/read/axis/settle-tails';

/** Labels 90 px apart from the top, each with the numbers that it may say, the likeliest first. */
const labels = (...said: number[][]): LabelPoint[] =>
  said.map((values, i) => ({
    y: 40 + 90 * i,
    values: values.map((value, k) => ({ value, decimals: 2, weight: k === 0 ? 0.6 : 0.3, isRepaired: false })),
  }));

function settled(points: LabelPoint[]) {
  const fit = fitLabels(points, { tolerance: 1.6, scales: ['linear'] })!;
  return settleTails(points, fit).used.map(({ value }) => [value.value, value.isRepaired]);
}

describe('the last digits of labels', () => {
  test('are what the step of most labels says where they may be, since no row tells', () => {
    const points = labels([440.06, 440], [420], [400], [380], [360], [340.06, 340], [320]);
    expect(settled(points)).toEqual([
      [440, true],
      [420, false],
      [400, false],
      [380, false],
      [360, false],
      [340, true],
      [320, false],
    ]);
  });

  test('are as read where the label says nothing else, where few are round, and where all have a step', () => {
    const unread = labels([440.06], [420], [400], [380], [360]);
    expect(settled(unread).map(([value]) => value)).toEqual([440.06, 420, 400, 380, 360]);
    const odd = labels([440.06, 440], [420.11, 420], [400.04, 400], [380.02, 380], [360], [340], [320]);
    expect(settled(odd).map(([value]) => value)).toEqual([440.06, 420.11, 400.04, 380.02, 360, 340, 320]);
    const counted = labels([440.5, 440], [420.5, 420], [400.5, 400], [380.5, 380], [360.5, 360]);
    expect(settled(counted).every(([, isRepaired]) => !isRepaired)).toBe(true);
  });
});
