import { expect, it } from 'vitest';
import type { Plan } from '#contract/subscription';
import { displayName } from '../../../src/features/profile/display-name.ts';
import { isOnSale, planCards } from '../../../src/features/subscription/plan-offers.ts';

const plan = (name: string, amount: number): Plan => ({
  _id: `PLN_${name}`,
  name,
  amount,
  interval: 'month',
  features: [],
  stripeProductId: amount > 0 ? `product-${name}` : null,
});
const [free, basic, pro, trial] = [
  plan('Free Plan', 0),
  plan('Basic Plan', 9.99),
  plan('Pro Plan', 29.99),
  plan('Trial', 0),
];

it('[SU-02] puts the Free Plan first, then goes by amount, whatever the order of the answer', () => {
  const names = planCards({ plans: [pro, trial, basic, free], currentPlan: null }).map(({ name }) => name);
  expect(names).toEqual(['Free Plan', 'Trial', 'Basic Plan', 'Pro Plan']);
});

it('[SU-03] recommends the Pro Plan alone, tells the current one, and writes the amount', () => {
  const cards = planCards({ plans: [free, basic, pro], currentPlan: basic });
  expect(cards.map(({ recommended }) => recommended)).toEqual([false, false, true]);
  expect(cards.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  expect(cards.map(({ formattedAmount }) => formattedAmount)).toEqual(['$0', '$9.99', '$29.99']);
});

it('says that nothing is on sale where no paid plan has a product', () => {
  expect(isOnSale([free, basic])).toBe(true);
  expect(isOnSale([free, { ...basic, stripeProductId: null }])).toBe(false);
});

it('[PR-02] shows the full name of a user who has no name', () => {
  expect(displayName({ fullName: 'Ada Trader' })).toBe('Ada Trader');
  expect(displayName({ name: ' ', fullName: 'Ada Trader' })).toBe('Ada Trader');
  expect(displayName({ name: 'Ada', fullName: 'Ada Trader' })).toBe('Ada');
});
