import { useEffect, useState } from 'react';
import type { PlanChange, PlanOffer } from '#contract/subscription';
import { appData } from '../../app-data.ts';
import { isFree } from './plan-offers.ts';

export type PlanChanges = Readonly<Record<string, PlanChange>>;

/** What each switch from the user's plan would cost and when it would begin, by plan; empty without a plan or without an answer. */
export function usePlanChanges(offer: PlanOffer | null): PlanChanges {
  const [changes, setChanges] = useState<PlanChanges>({});
  useEffect(() => {
    setChanges({});
    const controller = new AbortController();
    for (const planId of switchesOf(offer)) {
      appData.client
        .call('previewPlanChange', { query: { planId }, signal: controller.signal })
        .then(({ data }) => setChanges((known) => ({ ...known, [planId]: data })))
        // The payment page says it too.
        .catch(() => undefined);
    }
    return () => controller.abort();
  }, [offer]);
  return changes;
}

const switchesOf = (offer: PlanOffer | null): string[] => {
  if (!offer?.currentPlan) return [];
  const { plans, currentPlan } = offer;
  return plans
    .filter((plan) => !isFree(plan) && plan._id !== currentPlan._id && plan.stripeProductId !== null)
    .map(({ _id }) => _id);
};
