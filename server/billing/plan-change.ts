import type { PlanChange } from '#contract/subscription';
import { isoTime } from '../clock.ts';
import type { PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Db } from '../db/db.ts';
import { creditPeriod } from './credits.ts';
import { findPeriodPayment } from './payment-queries.ts';
import { findPlan, liveSubscription, sumLedger } from './queries.ts';

/** Amounts in hundredths, times in ms. `current` is the subscription that is left. */
export type Change = {
  kind: PlanChange['kind'];
  amountDue: number;
  unusedCredits: number;
  startsAt: number;
  current: SubscriptionRow | undefined;
};

/**
 * What choosing a plan means for a user. A dearer plan begins at once with a period of its own, and what was not used of the old one is
 * taken off its price; a cheaper one begins when the paid period is over. `docs/decisions/008-billing.md` says why.
 */
export async function changeTo(db: Db, userId: string, plan: PlanRow, now: number): Promise<Change> {
  const live = await liveSubscription(db, userId, now);
  const fresh = { kind: 'subscribe', amountDue: plan.amount, unusedCredits: 0, startsAt: now, current: live } as const;
  // Given by hand, or not renewed in time: nothing is left that was paid for.
  if (!live?.paymentProvider || live.currentPeriodEnd === null || live.currentPeriodEnd <= now) return fresh;
  if (live.planId === plan.id) return { ...fresh, kind: 'none', amountDue: 0 };
  const old = await findPlan(db, live.planId);
  if (plan.amount <= old.amount) return { ...fresh, kind: 'downgrade', amountDue: 0, startsAt: live.currentPeriodEnd };
  const unusedCredits = await unusedValue(db, live, old, now);
  return { ...fresh, kind: 'upgrade', amountDue: plan.amount - unusedCredits, unusedCredits };
}

/** What the credits that are left of a paid period cost, in whole hundredths; of a plan without a limit the time that is left. */
async function unusedValue(db: Db, live: SubscriptionRow, plan: PlanRow, now: number): Promise<number> {
  const payment = await findPeriodPayment(db, live);
  if (!payment || payment.amount === 0) return 0;
  if (plan.credits === null) {
    const { periodStart, periodEnd } = payment;
    return Math.floor((plan.amount * (periodEnd - now)) / (periodEnd - periodStart));
  }
  const sums = await sumLedger(db, live.userId, creditPeriod(live, now));
  const granted = sums.plan ?? plan.credits;
  const left = Math.min(granted, Math.max(0, sums.grant - sums.use + sums.return));
  return Math.floor((plan.amount * left) / granted);
}

export const toPlanChange = ({ kind, amountDue, unusedCredits, startsAt }: Change): PlanChange => ({
  kind,
  amountDue: amountDue / 100,
  unusedCredits: unusedCredits / 100,
  startsAt: isoTime(startsAt),
});
