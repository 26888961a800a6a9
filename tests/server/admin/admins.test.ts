import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminChange } from '#contract/admin';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { owner, signInOwner } from './sign-in-admin.ts';

const second = { fullName: 'Second Admin', email: 'second@example.com', password: 'the second password' };

describe.each(engines)('administrators among themselves, on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    token = await signInOwner(server);
    server.clock.advance(1);
    const added = await server.call('addAdmin', { token, body: { ...second, role: 'admin' } });
    id = added.body.data._id;
  });
  afterAll(() => server.close());

  const logIn = (password = second.password) =>
    server.call('adminLogin', { body: { email: second.email, password }, ip: '198.51.100.20' });
  const change = (body: AdminChange, by = token, whom = id) =>
    server.call('changeAdmin', { token: by, params: { id: whom }, body });
  const own = async () => (await server.call('adminVerifyToken', { token })).body.data.user._id;

  it('are made and changed by owners only', async () => {
    const { accessToken } = (await logIn()).body.data;
    const { admins } = (await server.call('listAdmins', { token: accessToken })).body.data;
    expect(admins).toMatchObject([
      { email: owner.email, role: 'owner', isActive: true },
      { email: second.email, role: 'admin' },
    ]);
    const third = { ...second, email: 'third@example.com', role: 'owner' } as const;
    for (const refused of [
      await server.call('addAdmin', { token: accessToken, body: third }),
      await change({ role: 'owner' }, accessToken),
      await change({ isActive: false }, accessToken, admins[0]._id),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    }
    const again = await server.call('addAdmin', { token, body: { ...second, role: 'admin' } });
    expect(again).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect(await change({ email: owner.email })).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });

  it('are out at once when they are deactivated, or get another password', async () => {
    const { accessToken, refreshToken } = (await logIn()).body.data;
    expect((await change({ isActive: false })).body.data).toMatchObject({ isActive: false });
    expect((await server.call('adminOverview', { token: accessToken })).status).toBe(401);
    expect((await server.call('adminRefreshToken', { body: { refreshToken } })).status).toBe(401);
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'account-deactivated' } });
    await change({ isActive: true });
    const again = (await logIn()).body.data;
    await change({ password: 'a new password from the owner' });
    expect((await server.call('adminOverview', { token: again.accessToken })).status).toBe(401);
    expect((await logIn('a new password from the owner')).status).toBe(200);
  });

  it('keep one active owner, also when two owners shut each other out at once', async () => {
    const self = await own();
    for (const body of [{ isActive: false }, { role: 'admin' as const }]) {
      expect(await change(body, token, self)).toMatchObject({ status: 409, body: { code: 'last-owner' } });
    }
    await change({ role: 'owner' });
    const other = (await logIn('a new password from the owner')).body.data.accessToken;
    const answers = await Promise.all([change({ isActive: false }), change({ isActive: false }, other, self)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe.each(engines)('the state of the system, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  it('tells version, queue, workers, storage, providers and what went wrong last', async () => {
    const token = await signInOwner(server);
    server.parts.errors.keep({ err: new TypeError('it broke') }, 'a request failed');
    const { body } = await server.call('adminSystem', { token });
    expect(body.data).toEqual({
      version: server.parts.version,
      startedAt: new Date(server.clock.now()).toISOString(),
      database: engine,
      queue: { queued: 0, running: 0, oldestQueuedAt: null },
      workers: { threads: expect.any(Number), busy: 0 },
      storage: { images: 0, imageBytes: 0, freeBytes: expect.any(Number) },
      providers: {
        database: engine === 'sqlite' ? 'embedded' : 'real',
        images: 'embedded',
        mail: 'embedded',
        stripe: 'off',
        paystack: 'off',
        testCheckout: 'embedded',
        vision: 'embedded',
        google: 'off',
        push: 'embedded',
      },
      errors: [
        {
          at: new Date(server.clock.now()).toISOString(),
          message: 'a request failed',
          detail: 'TypeError: it broke',
        },
      ],
    });
  });
});
