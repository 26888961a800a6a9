import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalIssuer } from '../kit/local-issuer.ts';
import { clientId, startServerWithGoogle } from '../kit/server-with-google.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('Google sign-in, on %s', (engine) => {
  let issuer: LocalIssuer;
  let close: () => Promise<void>;
  let server: TestServer;
  beforeAll(async () => {
    ({ server, issuer, close } = await startServerWithGoogle(engine));
  });
  afterAll(() => close());

  const signIn = async (claims: Record<string, unknown>, options?: { withForeignKey?: boolean }) =>
    server.call('googleSignIn', { body: { token: await issuer.idToken(claims, options) } });
  const countUsers = async () => (await server.parts.db.selectFrom('users').select('id').execute()).length;

  it('makes an account at the first time and finds it at the next [API-17] [AU-04]', async () => {
    const claims = { sub: 'google-1', email: 'Ada@Gmail.com' };
    const first = await signIn(claims);
    expect(first).toMatchObject({ status: 200, body: { data: { accessToken: expect.any(String) } } });
    const profile = await server.call('getProfile', { token: first.body.data.accessToken });
    expect(profile.body.data.user).toMatchObject({ email: 'ada@gmail.com', fullName: 'Ada Lovelace' });
    const second = await signIn({ ...claims, email: 'renamed@gmail.com' });
    expect(second.body.data.user._id).toBe(first.body.data.user._id);
  });

  it('is offered to the app with the client id [AU-04]', async () => {
    expect((await server.call('publicConfig')).body.data).toMatchObject({
      googleClientId: clientId,
      googleScriptUrl: 'https://accounts.google.com/gsi/client',
    });
  });

  it('joins an account whose owner was seen to read its e-mail, and leaves its password', async () => {
    const { email, user } = await server.signUp();
    await server.call('forgotPassword', { body: { email } });
    const otp = await server.mailedCode(email);
    await server.call('resetPassword', { body: { email, otp, password: 'set by the code' } });
    expect((await signIn({ sub: `google-${email}`, email })).body.data.user._id).toBe(user._id);
    expect((await server.call('login', { body: { email, password: 'set by the code' } })).status).toBe(200);
  });

  it('puts out whoever signed up in advance with an e-mail that is not his', async () => {
    const squatter = await server.signUp();
    const { email } = squatter;
    const owner = await signIn({ sub: `google-${email}`, email });
    expect(owner.status).toBe(200);
    expect((await server.call('getProfile', { token: squatter.accessToken })).status).toBe(401);
    expect((await server.call('login', { body: { email, password: squatter.password } })).status).toBe(401);
    expect((await server.call('getProfile', { token: owner.body.data.accessToken })).status).toBe(200);
  });

  it('never joins two Google accounts to one of ours', async () => {
    await signIn({ sub: 'google-a', email: 'shared@gmail.com' });
    const other = await signIn({ sub: 'google-b', email: 'shared@gmail.com' });
    expect(other).toMatchObject({ status: 422, body: { code: 'google-rejected' } });
  });

  const hour = 3600;
  it.each([
    ['an e-mail that Google does not vouch for', { email_verified: false }, {}],
    ['no e-mail', { email: undefined }, {}],
    ['another app', { aud: 'another.app' }, {}],
    ['another issuer', { iss: 'https://accounts.example.com' }, {}],
    ['yesterday', { iat: 0, exp: hour }, {}],
    ['no subject', { sub: undefined }, {}],
    ['a foreign signature', {}, { withForeignKey: true }],
  ])('is refused for a token with %s, and makes no account', async (_name, claims, options) => {
    const before = await countUsers();
    const answer = await signIn({ sub: 'google-bad', email: 'bad@gmail.com', ...claims }, options);
    expect(answer).toMatchObject({ status: 422, body: { code: 'google-rejected' } });
    expect(await countUsers()).toBe(before);
  });

  it('is refused for what is no token', async () => {
    for (const token of ['garbage', 'a.b.c', `${'x'.repeat(8000)}`]) {
      const answer = await server.call('googleSignIn', { body: { token } });
      expect(answer).toMatchObject({ status: 422, body: { code: 'google-rejected' } });
    }
  });

  it('is absent without a client id [AU-05]', async () => {
    const plain = await startTestServer(engine);
    expect((await plain.call('publicConfig')).body.data).toMatchObject({ googleClientId: null, googleScriptUrl: null });
    const answer = await plain.call('googleSignIn', { body: { token: 'any' } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'google-not-configured' } });
    await plain.close();
  });

  it('says that something is wrong on our side when the issuer is away, and goes on when it is back', async () => {
    const away = await startTestServer(engine, { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    const answer = await away.call('googleSignIn', {
      body: { token: await issuer.idToken({ sub: 'x', email: 'x@gmail.com' }) },
    });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    await away.close();
  });
});
