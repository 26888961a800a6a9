import { type Refusal, refuse } from '../http/refusal.ts';
import { type Limited, resetLimit, takePoints } from '../rate-limits/rate-limiter.ts';
import type { Passwords } from './passwords.ts';

/** Of a user or of an administrator. */
type Account = { id: string; passwordHash: string | null };

/** Asks for the password once more, where an open session alone must not be enough: a device may be in other hands. Guesses are limited. */
export async function confirmOwner(
  parts: Limited & { passwords: Passwords },
  { id, passwordHash }: Account,
  password = '',
): Promise<Refusal | undefined> {
  const limited = await takePoints(parts, { 'password-change': id });
  if (limited) return limited;
  if (!(await parts.passwords.verify(password, passwordHash))) return refuse('wrong-password');
  await resetLimit(parts, 'password-change', id);
  return undefined;
}
