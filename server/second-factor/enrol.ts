import type { SecondFactorSecret } from '#contract/second-factor';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { minutes } from '../clock.ts';
import { inTransaction, type Tx } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts.ts';
import { resetLimit, takePoints } from '../rate-limits/rate-limiter.ts';
import { closeSessionsOf } from '../sessions/sessions.ts';
import { sealOwner } from './check-factor.ts';
import { accountOf, type FactorOwner, tellFactorOwner } from './factor-owner.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { findFactor, insertRecoveryCodes, putInForce, putPending } from './queries.ts';
import { seal, unseal } from './seal.ts';
import { newSecret, secretAddress, stepOf } from './totp.ts';

/** How long a secret waits for its first code. */
export const enrolmentLife = minutes(30);

/** A secret for the authenticator app, for the password. Nothing is asked of anybody until a code of it has come. */
export async function startEnrolment(
  parts: Parts,
  owner: FactorOwner,
  password: string,
): Promise<SecondFactorSecret | Refusal> {
  const { db, clock, factorKey } = parts;
  const refusal = await confirmOwner(parts, owner, password);
  if (refusal) return refusal;
  const account = accountOf(owner);
  const secret = newSecret();
  const sealed = seal(secret, factorKey, sealOwner(account));
  const row = { ...account, secret: sealed, createdAt: clock.now(), confirmedAt: null };
  if (!(await putPending(db, row))) return refuse('second-factor-on');
  return { secret, address: secretAddress(secret, owner) };
}

type Confirmation = {
  code: string;
  /** Stays open, all others end. */
  sessionId: string;
  /** Writes what must not be without it. */
  alongside?: (tx: Tx) => Promise<unknown>;
};

/** Puts the second factor in force, and gives the recovery codes, which nobody can be told again. */
export async function confirmEnrolment(
  parts: Parts,
  owner: FactorOwner,
  { code, sessionId, alongside }: Confirmation,
): Promise<string[] | Refusal> {
  const { db, clock, factorKey } = parts;
  const account = accountOf(owner);
  const limited = await takePoints(parts, { 'second-factor-account': sealOwner(account) });
  if (limited) return limited;
  const now = clock.now();
  const pending = await findFactor(db, account);
  if (typeof pending?.confirmedAt === 'number') return refuse('second-factor-on');
  if (!pending || pending.createdAt + enrolmentLife <= now) return refuse('step-expired');
  const step = stepOf(unseal(pending.secret, factorKey, sealOwner(account)), code, now);
  if (step === undefined) return refuse('wrong-code');

  const { recoveryCodes, rows } = await makeRecoveryCodes(parts, account);
  const isDone = await inTransaction(db, async (tx) => {
    if (!(await putInForce(tx, pending, { step, now }))) return false;
    await insertRecoveryCodes(tx, rows);
    await closeSessionsOf({ ...parts, db: tx }, account, { reason: 'second-factor', except: sessionId });
    await alongside?.(tx);
    return true;
  });
  if (!isDone) return refuse('step-expired');
  await resetLimit(parts, 'second-factor-account', sealOwner(account));
  tellFactorOwner(parts, 'secondFactorOn', owner);
  return recoveryCodes;
}
