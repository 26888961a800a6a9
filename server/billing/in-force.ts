import { type ExpressionBuilder, sql } from 'kysely';
import { days } from '../clock.ts';
import type { Database } from '../db/schema.ts';

/** So long a plan outlives its period while its renewal is on its way: a provider may take hours to charge. */
const grace = days(3);

/** The subscription sets its user's limits at `now`, ms. A cancelled one stays in force to the end of the period that was paid for. */
export const isInForce = (now: number) => (is: ExpressionBuilder<Database, 'subscriptions'>) =>
  is.and([
    is('subscriptions.endedAt', 'is', null),
    is.or([
      // Without end.
      is('subscriptions.currentPeriodEnd', 'is', null),
      is('subscriptions.currentPeriodEnd', '>', now),
      is.and([
        is('subscriptions.status', '=', 'active'),
        is('subscriptions.paymentProvider', 'is not', null),
        is('subscriptions.currentPeriodEnd', '>', sql<number>`cast(${now} as bigint) - ${sql.lit(grace)}`),
      ]),
    ]),
  ]);
