type Planned = { planName: string | null; planId: string | null };

/** A plan's id without the prefix that only the API shows. */
export const shortPlanId = (planId: string) => planId.replace(/^PLN_/, '');

/** The plan's name or, without one, its id; null: no plan. */
export const planNameOf = ({ planName, planId }: Planned): string | null =>
  planName ?? (planId === null ? null : shortPlanId(planId));
