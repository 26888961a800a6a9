import type { UsageStats } from '#contract/subscription';

/** The share of a period's credits at which their owner is told. */
const lowAt = 0.8;

type Notes = Pick<Storage, 'getItem' | 'setItem'>;
const noteName = 'creditsToldFor';

/** Whether a user is to be told now that his credits run low: once in a period on a device. Noted as told. */
export function shouldTellLow(userId: string, { analysisCredits, subscription }: UsageStats, notes: Notes): boolean {
  const { used, total } = analysisCredits;
  if (total === null || used < total * lowAt) return false;
  const period = `${userId} ${subscription.planName} ${subscription.renewsOn}`;
  if (notes.getItem(noteName) === period) return false;
  notes.setItem(noteName, period);
  return true;
}
