import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('signing up and in, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('makes an account that is signed in at once [API-08] [AU-06]', async () => {
    const body = { fullName: 'Ada Trader', email: 'Ada@Example.com', password: 'correct horse battery' };
    const { status, body: answer } = await server.call('signup', { body });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      status: 'success',
      data: { accessToken: expect.any(String), refreshToken: expect.any(String), user: { email: 'ada@example.com' } },
    });
    const profile = await server.call('getProfile', { token: answer.data.accessToken });
    expect(profile.body.data.user).toMatchObject({ fullName: 'Ada Trader', email: 'ada@example.com' });
  });

  it('welcomes the new owner by mail', async () => {
    const { email } = await server.signUp();
    expect(await server.console()).toContainEqual(expect.stringContaining(`Mail to ${email}: Welcome to Wickwise`));
  });

  it('takes an e-mail once, whatever its case, and of two who want it at once only one gets it', async () => {
    const { email } = await server.signUp();
    const again = { fullName: 'Eve', email: email.toUpperCase(), password: 'another password' };
    expect(await server.call('signup', { body: again })).toMatchObject({ status: 409, body: { code: 'email-taken' } });

    const wanted = { fullName: 'Two', email: `two-${engine}@example.com`, password: 'another password' };
    const both = await Promise.all([server.call('signup', { body: wanted }), server.call('signup', { body: wanted })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('signs in with e-mail and password [API-09] [AU-01]', async () => {
    const { email, password } = await server.signUp();
    const { status, body } = await server.call('login', { body: { email, password } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      data: { accessToken: expect.any(String), refreshToken: expect.any(String), user: { name: 'Ada Trader' } },
    });
    expect((await server.call('getProfile', { token: body.data.accessToken })).status).toBe(200);
  });

  it('answers a wrong password and an unknown account alike, and hashes in both cases', async () => {
    const { email } = await server.signUp();
    const hashed: unknown[] = [];
    const { verify } = server.parts.passwords;
    server.parts.passwords.verify = (secret, hash) => {
      hashed.push(hash);
      return verify(secret, hash);
    };
    const wrong = await server.call('login', { body: { email, password: 'wrong' } });
    const unknown = await server.call('login', { body: { email: 'nobody@example.com', password: 'wrong' } });
    server.parts.passwords.verify = verify;

    expect(wrong.status).toBe(401);
    expect(wrong.body.code).toBe('invalid-credentials');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
    expect(hashed).toEqual([expect.stringMatching(/^\$argon2id\$/), undefined]);
  });

  it('takes a password that is typed in another Unicode form', async () => {
    const { email } = await server.signUp({ password: 'caf\u00e9 au lait' });
    const { status } = await server.call('login', { body: { email, password: 'cafe\u0301 au lait' } });
    expect(status).toBe(200);
  });

  it('ends the session that is signed out, and no other', async () => {
    const here = await server.signUp();
    const there = (await server.call('login', { body: { email: here.email, password: here.password } })).body.data;
    expect((await server.call('logout', { body: { refreshToken: here.refreshToken } })).status).toBe(200);

    expect((await server.call('getProfile', { token: here.accessToken })).status).toBe(401);
    expect((await server.call('refreshTokens', { body: { refreshToken: here.refreshToken } })).status).toBe(401);
    expect((await server.call('getProfile', { token: there.accessToken })).status).toBe(200);
  });

  it('signs out an unknown token without a word', async () => {
    expect((await server.call('logout', { body: { refreshToken: 'nothing' } })).status).toBe(200);
  });

  it('refuses a deactivated account at its next call, its renewal and its login', async () => {
    const { email, password, accessToken, refreshToken, user } = await server.signUp();
    const change = (deactivatedAt: number | null) =>
      server.parts.db.updateTable('users').set({ deactivatedAt }).where('id', '=', user._id).execute();
    await change(server.clock.now());

    expect(await server.call('getProfile', { token: accessToken })).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
    expect((await server.call('refreshTokens', { body: { refreshToken } })).status).toBe(401);
    const login = await server.call('login', { body: { email, password } });
    expect(login).toMatchObject({ status: 403, body: { code: 'account-deactivated' } });
    const wrong = await server.call('login', { body: { email, password: 'wrong' } });
    expect(wrong.body.code).toBe('invalid-credentials');

    await change(null);
    expect((await server.call('getProfile', { token: accessToken })).status).toBe(200);
  });
});
