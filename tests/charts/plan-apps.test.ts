import { expect, test } from 'vitest';
import { GROUPS } from './groups.ts';
import { planApps } from './plan-apps.ts';
import { createRandom } from './random.ts';

const APPS = 15;

test('each place where a screenshot of a chart ends up is drawn as PNG and as JPEG', () => {
  expect(GROUPS['dev-apps']!.count % APPS).toBe(0);
  const named = new Map<string, Set<string>>();
  for (let index = 0; index < 2 * APPS; index++) {
    const { features, encoding } = planApps(createRandom(`a/${index}`), index);
    named.set(features[0]!, (named.get(features[0]!) ?? new Set()).add(encoding));
  }
  expect(named.size).toBe(APPS);
  for (const encodings of named.values()) expect(encodings.size).toBe(2);
});
