import { expect, test } from 'vitest';
import { planThin } from './plan-thin.ts';
import { createRandom } from './random.ts';

const plans = Array.from({ length: 28 }, (_, index) => planThin(createRandom(`a/${index}`), index));

test('thin charts are as full as their screen lets them be, and of every library as often bare', () => {
  for (const { screen, orders } of plans) expect(orders[0]!.sketch.visible).toBeGreaterThan((0.5 * screen.width) / 6.5);
  const bare = plans.filter((_, index) => index % 2 === 0).map(({ orders }) => orders[0]!.library);
  expect(new Set(bare).size).toBe(7);
  for (const library of new Set(bare)) expect(bare.filter((other) => other === library)).toHaveLength(2);
});

test('each library is drawn as PNG and as the app sends it', () => {
  const sent = plans.filter(({ encoding }) => encoding === 'app-jpeg');
  expect(sent.length).toBeGreaterThan(plans.length / 4);
  expect(sent.length).toBeLessThan(plans.length / 2);
});
