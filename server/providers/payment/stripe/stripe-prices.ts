import Stripe from 'stripe';
import type { PricedPlan } from '../payment-provider.ts';

export type StripePrices = {
  /** Stripe's id of a plan's price, which is made where it is missing. */
  idOf(plan: PricedPlan): Promise<string>;
  /** Our plan behind one of Stripe's prices; nothing for a price that is not ours. */
  planOf(priceId: string): Promise<string | undefined>;
};

/** A changed amount is another price: who subscribed before keeps the old one. */
const keyOf = ({ id, amount, currency }: PricedPlan) => `wickwise-${id}-${amount}-${currency}-month`;

/** Products and prices at Stripe, made from our plans: nothing is to be set up by hand, and several servers make each once. */
export function stripePrices(stripe: Stripe): StripePrices {
  const ids = new Map<string, string>();
  const plans = new Map<string, string | undefined>();

  async function ensureProduct({ id, name }: PricedPlan) {
    const product = id.replace('PLN_', 'wickwise-');
    try {
      await stripe.products.create({ id: product, name: `Wickwise ${name}` });
    } catch (error) {
      const isThere =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    }
    return product;
  }

  async function find(key: string) {
    const { data } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
    return data[0]?.id;
  }

  async function make(plan: PricedPlan) {
    const { id } = await stripe.prices.create(
      {
        product: await ensureProduct(plan),
        lookup_key: keyOf(plan),
        unit_amount: plan.amount,
        currency: plan.currency.toLowerCase(),
        recurring: { interval: 'month' },
        metadata: { planId: plan.id },
      },
      { idempotencyKey: keyOf(plan) },
    );
    return id;
  }

  return {
    async idOf(plan) {
      const key = keyOf(plan);
      const id = ids.get(key) ?? (await find(key)) ?? (await make(plan));
      ids.set(key, id);
      return id;
    },
    async planOf(priceId) {
      if (!plans.has(priceId)) plans.set(priceId, (await stripe.prices.retrieve(priceId)).metadata.planId);
      return plans.get(priceId);
    },
  };
}
