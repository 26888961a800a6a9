import { randomBytes, randomInt } from 'node:crypto';
import { minutes } from '../clock.ts';
import { inTransaction } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import type { Mail } from '../providers/mail/mail.ts';
import { addressOf } from '../rate-limits/address-of.ts';
import { takePoints } from '../rate-limits/rate-limiter.ts';
import { hashToken } from '../sessions/refresh-token.ts';
import { giveTryBack, replaceCode, takeTry } from './code-queries.ts';
import { isKnownTo } from './login-limits.ts';
import { composeMail } from './mail/compose-mail.ts';
import { findUserByEmail } from './queries.ts';

export const codeLife = minutes(10);

type Asker = { email: string; ip: string };

/**
 * Mails a new code to an account. The answer says the same, at the same time, when there is no such account: all that follows the
 * limits is done after it.
 */
export async function mailCode(parts: Parts, { email, ip }: Asker): Promise<Refusal | undefined> {
  const limited = await takePoints(parts, { 'code-account': email, 'code-address': addressOf(ip) });
  if (limited) return limited;
  parts.mail.post(makeCode(parts, email));
  return undefined;
}

async function makeCode({ db, clock, passwords, publicUrl }: Parts, email: string): Promise<Mail | undefined> {
  const user = await findUserByEmail(db, email);
  if (!user || user.deactivatedAt !== null) return undefined;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = randomBytes(32).toString('base64url');
  const codeHash = await passwords.hash(code);
  const now = clock.now();
  await inTransaction(db, (tx) =>
    replaceCode(tx, {
      id: newId(clock),
      userId: user.id,
      codeHash,
      linkHash: hashToken(linkToken),
      createdAt: now,
      expiresAt: now + codeLife,
      tries: 0,
      usedAt: null,
    }),
  );
  // In the fragment, which no server and no log ever sees.
  return composeMail('code', { to: user, code, link: `${publicUrl}/verify-otp#${linkToken}` });
}

export type CheckedCode = { user: UserRow; codeId: string };

/** Whose code this is. An account that doesn't exist, an old code and a wrong one are refused in the same words and time. */
export async function checkCode(parts: Parts, { email, ip }: Asker, otp: string): Promise<CheckedCode | Refusal> {
  const isKnown = await isKnownTo(parts, { realm: 'user', email, ip });
  const limited = await takePoints(parts, {
    'code-try-account': isKnown ? undefined : email,
    'code-try-address': addressOf(ip),
  });
  if (limited) return limited;
  const { db, clock, passwords } = parts;
  const user = await findUserByEmail(db, email);
  const isActive = user !== undefined && user.deactivatedAt === null;
  const code = isActive ? await takeTry(db, user.id, clock.now()) : undefined;
  const isRight = await passwords.verify(otp, code?.codeHash);
  if (!isActive || !code || !isRight) return refuse('wrong-code');
  await giveTryBack(db, code.id);
  return { user, codeId: code.id };
}
