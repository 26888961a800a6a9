import type { Plan } from '#contract/subscription';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { PlanRow } from '../db/billing-tables.ts';
import type { Handlers } from '../http/handler.ts';
import type { Parts } from '../parts.ts';
import { creditsOf } from './credits.ts';
import { nextPeriodStart } from './period.ts';
import { findPendingPlan, listPlans, planInForce, subscriptionInForce, usageOf } from './queries.ts';

type SubscriptionCalls = Pick<Handlers, 'currentSubscription' | 'listPlans' | 'credits' | 'usageStats'>;

export function subscriptionCalls({ db, clock }: Pick<Parts, 'db' | 'clock'>): SubscriptionCalls {
  return {
    async currentSubscription({ who: { user } }) {
      const now = clock.now();
      const subscription = await subscriptionInForce(db, user.id, now);
      const plan = await planInForce(db, user.id, now);
      return {
        data: {
          // Who subscribed to nothing has the Free Plan: of that there is one for each user, so it goes by his id.
          _id: subscription?.id ?? user.id,
          planName: plan.name,
          planId: plan.id,
          status: subscription?.status ?? 'active',
          paymentProvider: subscription?.paymentProvider ?? null,
          currentPeriodEnd: isoTimeOrNull(subscription?.currentPeriodEnd ?? null),
          userId: { name: user.fullName, email: user.email },
          pastDue: typeof subscription?.pastDueSince === 'number',
          pendingPlan: await findPendingPlan(db, subscription),
        },
      };
    },

    async listPlans({ who: { user } }) {
      const plans = (await listPlans(db)).map(toPlan);
      const subscription = await subscriptionInForce(db, user.id, clock.now());
      return {
        data: { plans, currentPlan: plans.find(({ _id }) => _id === subscription?.planId) ?? null, provider: 'test' },
      };
    },

    async credits({ who: { user } }) {
      return { data: await creditsOf(db, user.id, clock.now()) };
    },

    async usageStats({ who: { user } }) {
      const now = clock.now();
      const subscription = await subscriptionInForce(db, user.id, now);
      const plan = await planInForce(db, user.id, now);
      const { count, lastAnalysis } = await usageOf(db, user.id);
      return {
        data: {
          subscription: {
            planName: plan.name,
            renewsOn: isoTime(subscription?.currentPeriodEnd ?? nextPeriodStart(now)),
          },
          analysisCredits: await creditsOf(db, user.id, now),
          totalAnalyses: { count, lastAnalysis: isoTimeOrNull(lastAnalysis) },
        },
      };
    },
  };
}

const toPlan = ({ id, name, amount, interval, features, stripeProductId }: PlanRow): Plan => ({
  _id: id,
  name,
  amount: amount / 100,
  interval,
  features: JSON.parse(features),
  stripeProductId,
});
