import { type Mock, vi } from 'vitest';
import { type Change, createApiClient } from '#data/api-client';
import { createSessionEnd } from '#data/end-session';
import { createLeaveSession } from '#data/leave-session';
import { createLocks } from '#data/locks';
import { createRefresh } from '#data/refresh-tokens';
import type { Realm, Session } from '#data/session';
import type { SessionMirror } from '#data/session-mirror';
import { createSessionStore } from '#data/session-store';
import { createTokenSource } from '#data/token-source';
import { freshMirror } from './database.ts';
import { createStorage } from './storage.ts';

type Options = {
  base: string;
  pathname?: string;
  storage?: ReturnType<typeof createStorage>;
  mirror?: SessionMirror;
  locks?: ReturnType<typeof createLocks>;
  now?: () => number;
};

/** A page's client with real sessions, real HTTP and a location that only notes where it was sent. */
export const openPage = ({ base, pathname = '/analysis', locks = createLocks(undefined), ...options }: Options) => {
  const { storage = createStorage(), mirror = freshMirror(), now = Date.now } = options;
  const sessions = createSessionStore({ storage, mirror, now });
  const location: { reload: Mock<() => void>; goTo: Mock<(path: string) => void> } = {
    reload: vi.fn<() => void>(),
    goTo: vi.fn<(path: string) => void>(),
  };
  const forgotten: string[] = [];
  const changes: Change[] = [];
  const forget = async (identity: string) => void forgotten.push(identity);
  const leave = createLeaveSession({ sessions, forget });
  const holder = {
    current: async <R extends Realm>(realm: R) => sessions.getState()[realm] as Session<R> | null,
    adopt: sessions.adopt,
  };
  const tokens = createTokenSource({ holder, mirror, locks, refresh: createRefresh({ base }), now });
  const client = createApiClient({
    base,
    tokens,
    onSessionEnd: createSessionEnd({ leave, pathname: () => pathname, ...location }),
    onChange: async (change) => void changes.push(change),
  });
  return { client, sessions, storage, mirror, tokens, location, forgotten, changes };
};
