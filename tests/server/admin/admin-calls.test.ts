import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminProfileChange } from '#contract/admin';
import { api, type CallName } from '#contract/api';
import type { Call } from '#contract/call';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const owner = { email: 'owner@example.com', password: 'the owner of this server' };

describe.each(engines)('administrators, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
    await ensureFirstAdmin(server.parts, owner);
  });
  afterAll(() => server.close());

  const logIn = async () => (await server.call('adminLogin', { body: owner })).body.data;

  it('sign in with their own call [API-33]', async () => {
    const { status, body } = await server.call('adminLogin', { body: owner });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      data: {
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        user: { email: owner.email, role: 'owner' },
      },
    });
  });

  it('are not users, and users are not administrators [API-33]', async () => {
    const user = await server.signUp();
    const asAdmin = await server.call('adminLogin', { body: { email: user.email, password: user.password } });
    expect(asAdmin).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } });
    expect((await server.call('login', { body: owner })).status).toBe(401);
  });

  it('renew with a working pair, by a token of their realm only [API-34]', async () => {
    const admin = await logIn();
    const user = await server.signUp();
    const renewed = await server.call('adminRefreshToken', { body: { refreshToken: admin.refreshToken } });
    expect(renewed).toMatchObject({
      status: 200,
      body: { status: 'success', data: { accessToken: expect.any(String) } },
    });
    expect((await server.call('adminVerifyToken', { token: renewed.body.data.accessToken })).status).toBe(200);

    const crossed = await server.call('adminRefreshToken', { body: { refreshToken: user.refreshToken } });
    expect(crossed).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect((await server.call('refreshTokens', { body: { refreshToken: admin.refreshToken } })).status).toBe(401);
    expect((await server.call('refreshTokens', { body: { refreshToken: user.refreshToken } })).status).toBe(200);
  });

  it('learn whether their token is good [API-35]', async () => {
    const { accessToken } = await logIn();
    const good = await server.call('adminVerifyToken', { token: accessToken });
    expect(good).toMatchObject({ status: 200, body: { data: { user: { email: owner.email } } } });
    expect((await server.call('adminVerifyToken', { token: `${accessToken}x` })).status).toBe(401);
    expect((await server.call('adminVerifyToken')).status).toBe(401);
  });

  it('sign out of one session and no other [SS-03]', async () => {
    const [one, two] = [await logIn(), await logIn()];
    const user = await server.signUp();
    await server.call('adminLogout', { body: { refreshToken: one.refreshToken } });
    expect((await server.call('adminVerifyToken', { token: one.accessToken })).status).toBe(401);
    expect((await server.call('adminVerifyToken', { token: two.accessToken })).status).toBe(200);
    expect((await server.call('getProfile', { token: user.accessToken })).status).toBe(200);
  });

  it('see and change their name and e-mail [API-36] [API-37]', async () => {
    const spare = { email: 'second@example.com', password: 'another long password' };
    await ensureFirstAdmin(server.parts, spare);
    const { accessToken: token } = (await server.call('adminLogin', { body: spare })).body.data;
    expect((await server.call('getAdminProfile', { token })).body.data).toEqual({
      fullName: 'Owner',
      email: spare.email,
    });

    const body = { fullName: 'Grace Hopper', email: 'grace@example.com' };
    const change = (profile: AdminProfileChange) => server.call('updateAdminProfile', { token, body: profile });
    expect((await change({ ...body, email: spare.email })).body.data).toEqual({ ...body, email: spare.email });
    expect(await change(body)).toMatchObject({ status: 422, body: { code: 'wrong-password' } });
    expect((await change({ ...body, currentPassword: spare.password })).body.data).toEqual(body);
    expect((await server.console()).join('\n')).toContain(
      `Mail to ${spare.email}: The email of your Wickwise account was changed`,
    );
    expect((await server.call('getAdminProfile', { token })).body.data).toEqual(body);

    const taken = await change({ ...body, email: owner.email, currentPassword: spare.password });
    expect(taken).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect((await server.call('getAdminProfile', { token })).body.data).toEqual(body);
  });

  const adminOnly = (Object.keys(api) as CallName[]).filter((name) => (api[name] as Call).session === 'admin');
  const served = () =>
    adminOnly.filter((name) => server.app.hasRoute({ method: api[name].method, url: `/api${api[name].path}` }));

  it('are the only ones for whom the calls under /admin work [SS-06]', async () => {
    const { accessToken } = await server.signUp();
    expect(served().length).toBeGreaterThan(2);
    for (const name of served()) {
      const url = `/api${api[name].path.replace(/:\w+/g, '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3')}`;
      for (const headers of [{}, { authorization: `Bearer ${accessToken}` }]) {
        const answer = await server.app.inject({ method: api[name].method, url, headers });
        expect({ name, status: answer.statusCode, code: answer.json().code }).toEqual({
          name,
          status: 401,
          code: 'not-signed-in',
        });
      }
    }
  });

  it("have tokens that open no user's call", async () => {
    const { accessToken } = await logIn();
    expect((await server.call('getProfile', { token: accessToken })).status).toBe(401);
  });
});

describe.each(engines)('the first administrator, on %s [PV-07]', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('is made with a random password that is told once', async () => {
    const made = await ensureFirstAdmin(server.parts, {});
    expect(made?.password).toMatch(/^[\w-]{20}$/);
    expect(
      (await server.call('adminLogin', { body: { email: made?.email ?? '', password: made?.password ?? '' } })).status,
    ).toBe(200);
    expect(await ensureFirstAdmin(server.parts, {})).toBeUndefined();
  });

  it('comes from the environment, whose password is not told and is not set again later', async () => {
    expect(await ensureFirstAdmin(server.parts, owner)).toEqual({ email: owner.email });
    expect(await ensureFirstAdmin(server.parts, { ...owner, password: 'another password' })).toBeUndefined();
    expect((await server.call('adminLogin', { body: owner })).status).toBe(200);
  });
});
