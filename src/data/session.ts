import { AdminUser } from '#contract/admin';
import { SignedInUser } from '#contract/session';
import { readClaims } from './token-claims.ts';

/** Two realms of signed-in people, side by side in one browser. */
export const realms = ['user', 'admin'] as const;
export type Realm = (typeof realms)[number];

/** Who is signed in, per realm, as stored and as parsed. */
export const personSchema = { user: SignedInUser, admin: AdminUser } satisfies Record<Realm, unknown>;
export type Person = { user: SignedInUser; admin: AdminUser };

export type Session<R extends Realm = Realm> = {
  accessToken: string;
  refreshToken: string;
  user: Person[R];
  /** From when on the tokens' life counts, ms by this device's clock, no later than their issue; absent when another program stored them. */
  livesFrom?: number;
};

/** A call's path decides whose token it carries: `/admin…` the admin's, all else the user's. */
export const realmOf = (path: string): Realm => (path.startsWith('/admin') ? 'admin' : 'user');

/** The one name of a signed-in identity, for cache keys and the outbox: `user:0190…`. */
export const identityOf = (realm: Realm, session: Pick<Session, 'user'>) => `${realm}:${session.user._id}`;

/**
 * When the access token ends, ms by this device's clock; `undefined` for a token that says nothing.
 * Counted by this clock alone where it knows from when on, since the two clocks may differ by hours.
 */
export const expiryOf = ({ accessToken, livesFrom }: Pick<Session, 'accessToken' | 'livesFrom'>) => {
  const { exp, iat } = readClaims(accessToken);
  if (exp === undefined) return undefined;
  return livesFrom === undefined || iat === undefined ? exp * 1000 : livesFrom + (exp - iat) * 1000;
};

/** Which of two copies of one realm's session is the newest: page and worker each may have renewed it alone. */
export const newerOf = <S extends Session>(local: S, mirrored: S): S => {
  if (local.user._id !== mirrored.user._id) return issuedAt(mirrored) > issuedAt(local) ? mirrored : local;
  return issuedAt(mirrored) >= issuedAt(local) ? mirrored : local;
};

const issuedAt = (session: Session) => readClaims(session.accessToken).iat ?? 0;
