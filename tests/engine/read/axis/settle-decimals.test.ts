import { expect, test } from 'vitest';
import { settleDecimals } from '#engine/read/axis/settle-decimals';

const point = { places: 3, shape: 'point', share: 1 } as const;

test('commas that were read in several labels part thousands, also where a lens has taken their tails', () => {
  const texts = ['74.000', '72.000', '70,000', '68,000', '66,000', '64.000'];
  expect(settleDecimals(texts, point, 0.8)).toEqual({ decimals: 0, isSure: true });
});

test('points that all labels show stay points, and one comma among them is a misreading', () => {
  const texts = ['151.000', '152.000', '153,000', '154.000', '155.000', '156.000'];
  expect(settleDecimals(texts, point, 0.8).decimals).toBe(3);
});
