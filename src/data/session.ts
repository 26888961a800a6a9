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
  /** When this device received the tokens, ms by its own clock; absent when another program stored them. */
  receivedAt?: number;
};

/** A call's path decides whose token it carries: `/admin…` the admin's, all else the user's. */
export const realmOf = (path: string): Realm => (path.startsWith('/admin') ? 'admin' : 'user');

/** The one name of a signed-in identity, for cache keys and the outbox: `user:0190…`. */
export const identityOf = (realm: Realm, session: Pick<Session, 'user'>) => `${realm}:${session.user._id}`;

/**
 * When the access token ends, ms by this device's clock; `undefined` for a token that says nothing.
 * Counted from its receipt where that is known, since the two clocks may differ by hours.
 */
export const expiryOf = ({ accessToken, receivedAt }: Pick<Session, 'accessToken' | 'receivedAt'>) => {
  const { exp, iat } = readClaims(accessToken);
  if (exp === undefined) return undefined;
  return receivedAt === undefined || iat === undefined ? exp * 1000 : receivedAt + (exp - iat) * 1000;
};

/** Which of two copies of one realm's session is the newest: page and worker each may have renewed it alone. */
export const newerOf = <S extends Session>(local: S, mirrored: S): S => {
  if (local.user._id !== mirrored.user._id) return issuedAt(mirrored) > issuedAt(local) ? mirrored : local;
  return issuedAt(mirrored) >= issuedAt(local) ? mirrored : local;
};

const issuedAt = (session: Session) => readClaims(session.accessToken).iat ?? 0;
