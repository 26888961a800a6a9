import type { Parts } from '../parts.ts';
import { cancel } from './change-subscription.ts';
import { renewedForClosedAccounts } from './payment-queries.ts';

/** Nobody is charged for an account that he can't use: what a deactivated user subscribed to is not renewed. He can resume it when he is back. */
export async function cancelForClosedAccounts(parts: Parts): Promise<void> {
  for (const subscription of await renewedForClosedAccounts(parts.db)) await cancel(parts, subscription);
}
