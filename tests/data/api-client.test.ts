import { describe, expect, test } from 'vitest';
import { isApiError, messageFor } from '#data/api-error';
import { staleSinceHeader } from '#data/cached-answer';
import { openPage } from './kit/client.ts';
import { refused, startHttpServer, success } from './kit/http-server.ts';
import { ada, adminSession, bearer, tokenOf, userSession } from './kit/people.ts';

const preferences = { language: 'en', notifications: { email: true, push: false } };
const adminOverview = {
  currency: 'USD',
  otherRevenue: {},
  totalRevenue: 1,
  subscriptions: { active: 1, revenue: { thisMonth: 1 }, byPlan: {} },
  users: { total: 1, newThisMonth: 1, activeThisMonth: 1 },
  analyses: { total: 1, averagePerUser: 1 },
  changes: { revenue: 15, users: 23, measured: false },
};
const id = '019abcde-0000-7000-8000-000000000001';

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isApiError(error)) throw new Error('expected an ApiError', { cause: error });
  return error;
};

describe('which token a call carries', () => {
  test("[API-01] a call carries the user's token when there is one, and no header when there is none", async () => {
    const { base, seen } = await startHttpServer(() => success(preferences));
    const { client, sessions } = openPage({ base });
    await client.call('getPreferences');
    await sessions.signIn('user', userSession());
    await client.call('getPreferences');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, bearer(userSession())]);
  });

  test("[API-02] a call under /admin carries the admin's token, and never the user's", async () => {
    const { base, seen } = await startHttpServer(() => success(adminOverview));
    const { client, sessions } = openPage({ base });
    await sessions.signIn('user', userSession());
    await client.call('adminOverview');
    await sessions.signIn('admin', adminSession());
    await client.call('adminOverview');
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, bearer(adminSession())]);
  });

  test('[API-03] a body is JSON, a form is multipart with its boundary', async () => {
    const { base, seen } = await startHttpServer(() => success({ _id: id, state: 'queued' }));
    const { client } = openPage({ base });
    const form = new FormData();
    form.append('image', new Blob(['x'], { type: 'image/jpeg' }), 'x.jpg');
    await client.call('uploadChart', { body: form });
    await client.call('updatePreferences', { body: { language: 'de' } }).catch(() => undefined);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=.+/);
    expect(seen[1]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ language: 'de' });
  });

  test('a path is filled in, a query is written, undefined parts of it are left out', async () => {
    const { base, seen } = await startHttpServer(() =>
      success({ analyses: [], pagination: { page: 1, limit: 9, total: 0, pages: 0 } }),
    );
    const { client } = openPage({ base });
    await client.call('listAnalyses', { query: { page: 1, limit: 9 } });
    await client.call('getAnalysis', { params: { id }, query: { wait: undefined } }).catch(() => undefined);
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/image-analysis/analyses?page=1&limit=9',
      `/api/image-analysis/analyses/${id}`,
    ]);
  });
});

describe('what a failure says', () => {
  test("[ER-01] the server's words, code and issues come through; a screen's own words serve only without them", async () => {
    const issues = [{ path: 'body.email', message: 'is no e-mail' }];
    const { base } = await startHttpServer(({ path }) =>
      path.endsWith('signup')
        ? { status: 409, json: { status: 'error', message: 'Taken already', code: 'email-taken', issues } }
        : { status: 500, text: '<h1>Bad</h1>', headers: { 'content-type': 'text/html' } },
    );
    const { client } = openPage({ base });
    const taken = await failureOf(client.call('signup', { body: { fullName: 'A', email: 'a@b.c', password: 'x' } }));
    expect(taken).toMatchObject({ status: 409, code: 'email-taken', serverMessage: 'Taken already', issues });
    expect(messageFor(taken, 'Please try again later')).toBe('Taken already');
    const broken = await failureOf(client.call('getPreferences'));
    expect(broken).toMatchObject({ status: 500, serverMessage: null });
    expect(messageFor(broken, 'Failed to load')).toBe('Failed to load');
    expect(messageFor(new Error('a bug'), 'Failed to load')).toBe('Failed to load');
  });

  test('a 429 says how long to wait', async () => {
    const { base } = await startHttpServer(() => ({
      ...refused(429, 'too-many-requests'),
      headers: { 'retry-after': '7' },
    }));
    const { client } = openPage({ base });
    expect(await failureOf(client.call('getPreferences'))).toMatchObject({
      code: 'too-many-requests',
      retryAfter: 7_000,
    });
  });

  test('a dead connection is "network"', async () => {
    const { base } = await startHttpServer(() => 'drop');
    const { client } = openPage({ base });
    expect(
      await failureOf(client.call('createTicket', { body: { subject: 'a', category: 'Other', description: 'b' } })),
    ).toMatchObject({ code: 'network', status: null });
  });

  test('an answer that is cut off in its middle is "network"', async () => {
    const { base } = await startHttpServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"status":');
      setTimeout(() => response.destroy(), 20);
      return 'hang';
    });
    const { client } = openPage({ base });
    expect((await failureOf(client.call('updatePreferences', { body: {} }))).code).toBe('network');
  });

  test('[ER-09] plans without plans are an invalid answer', async () => {
    const { base } = await startHttpServer(() => success({ currentPlan: null }));
    expect((await failureOf(openPage({ base }).client.call('listPlans'))).code).toBe('invalid-answer');
  });

  test('[ER-10] a checkout without a url is an invalid answer', async () => {
    const { base } = await startHttpServer(() => ({ json: { status: 'success' } }));
    const call = openPage({ base }).client.call('createProductCheckout', { body: { productId: 'p' } });
    expect((await failureOf(call)).code).toBe('invalid-answer');
  });

  test('a status that is not success is an invalid answer, with its words', async () => {
    const { base } = await startHttpServer(() => ({
      json: { status: 'error', message: 'Not today', data: preferences },
    }));
    const failure = await failureOf(openPage({ base }).client.call('getPreferences'));
    expect(failure).toMatchObject({ code: 'invalid-answer', serverMessage: 'Not today' });
  });

  test('a page that is no JSON, as a hotel shows it, is an invalid answer', async () => {
    const { base } = await startHttpServer(() => ({ text: '<html>Log in to the WiFi</html>' }));
    expect((await failureOf(openPage({ base }).client.call('getPreferences'))).code).toBe('invalid-answer');
  });

  test('an abort by the caller is no ApiError', async () => {
    const { base } = await startHttpServer(() => 'hang');
    const { client } = openPage({ base });
    const controller = new AbortController();
    const call = client.call('getPreferences', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('which calls are tried again', () => {
  test('a read is tried twice more when the connection breaks', async () => {
    let calls = 0;
    const { base } = await startHttpServer(() => {
      calls += 1;
      return calls < 3 ? 'drop' : success(preferences);
    });
    const { client } = openPage({ base });
    expect((await client.call('getPreferences')).data).toEqual(preferences);
  });

  test('[CA-06] the GET that cancels and every write are sent once', async () => {
    const { base, seen } = await startHttpServer(() => 'drop');
    const { client } = openPage({ base });
    await failureOf(client.call('cancelSubscription'));
    await failureOf(client.call('updatePreferences', { body: {} }));
    expect(seen).toHaveLength(2);
  });
});

describe('a 401 of a user call', () => {
  const dead = () => startHttpServer(() => refused(401, 'not-signed-in'));

  test('[SS-08] clears the user keys, keeps all else, and reloads the page', async () => {
    const { base } = await dead();
    const { client, sessions, storage, location, forgotten } = openPage({ base, pathname: '/history' });
    await sessions.signIn('user', userSession());
    await sessions.signIn('admin', adminSession());
    sessions.setLanguage('fr');
    await failureOf(client.call('getPreferences'));
    await expect.poll(() => location.reload).toHaveBeenCalledTimes(1);
    expect(storage.keys()).toEqual(['adminAccessToken', 'adminRefreshToken', 'adminUser', 'language']);
    expect(forgotten).toEqual([`user:${ada._id}`]);
  });

  test('[SS-09] on /login it neither clears nor reloads', async () => {
    const { base } = await dead();
    const { client, sessions, storage, location } = openPage({ base, pathname: '/login' });
    await sessions.signIn('user', userSession());
    await failureOf(client.call('getPreferences'));
    await sessions.settled();
    expect(location.reload).not.toHaveBeenCalled();
    expect(storage.keys()).toContain('accessToken');
  });

  test('[SS-10] of the profile clears the user keys', async () => {
    const { base } = await dead();
    const { client, sessions, storage } = openPage({ base });
    await sessions.signIn('user', userSession());
    await failureOf(client.call('getProfile'));
    await expect.poll(() => storage.keys()).toEqual([]);
  });

  test('wrong credentials at a login end no session', async () => {
    const { base, seen } = await startHttpServer(() => refused(401, 'invalid-credentials'));
    const { client, sessions, location } = openPage({ base });
    await sessions.signIn('user', userSession());
    await sessions.signIn('admin', adminSession());
    await failureOf(client.call('login', { body: { email: 'a@b.c', password: 'x' } }));
    await failureOf(client.call('adminLogin', { body: { email: 'a@b.c', password: 'x' } }));
    expect(location.reload).not.toHaveBeenCalled();
    expect(location.goTo).not.toHaveBeenCalled();
    expect(seen.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/admin/login']);
  });

  test('a call that left with the old token while another tab renewed it is sent again with the new one', async () => {
    const renewed = userSession(ada, { iat: 2_000_000_000, exp: 2_000_009_000 });
    const page: { sessions?: ReturnType<typeof openPage>['sessions'] } = {};
    const { base } = await startHttpServer(({ headers }) => {
      if (headers.authorization === bearer(renewed)) return success(preferences);
      page.sessions?.adopt('user', renewed);
      return refused(401, 'not-signed-in');
    });
    const { client, sessions, location } = openPage({ base });
    page.sessions = sessions;
    await sessions.signIn('user', userSession());
    expect((await client.call('getPreferences')).data).toEqual(preferences);
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('a 401 of an admin call', () => {
  /** Knows one good access token, and gives it for the refresh token. */
  const renewing = (good: string) =>
    startHttpServer(({ path, headers }) => {
      if (path.endsWith('/refresh-token')) return success({ accessToken: good, refreshToken: 'next' });
      return headers.authorization === `Bearer ${good}` ? success(adminOverview) : refused(401, 'not-signed-in');
    });
  const good = tokenOf('chief', { iat: 2_000_000_000, exp: 2_000_000_900 });

  test('[SS-13] is followed by one refresh and one retry that succeeds', async () => {
    const { base, seen } = await renewing(good);
    const { client, sessions, storage } = openPage({ base });
    await sessions.signIn('admin', adminSession());
    expect((await client.call('adminOverview')).data).toEqual(adminOverview);
    expect(seen.map(({ path }) => path)).toEqual([
      '/api/admin/overview',
      '/api/admin/refresh-token',
      '/api/admin/overview',
    ]);
    expect(storage.getItem('adminAccessToken')).toBe(good);
    expect(storage.getItem('adminRefreshToken')).toBe('next');
  });

  test('of five calls at once is followed by one refresh in all', async () => {
    const { base, seen } = await renewing(good);
    const { client, sessions } = openPage({ base });
    await sessions.signIn('admin', adminSession());
    await Promise.all(Array.from({ length: 5 }, () => client.call('adminOverview')));
    expect(seen.filter(({ path }) => path.endsWith('/refresh-token'))).toHaveLength(1);
  });

  test.each([
    ['refused', refused(401, 'not-signed-in')],
    ['broken', refused(500, 'internal')],
    ['cut off', 'drop' as const],
  ])(
    '[SS-14] with a refresh that is %s clears the admin session and goes to /admin/login, the user session untouched',
    async (_, reply) => {
      const { base } = await startHttpServer(({ path }) =>
        path.endsWith('/refresh-token') ? reply : refused(401, 'not-signed-in'),
      );
      const { client, sessions, storage, location } = openPage({ base });
      await sessions.signIn('user', userSession());
      await sessions.signIn('admin', adminSession());
      await failureOf(client.call('adminOverview'));
      await expect.poll(() => location.goTo).toHaveBeenCalledWith('/admin/login');
      expect(storage.keys()).toEqual(['accessToken', 'refreshToken', 'user']);
      expect(location.reload).not.toHaveBeenCalled();
    },
  );

  test('whose retry fails for another reason keeps the session', async () => {
    const { base } = await startHttpServer(({ path, headers }) => {
      if (path.endsWith('/refresh-token')) return success({ accessToken: good, refreshToken: 'next' });
      return headers.authorization === `Bearer ${good}` ? refused(500, 'internal') : refused(401, 'not-signed-in');
    });
    const { client, sessions, location } = openPage({ base });
    await sessions.signIn('admin', adminSession());
    expect((await failureOf(client.call('adminOverview'))).status).toBe(500);
    expect(location.goTo).not.toHaveBeenCalled();
  });
});

describe('what a write tells the cache', () => {
  test('[CA-10] which paths it has changed, for whom, before its answer is handed over', async () => {
    const { base } = await startHttpServer(() => success(preferences));
    const { client, sessions, changes } = openPage({ base });
    await sessions.signIn('user', userSession());
    await client.call('updatePreferences', { body: { language: 'de' } });
    expect(changes).toEqual([{ identity: `user:${ada._id}`, paths: ['/users/preferences', '/users/profile'] }]);
  });

  test('the same when no answer came, since it may have happened; nothing when it was refused', async () => {
    const { base } = await startHttpServer(({ method }) =>
      method === 'GET' ? 'drop' : refused(422, 'wrong-password'),
    );
    const { client, sessions, changes } = openPage({ base });
    await sessions.signIn('user', userSession());
    await failureOf(client.call('cancelSubscription'));
    await failureOf(client.call('changePassword', { body: { currentPassword: 'a', newPassword: 'b' } }));
    expect(changes.map(({ paths }) => paths)).toEqual([['/subscriptions', '/users/profile']]);
  });
});

test('[CA-03] an answer that was kept from earlier says since when', async () => {
  const headers: Record<string, string> = {};
  const { base } = await startHttpServer(() => ({ ...success(preferences), headers }));
  const { client } = openPage({ base });
  expect((await client.read('getPreferences')).staleSince).toBeNull();
  headers[staleSinceHeader] = '1234567';
  expect((await client.read('getPreferences')).staleSince).toBe(1_234_567);
});

test('a file comes as a blob', async () => {
  const { base } = await startHttpServer(() => ({ text: 'a,b\n1,2\n', headers: { 'content-type': 'text/csv' } }));
  const file = await openPage({ base }).client.call('adminExportTransactions');
  expect(new TextDecoder().decode(await file.arrayBuffer())).toBe('a,b\n1,2\n');
});
