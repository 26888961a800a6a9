import { describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '#data/session-store';
import { freshMirror } from './kit/database.ts';
import { ada, adminSession, ben, userSession } from './kit/people.ts';
import { createStorage } from './kit/storage.ts';

const open = (storage = createStorage(), mirror = freshMirror(), tabs = new EventTarget()) => ({
  storage,
  mirror,
  tabs,
  sessions: createSessionStore({ storage, mirror, tabs }),
});

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('createSessionStore', () => {
  test('[SS-01] a user who signs in is kept under accessToken, refreshToken and user', async () => {
    const { sessions, storage } = open();
    const session = userSession();
    await sessions.signIn('user', session);
    expect(storage.keys()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(storage.getItem('accessToken')).toBe(session.accessToken);
    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual(ada);
  });

  test('[SS-02] an administrator who signs in is kept under the admin keys', async () => {
    const { sessions, storage } = open();
    await sessions.signIn('admin', adminSession());
    expect(storage.keys()).toEqual(['adminAccessToken', 'adminRefreshToken', 'adminUser']);
  });

  test.each(['user', 'admin'] as const)(
    '[SS-03] signing out the %s leaves the other session as it is',
    async (realm) => {
      const { sessions, storage, mirror } = open();
      await sessions.signIn('user', userSession());
      await sessions.signIn('admin', adminSession());
      await sessions.signOut(realm);
      const other = realm === 'user' ? 'admin' : 'user';
      expect(sessions.getState()[realm]).toBeNull();
      expect(sessions.getState()[other]).not.toBeNull();
      expect(storage.keys()).toHaveLength(3);
      expect(await mirror.read(realm)).toBeNull();
      expect(await mirror.read(other)).not.toBeNull();
    },
  );

  test('[SS-04] a logout removes the user keys but neither the language nor an e-mail that is to be remembered', async () => {
    const { sessions, storage } = open();
    await sessions.signIn('user', userSession());
    sessions.setLanguage('ja');
    sessions.rememberEmail(ada.email);
    await sessions.signOut('user');
    expect(storage.keys()).toEqual(['language', 'rememberedEmail']);
    sessions.rememberEmail(null);
    expect(storage.keys()).toEqual(['language']);
  });

  test('[SS-07] both sessions are in the mirror once signing in has resolved', async () => {
    const { sessions, mirror } = open();
    await sessions.signIn('user', userSession());
    await sessions.signIn('admin', adminSession());
    expect((await mirror.read('user'))?.user).toEqual(ada);
    expect((await mirror.read('admin'))?.accessToken).toBe(adminSession().accessToken);
  });

  test('a new page finds both sessions, the language and the e-mail again', async () => {
    const { sessions, storage, mirror } = open();
    await sessions.signIn('user', userSession());
    sessions.setLanguage('pt');
    sessions.rememberEmail(ada.email);
    const next = createSessionStore({ storage, mirror }).getState();
    expect(next.user?.user).toEqual(ada);
    expect(next).toMatchObject({ admin: null, language: 'pt', rememberedEmail: ada.email });
  });

  test.each([
    ['no JSON', 'oops'],
    ['another shape', '{"name":"Ada"}'],
    ['null', 'null'],
  ])('a stored user that is %s is nobody', (_, user) => {
    const { sessions } = open(createStorage({ accessToken: 'token', refreshToken: 'token', user }));
    expect(sessions.getState().user).toBeNull();
  });

  test('another tab that signs in or out is followed', () => {
    const { sessions, storage, tabs } = open();
    const session = userSession();
    storage.setItem('user', JSON.stringify(session.user));
    storage.setItem('refreshToken', session.refreshToken);
    storage.setItem('accessToken', session.accessToken);
    tabs.dispatchEvent(storageEvent('accessToken'));
    expect(sessions.getState().user?.user).toEqual(ada);
    storage.map.clear();
    tabs.dispatchEvent(storageEvent(null));
    expect(sessions.getState().user).toBeNull();
  });

  test('a storage event that changes nothing gives no new session object', async () => {
    const { sessions, tabs } = open();
    await sessions.signIn('user', userSession());
    const before = sessions.getState().user;
    tabs.dispatchEvent(storageEvent('accessToken'));
    expect(sessions.getState().user).toBe(before);
  });

  test('tokens that the service worker renewed while no page was open are taken over', async () => {
    const { sessions, storage, mirror } = open();
    await sessions.signIn('user', userSession(ada, { iat: 1_000 }));
    await mirror.write('user', userSession(ada, { iat: 1_500 }));
    await sessions.reconcile();
    expect(storage.getItem('refreshToken')).toBe('refresh-Ada-1500');
  });

  test('a page whose tokens are newer than the mirror corrects the mirror', async () => {
    const storage = createStorage();
    const mirror = freshMirror();
    await mirror.write('user', userSession(ada, { iat: 1_000 }));
    await createSessionStore({ storage, mirror: freshMirror() }).signIn('user', userSession(ben, { iat: 2_000 }));
    await createSessionStore({ storage, mirror }).reconcile();
    expect((await mirror.read('user'))?.user).toEqual(ben);
  });

  test('a session that was signed out before the mirror heard of it is taken out of the mirror at the next start', async () => {
    const mirror = freshMirror();
    await mirror.write('user', userSession());
    await open(createStorage(), mirror).sessions.reconcile();
    expect(await mirror.read('user')).toBeNull();
  });

  test('renewed tokens are ignored once somebody else is signed in', async () => {
    const { sessions, storage } = open();
    await sessions.signIn('user', userSession(ben));
    sessions.adopt('user', userSession(ada));
    expect(sessions.getState().user?.user).toEqual(ben);
    expect(storage.getItem('accessToken')).toBe(userSession(ben).accessToken);
  });

  test('who hears of a sign-in or sign-out finds it in the mirror by waiting for settled', async () => {
    const { sessions, mirror } = open();
    const found: unknown[] = [];
    sessions.subscribe(async () => {
      await sessions.settled();
      found.push((await mirror.read('user'))?.user.name ?? null);
    });
    await sessions.signIn('user', userSession());
    await sessions.signOut('user');
    await expect.poll(() => found).toEqual(['Ada', null]);
  });

  test('a changed name reaches storage and mirror, and listeners hear of it once', async () => {
    const { sessions, storage, mirror } = open();
    await sessions.signIn('user', userSession());
    const listener = vi.fn();
    sessions.subscribe(listener);
    await sessions.updatePerson('user', { ...ada, name: 'Ada L.' });
    expect(JSON.parse(storage.getItem('user') ?? '').name).toBe('Ada L.');
    expect((await mirror.read('user'))?.user.name).toBe('Ada L.');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
