import type { SignupRequest } from '#contract/session';
import type { UserRow } from '../db/schema.ts';
import { newId } from '../new-id.ts';
import type { Parts } from '../parts.ts';
import { composeMail } from './mail/compose-mail.ts';
import { insertUser } from './queries.ts';

type NewUser = Omit<SignupRequest, 'password'> &
  Pick<UserRow, 'passwordHash' | 'googleSubject' | 'profilePicture' | 'emailVerifiedAt'>;

/** Makes an account and welcomes its owner by mail. Nothing when the e-mail is taken. */
export async function makeUser({ db, clock, mail, publicUrl }: Parts, account: NewUser): Promise<UserRow | undefined> {
  const user = await insertUser(db, {
    ...account,
    id: newId(clock),
    language: account.language ?? 'en',
    createdAt: clock.now(),
    lastSeenAt: null,
    deactivatedAt: null,
    eraseAt: null,
  });
  if (user) mail.post(composeMail('welcome', { to: user, link: `${publicUrl}/analysis` }));
  return user;
}
