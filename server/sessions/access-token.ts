import { jwtVerify, SignJWT } from 'jose';
import { type Clock, minutes } from '../clock.ts';
import type { Realm } from '../db/schema.ts';

/** Short, since a stolen one can't be told from the owner's; the client renews before it ends. */
export const accessTokenLife = minutes(15);

const issuer = 'wickwise';
const algorithm = 'HS256';
/** A token of the one realm is worth nothing in the other. */
const audienceOf = (realm: Realm) => `wickwise:${realm}`;

type Claims = { realm: Realm; accountId: string; sessionId: string };

export function signAccessToken({ realm, accountId, sessionId }: Claims, key: Uint8Array, clock: Clock) {
  const now = clock.now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audienceOf(realm))
    .setSubject(accountId)
    .setIssuedAt(new Date(now))
    .setExpirationTime(new Date(now + accessTokenLife))
    .sign(key);
}

type Read = { accountId: string; sessionId: string; expiresAt: number };

/** Tokens that were found good, by key and realm: a signature stays right, and a device shows its token at every call for its 15 minutes. */
const found = new WeakMap<Uint8Array, Map<string, Read>>();
const mostFound = 10_000;

/** The session that a token names, or nothing when it is not ours, not of this realm, altered or expired. */
export async function readAccessToken(token: string, realm: Realm, key: Uint8Array, clock: Clock) {
  const known = found.get(key) ?? new Map<string, Read>();
  found.set(key, known);
  const name = `${realm} ${token}`;
  const read = known.get(name) ?? (await verifyAccessToken(token, realm, key, clock));
  if (!read || read.expiresAt <= clock.now()) {
    known.delete(name);
    return undefined;
  }
  if (known.size >= mostFound) known.clear();
  known.set(name, read);
  return read;
}

async function verifyAccessToken(
  token: string,
  realm: Realm,
  key: Uint8Array,
  clock: Clock,
): Promise<Read | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience: audienceOf(realm),
      algorithms: [algorithm],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'exp', 'sid'],
      currentDate: new Date(clock.now()),
    });
    const { sub, sid, exp = 0 } = payload;
    return { accountId: String(sub), sessionId: String(sid), expiresAt: exp * 1000 };
  } catch {
    // Whatever is wrong with it, the caller is told the same.
    return undefined;
  }
}
