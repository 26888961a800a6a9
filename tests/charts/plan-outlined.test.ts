import { expect, test } from 'vitest';
import { planOutlined } from './plan-outlined.ts';
import { createRandom } from './random.ts';

const plans = Array.from({ length: 72 }, (_, index) => planOutlined(createRandom(`a/${index}`), index));

test('each library is drawn in many frames and themes, as PNG and as the app sends it', () => {
  const libraries = new Set(plans.map(({ orders }) => orders[0]!.library));
  expect(libraries.size).toBe(6);
  for (const library of libraries) {
    const own = plans.filter(({ orders }) => orders[0]!.library === library);
    expect(own).toHaveLength(12);
    expect(new Set(own.map(({ features }) => features[0])).size).toBeGreaterThan(5);
    expect(own.filter(({ encoding }) => encoding === 'app-jpeg')).toHaveLength(4);
  }
});

test('borders and wicks have a colour of their own, or both directions have one ink', () => {
  for (const { orders } of plans) {
    const { up, down } = orders[0]!.sketch.theme;
    // One of them can only draw border and wick in one stroke.
    if (orders[0]!.library === 'apex') continue;
    expect(up.border !== up.fill || up.wick !== up.border || up.border === down.border).toBe(true);
  }
});
