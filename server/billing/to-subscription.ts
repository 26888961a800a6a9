import type { Subscription } from '#contract/subscription';
import { isoTimeOrNull } from '../clock.ts';
import type { SubscriptionRow } from '../db/billing-tables.ts';
import type { UserRow } from '../db/schema.ts';

type SubscriptionWithPlan = Pick<
  SubscriptionRow,
  'id' | 'planId' | 'status' | 'paymentProvider' | 'currentPeriodEnd'
> & {
  planName: string;
};

export const toSubscription = (
  row: SubscriptionWithPlan,
  owner: Pick<UserRow, 'fullName' | 'email'>,
): Subscription => ({
  _id: row.id,
  planName: row.planName,
  planId: row.planId,
  status: row.status,
  paymentProvider: row.paymentProvider,
  currentPeriodEnd: isoTimeOrNull(row.currentPeriodEnd),
  userId: { name: owner.fullName, email: owner.email },
});
