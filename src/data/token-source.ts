import type { Tokens } from '#contract/session';
import { type ApiError, isApiError } from './api-error.ts';
import type { Locks } from './locks.ts';
import { expiryOf, newerOf, type Realm, type Session } from './session.ts';
import type { SessionMirror } from './session-mirror.ts';

/** Where one context keeps its sessions: the page its store, the service worker the mirror. */
export type SessionHolder = {
  current<R extends Realm>(realm: R): Promise<Session<R> | null>;
  /** Renewed tokens of the same person, in the mirror already. */
  adopt<R extends Realm>(realm: R, session: Session<R>): void;
};

/** `ended`: the server refused the refresh token. `unreachable`: nothing is known, ask again later. */
export type Renewal<R extends Realm = Realm> =
  | { ok: true; session: Session<R> }
  | { ok: false; why: 'ended' | 'unreachable'; error: ApiError | null };

export type TokenSource = {
  current: SessionHolder['current'];
  /** The session to sign a call with, renewed first when it is about to expire. Throws the ApiError of a renewal that could not be tried. */
  fresh<R extends Realm>(realm: R): Promise<Session<R> | null>;
  /** After a 401 for the access token `refused`: one renewal, or what somebody else renewed meanwhile. */
  renew<R extends Realm>(realm: R, refused: string): Promise<Renewal<R>>;
};

type Options = {
  holder: SessionHolder;
  mirror: SessionMirror;
  locks: Locks;
  refresh: (realm: Realm, refreshToken: string) => Promise<Tokens>;
  now?: () => number;
  /** Ms before its end that a user's token is renewed; a third of the token's life where that is less. */
  margin?: number;
};

/**
 * Page and worker agree on the newest tokens like this: a renewal runs under a Web Lock, looks into the mirror first, and writes
 * the mirror before anything else. So a refresh token is spent once, and who comes late takes over what is there.
 */
export const createTokenSource = (options: Options): TokenSource => {
  const { holder, mirror, locks, refresh, now = Date.now, margin = 60_000 } = options;

  const isExpiring = (session: Session) => {
    const expiry = expiryOf(session);
    if (expiry === undefined) return false;
    const life = session.livesFrom === undefined ? Number.POSITIVE_INFINITY : expiry - session.livesFrom;
    return expiry - now() < Math.min(margin, life / 3);
  };

  const isOver = (session: Session) => (expiryOf(session) ?? Number.POSITIVE_INFINITY) <= now();

  const renewNow = async <R extends Realm>(realm: R, isGood: (session: Session) => boolean): Promise<Renewal<R>> => {
    const held = await holder.current(realm);
    if (!held) return { ok: false, why: 'ended', error: null };
    const copy = await mirror.read(realm);
    if (!copy) await mirror.write(realm, held);
    const newest = copy ? newerOf(held, copy) : held;
    if (newest !== copy) await mirror.write(realm, newest);
    if (isGood(newest)) {
      holder.adopt(realm, newest);
      return { ok: true, session: newest };
    }
    // A device may sleep between the question and the answer, and the tokens grow old meanwhile.
    const livesFrom = now();
    let tokens: Tokens;
    try {
      tokens = await refresh(realm, newest.refreshToken);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { ok: false, why: isRefusal(error) ? 'ended' : 'unreachable', error };
    }
    const { accessToken, refreshToken } = tokens;
    const session: Session<R> = { accessToken, refreshToken, user: newest.user, livesFrom };
    const stored = await mirror.replace(realm, newest, session);
    if (!stored) return { ok: false, why: 'ended', error: null };
    holder.adopt(realm, session);
    return { ok: true, session };
  };

  /** One renewal at a time; none at all when `isGood` is true of the newest session by then. */
  const renewUnless = <R extends Realm>(realm: R, isGood: (session: Session) => boolean) =>
    locks.run(`wickwise-renew-${realm}`, () => renewNow(realm, isGood));

  return {
    current: holder.current,
    renew: (realm, refused) => renewUnless(realm, ({ accessToken }) => accessToken !== refused),
    async fresh(realm) {
      const session = await holder.current(realm);
      if (!session || realm === 'admin' || !isExpiring(session)) return session;
      const renewOnce = () => renewUnless(realm, (newest) => !isExpiring(newest));
      const first = await renewOnce();
      const renewal = first.ok && isOver(first.session) ? await renewOnce() : first;
      if (renewal.ok) return renewal.session;
      if (renewal.why === 'ended') return await holder.current(realm);
      if (renewal.error && isOver(session)) throw renewal.error;
      return session;
    },
  };
};

const retryable = new Set([408, 425, 429]);
const isRefusal = ({ status }: ApiError) => status !== null && status >= 400 && status < 500 && !retryable.has(status);
