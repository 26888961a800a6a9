import Stripe from 'stripe';
import { monthsAfter } from '../../../billing/period.ts';
import type { Clock } from '../../../clock.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { stripePrices } from './stripe-prices.ts';
import { refundedIntents, toPayment, toSubscription, trialPayment } from './stripe-state.ts';

type Options = {
  secretKey: string;
  webhookSecret: string;
  /** `https://host[:port]`, in place of Stripe's own. */
  apiBase?: string | undefined;
  clock: Clock;
};

/** s: how old a signed message may be, as Stripe itself advises. */
const tolerance = 300;

/** Stripe Billing through its own SDK: Stripe renews, tries again and ends; we ask what came of it. */
export function stripePayments({ secretKey, webhookSecret, apiBase, clock }: Options): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiBase),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
  const prices = stripePrices(stripe);

  return {
    name: 'stripe',

    async createCustomer({ userId, email, fullName: name }) {
      const person = { email, name, metadata: { userId } };
      const { id } = await stripe.customers.create(person, { idempotencyKey: `wickwise-customer-${userId}` });
      return id;
    },

    async openCheckout({ checkoutId, customer, plan, amount, successUrl, cancelUrl }) {
      const discount = plan.amount - amount;
      const coupon =
        discount > 0 &&
        (await stripe.coupons.create(
          { amount_off: discount, currency: plan.currency.toLowerCase(), duration: 'once', max_redemptions: 1 },
          { idempotencyKey: `wickwise-coupon-${checkoutId}` },
        ));
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          client_reference_id: checkoutId,
          line_items: [{ price: await prices.idOf(plan), quantity: 1 }],
          subscription_data: { metadata: { checkoutId } },
          success_url: successUrl,
          cancel_url: cancelUrl,
          ...(coupon && { discounts: [{ coupon: coupon.id }] }),
        },
        { idempotencyKey: `wickwise-checkout-${checkoutId}` },
      );
      if (!session.url) throw new Error('Stripe gave a checkout without an address');
      return { reference: session.id, url: session.url };
    },

    closeCheckout: ({ reference }) => unlessOver(() => stripe.checkout.sessions.expire(reference)),

    async lookUp(customer) {
      const subscriptions = await stripe.subscriptions
        .list({ customer, status: 'all', limit: 100 })
        .autoPagingToArray({ limit: 1000 });
      const invoices = await stripe.invoices
        .list({ customer, limit: 100, expand: ['data.payments'] })
        .autoPagingToArray({ limit: 1000 });
      const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 1000 });
      const checkouts = new Map(subscriptions.map(({ id, metadata }) => [id, metadata.checkoutId ?? null]));
      const known = { prices, checkouts, refunded: refundedIntents(charges) };
      const invoiced = await Promise.all(invoices.map((invoice) => toPayment(invoice, known)));
      const trials = await Promise.all(subscriptions.map((one) => trialPayment(one, prices)));
      const payments = [...invoiced, ...trials].filter((payment) => payment !== undefined);
      return {
        payments,
        subscriptions: await Promise.all(subscriptions.map((one) => toSubscription(one, { prices, payments }))),
      };
    },

    async setCancellation({ reference }, cancelAtPeriodEnd) {
      await stripe.subscriptions.update(reference, { cancel_at_period_end: cancelAtPeriodEnd });
    },

    async setNextPlan({ reference }, plan) {
      const { items } = await stripe.subscriptions.retrieve(reference);
      const [item] = items.data;
      if (!item) throw new Error(`Stripe's subscription ${reference} has no item`);
      const price = await prices.idOf(plan);
      await stripe.subscriptions.update(reference, { items: [{ id: item.id, price }], proration_behavior: 'none' });
    },

    async giveMonth({ reference }) {
      const trial_end = Math.floor(monthsAfter(clock.now(), 1) / 1000);
      await stripe.subscriptions.update(reference, { trial_end, proration_behavior: 'none' });
    },

    end: ({ reference }) =>
      unlessOver(() => stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false })),

    readMessage(body, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return undefined;
      try {
        const now = clock.now();
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance, undefined, now);
        return { id: event.id, type: event.type, customer: customerOf(event.data.object) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function placeOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { protocol: scheme, host: hostname, port: Number(port || (scheme === 'http' ? 80 : 443)) } as const;
}

/** What is over can't be ended: Stripe says so, and that is as well. */
async function unlessOver(end: () => Promise<unknown>): Promise<void> {
  try {
    await end();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

/** The customer whom an event is about. */
function customerOf(object: unknown): string | null {
  const { object: kind, id, customer } = object as { object?: string; id?: string; customer?: string | { id: string } };
  if (kind === 'customer') return id ?? null;
  return (typeof customer === 'object' ? customer?.id : customer) ?? null;
}
