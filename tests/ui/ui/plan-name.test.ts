import { expect, it } from 'vitest';
import { planNameOf } from '../../../src/ui/plan-name.ts';

it('[SU-10] names a plan by its name, else by its id without the prefix; a plan that is null has no name', () => {
  expect(planNameOf({ planName: 'Pro Plan', planId: 'PLN_pro' })).toBe('Pro Plan');
  expect(planNameOf({ planName: null, planId: 'PLN_abc' })).toBe('abc');
  expect(planNameOf({ planName: null, planId: null })).toBeNull();
});
