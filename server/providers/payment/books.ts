import type { Language } from '#contract/language';
import type { PaymentStatus } from '#contract/subscription';
import { monthsAfter } from '../../billing/period.ts';
import { days, hours } from '../../clock.ts';
import type {
  CheckoutOrder,
  CustomerState,
  PricedPlan,
  ProviderPayment,
  ProviderSubscription,
} from './payment-provider.ts';

/**
 * Subscriptions that we renew ourselves, for providers that only take single payments: who pays what and when, of one customer. Pure:
 * each function changes the books that it is given and nothing else. A payment is written down before it is tried.
 */
export type Books = {
  checkouts: BookedCheckout[];
  subscriptions: BookedSubscription[];
  payments: ProviderPayment[];
};

export type BookedCheckout = {
  id: string;
  plan: PricedPlan;
  amount: number;
  successUrl: string;
  cancelUrl: string;
  language: Language;
  state: 'open' | 'paid' | 'closed';
  expiresAt: number;
  /** Payments that were tried. */
  tries: number;
};

export type BookedSubscription = Omit<ProviderSubscription, 'planId'> & {
  nextPlan: PricedPlan;
  /** Periods are counted from here: the month-end rule needs the day on which it began. */
  anchor: number;
  /** Whole months from the anchor that are paid. */
  months: number;
  paidUntil: number;
  /** Renewals that were refused in a row, and when the next is tried. */
  refusals: number;
  tryAt: number;
  /** What the provider charges again without the customer; opaque here. */
  card: string;
};

/** A page at which somebody can pay for `life` ms. */
export function openCheckout(books: Books, order: CheckoutOrder, { now, life }: { now: number; life: number }): void {
  const { checkoutId: id, plan, amount, successUrl, cancelUrl, language } = order;
  const page = { id, plan, amount, successUrl, cancelUrl, language };
  books.checkouts.push({ ...page, state: 'open', expiresAt: now + life, tries: 0 });
}

export const emptyBooks = (): Books => ({ checkouts: [], subscriptions: [], payments: [] });

/** After a refused renewal, ms; then it is given up. */
const pauses = [days(1), days(3), days(7)];

/** Longer than any pause: the house was closed, and nobody pays for that time. */
const longestArrears = days(20);

export const stateOf = ({ subscriptions, payments }: Books): CustomerState => ({
  subscriptions: subscriptions.map(({ reference, nextPlan, cancelAtPeriodEnd, pastDueSince, endedAt, createdAt }) => ({
    reference,
    planId: nextPlan.id,
    cancelAtPeriodEnd,
    pastDueSince,
    endedAt,
    createdAt,
  })),
  payments,
});

const openOf = (books: Books, checkoutId: string) =>
  books.checkouts.find(({ id, state }) => id === checkoutId && state === 'open');

/** Nothing when nobody can pay there any more. */
export const payableCheckout = (books: Books, checkoutId: string, now: number) => {
  const checkout = openOf(books, checkoutId);
  return checkout && checkout.expiresAt > now ? checkout : undefined;
};

type Paid = { status: Extract<PaymentStatus, 'paid' | 'failed'>; reference: string; card: string; at: number };

/** What came of one try to pay a checkout: paid, it begins a subscription; refused, it can be tried again. Safe to repeat. */
export function settleCheckout(books: Books, checkoutId: string, { status, reference, card, at }: Paid): void {
  const checkout = books.checkouts.find(({ id }) => id === checkoutId);
  if (!checkout || books.payments.some((payment) => payment.reference === reference)) return;
  const { plan, amount } = checkout;
  const periodEnd = monthsAfter(at, 1);
  const payment = { reference, subscription: reference, checkoutId, planId: plan.id, currency: plan.currency };
  books.payments.push({ ...payment, amount, status, at, periodStart: at, periodEnd });
  checkout.tries++;
  if (status === 'failed') return;
  checkout.state = 'paid';
  books.subscriptions.push({
    reference,
    nextPlan: plan,
    cancelAtPeriodEnd: false,
    pastDueSince: null,
    endedAt: null,
    createdAt: at,
    anchor: at,
    months: 1,
    paidUntil: periodEnd,
    refusals: 0,
    tryAt: periodEnd,
    card,
  });
}

const isRunning = ({ endedAt }: BookedSubscription) => endedAt === null;

const unsettled = ({ payments }: Books, reference: string) =>
  payments.find(({ subscription, status }) => subscription === reference && status === 'pending');

/** Ends what is over, and writes down the payment that each other subscription owes at `now`; gives those not settled yet. */
export function bookDue(books: Books, now: number): ProviderPayment[] {
  for (const subscription of books.subscriptions.filter(isRunning)) {
    if (now < subscription.tryAt || unsettled(books, subscription.reference)) continue;
    if (subscription.cancelAtPeriodEnd) subscription.endedAt = subscription.paidUntil;
    else books.payments.push(renewalOf(books, subscription, now));
  }
  return books.payments.filter(({ status }) => status === 'pending');
}

const paymentsOf = ({ payments }: Books, reference: string) =>
  payments.filter(({ subscription }) => subscription === reference).length;

function renewalOf(books: Books, subscription: BookedSubscription, now: number): ProviderPayment {
  const { reference, nextPlan, paidUntil } = subscription;
  const isStale = now - paidUntil > longestArrears;
  if (isStale) Object.assign(subscription, { anchor: now, months: 0, paidUntil: now });
  return {
    // The provider takes each reference once, so that a payment which was sent and not answered is not sent twice.
    reference: `${reference}-${paymentsOf(books, reference)}`,
    subscription: reference,
    checkoutId: null,
    planId: nextPlan.id,
    amount: nextPlan.amount,
    currency: nextPlan.currency,
    status: 'pending',
    at: now,
    periodStart: subscription.paidUntil,
    periodEnd: monthsAfter(subscription.anchor, subscription.months + 1),
  };
}

/** What came of a renewal. Refused, it is tried again after a while, and given up after the last try. */
export function settleRenewal(books: Books, reference: string, status: 'paid' | 'failed', now: number): void {
  const payment = books.payments.find((one) => one.reference === reference && one.status === 'pending');
  const subscription = books.subscriptions.find((one) => one.reference === payment?.subscription);
  if (!payment || !subscription) return;
  Object.assign(payment, { status, at: now });
  if (status === 'paid') {
    const { periodEnd } = payment;
    const { months, paidUntil } = subscription;
    // While the bank was slow, a later period may have been given.
    const paid = periodEnd > paidUntil ? { months: months + 1, paidUntil: periodEnd, tryAt: periodEnd } : {};
    Object.assign(subscription, { ...paid, refusals: 0, pastDueSince: null });
    return;
  }
  const pause = pauses[subscription.refusals];
  subscription.refusals++;
  subscription.pastDueSince ??= now;
  if (pause === undefined) subscription.endedAt = now;
  else subscription.tryAt = now + pause;
}

/** Its money went back. What it paid for stays until the subscription is ended. */
export function refundPayment(books: Books, reference: string): void {
  const payment = books.payments.find((one) => one.reference === reference && one.status === 'paid');
  if (payment) payment.status = 'refunded';
}

/** When `bookDue` has something to do again, ms; null: never. */
export function nextDue({ subscriptions, payments }: Books): number | null {
  if (payments.some(({ status }) => status === 'pending')) return 0;
  const times = subscriptions.filter(isRunning).map(({ tryAt }) => tryAt);
  return times.length > 0 ? Math.min(...times) : null;
}

const running = (books: Books, reference: string) =>
  books.subscriptions.find((one) => one.reference === reference && isRunning(one));

export function setCancellation(books: Books, reference: string, cancelAtPeriodEnd: boolean, now: number): void {
  const subscription = running(books, reference);
  if (!subscription) return;
  subscription.cancelAtPeriodEnd = cancelAtPeriodEnd;
  // Whoever owes a renewal and cancels does not want it tried again.
  if (cancelAtPeriodEnd && subscription.paidUntil <= now) subscription.endedAt = now;
}

export function setNextPlan(books: Books, reference: string, plan: PricedPlan): void {
  const subscription = running(books, reference);
  if (subscription) subscription.nextPlan = plan;
}

/** A month that is given again so soon is the same one: a second click, or a second administrator. */
export const sameGift = hours(1);

/** A new period from now on at no charge; the next payment comes at its end. Safe to repeat within `sameGift`. */
export function giveMonth(books: Books, reference: string, now: number): void {
  const subscription = running(books, reference);
  if (!subscription) return;
  const last = books.payments.findLast((payment) => payment.subscription === reference);
  if (last?.amount === 0 && last.periodStart > now - sameGift) return;
  const monthOn = monthsAfter(now, 1);
  const { nextPlan, paidUntil } = subscription;
  // A month that was just paid from the 28th to the 31st ends later than one given on the 28th.
  const isLonger = monthOn > paidUntil;
  const periodEnd = isLonger ? monthOn : paidUntil;
  books.payments.push({
    reference: `${reference}-${paymentsOf(books, reference)}`,
    subscription: reference,
    checkoutId: null,
    planId: nextPlan.id,
    amount: 0,
    currency: nextPlan.currency,
    status: 'paid',
    at: now,
    periodStart: now,
    periodEnd,
  });
  const given = isLonger ? { anchor: now, months: 1, paidUntil: periodEnd, tryAt: periodEnd } : {};
  Object.assign(subscription, { ...given, refusals: 0, pastDueSince: null });
}

export function endSubscription(books: Books, reference: string, now: number): void {
  const subscription = running(books, reference);
  if (subscription) subscription.endedAt = now;
}

export function closeCheckout(books: Books, checkoutId: string): void {
  const checkout = openOf(books, checkoutId);
  if (checkout) checkout.state = 'closed';
}
