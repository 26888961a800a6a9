import type { ProfileChange } from '#contract/user';
import { type Engine, inTransaction, type Tx } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import type { Parts } from '../parts.ts';
import { nameUser } from '../search/name-user.ts';
import { deleteCodesOf } from './code-queries.ts';
import { type ComposeOptions, composeMail } from './mail/compose-mail.ts';
import { updateUser } from './queries.ts';

type ChangeParts = Pick<Parts, 'db' | 'mail' | 'publicUrl'> & { engine: Engine };

/**
 * Changes name, e-mail or picture; what is left out stays. Nothing when the e-mail is somebody else's. `alongside` writes what must
 * not be without the change.
 */
export async function changeProfile(
  { db, engine, mail, publicUrl }: ChangeParts,
  user: UserRow,
  change: ProfileChange,
  alongside: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<UserRow | undefined> {
  const { fullName = user.fullName, email = user.email, profilePicture = user.profilePicture } = change;
  const isNewEmail = email !== user.email;
  const emailVerifiedAt = isNewEmail ? null : user.emailVerifiedAt;
  const changed = await unlessTaken(engine, () =>
    inTransaction(db, async (tx) => {
      // What was mailed to the old address opens nothing any more. Codes before the user, as the reset locks them.
      if (isNewEmail) await deleteCodesOf(tx, user.id);
      const row = await updateUser(tx, user.id, { fullName, email, emailVerifiedAt, profilePicture });
      await nameUser(tx, row);
      await alongside(tx);
      return row;
    }),
  );
  if (changed && isNewEmail) tellOldAddress({ mail, publicUrl }, user);
  return changed;
}

/** Whoever took an account over could change its e-mail: its owner must hear of it where he still reads. */
export const tellOldAddress = ({ mail, publicUrl }: Pick<Parts, 'mail' | 'publicUrl'>, to: ComposeOptions['to']) =>
  mail.post(composeMail('emailChanged', { to, link: `${publicUrl}/support` }));
