import type { Insertable } from 'kysely';
import type { Db } from '../db/db.ts';
import { everyColumn } from '../db/every-column.ts';
import { keptQuery } from '../db/kept-query.ts';
import type { AdminRow, Realm, SessionRow, SessionTable, UserRow } from '../db/schema.ts';
import type { LoginChallengeTable } from '../db/second-factor-tables.ts';

export const insertSession = (db: Db, row: Insertable<SessionTable>) => db.insertInto('sessions').values(row).execute();

/** Does nothing when the token is there already: two requests may derive the same successor. */
export const insertToken = (db: Db, hash: string, sessionId: string, now: number) =>
  db
    .insertInto('refreshTokens')
    .values({ hash, sessionId, issuedAt: now, replacedAt: null })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();

/** A refresh token with its family, ended ones included. */
export const findToken = (db: Db, hash: string) =>
  db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .selectAll('sessions')
    .select('refreshTokens.replacedAt')
    .where('refreshTokens.hash', '=', hash)
    .executeTakeFirst();

/** True for exactly one of all who try. */
export async function replaceToken(db: Db, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refreshTokens')
    .set({ replacedAt: now })
    .where('hash', '=', hash)
    .where('replacedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const touchSession = (db: Db, id: string, times: Pick<SessionRow, 'lastUsedAt' | 'expiresAt'>) =>
  db.updateTable('sessions').set(times).where('id', '=', id).execute();

type EndReason = NonNullable<SessionRow['endReason']>;

export const endSession = (db: Db, id: string, endReason: EndReason, now: number) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now, endReason })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();

/** Ends an account's sessions, but the one that is spared. */
export async function endSessionsOf(
  db: Db,
  account: { realm: Realm; accountId: string },
  { reason, now, except }: { reason: EndReason; now: number; except?: string | undefined },
) {
  await db
    .updateTable('sessions')
    .set({ endedAt: now, endReason: reason })
    .where('accountId', '=', account.accountId)
    .where('realm', '=', account.realm)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

export const listOpenSessions = (db: Db, account: { realm: Realm; accountId: string }, now: number) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', account.accountId)
    .where('realm', '=', account.realm)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .execute();

type OpenSession = { sessionId: string; now: number };

const isOpenSession = (db: Db, realm: Realm, { sessionId, now }: OpenSession) =>
  db
    .selectFrom('sessions')
    .select('accountId')
    .where('id', '=', sessionId)
    .where('realm', '=', realm)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now);

const userColumns = everyColumn<UserRow>({
  id: true,
  email: true,
  emailVerifiedAt: true,
  fullName: true,
  passwordHash: true,
  googleSubject: true,
  profilePicture: true,
  language: true,
  notifyByEmail: true,
  notifyByPush: true,
  createdAt: true,
  lastSeenAt: true,
  deactivatedAt: true,
  eraseAt: true,
  samplesEndedAt: true,
  erasedAt: true,
  uploadTurn: true,
});

const adminColumns = everyColumn<AdminRow>({
  id: true,
  email: true,
  fullName: true,
  role: true,
  passwordHash: true,
  createdAt: true,
  deactivatedAt: true,
});

const sessionUsers = keptQuery((db, session: OpenSession) =>
  db
    .selectFrom('users')
    .select(userColumns)
    .where('id', 'in', isOpenSession(db, 'user', session))
    .where('deactivatedAt', 'is', null),
);

const sessionAdmins = keptQuery((db, session: OpenSession) =>
  db
    .selectFrom('admins')
    .select(adminColumns)
    .where('id', 'in', isOpenSession(db, 'admin', session))
    .where('deactivatedAt', 'is', null),
);

/** The active user of an open session. */
export const findSessionUser = async (db: Db, sessionId: string, now: number): Promise<UserRow | undefined> =>
  (await sessionUsers(db, { sessionId, now }))[0];

/** The active administrator of an open session. */
export const findSessionAdmin = async (db: Db, sessionId: string, now: number): Promise<AdminRow | undefined> =>
  (await sessionAdmins(db, { sessionId, now }))[0];

/** A sign-in dies of this many wrong codes. */
const maxTries = 5;

export const insertChallenge = (db: Db, row: Insertable<LoginChallengeTable>) =>
  db.insertInto('loginChallenges').values(row).execute();

/** Takes one try of a live challenge and tells whose it is, or nothing. */
export const takeChallengeTry = (db: Db, hash: string, { realm, now }: { realm: Realm; now: number }) =>
  db
    .updateTable('loginChallenges')
    .set((e) => ({ tries: e('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('realm', '=', realm)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning('accountId')
    .executeTakeFirst();

/** True for exactly one of all who delete it. */
export async function deleteChallenge(db: Db, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('loginChallenges').where('hash', '=', hash).executeTakeFirst();
  return numDeletedRows === 1n;
}

export const deleteChallengesOf = (db: Db, { realm, accountId }: { realm: Realm; accountId: string }) =>
  db.deleteFrom('loginChallenges').where('realm', '=', realm).where('accountId', '=', accountId).execute();
