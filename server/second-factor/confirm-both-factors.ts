import type { BothFactors } from '#contract/second-factor';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { isRefusal, type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { checkFactor } from './check-factor.ts';
import { accountOf, type FactorOwner } from './factor-owner.ts';
import { hasSecondFactor } from './second-factor-state.ts';

/** Of one who has a second factor: the password, and a code, since a device that is signed in may be in other hands. Uses the code up. */
export async function confirmBothFactors(
  parts: Parts,
  owner: FactorOwner,
  { password, code }: BothFactors,
): Promise<Refusal | undefined> {
  const account = accountOf(owner);
  const refusal = await confirmOwner(parts, owner, password);
  if (refusal) return refusal;
  if (!(await hasSecondFactor(parts.db, account))) return refuse('not-found');
  const checked = await checkFactor(parts, account, code);
  return isRefusal(checked) ? checked : undefined;
}
