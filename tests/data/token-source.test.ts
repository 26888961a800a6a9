import { describe, expect, test } from 'vitest';
import { createLocks } from '#data/locks';
import { openPage } from './kit/client.ts';
import { freshMirror } from './kit/database.ts';
import { refused, startHttpServer, success } from './kit/http-server.ts';
import { ada, ben, tokenOf, userSession } from './kit/people.ts';
import { createStorage } from './kit/storage.ts';

const preferences = { language: 'en', notifications: { email: true, push: false } };
const life = 900;

/**
 * The server's side of rotation: a refresh token works once, using a replaced one again ends the family at once (no grace window: the
 * client must not need it), and an access token ends after its life by the server's clock.
 * Whoever asks for new tokens sleeps `asleep` ms before he sees them.
 */
const rotatingServer = async (clock: { now: number; asleep?: number }) => {
  let current = 'refresh-0';
  let ended = false;
  let count = 0;
  const issue = () => {
    const iat = Math.floor(clock.now / 1000);
    return tokenOf(ada._id, { iat, exp: iat + life, nonce: String(count) });
  };
  const valid = new Set<string>();
  const first = { accessToken: issue(), refreshToken: current, user: ada };
  valid.add(first.accessToken);
  const server = await startHttpServer(({ path, headers, body }) => {
    if (path.endsWith('/refresh-tokens')) {
      const { refreshToken } = JSON.parse(body) as { refreshToken: string };
      if (ended || refreshToken !== current) {
        ended = true;
        return refused(401, 'not-signed-in');
      }
      count += 1;
      current = `refresh-${count}`;
      const accessToken = issue();
      valid.add(accessToken);
      clock.now += clock.asleep ?? 0;
      clock.asleep = 0;
      return success({ accessToken, refreshToken: current });
    }
    const token = headers.authorization?.slice('Bearer '.length) ?? '';
    const exp = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp as number;
    return valid.has(token) && exp * 1000 > clock.now ? success(preferences) : refused(401, 'not-signed-in');
  });
  return { ...server, first, refreshes: () => count };
};

describe('a user token', () => {
  test('[SS-15] is renewed before it ends: a long use meets no 401', async () => {
    const clock = { now: 1_700_000_000_000 };
    const server = await rotatingServer(clock);
    const { client, sessions, location } = openPage({ base: server.base, now: () => clock.now });
    await sessions.signIn('user', server.first);
    for (let minute = 0; minute < 24 * 60; minute += 7) {
      await client.call('getPreferences');
      clock.now += 7 * 60_000;
    }
    expect(location.reload).not.toHaveBeenCalled();
    // Of calls every 7 minutes, each third finds the token of 15 minutes at its end.
    expect(server.refreshes()).toBe(Math.floor((24 * 60) / 21));
    expect(server.seen.filter(({ path }) => path.endsWith('/preferences'))).toHaveLength(Math.ceil((24 * 60) / 7));
  });

  test('[SS-16] is renewed once by two tabs that need it at the same time, and both go on', async () => {
    const clock = { now: 1_700_000_000_000 };
    const server = await rotatingServer(clock);
    const shared = {
      storage: createStorage(),
      mirror: freshMirror(),
      locks: createLocks(navigator.locks),
      now: () => clock.now,
    };
    const [one, two] = [openPage({ base: server.base, ...shared }), openPage({ base: server.base, ...shared })];
    for (const { sessions } of [one, two]) await sessions.signIn('user', server.first);
    clock.now += (life - 30) * 1000;
    await Promise.all([one, two, one, two].map(({ client }) => client.call('getPreferences')));
    expect(server.refreshes()).toBe(1);
    expect(one.sessions.getState().user?.refreshToken).toBe('refresh-1');
    expect(two.sessions.getState().user?.refreshToken).toBe('refresh-1');
  });

  test.each([
    ['for a while', (life - 30) * 1000],
    ['for longer than it lives', (life + 30) * 1000],
  ])('[SS-15] is renewed in time also when the device slept %s while it was being renewed', async (_, asleep) => {
    const clock = { now: 1_700_000_000_000, asleep: 0 };
    const server = await rotatingServer(clock);
    const { client, sessions, location } = openPage({ base: server.base, now: () => clock.now });
    await sessions.signIn('user', server.first);
    clock.now += (life - 30) * 1000;
    clock.asleep = asleep;
    await client.call('getPreferences');
    clock.now += 60_000;
    await client.call('getPreferences');
    expect(server.refreshes()).toBe(2);
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('[SS-15] is renewed in time also when the device is an hour ahead of the server or behind it', async () => {
    for (const skew of [-3_600_000, 3_600_000]) {
      const clock = { now: 1_700_000_000_000 };
      const server = await rotatingServer(clock);
      const { client, sessions, location } = openPage({ base: server.base, now: () => clock.now + skew });
      await sessions.signIn('user', server.first);
      for (let call = 0; call < 10; call += 1) {
        await client.call('getPreferences');
        clock.now += 10 * 60_000;
      }
      expect(location.reload).not.toHaveBeenCalled();
      expect(server.refreshes()).toBeLessThan(11);
    }
  });

  test('is not renewed by each new page of a device whose clock is ahead: the mirror knows from when on it lives', async () => {
    const clock = { now: 1_700_000_000_000 };
    const server = await rotatingServer(clock);
    const ahead = () => clock.now + 3_600_000;
    const shared = { storage: createStorage(), mirror: freshMirror(), now: ahead };
    await openPage({ base: server.base, ...shared }).sessions.signIn('user', server.first);
    for (let page = 0; page < 3; page += 1)
      await openPage({ base: server.base, ...shared }).client.call('getPreferences');
    expect(server.refreshes()).toBe(0);
  });

  test('that is over while the server can not renew it ends no session: the call fails as the renewal did', async () => {
    const { base, seen } = await startHttpServer(() => refused(503, 'shutting-down'));
    const clock = { now: 1_000 };
    const { client, sessions, location } = openPage({ base, now: () => clock.now });
    await sessions.signIn('user', userSession(ada, { iat: 1, exp: 2 }));
    clock.now += 3_600_000;
    await expect(client.call('getPreferences')).rejects.toMatchObject({ code: 'shutting-down' });
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/refresh-tokens']);
    expect(location.reload).not.toHaveBeenCalled();
    expect(sessions.getState().user).not.toBeNull();
  });

  test('is not put back when its owner signs out while it is renewed', async () => {
    const page: { current?: ReturnType<typeof openPage> } = {};
    const { base } = await startHttpServer(async ({ path }) => {
      if (!path.endsWith('/refresh-tokens')) return refused(401, 'not-signed-in');
      await page.current?.sessions.signOut('user');
      return success({ accessToken: tokenOf(ada._id, { iat: 9_999_999_999 }), refreshToken: 'next' });
    });
    page.current = openPage({ base });
    const { sessions, mirror, storage, tokens } = page.current;
    const session = userSession();
    await sessions.signIn('user', session);
    expect(await tokens.renew('user', session.accessToken)).toMatchObject({ ok: false, why: 'ended' });
    expect(await mirror.read('user')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  test("of one user is never renewed into another's session", async () => {
    const page: { current?: ReturnType<typeof openPage> } = {};
    const { base } = await startHttpServer(async () => {
      await page.current?.sessions.signIn('user', userSession(ben, { iat: 5_000 }));
      return success({ accessToken: tokenOf(ada._id, { iat: 9_000 }), refreshToken: 'next-of-ada' });
    });
    page.current = openPage({ base });
    const { sessions, mirror, storage, tokens } = page.current;
    const session = userSession(ada, { iat: 1_000 });
    await sessions.signIn('user', session);
    await tokens.renew('user', session.accessToken);
    expect((await mirror.read('user'))?.user).toEqual(ben);
    expect(storage.getItem('refreshToken')).toBe('refresh-Ben-5000');
  });
});
