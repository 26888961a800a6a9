import type { SignupRequest } from '#contract/session';
import { inTransaction, type Tx } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import { nameUser } from '../search/name-user.ts';
import { composeMail } from './mail/compose-mail.ts';
import { insertUser } from './queries.ts';

type NewUser = Omit<SignupRequest, 'password'> &
  Pick<UserRow, 'passwordHash' | 'googleSubject' | 'profilePicture' | 'emailVerifiedAt'>;

/**
 * Makes an account and welcomes its owner by mail. Nothing when the e-mail is taken. `alongside` writes what must not be without the
 * account.
 */
export async function makeUser(
  { db, clock, mail, publicUrl }: Parts,
  account: NewUser,
  alongside: (tx: Tx, user: UserRow) => Promise<unknown> = async () => {},
): Promise<UserRow | undefined> {
  const user = await inTransaction(db, async (tx) => {
    const inserted = await insertUser(tx, {
      ...account,
      id: newId(clock),
      language: account.language ?? 'en',
      createdAt: clock.now(),
      lastSeenAt: null,
      deactivatedAt: null,
      eraseAt: null,
    });
    if (!inserted) return undefined;
    await nameUser(tx, inserted);
    await alongside(tx, inserted);
    return inserted;
  });
  if (user) mail.post(composeMail('welcome', { to: user, link: `${publicUrl}/analysis` }));
  return user;
}
