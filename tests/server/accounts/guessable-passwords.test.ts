import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGuessable } from '#server/accounts/refuse-guessable';
import { ensureFirstAdmin } from '#server/admin/first-admin';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

it.each([
  ['password', true],
  ['PASSWORD', true],
  ['12345678', true],
  ['wickwise', true],
  ['Wickwise2026!', true],
  ['ada.trader@example.com', true],
  ['ada.trader', true],
  ['correct horse battery', false],
  ['wickwise is not what I use', false],
  ['päßwörter über alles', false],
  ['aaaa bbbb', false],
])('%s is guessable: %s', (password, guessable) => {
  expect(isGuessable(password, 'ada.trader@example.com')).toBe(guessable);
});

describe('a guessable password', () => {
  let server: TestServer;
  const owner = { email: 'owner@example.com', password: 'the owner of this server' };
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    await ensureFirstAdmin(server.parts, owner);
  });
  afterAll(() => server.close());

  it('is refused wherever a password is chosen, and nothing is changed', async () => {
    const guessable = 'password1';
    const ada = await server.signUp();
    const admin = (await server.call('adminLogin', { body: owner })).body.data;
    const person = { fullName: 'Eve', email: 'eve@example.com' };
    await server.call('forgotPassword', { body: { email: ada.email } });
    const otp = await server.mailedCode(ada.email);
    const answers = [
      await server.call('signup', { body: { ...person, password: guessable } }),
      await server.call('resetPassword', { body: { email: ada.email, otp, password: guessable } }),
      await server.call('changePassword', {
        token: ada.accessToken,
        body: { currentPassword: ada.password, newPassword: guessable },
      }),
      await server.call('adminAddUser', { token: admin.accessToken, body: { ...person, password: guessable } }),
      await server.call('addAdmin', {
        token: admin.accessToken,
        body: { ...person, password: guessable, role: 'admin' },
      }),
      await server.call('changeAdmin', {
        token: admin.accessToken,
        params: { id: admin.user._id },
        body: { password: guessable },
      }),
      await server.call('adminChangePassword', {
        token: admin.accessToken,
        body: { currentPassword: owner.password, newPassword: guessable },
      }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      answers.map(() => '422 password-guessable'),
    );
    expect((await server.call('login', { body: { email: ada.email, password: ada.password } })).status).toBe(200);
    expect((await server.call('adminLogin', { body: owner })).status).toBe(200);
  });
});
