import { randomBytes } from 'node:crypto';
import type { Passwords } from '../accounts/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { newId } from '../new-id.ts';
import { findAdminByEmail, hasAdmin, insertAdmin } from './queries.ts';

type Wanted = { email?: string | undefined; password?: string | undefined };

/** `password` is given only when it was made here: this is the one time that anybody can read it. */
export type FirstAdmin = { email: string; password?: string };

/**
 * Makes the owner whom the environment names or, when there is no administrator at all, one of our own. An account that
 * exists is left alone: its password may have been changed since.
 */
export async function ensureFirstAdmin(
  { db, clock, passwords }: { db: Db; clock: Clock; passwords: Passwords },
  { email = 'owner@wickwise.local', password }: Wanted,
): Promise<FirstAdmin | undefined> {
  const isNamed = password !== undefined;
  if (isNamed ? await findAdminByEmail(db, email) : await hasAdmin(db)) return undefined;
  const secret = password ?? randomBytes(15).toString('base64url');
  const admin = await insertAdmin(db, {
    id: newId(clock),
    email,
    fullName: 'Owner',
    role: 'owner',
    passwordHash: await passwords.hash(secret),
    createdAt: clock.now(),
    deactivatedAt: null,
  });
  return admin && { email, ...(!isNamed && { password: secret }) };
}
