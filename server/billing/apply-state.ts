import type { Clock } from '../clock.ts';
import type { CustomerRow, PaymentRow, PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Tx } from '../db/db.ts';
import { newId } from '../new-id.ts';
import { notify } from '../notifications/notify.ts';
import type { CustomerState, ProviderPayment, ProviderSubscription } from '../providers/payment/payment-provider.ts';
import { creditPeriod, grantPlanCredits } from './credits.ts';
import { runningSubscriptions, settleCheckout } from './customer-queries.ts';
import { insertNotice } from './notice-queries.ts';
import {
  findPayment,
  findProviderSubscription,
  insertPayment,
  insertSubscription,
  nextReceiptNumber,
  updatePayment,
  updateSubscription,
} from './payment-queries.ts';
import { listPlans } from './queries.ts';

type Deps = { tx: Tx; clock: Clock; customer: CustomerRow; plans: ReadonlyMap<string, PlanRow> };

/** A payment goes this way and never back, whatever comes late. */
const rank = { pending: 0, failed: 1, paid: 2, refunded: 3 } as const;

/** What was paid back had been paid: it keeps its receipt and its period, which ends with the subscription. */
const wasPaid = ({ status }: Pick<ProviderPayment, 'status'>) => status === 'paid' || status === 'refunded';

/**
 * Takes over what a provider knows of a customer: subscriptions, payments and the credits that they bring, with what their owner is told of
 * it. The same state twice changes nothing the second time.
 */
export async function applyState(tx: Tx, clock: Clock, customer: CustomerRow, state: CustomerState): Promise<void> {
  const plans = new Map((await listPlans(tx)).map((plan) => [plan.id, plan]));
  const deps: Deps = { tx, clock, customer, plans };
  // What is sold at the provider beside our plans is no concern of ours.
  const payments = state.payments
    .filter(({ planId }) => plans.has(planId))
    .sort((a, b) => a.periodStart - b.periodStart);
  for (const subscription of state.subscriptions.filter(({ planId }) => plans.has(planId))) {
    await applySubscription(
      deps,
      subscription,
      payments.filter((one) => one.subscription === subscription.reference),
    );
  }
  const known = new Set(state.subscriptions.map(({ reference }) => reference));
  for (const payment of payments) if (!known.has(payment.subscription)) await applyPayment(deps, payment, null);
}

async function applySubscription(deps: Deps, subscription: ProviderSubscription, payments: ProviderPayment[]) {
  const { tx } = deps;
  const paid = payments.filter(wasPaid);
  const last = paid.at(-1);
  if (!last) {
    for (const payment of payments) await applyPayment(deps, payment, null);
    return;
  }
  const before = await findProviderSubscription(tx, deps.customer.provider, subscription.reference);
  const after = rowOf(deps, subscription, { before, last });
  if (before) await updateSubscription(tx, before.id, after);
  else await insertSubscription(tx, after);

  for (const payment of payments) {
    const hasNews = await applyPayment(deps, payment, after.id);
    if (!hasNews) continue;
    if (payment.status === 'paid') await enjoy(deps, payment, { row: after, earlier: paid[paid.indexOf(payment) - 1] });
    else if (payment.status === 'failed' && payment.checkoutId === null) await warn(deps, payment, last);
  }
  if (after.status === 'canceled' && before?.status !== 'canceled') await tellCanceled(deps, after);
}

type Whole = { before: SubscriptionRow | undefined; last: ProviderPayment };

function rowOf(
  { clock, customer }: Deps,
  subscription: ProviderSubscription,
  { before, last }: Whole,
): SubscriptionRow {
  // What was ended here stays so: the provider may not have heard of it when it was asked.
  const endedAt = before?.endedAt ?? subscription.endedAt;
  const isOver = endedAt !== null || subscription.cancelAtPeriodEnd;
  return {
    id: before?.id ?? newId(clock),
    userId: customer.userId,
    planId: last.planId,
    status: isOver ? 'canceled' : 'active',
    paymentProvider: customer.provider,
    providerReference: subscription.reference,
    createdAt: before?.createdAt ?? subscription.createdAt,
    currentPeriodStart: last.periodStart,
    currentPeriodEnd: last.periodEnd,
    canceledAt: isOver ? (before?.canceledAt ?? clock.now()) : null,
    pastDueSince: endedAt === null ? subscription.pastDueSince : null,
    pendingPlanId: !isOver && subscription.planId !== last.planId ? subscription.planId : null,
    endedAt,
  };
}

/** True when it is new, or got further than we knew. */
async function applyPayment({ tx, clock, customer }: Deps, payment: ProviderPayment, subscriptionId: string | null) {
  const { reference, amount, currency, status, planId, periodStart, periodEnd, at, checkoutId } = payment;
  const before: PaymentRow | undefined = await findPayment(tx, customer.provider, reference);
  if (before && rank[status] <= rank[before.status]) return false;
  const paidAt = wasPaid(payment) ? (before?.paidAt ?? at) : null;
  // A gift has no receipt.
  const needsReceipt = wasPaid(payment) && amount > 0;
  const receiptNumber = before?.receiptNumber ?? (needsReceipt ? await nextReceiptNumber(tx, clock.now()) : null);
  const news = { subscriptionId, amount, currency, status, periodStart, periodEnd, paidAt, receiptNumber };
  if (before) await updatePayment(tx, before.id, news);
  else {
    const { userId, provider } = customer;
    await insertPayment(tx, { ...news, id: newId(clock), userId, provider, reference, planId, createdAt: at });
  }
  if (wasPaid(payment) && checkoutId) await settleCheckout(tx, customer.userId, checkoutId, clock.now());
  return true;
}

/** What a paid period brings: its credits, and word of it. */
async function enjoy(
  { tx, clock, customer: { userId }, plans }: Deps,
  { planId, periodStart, periodEnd, reference, amount, currency }: ProviderPayment,
  { row, earlier }: { row: SubscriptionRow; earlier: ProviderPayment | undefined },
) {
  const plan = plans.get(planId);
  if (!plan) return;
  const period = creditPeriod({ ...row, currentPeriodStart: periodStart }, clock.now());
  await grantPlanCredits(tx, { userId, period, plan, clock });
  const kind = earlier?.planId === planId ? 'renewed' : 'plan-changed';
  const details = { planName: plan.name, until: periodEnd, amount, currency };
  await insertNotice(tx, clock, { userId, kind, about: reference, details });
  if (kind === 'plan-changed') await notify(tx, clock, userId, { kind, planName: plan.name });
}

/** A renewal was refused. Whoever is refused at the checkout has just read so there. */
async function warn({ tx, clock, customer: { userId }, plans }: Deps, payment: ProviderPayment, last: ProviderPayment) {
  const { amount, currency, reference } = payment;
  const planName = plans.get(payment.planId)?.name ?? '';
  const details = { planName, until: last.periodEnd, amount, currency };
  await insertNotice(tx, clock, { userId, kind: 'payment-failed', about: reference, details });
  await notify(tx, clock, userId, { kind: 'payment-failed', planName });
}

/** Not of a plan that another has taken the place of. */
async function tellCanceled({ tx, clock, customer: { userId }, plans }: Deps, row: SubscriptionRow) {
  const others = (await runningSubscriptions(tx, userId)).filter(({ id }) => id !== row.id);
  if (others.length > 0) return;
  const planName = plans.get(row.planId)?.name ?? '';
  const until = row.endedAt ?? row.currentPeriodEnd ?? clock.now();
  const about = `${row.id}@${row.canceledAt}`;
  await insertNotice(tx, clock, { userId, kind: 'canceled', about, details: { planName, until } });
  await notify(tx, clock, userId, { kind: 'plan-canceled', planName, until: new Date(until).toISOString() });
}
