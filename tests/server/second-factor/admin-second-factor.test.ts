import { afterEach, describe, expect, it } from 'vitest';
import { api, type CallName } from '#contract/api';
import { apiBase } from '#contract/api-base';
import type { Call } from '#contract/call';
import { lastAction, owner, signInOwner } from '../admin/sign-in-admin.ts';
import { runScript } from '../backup/run-script.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { enrol } from './enrol.ts';

describe.each(engines)("an administrator's second factor, on %s", (engine) => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (variables: Record<string, string> = {}) => {
    server = await startTestServer(engine, variables);
    return signInOwner(server);
  };
  const logIn = async () => (await server.call('adminLogin', { body: owner })).body.data;
  const answer = (challenge: string, code: string) =>
    server.call('adminLoginSecondFactor', { body: { challenge, code } });

  it('is asked for at the sign-in, and what becomes of it is in the audit log', async () => {
    const token = await start();
    const { nextCode, recoveryCodes } = await enrol(server, { token, password: owner.password, realm: 'admin' });
    expect(await lastAction(server, token)).toMatchObject({ action: 'second-factor-on' });
    const { admins } = (await server.call('listAdmins', { token })).body.data;
    expect(admins).toEqual([expect.objectContaining({ email: owner.email, hasSecondFactor: true })]);
    const asked = await logIn();
    expect(Object.keys(asked).sort()).toEqual(['challenge', 'expiresAt']);
    expect((await server.call('adminVerifyToken', { token: asked.challenge })).status).toBe(401);
    const code = nextCode();
    const crossed = await server.call('loginSecondFactor', { body: { challenge: asked.challenge, code } });
    expect(crossed).toMatchObject({ status: 422, body: { code: 'step-expired' } });
    const entered = await answer(asked.challenge, code);
    expect(entered).toMatchObject({ status: 200, body: { data: { user: { email: owner.email, role: 'owner' } } } });
    const mine = entered.body.data.accessToken;
    expect(await lastAction(server, mine)).toMatchObject({
      action: 'admin-signed-in',
      after: { secondFactor: 'code' },
    });

    expect((await answer((await logIn()).challenge, recoveryCodes[3] ?? '')).status).toBe(200);
    expect(await lastAction(server, mine)).toMatchObject({ after: { secondFactor: 'recovery-code' } });
    expect((await server.console()).join('\n')).toContain('A recovery code opened your Wickwise account');
    const renewal = { token: mine, body: { password: owner.password, code: nextCode() } };
    expect((await server.call('adminRenewRecoveryCodes', renewal)).body.data.recoveryCodes).toHaveLength(10);
    expect(await lastAction(server, mine)).toMatchObject({ action: 'recovery-codes-renewed' });
    expect((await answer((await logIn()).challenge, recoveryCodes[4] ?? '')).body.code).toBe('wrong-code');
    const end = { token: mine, body: { password: owner.password, code: nextCode() } };
    expect((await server.call('adminEndSecondFactor', end)).status).toBe(200);
    expect(await lastAction(server, mine)).toMatchObject({ action: 'second-factor-off' });
    expect(await logIn()).toHaveProperty('accessToken');
  });

  it('that is required keeps an administrator without one from all but setting it up', async () => {
    const token = await start({ WICKWISE_ADMIN_SECOND_FACTOR: 'required' });
    const calls = (Object.entries(api) as [CallName, Call][]).filter(([, { session }]) => session === 'admin');
    const open: string[] = [];
    for (const [name, { method, path }] of calls) {
      const url = apiBase + path.replace(/:\w+/g, '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3');
      const { statusCode, body } = await server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      if (statusCode !== 403 || !body.includes('"second-factor-required"')) open.push(name);
    }
    expect(open.sort()).toEqual([
      'adminConfirmSecondFactor',
      'adminGetSecondFactor',
      'adminStartSecondFactor',
      'adminVerifyToken',
    ]);
    expect((await server.call('adminGetSecondFactor', { token })).body.data).toMatchObject({
      isOn: false,
      isRequired: true,
    });

    const { nextCode } = await enrol(server, { token, password: owner.password, realm: 'admin' });
    expect((await server.call('getAdminProfile', { token })).status).toBe(200);
    // For another phone.
    const end = { token, body: { password: owner.password, code: nextCode() } };
    expect((await server.call('adminEndSecondFactor', end)).status).toBe(200);
    expect((await server.call('getAdminProfile', { token })).body.code).toBe('second-factor-required');
    await enrol(server, { token, password: owner.password, realm: 'admin' });
    expect((await server.call('getAdminProfile', { token })).status).toBe(200);
    // Users are not asked for one.
    expect((await server.call('getProfile', { token: (await server.signUp()).accessToken })).status).toBe(200);
  });

  it('that is lost is taken away by the operator, which ends all sessions and is told', async () => {
    const token = await start();
    await enrol(server, { token, password: owner.password, realm: 'admin' });
    const user = await server.signUp();
    await enrol(server, { token: user.accessToken, password: user.password });
    const variables = {
      WICKWISE_DATA_DIR: server.dataDir,
      ...(server.parts.environment.DATABASE_URL && { DATABASE_URL: server.parts.environment.DATABASE_URL }),
    };
    const take = (...args: string[]) => runScript('take-second-factor', args, variables);
    expect(await take('nobody@example.com')).toMatchObject({ code: 1, output: expect.stringContaining('no user') });
    expect(await take()).toMatchObject({ code: 1, output: expect.stringContaining('Whose?') });

    const taken = await take(owner.email, '--admin');
    expect(taken).toMatchObject({ code: 0, output: expect.stringContaining('Two-step verification was turned off') });
    expect((await server.call('adminVerifyToken', { token })).status).toBe(401);
    const again = await logIn();
    expect(again).toHaveProperty('accessToken');
    const query = { action: 'second-factor-taken-away' };
    const [entry] = (await server.call('adminAuditLog', { token: again.accessToken, query })).body.data.entries;
    expect(entry).toMatchObject({ action: 'second-factor-taken-away', admin: null, subject: { kind: 'admin' } });

    expect(await take(user.email)).toMatchObject({ code: 0 });
    expect(await take(user.email)).toMatchObject({ code: 1, output: expect.stringContaining('no second factor') });
  });
});
