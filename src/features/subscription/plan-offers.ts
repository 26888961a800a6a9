import type { Plan, PlanOffer } from '#contract/subscription';

export type PlanCard = Plan & { recommended: boolean; isCurrent: boolean; formattedAmount: string };

const freePlan = 'Free Plan';
const recommendedPlan = 'Pro Plan';

export const isFree = ({ name }: Pick<Plan, 'name'>) => name === freePlan;

/** Plans with what the screen adds to them: the Free Plan first, then by their amount. */
export const planCards = ({ plans, currentPlan }: Pick<PlanOffer, 'plans' | 'currentPlan'>): PlanCard[] =>
  plans
    .toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)) || a.amount - b.amount)
    .map((plan) => ({
      ...plan,
      recommended: plan.name === recommendedPlan,
      isCurrent: plan._id === currentPlan?._id,
      formattedAmount: `$${plan.amount}`,
    }));

/** Whether this installation sells anything: without a product behind it a plan cannot be bought. */
export const isOnSale = (plans: readonly Pick<Plan, 'name' | 'stripeProductId'>[]): boolean =>
  plans.some((plan) => !isFree(plan) && plan.stripeProductId !== null);
