import { isDeepStrictEqual } from 'node:util';
import { success } from '#engine/outcome';
import { cancel, giveMonth } from '../../billing/change-subscription.ts';
import { isoTimeOrNull } from '../../clock.ts';
import type { SubscriptionRow } from '../../db/billing-tables.ts';
import type { Parts } from '../../parts.ts';
import { type Actor, recordAction } from '../audit/audit.ts';

const deeds = {
  renew: { carryOut: giveMonth, action: 'subscription-renewed' },
  cancel: { carryOut: cancel, action: 'subscription-canceled' },
} as const;

export type SubscriptionDeed = keyof typeof deeds;

const stateOf = ({ status, currentPeriodEnd }: SubscriptionRow) => ({
  status,
  currentPeriodEnd: isoTimeOrNull(currentPeriodEnd),
});

/** Renews or cancels an active subscription at its provider, and writes down who did. The provider's no is the answer's. False: it was so already. */
export async function actOnSubscription(
  parts: Parts,
  by: Actor,
  subscription: SubscriptionRow,
  deed: SubscriptionDeed,
) {
  const { carryOut, action } = deeds[deed];
  const changed = await carryOut(parts, subscription);
  if (!changed.ok) return changed;
  const [before, after] = [stateOf(subscription), stateOf(changed.value)];
  if (isDeepStrictEqual(before, after)) return success(false);
  await recordAction(parts, { action, by, subject: { kind: 'subscription', id: subscription.id }, before, after });
  return success(true);
}
