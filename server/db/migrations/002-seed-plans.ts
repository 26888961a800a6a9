import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../schema.ts';

const offer = { currency: 'USD', interval: 'month' };

/** Limits and PDF export are those that the FAQ promises. */
const plans = [
  { id: 'PLN_free', name: 'Free Plan', amount: 0, credits: 3, features: ['3 analyses per month', 'All strategies'] },
  {
    id: 'PLN_basic',
    name: 'Basic Plan',
    amount: 999,
    credits: 50,
    features: ['50 analyses per month', 'All strategies', 'E-mail support'],
  },
  {
    id: 'PLN_pro',
    name: 'Pro Plan',
    amount: 2999,
    credits: 200,
    features: ['200 analyses per month', 'All strategies', 'PDF export', 'Priority support'],
  },
  {
    id: 'PLN_enterprise',
    name: 'Enterprise Plan',
    amount: 9999,
    credits: null,
    features: ['Unlimited analyses', 'All strategies', 'PDF export', 'Dedicated support'],
  },
];

/** `wickwise-pro` */
const nameOf = (planId: string) => planId.replace('PLN_', 'wickwise-');

export const seedPlans: Migration = {
  async up(db: Kysely<Database>) {
    const rows = plans.map((plan) => ({
      ...plan,
      ...offer,
      features: JSON.stringify(plan.features),
      stripeProductId: plan.amount > 0 ? nameOf(plan.id) : null,
      priceId: plan.amount > 0 ? `${nameOf(plan.id)}-month` : null,
    }));
    await db.insertInto('plans').values(rows).execute();
  },
};
