import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#contract/envelope';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const json = { 'content-type': 'application/json' };
const signup = { fullName: 'Eve', email: 'eve@example.com', password: 'a fine password' };

/** What is posted to /api/auth/signup, and the answer's status and code. */
const badSignups: [name: string, payload: string, headers: Record<string, string>, status: number, code: string][] = [
  ['JSON that ends in the middle', '{"email":"eve@exa', json, 400, 'malformed-json'],
  ['no JSON at all', '<xml/>', json, 400, 'malformed-json'],
  ['an empty body', '', json, 400, 'malformed-json'],
  ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', json, 400, 'malformed-json'],
  [
    'another content type',
    'email=eve',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'unsupported-media-type',
  ],
  ['plain text', JSON.stringify(signup), { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
  ['a body of 2 MB', JSON.stringify({ ...signup, fullName: 'x'.repeat(2_000_000) }), json, 413, 'body-too-large'],
  [
    'an e-mail of almost 1 MB',
    JSON.stringify({ ...signup, email: `${'a'.repeat(1_000_000)}@example.com` }),
    json,
    400,
    'invalid-request',
  ],
  ['unknown fields', JSON.stringify({ ...signup, role: 'admin' }), json, 400, 'invalid-request'],
  ['an array', '[]', json, 400, 'invalid-request'],
  ['JSON nested 20,000 deep', `{"fullName":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, json, 400, 'invalid-request'],
  ['null', 'null', json, 400, 'invalid-request'],
  ['missing fields', '{}', json, 400, 'invalid-request'],
  ['numbers for texts', JSON.stringify({ ...signup, password: 12345678 }), json, 400, 'invalid-request'],
  ['NUL in the password', JSON.stringify({ ...signup, password: 'a fine\0password' }), json, 400, 'invalid-request'],
  ['NUL in the e-mail', JSON.stringify({ ...signup, email: 'eve\0@example.com' }), json, 400, 'invalid-request'],
  ["NUL in a field's name", JSON.stringify({ ...signup, 'x\0': 1 }), json, 400, 'invalid-request'],
  [
    'a control character in the name',
    JSON.stringify({ ...signup, fullName: 'Eve\u0007' }),
    json,
    400,
    'invalid-request',
  ],
  [
    'a mark that turns the name around',
    JSON.stringify({ ...signup, fullName: 'Eve \u202emoc.elpmaxe' }),
    json,
    400,
    'invalid-request',
  ],
  ['a name of spaces', JSON.stringify({ ...signup, fullName: '   ' }), json, 400, 'invalid-request'],
  [
    'a look-alike letter in the e-mail',
    JSON.stringify({ ...signup, email: '\u0435ve@example.com' }),
    json,
    400,
    'invalid-request',
  ],
  ['a look-alike domain', JSON.stringify({ ...signup, email: 'eve@ex\u0430mple.com' }), json, 400, 'invalid-request'],
  [
    'a line break in the e-mail',
    JSON.stringify({ ...signup, email: 'eve@example.com\r\nBcc: all@example.com' }),
    json,
    400,
    'invalid-request',
  ],
  ['a short password', JSON.stringify({ ...signup, password: 'short' }), json, 400, 'invalid-request'],
  [
    'a password of 10,000 characters',
    JSON.stringify({ ...signup, password: 'x'.repeat(10_000) }),
    json,
    400,
    'invalid-request',
  ],
  ['an unknown language', JSON.stringify({ ...signup, language: 'tlh' }), json, 400, 'invalid-request'],
];

describe.each(engines)('bad input, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const countUsers = async () => (await server.parts.db.selectFrom('users').select('id').execute()).length;

  it.each(badSignups)(
    '%s: the right 4xx, a message, a code, nothing changed [API-05]',
    async (_name, payload, headers, status, code) => {
      const before = await countUsers();
      const answer = await server.app.inject({ method: 'POST', url: '/api/auth/signup', headers, payload });
      const body = Failure.parse(answer.json());
      expect({ status: answer.statusCode, code: body.code }).toEqual({ status, code });
      expect(body.message).toMatch(/\w{3}/);
      expect(body.message.length).toBeLessThan(200);
      expect(await countUsers()).toBe(before);
    },
  );

  it('names each wrong field', async () => {
    const { body } = await server.call('signup', { body: { ...signup, email: 'eve', password: 'short' } });
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['body.email', 'body.password']);
  });

  it.each([
    ['GET', '/api/auth/login', 405, 'method-not-allowed'],
    ['DELETE', '/api/users/profile', 405, 'method-not-allowed'],
    ['GET', '/api/none-such', 404, 'not-found'],
    ['POST', '/api', 404, 'not-found'],
    ['GET', '/api/%E0%A4%A', 404, 'not-found'],
    ['GET', `/api/auth/verify-reset-token/${'x'.repeat(700)}`, 404, 'not-found'],
    ['GET', '/api/auth/verify-reset-token/a%00b', 400, 'invalid-request'],
    ['GET', '/../../etc/passwd', 404, 'not-found'],
  ] as const)('%s %s is %i %s', async (method, url, status, code) => {
    const answer = await server.app.inject({ method, url });
    expect({ status: answer.statusCode, code: Failure.parse(answer.json()).code }).toEqual({ status, code });
  });

  it('tells which methods a known path takes', async () => {
    const answer = await server.app.inject({ method: 'PATCH', url: '/api/users/profile' });
    expect(answer.headers.allow).toBe('GET, PUT');
  });

  describe('tokens', () => {
    const ours = { issuer: 'wickwise', audience: 'wickwise:user', typ: 'at+jwt', alg: 'HS256' };
    const forge = async (
      key: Uint8Array,
      { issuer, audience, typ, alg }: typeof ours,
      claims: Record<string, unknown>,
    ) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(claims.sub))
        .setExpirationTime(new Date(server.clock.now() + 60_000))
        .sign(key);
    const decode = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const statusOf = async (token: string) => (await server.call('getProfile', { token })).status;

    it('is accepted when it is ours, else the rows below prove nothing', async () => {
      const { accessToken } = await server.signUp();
      const { sub, sid } = decode(accessToken);
      expect(await statusOf(await forge(server.parts.tokenKey, ours, { sub, sid }))).toBe(200);
    });

    it.each([
      ['signed with another key', (key: Uint8Array) => key.map((byte) => byte ^ 1), ours],
      ['for the other realm', (key: Uint8Array) => key, { ...ours, audience: 'wickwise:admin' }],
      ['of another issuer', (key: Uint8Array) => key, { ...ours, issuer: 'somebody' }],
      ['of another kind', (key: Uint8Array) => key, { ...ours, typ: 'JWT' }],
      ['of another algorithm', (key: Uint8Array) => Buffer.concat([key, key]), { ...ours, alg: 'HS512' }],
    ])('%s are refused', async (_name, keyFrom, header) => {
      const { accessToken } = await server.signUp();
      const { sub, sid } = decode(accessToken);
      expect(await statusOf(await forge(keyFrom(server.parts.tokenKey), header, { sub, sid }))).toBe(401);
    });

    it('without a signature, or changed by one letter, are refused', async () => {
      const { accessToken } = await server.signUp();
      const [, payload] = accessToken.split('.');
      const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
      expect(await statusOf(`${none}.${payload}.`)).toBe(401);
      const flipped = accessToken.replace(/.(?=[^.]{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
      expect(await statusOf(flipped)).toBe(401);
      expect(await statusOf('garbage')).toBe(401);
    });

    it("for another user's session give nothing beyond that session", async () => {
      const [mine, theirs] = [await server.signUp(), await server.signUp()];
      const token = await forge(server.parts.tokenKey, ours, {
        sub: theirs.user._id,
        sid: decode(mine.accessToken).sid,
      });
      const { body } = await server.call('getProfile', { token });
      expect(body.data?.user._id).not.toBe(theirs.user._id);
    });

    it('are 401 with a code and a message when there is none [API-01]', async () => {
      expect(await server.call('getProfile')).toMatchObject({
        status: 401,
        body: { status: 'error', code: 'not-signed-in', message: 'Please sign in again.' },
      });
    });
  });
});
