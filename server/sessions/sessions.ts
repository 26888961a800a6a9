import type { OpenSession, Tokens } from '#contract/session';
import { type Clock, days, isoTime, seconds } from '../clock.ts';
import { type Db, inTransaction } from '../db/db.ts';
import type { Realm } from '../db/schema.ts';
import { newId } from '../new-id.ts';
import { signAccessToken } from './access-token.ts';
import {
  deleteChallengesOf,
  endSession,
  endSessionsOf,
  findSessionAdmin,
  findSessionUser,
  findToken,
  insertSession,
  insertToken,
  listOpenSessions,
  replaceToken,
  touchSession,
} from './queries.ts';
import { hashToken, newRefreshToken, successorOf } from './refresh-token.ts';

/** A device that is not used for so long is signed out. */
export const sessionLife = days(30);

/** However often it is used: once a year everybody signs in anew. */
export const longestSession = days(365);

/** How long a replaced refresh token still works: two tabs and a service worker may hold the same one, and an answer may be lost. */
export const graceWindow = seconds(60);

export type SessionParts = { db: Db; clock: Clock; tokenKey: Uint8Array };
export type Account = { realm: Realm; accountId: string };
type Family = Account & { sessionId: string };

/** Signs an account in on a device: a new family with its first pair of tokens. */
export async function openSession(parts: SessionParts, account: Account, device: string): Promise<Tokens> {
  const { db, clock } = parts;
  const now = clock.now();
  const sessionId = newId(clock);
  const refreshToken = newRefreshToken();
  await inTransaction(db, async (tx) => {
    await insertSession(tx, {
      ...account,
      id: sessionId,
      device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + sessionLife,
      endedAt: null,
      endReason: null,
    });
    await insertToken(tx, hashToken(refreshToken), sessionId, now);
  });
  return pairOf(parts, { ...account, sessionId }, refreshToken);
}

export type Renewed = { tokens: Tokens; accountId: string };

/** A new pair for a refresh token, or nothing: unknown, of the other realm, expired, ended, or used again too late. */
export async function renewSession(parts: SessionParts, token: string, realm: Realm): Promise<Renewed | undefined> {
  const { db, clock } = parts;
  const renewed = await inTransaction(db, (tx) => rotate({ ...parts, db: tx }, token, realm, clock.now()));
  if (!renewed) return undefined;
  const who = realm === 'user' ? findSessionUser : findSessionAdmin;
  // The account may have been deactivated since.
  if (!(await who(db, renewed.family.sessionId, clock.now()))) return undefined;
  return { tokens: await pairOf(parts, renewed.family, renewed.token), accountId: renewed.family.accountId };
}

async function rotate({ db, tokenKey }: SessionParts, token: string, realm: Realm, now: number) {
  const hash = hashToken(token);
  const found = await findToken(db, hash);
  if (!found || found.realm !== realm || found.endedAt !== null || found.expiresAt <= now) return undefined;
  if (found.createdAt + longestSession <= now) return undefined;
  const family: Family = { realm, accountId: found.accountId, sessionId: found.id };

  if (await replaceToken(db, hash, now)) {
    const successor = successorOf(token, tokenKey);
    await insertToken(db, hashToken(successor), family.sessionId, now);
    await touchSession(db, family.sessionId, { lastUsedAt: now, expiresAt: now + sessionLife });
    return { family, token: successor };
  }
  // Read again: on PostgreSQL another request may have replaced it since.
  const replacedAt = (await findToken(db, hash))?.replacedAt ?? now;
  if (now - replacedAt <= graceWindow) {
    const newest = await newestOf(db, token, tokenKey);
    return newest && { family, token: newest };
  }

  // Somebody holds a copy. Which of the two is the thief can't be known, so both are out.
  await endSession(db, family.sessionId, 'reuse', now);
  return undefined;
}

/** The end of the chain of successors, which is as long as the renewals within one grace window. Nothing when the key was changed in between. */
async function newestOf(db: Db, token: string, key: Uint8Array): Promise<string | undefined> {
  const successor = successorOf(token, key);
  const found = await findToken(db, hashToken(successor));
  if (!found) return undefined;
  return found.replacedAt === null ? successor : newestOf(db, successor, key);
}

/** Signs out the device that a refresh token belongs to. An unknown token is no failure: the aim is reached. */
export async function closeSession({ db, clock }: SessionParts, token: string, realm: Realm): Promise<void> {
  const found = await findToken(db, hashToken(token));
  if (found && found.realm === realm) await endSession(db, found.id, 'logout', clock.now());
}

/** Signs an account out everywhere, but on the device that is spared. A sign-in that waits for its second factor ends too. */
export async function closeSessionsOf(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  account: Account,
  options: { reason: 'password' | 'second-factor' | 'everywhere' | 'admin'; except?: string },
): Promise<void> {
  await endSessionsOf(db, account, { ...options, now: clock.now() });
  await deleteChallengesOf(db, account);
}

/** The devices on which an account is signed in, the one used last first; `current` is the one that asks. */
export async function openSessionsOf(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  account: Account,
  current?: string,
): Promise<OpenSession[]> {
  const rows = await listOpenSessions(db, account, clock.now());
  return rows.map((row) => ({
    _id: row.id,
    createdAt: isoTime(row.createdAt),
    lastUsedAt: isoTime(row.lastUsedAt),
    device: row.device,
    current: row.id === current,
  }));
}

/** Signs an account out on one device and gives that; nothing when it has no such open session. */
export async function closeOneSession({ db, clock }: SessionParts, account: Account, sessionId: string) {
  const session = (await openSessionsOf({ db, clock }, account)).find(({ _id }) => _id === sessionId);
  if (session) await endSession(db, sessionId, 'admin', clock.now());
  return session;
}

async function pairOf({ tokenKey, clock }: SessionParts, family: Family, refreshToken: string): Promise<Tokens> {
  return { accessToken: await signAccessToken(family, tokenKey, clock), refreshToken };
}
