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

/** The session that a token names, or nothing when it is not ours, not of this realm, altered or expired. */
export async function readAccessToken(token: string, realm: Realm, key: Uint8Array, clock: Clock) {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience: audienceOf(realm),
      algorithms: [algorithm],
      typ: 'at+jwt',
      requiredClaims: ['sub', 'exp', 'sid'],
      currentDate: new Date(clock.now()),
    });
    return { accountId: String(payload.sub), sessionId: String(payload.sid) };
  } catch {
    // Whatever is wrong with it, the caller is told the same.
    return undefined;
  }
}
