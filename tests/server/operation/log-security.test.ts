import { afterEach, describe, expect, it } from 'vitest';
import { signInOwner } from '../admin/sign-in-admin.ts';
import { keptLog } from '../kit/kept-log.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { enrol } from '../second-factor/enrol.ts';

const home = '198.51.100.7';

describe('what matters to the safety of accounts', () => {
  let server: TestServer;
  afterEach(() => server.close());

  async function startWithLog(level: string) {
    const { log, lines } = keptLog(level);
    server = await startTestServer('sqlite', {}, { log });
    const told = () => lines().filter(({ security }) => security);
    const last = async (answer: Promise<unknown>) => {
      await answer;
      return told().at(-1);
    };
    return { told, last };
  }

  it('is told at the default level: who got in and out, and who did not', async () => {
    const { last } = await startWithLog('warn');
    const { email, password, user, refreshToken } = await server.signUp();
    const account = user._id;
    const logIn = (secret: string) => server.call('login', { body: { email, password: secret }, ip: home });

    expect(await last(logIn(password))).toMatchObject({ msg: 'granted', call: 'login', account, address: home });
    const failed = await last(logIn('a guess'));
    expect(failed).toMatchObject({ msg: 'refused', call: 'login', code: 'invalid-credentials', address: home });
    expect(failed).toMatchObject({ time: expect.any(Number), reqId: expect.any(String), level: 40 });
    for (let i = 0; i < 12; i++) await logIn('a guess');
    expect(await last(logIn('a guess'))).toMatchObject({ call: 'login', code: 'too-many-requests' });
    expect(await last(server.call('logout', { body: { refreshToken } }))).toMatchObject({ call: 'logout' });
    const renewal = await last(server.call('refreshTokens', { body: { refreshToken } }));
    expect(renewal).toMatchObject({ msg: 'refused', call: 'refreshTokens', code: 'not-signed-in' });
  });

  it('is told of a changed password, a wrong one, and of what somebody may not do, by the id of who asks', async () => {
    const { last } = await startWithLog('warn');
    const { accessToken: token, password, user } = await server.signUp();
    const change = (currentPassword: string) =>
      server.call('changePassword', { token, body: { currentPassword, newPassword: 'another fine password' } });
    expect(await last(change('wrong'))).toMatchObject({ code: 'wrong-password', account: user._id });
    expect(await last(change(password))).toMatchObject({ msg: 'granted', call: 'changePassword', account: user._id });

    const owner = await signInOwner(server);
    const second = { email: 'second@example.com', password: 'the second password' };
    const body = { ...second, fullName: 'Second', role: 'admin' } as const;
    const { data } = (await server.call('addAdmin', { token: owner, body })).body;
    const { accessToken } = (await server.call('adminLogin', { body: second })).body.data;
    const forbidden = server.call('addAdmin', { token: accessToken, body: { ...body, email: 'third@example.com' } });
    expect(await last(forbidden)).toMatchObject({ call: 'addAdmin', code: 'not-allowed', account: data._id });
  });

  it('is told of a second factor: that it was asked for, what answered it, and what did not', async () => {
    const { told, last } = await startWithLog('warn');
    const { email, password, accessToken: token, user } = await server.signUp();
    const account = user._id;
    const { nextCode, recoveryCodes, secret } = await enrol(server, { token, password });
    expect(told().at(-1)).toMatchObject({ msg: 'granted', call: 'confirmSecondFactor', account });
    const logIn = () => server.call('login', { body: { email, password } });
    expect(await last(logIn())).toMatchObject({ msg: 'asked for a second factor', call: 'login', account });
    const { challenge } = (await logIn()).body.data;
    const answer = (code: string) => server.call('loginSecondFactor', { body: { challenge, code } });
    expect(await last(answer('000000'))).toMatchObject({ msg: 'refused', code: 'wrong-code', account });
    expect(await last(answer(recoveryCodes[0] ?? ''))).toMatchObject({
      msg: 'granted',
      factor: 'recovery-code',
      account,
    });
    const end = { token, body: { password, code: nextCode() } };
    expect(await last(server.call('endSecondFactor', end))).toMatchObject({ msg: 'granted', call: 'endSecondFactor' });
    const text = JSON.stringify(told());
    for (const hidden of [challenge, secret, ...recoveryCodes]) expect(text).not.toContain(hidden);
  });

  it('names no e-mail and no secret', async () => {
    const { told } = await startWithLog('trace');
    const { email, password, refreshToken, accessToken } = await server.signUp();
    await server.call('login', { body: { email, password } });
    await server.call('refreshTokens', { body: { refreshToken } });
    await server.call('updateProfile', { token: accessToken, body: { email: 'new@example.com' } });
    await server.call('logout', { body: { refreshToken } });
    const text = JSON.stringify(told());
    expect(told().length).toBeGreaterThan(2);
    for (const secret of [email, password, refreshToken, accessToken]) expect(text).not.toContain(secret);
  });

  it('is not told to who wants errors only, and everyday calls are not among it', async () => {
    const { told } = await startWithLog('error');
    await server.signUp();
    expect(told()).toEqual([]);
    await server.close();
    const { told: toldAgain } = await startWithLog('warn');
    const { accessToken: token } = await server.signUp();
    await server.call('getProfile', { token });
    await server.call('getProfile', { token: 'expired' });
    expect(toldAgain().map(({ call }) => call)).toEqual(['signup']);
  });
});
