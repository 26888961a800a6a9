import type { Db } from '../db/db.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Limited } from '../rate-limits/rate-limiter.ts';
import { type Attempt, takeLoginPoints } from './login-limits.ts';
import type { Passwords } from './passwords.ts';

type Account = { passwordHash: string | null; deactivatedAt: number | null };

/**
 * The account that e-mail and password belong to, of the realm that `find` looks in. Answer and work are the same for no such account
 * and for a wrong password; that an account is deactivated is told to its owner only. Whoever lets him in says `welcomeBack`.
 */
export async function logIn<A extends Account>(
  parts: Limited & { passwords: Passwords },
  attempt: Attempt & { password: string },
  find: (db: Db, email: string) => Promise<A | undefined>,
): Promise<A | Refusal> {
  const limited = await takeLoginPoints(parts, attempt);
  if (limited) return limited;
  const account = await find(parts.db, attempt.email);
  const isRight = await parts.passwords.verify(attempt.password, account?.passwordHash);
  if (!account || !isRight) return refuse('invalid-credentials');
  if (account.deactivatedAt !== null) return refuse('account-deactivated');
  return account;
}
