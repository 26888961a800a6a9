import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { signInOwner } from './sign-in-admin.ts';

const guarded = (Object.entries(api) as [CallName, Call][]).filter(([, { session }]) => session !== 'none');

describe.each(engines)('every call that takes a token, on %s', (engine) => {
  let server: TestServer;
  const tokens: Record<string, string | undefined> = {};
  beforeAll(async () => {
    server = await startTestServer(engine);
    const owner = await signInOwner(server);
    const second = { fullName: 'Second', email: 'second@example.com', password: 'a password of the second' };
    const { body } = await server.call('addAdmin', { token: owner, body: { ...second, role: 'admin' } });
    const { email, password } = second;
    const gone = (await server.call('adminLogin', { body: { email, password } })).body.data;
    const change = { token: owner, params: { id: body.data._id }, body: { isActive: false } };
    expect((await server.call('changeAdmin', change)).status).toBe(200);
    const user = await server.signUp();
    const left = await server.signUp();
    const status = { token: owner, params: { id: left.user._id }, body: { isActive: false } };
    expect((await server.call('adminSetUserStatus', status)).status).toBe(200);
    Object.assign(tokens, {
      'no token': undefined,
      "a user's token": user.accessToken,
      "an administrator's token": owner,
      "a deactivated administrator's token": gone.accessToken,
      "a deactivated user's token": left.accessToken,
      'a refresh token': user.refreshToken,
    });
  });
  afterAll(() => server.close());

  const rightToken = { user: "a user's token", admin: "an administrator's token", none: '' };

  it('is refused with 401 or 403 without one, with one of the other realm, and with one of a deactivated account [SS-06]', async () => {
    const served = guarded.filter(([, { method, path }]) => server.app.hasRoute({ method, url: apiBase + path }));
    expect(served.length).toBeGreaterThan(60);
    for (const [name, call] of served) {
      for (const [whose, token] of Object.entries(tokens)) {
        if (whose === rightToken[call.session]) continue;
        const answer = await server.app.inject({
          method: call.method,
          url: apiBase + call.path.replace(/:\w+/g, '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3'),
          headers: token ? { authorization: `Bearer ${token}` } : {},
        });
        const { statusCode } = answer;
        expect({ name, whose, statusCode, status: answer.json().status }).toEqual({
          name,
          whose,
          statusCode: expect.toSatisfy((code: number) => code === 401 || code === 403),
          status: 'error',
        });
      }
    }
  });
});
