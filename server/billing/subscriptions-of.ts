import type { Subscription } from '#contract/subscription';
import { isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { findPlan, freePlanId, listSubscriptions, liveSubscription } from './queries.ts';

/** The plan that a user has, the subscription that gives it (null on the Free Plan, to which nobody subscribes), and all that he ever had, newest first. */
export async function subscriptionsOf(db: Db, user: Pick<UserRow, 'id' | 'fullName' | 'email'>, now: number) {
  const live = await liveSubscription(db, user.id, now);
  const history = (await listSubscriptions(db, user.id)).map(
    (row): Subscription => ({
      _id: row.id,
      planName: row.planName,
      planId: row.planId,
      status: row.status,
      paymentProvider: row.paymentProvider,
      currentPeriodEnd: isoTimeOrNull(row.currentPeriodEnd),
      userId: { name: user.fullName, email: user.email },
    }),
  );
  const { name: planName } = await findPlan(db, live?.planId ?? freePlanId);
  return { planName, current: history.find(({ _id }) => _id === live?.id) ?? null, history };
}
