import { failure, type Outcome, success } from '#engine/outcome';
import type { SubscriptionRow } from '../db/billing-tables.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { sameGift } from '../providers/payment/books.ts';
import type { PaymentProvider, SubscriptionAt } from '../providers/payment/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import { findCustomer } from './customer-queries.ts';
import { findSubscription, updateSubscription, wasPaidFor } from './payment-queries.ts';
import { monthsAfter } from './period.ts';
import { findPlan } from './queries.ts';
import { syncCustomer } from './sync-customer.ts';

type Changed = Outcome<SubscriptionRow, Refusal>;

type Change = {
  at: (provider: PaymentProvider, subscription: SubscriptionAt) => Promise<void>;
  /** For one that was given by hand, at no provider. */
  byHand: (now: number) => Partial<SubscriptionRow>;
};

/** Makes a change at the provider and takes over what came of it. */
async function change(parts: Parts, row: SubscriptionRow, { at, byHand }: Change): Promise<Changed> {
  const { db, clock, payments } = parts;
  const done = await askProvider(parts, async () => {
    if (row.paymentProvider === null) return updateSubscription(db, row.id, byHand(clock.now()));
    const provider = payments.all.find(({ name }) => name === row.paymentProvider);
    const customer = provider && (await findCustomer(db, row.userId, provider.name));
    if (!customer || row.providerReference === null)
      throw new Error(`${row.paymentProvider} is not set up here any more`);
    await at(provider, { customer: customer.reference, reference: row.providerReference });
    await syncCustomer(parts, customer);
  });
  if (!done.ok) return done;
  const changed = await findSubscription(db, row.id);
  return changed ? success(changed) : failure(refuse('not-found'));
}

/** Ends it with the period that is paid for. Safe to repeat. */
export const cancel = (parts: Parts, row: SubscriptionRow): Promise<Changed> =>
  change(parts, row, {
    at: (provider, subscription) => provider.setCancellation(subscription, true),
    byHand: (now) => ({ status: 'canceled', canceledAt: now, currentPeriodEnd: row.currentPeriodEnd ?? now }),
  });

/** Takes back a cancellation, and a switch that has not begun. */
export const resume = (parts: Parts, row: SubscriptionRow): Promise<Changed> =>
  change(parts, row, {
    async at(provider, subscription) {
      await provider.setCancellation(subscription, false);
      if (row.pendingPlanId) await provider.setNextPlan(subscription, await findPlan(parts.db, row.planId));
    },
    byHand: () => ({ status: 'active', canceledAt: null }),
  });

/**
 * A new period from now on with new credits, which nobody pays for; the next payment comes at its end. For the administration. Safe to
 * repeat: asked again so soon, the row comes back as it is.
 */
export async function giveMonth(parts: Parts, row: SubscriptionRow): Promise<Changed> {
  const isFirst = row.currentPeriodStart === row.createdAt;
  const isRecent = row.currentPeriodStart > parts.clock.now() - sameGift;
  if (isRecent && !isFirst && !(await wasPaidFor(parts.db, row))) return success(row);
  return change(parts, row, {
    at: (provider, subscription) => provider.giveMonth(subscription),
    byHand: (now) => ({ currentPeriodStart: now, currentPeriodEnd: monthsAfter(now, 1) }),
  });
}
