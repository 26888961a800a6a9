import type Stripe from 'stripe';
import type { ProviderPayment, ProviderSubscription } from '../payment-provider.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Stripe's times are s. */
const ms = (seconds: number) => seconds * 1000;

const idOf = (part: string | { id: string }) => (typeof part === 'string' ? part : part.id);

const priceOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.id ?? '';

/** The payment intents whose charge went back in full. */
export const refundedIntents = (charges: readonly Stripe.Charge[]) =>
  new Set(
    charges.flatMap(({ refunded, payment_intent }) => (refunded && payment_intent ? [idOf(payment_intent)] : [])),
  );

const intentsOf = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? []).flatMap(({ payment: { payment_intent } }) => (payment_intent ? [idOf(payment_intent)] : []));

/** An invoice is what a period costs. Drafts and open ones that nobody tried to collect are on their way; a void one never was. */
function statusOf(invoice: Stripe.Invoice, refunded: ReadonlySet<string>): ProviderPayment['status'] | undefined {
  const { status, attempt_count } = invoice;
  if (status === 'paid') return intentsOf(invoice).some((intent) => refunded.has(intent)) ? 'refunded' : 'paid';
  if (status === 'uncollectible') return 'failed';
  if (status === 'open') return attempt_count > 0 ? 'failed' : 'pending';
  return status === 'draft' ? 'pending' : undefined;
}

type Known = {
  prices: StripePrices;
  checkouts: ReadonlyMap<string, string | null>;
  /** See `refundedIntents`. */
  refunded: ReadonlySet<string>;
};

/** Nothing for an invoice that pays for none of our plans, or costs nothing: a gift is told by its trial. */
export async function toPayment(
  invoice: Stripe.Invoice,
  { prices, checkouts, refunded }: Known,
): Promise<ProviderPayment | undefined> {
  const owner = invoice.parent?.subscription_details?.subscription;
  const status = statusOf(invoice, refunded);
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  const price = line?.pricing?.price_details?.price;
  const planId = price && (await prices.planOf(idOf(price)));
  if (!owner || !status || !line || !planId || invoice.total === 0) return undefined;
  const subscription = idOf(owner);
  const isFirst = invoice.billing_reason === 'subscription_create';
  return {
    reference: invoice.id,
    subscription,
    checkoutId: isFirst ? (checkouts.get(subscription) ?? null) : null,
    planId,
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status,
    at: ms(invoice.status_transitions.paid_at ?? invoice.created),
    periodStart: ms(line.period.start),
    periodEnd: ms(line.period.end),
  };
}

/** A month that was given shows at Stripe as a trial. */
export async function trialPayment(
  subscription: Stripe.Subscription,
  prices: StripePrices,
): Promise<ProviderPayment | undefined> {
  const { id, status, trial_start, trial_end, currency } = subscription;
  const planId = await prices.planOf(priceOf(subscription));
  if (status !== 'trialing' || trial_start === null || trial_end === null || !planId) return undefined;
  return {
    reference: `${id}-gift-${trial_start}`,
    subscription: id,
    checkoutId: null,
    planId,
    amount: 0,
    currency: currency.toUpperCase(),
    status: 'paid',
    at: ms(trial_start),
    periodStart: ms(trial_start),
    periodEnd: ms(trial_end),
  };
}

type Context = { prices: StripePrices; payments: readonly ProviderPayment[] };

export async function toSubscription(
  subscription: Stripe.Subscription,
  { prices, payments }: Context,
): Promise<ProviderSubscription> {
  const { id: reference, status, cancel_at_period_end, created, ended_at } = subscription;
  const isPastDue = status === 'past_due' || status === 'unpaid';
  const refused = payments.find((payment) => payment.subscription === reference && payment.status === 'failed');
  return {
    reference,
    planId: (await prices.planOf(priceOf(subscription))) ?? '',
    cancelAtPeriodEnd: cancel_at_period_end,
    pastDueSince: isPastDue ? (refused?.at ?? ms(created)) : null,
    endedAt: ended_at === null ? null : ms(ended_at),
    createdAt: ms(created),
  };
}
