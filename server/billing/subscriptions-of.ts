import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { findPlan, freePlanId, listSubscriptions, liveSubscription } from './queries.ts';
import { toSubscription } from './to-subscription.ts';

/** The plan that a user has, the subscription that gives it (null on the Free Plan, to which nobody subscribes), and all that he ever had, newest first. */
export async function subscriptionsOf(db: Db, user: Pick<UserRow, 'id' | 'fullName' | 'email'>, now: number) {
  const live = await liveSubscription(db, user.id, now);
  const history = (await listSubscriptions(db, user.id)).map((row) => toSubscription(row, user));
  const { name: planName } = await findPlan(db, live?.planId ?? freePlanId);
  return { planName, current: history.find(({ _id }) => _id === live?.id) ?? null, history };
}
