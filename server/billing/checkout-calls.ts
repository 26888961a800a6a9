import type { FastifyRequest } from 'fastify';
import type { UserRow } from '../db/schema.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { askProvider } from './ask-provider.ts';
import { beginCheckout, type Wanted } from './checkout.ts';
import { findCheckout } from './customer-queries.ts';
import { changeTo, toPlanChange } from './plan-change.ts';
import { findPlan, listPlans } from './queries.ts';
import { mayReturnTo, originOf } from './return-addresses.ts';
import { syncCustomer } from './sync-customer.ts';

type CheckoutCalls = Pick<
  Handlers,
  'createCheckout' | 'createProductCheckout' | 'initializePaystack' | 'previewPlanChange' | 'confirmCheckout'
>;

export function checkoutCalls(parts: Parts): CheckoutCalls {
  const { db, clock, environment, payments } = parts;

  /** Back to the app's own screen, where the caller names no addresses. */
  const ownAddresses = (request: FastifyRequest) => {
    const screen = `${environment.WICKWISE_PUBLIC_URL ?? originOf(environment, request)}/subscription`;
    return { successUrl: screen, cancelUrl: screen };
  };

  async function begin(user: UserRow, request: FastifyRequest, wanted: Omit<Wanted, 'origin'>) {
    const way = await beginCheckout(parts, user, { ...wanted, origin: originOf(environment, request) });
    return way.ok ? way.value : way.why;
  }

  return {
    async createCheckout({ body: { priceId, successUrl, cancelUrl }, who: { user }, request }) {
      const isAllowed = [successUrl, cancelUrl].every((address) => mayReturnTo(environment, request, address));
      if (!isAllowed) return refuse('return-address-refused');
      const plans = await listPlans(db);
      const plan = plans.find((one) => [one.id, one.stripeProductId, one.priceId].includes(priceId));
      return begin(user, request, { plan, provider: payments.main, successUrl, cancelUrl });
    },

    async createProductCheckout({ body: { productId }, who: { user }, request }) {
      const plan = (await listPlans(db)).find(({ stripeProductId }) => stripeProductId === productId);
      return begin(user, request, { plan, provider: payments.main, ...ownAddresses(request) });
    },

    async initializePaystack({ body: { planId }, who: { user }, request }) {
      const provider = payments.find('paystack') ?? payments.test;
      if (!provider) return refuse('payment-not-configured');
      const plan = (await listPlans(db)).find(({ id }) => id === planId);
      return begin(user, request, { plan, provider, ...ownAddresses(request) });
    },

    async previewPlanChange({ query: { planId }, who: { user } }) {
      const plan = (await listPlans(db)).find(({ id }) => id === planId);
      if (!plan || plan.amount === 0) return refuse('unknown-plan');
      return { data: toPlanChange(await changeTo(db, user.id, plan, clock.now())) };
    },

    async confirmCheckout({ params: { id }, who: { user } }) {
      const checkout = await findCheckout(db, user.id, id);
      if (!checkout) return refuse('not-found');
      if (checkout.state !== 'paid') {
        const limited = await takePoints(parts, { 'payment-account': user.id });
        if (limited) return limited;
        const asked = await askProvider(parts, () => syncCustomer(parts, checkout));
        if (!asked.ok) return asked.why;
      }
      const { state, planId } = (await findCheckout(db, user.id, id)) ?? checkout;
      const { name: planName } = await findPlan(db, planId);
      return { data: { state, planId, planName } };
    },
  };
}
