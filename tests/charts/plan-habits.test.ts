import { expect, test } from 'vitest';
import { planHabits } from './plan-habits.ts';
import { createRandom } from './random.ts';

const plans = Array.from({ length: 60 }, (_, index) => planHabits(createRandom(`a/${index}`), index));

test('a chart whose library writes no axis has labels inside its plot', () => {
  const axisless = plans.map(({ orders }) => orders[0]!).filter(({ sketch }) => sketch.axisHidden);
  expect(axisless.length).toBeGreaterThan(0);
  for (const { marks } of axisless) expect(marks).toContain('insideLabels');
});

test('the truth names no mark that is not drawn', () => {
  for (const { features, orders } of plans)
    for (const mark of ['orders', 'countdown', 'insideLabels'] as const)
      expect(features.includes(mark)).toBe(orders[0]!.marks?.includes(mark) ?? false);
});

test('prices that fell far, and three times as far for a log axis, are still some', () => {
  const { orders } = planHabits(createRandom('1701/dev-habits-006'), 6);
  for (const { sketch } of orders) expect(Math.min(...sketch.bars.map(({ low }) => low))).toBeGreaterThan(0);
});

test('of a few candles no offset of more slots leaves hardly any in sight', () => {
  const { sketch } = planHabits(createRandom('3201/dev-habits-018'), 18).orders[0]!;
  expect(sketch.visible).toBe(8);
  expect(sketch.rightOffset).toBeLessThanOrEqual(8);
});
