import { changeProfile } from '../../accounts/change-profile.ts';
import { makeUser } from '../../accounts/sign-up.ts';
import { creditsOf, grantCredits } from '../../billing/credits.ts';
import { inTransaction } from '../../db/db.ts';
import type { Handlers } from '../../http/handler.ts';
import { refuse } from '../../http/refusal.ts';
import type { Parts } from '../../parts.ts';
import { actorOf, recordAction } from '../audit/audit.ts';
import { findUserRow, findUsers } from './queries.ts';
import { setUsersStatus } from './set-users-status.ts';
import { toAdminUser } from './to-admin-user.ts';

type ChangeCalls = Pick<
  Handlers,
  'adminAddUser' | 'adminEditUser' | 'adminSetUserStatus' | 'adminSetUsersStatus' | 'adminGrantCredits'
>;

const emailTaken = refuse('email-taken', { issues: [{ path: 'body.email', message: 'This email is taken' }] });

export function changeCalls(parts: Parts): ChangeCalls {
  const { db, clock, passwords } = parts;

  const rowsOf = async (ids: string[]) => (await findUsers(db, ids, clock.now())).map((row) => toAdminUser(parts, row));

  return {
    async adminAddUser({ body: { fullName, email, password, language }, who, request }) {
      const passwordHash = password === undefined ? null : await passwords.hash(password);
      const account = { fullName, email, passwordHash, ...(language && { language }) };
      const user = await makeUser(
        parts,
        { ...account, googleSubject: null, profilePicture: null, emailVerifiedAt: null },
        (tx, { id }) =>
          recordAction(
            { db: tx, clock },
            {
              action: 'user-added',
              by: actorOf(who, request),
              subject: { kind: 'user', id },
              after: { fullName, email },
            },
          ),
      );
      if (!user) return emailTaken;
      const [data] = await rowsOf([user.id]);
      return data ? { message: 'User added', data } : refuse('not-found');
    },

    async adminEditUser({ params: { id }, body, who, request }) {
      const user = await findUserRow(db, id);
      if (!user) return refuse('not-found');
      if (user.erasedAt !== null) return refuse('user-erased');
      const { fullName, email } = user;
      const changed = await changeProfile(parts, user, body, (tx) =>
        recordAction(
          { db: tx, clock },
          {
            action: 'user-edited',
            by: actorOf(who, request),
            subject: { kind: 'user', id },
            before: { fullName, email },
            after: { fullName, email, ...body },
          },
        ),
      );
      if (!changed) return emailTaken;
      const [data] = await rowsOf([id]);
      return data ? { message: 'User saved', data } : refuse('not-found');
    },

    async adminSetUserStatus({ params: { id }, body, who, request }) {
      const set = await setUsersStatus(parts, actorOf(who, request), [id], body);
      if (!set.ok) return set.why;
      const [data] = await rowsOf([id]);
      return data ? { message: 'User saved', data } : refuse('not-found');
    },

    async adminSetUsersStatus({ body: { ids, ...change }, who, request }) {
      const set = await setUsersStatus(parts, actorOf(who, request), ids, change);
      return set.ok ? { message: 'Users saved', data: { users: await rowsOf(ids) } } : set.why;
    },

    async adminGrantCredits({ params: { id: userId }, body: { amount, reason }, who, request }) {
      const user = await findUserRow(db, userId);
      if (!user) return refuse('not-found');
      if (user.erasedAt !== null) return refuse('user-erased');
      const now = clock.now();
      const data = await inTransaction(db, async (tx) => {
        const before = await creditsOf(tx, userId, now);
        await grantCredits(tx, { userId, amount, clock });
        const after = await creditsOf(tx, userId, now);
        await recordAction(
          { db: tx, clock },
          {
            action: 'credits-granted',
            by: actorOf(who, request),
            subject: { kind: 'user', id: userId },
            reason,
            before,
            after: { ...after, granted: amount },
          },
        );
        return after;
      });
      return { message: 'Credits granted', data };
    },
  };
}
