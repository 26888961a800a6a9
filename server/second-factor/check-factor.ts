import type { Passwords } from '../accounts/passwords.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { type Limited, resetLimit, takePoints } from '../rate-limits/rate-limiter.ts';
import type { Secrets } from '../secrets.ts';
import type { Account } from '../sessions/sessions.ts';
import { findFactor, findRecoveryCode, spendRecoveryCode, takeStep } from './queries.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { unseal } from './seal.ts';
import { stepOf } from './totp.ts';

export type FactorParts = Limited & Pick<Secrets, 'factorKey'> & { passwords: Passwords };

/** What of an account's sealed secret is bound to it. */
export const sealOwner = ({ realm, accountId }: Account) => `${realm}:${accountId}`;

/** Which of the two it was that opened. */
export type Factor = 'code' | 'recovery-code';

/**
 * Uses up a code of the account's second factor, each of which is taken once. Tries count by account alone, wherever they come from: whoever
 * gets this far has the password.
 */
export async function checkFactor(parts: FactorParts, account: Account, typed: string): Promise<Factor | Refusal> {
  const limited = await takePoints(parts, { 'second-factor-account': sealOwner(account) });
  if (limited) return limited;
  const digits = typed.replace(/\s/g, '');
  const factor: Factor = /^\d{6}$/.test(digits) ? 'code' : 'recovery-code';
  const isRight =
    factor === 'code' ? await spendCode(parts, account, digits) : await spendRecovery(parts, account, typed);
  if (!isRight) return refuse('wrong-code');
  await resetLimit(parts, 'second-factor-account', sealOwner(account));
  return factor;
}

async function spendCode({ db, clock, factorKey }: FactorParts, account: Account, digits: string): Promise<boolean> {
  const found = await findFactor(db, account);
  if (!found || found.confirmedAt === null) return false;
  const step = stepOf(unseal(found.secret, factorKey, sealOwner(account)), digits, clock.now());
  return step !== undefined && takeStep(db, account, step);
}

async function spendRecovery({ db, passwords }: FactorParts, account: Account, typed: string): Promise<boolean> {
  const read = readRecoveryCode(typed);
  if (!read) return false;
  const kept = await findRecoveryCode(db, account, read.position);
  const isRight = await passwords.verify(read.code, kept?.codeHash);
  return isRight && kept !== undefined && spendRecoveryCode(db, account, kept.codeHash);
}
