import type { FastifyRequest } from 'fastify';
import type { Plan } from '#contract/subscription';
import { usageOf } from '../analyses/usage-of.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { PlanRow, SubscriptionRow } from '../db/billing-tables.ts';
import type { Handlers } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { cancel, resume } from './change-subscription.ts';
import { allowanceOf, creditsOf } from './credits.ts';
import { nextPeriodStart } from './period.ts';
import { findPendingPlan, findPlan, freePlanId, listPlans, liveSubscription } from './queries.ts';

type SubscriptionCalls = Pick<
  Handlers,
  'currentSubscription' | 'listPlans' | 'credits' | 'usageStats' | 'cancelSubscription' | 'resumeSubscription'
>;

export function subscriptionCalls(parts: Parts): SubscriptionCalls {
  const { db, clock, payments } = parts;
  return {
    async currentSubscription({ who: { user } }) {
      const subscription = await liveSubscription(db, user.id, clock.now());
      const plan = await findPlan(db, subscription?.planId ?? freePlanId);
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
      const subscription = await liveSubscription(db, user.id, clock.now());
      const currentPlan = plans.find(({ _id }) => _id === subscription?.planId) ?? null;
      return { data: { plans, currentPlan, provider: payments.main.name } };
    },

    async credits({ who: { user } }) {
      return { data: await creditsOf(db, user.id, clock.now()) };
    },

    async usageStats({ who: { user } }) {
      const now = clock.now();
      const { plan, subscription } = await allowanceOf(db, user.id, now);
      const { count, lastAnalysis } = await usageOf(db, user.id);
      return {
        data: {
          subscription: { planName: plan.name, renewsOn: renewalOf(subscription, now) },
          analysisCredits: await creditsOf(db, user.id, now),
          totalAnalyses: { count, lastAnalysis: isoTimeOrNull(lastAnalysis) },
        },
      };
    },

    async cancelSubscription({ who: { user }, request }) {
      if (isLookAhead(request)) return refuse('prefetch-refused');
      const subscription = await liveSubscription(db, user.id, clock.now());
      if (!subscription) return refuse('no-subscription');
      const message = (row: SubscriptionRow) => `Your plan is canceled. It runs until ${dayOf(row)}.`;
      if (subscription.status === 'canceled') return { message: message(subscription) };
      const limited = await takePoints(parts, { 'payment-account': user.id });
      if (limited) return limited;
      const canceled = await cancel(parts, subscription);
      return canceled.ok ? { message: message(canceled.value) } : canceled.why;
    },

    async resumeSubscription({ who: { user } }) {
      const subscription = await liveSubscription(db, user.id, clock.now());
      if (!subscription) return refuse('no-subscription');
      const limited = await takePoints(parts, { 'payment-account': user.id });
      if (limited) return limited;
      const resumed = await resume(parts, subscription);
      return resumed.ok ? { message: 'Your plan goes on.' } : resumed.why;
    },
  };
}

/** A browser that fetches what might be opened next, or that asks for the head only, does not mean it. */
const isLookAhead = ({ method, headers }: FastifyRequest) =>
  method !== 'GET' ||
  [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((value) =>
    /prefetch|prerender|preview/i.test(String(value ?? '')),
  );

/** When new credits come: a canceled plan makes room for the Free Plan, whose credits come then too. */
const renewalOf = (subscription: Pick<SubscriptionRow, 'currentPeriodEnd'> | undefined, now: number) =>
  isoTime(subscription?.currentPeriodEnd ?? nextPeriodStart(now));

const dayOf = ({ endedAt, currentPeriodEnd }: SubscriptionRow) => {
  const end = endedAt ?? currentPeriodEnd;
  return end === null ? 'today' : isoTime(end).slice(0, 10);
};

const toPlan = ({ id, name, amount, interval, features, stripeProductId }: PlanRow): Plan => ({
  _id: id,
  name,
  amount: amount / 100,
  interval,
  features: JSON.parse(features),
  stripeProductId,
});
