import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChildServer } from './kit/child-server.ts';
import { makeTestDatabase } from './kit/test-database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wickwise-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const inFolder = (variables: Record<string, string> = {}, args: string[] = []) =>
  startChildServer({ WICKWISE_DATA_DIR: path.join(dataDir, 'data'), ...variables }, args);

const post = async (url: string, body: object) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};

describe('the server as a process', () => {
  it('starts with no settings, says what it opened, and keeps accounts, keys and sessions over a restart [PV-01] [PV-06] [PV-07]', async () => {
    const first = await inFolder();
    expect(first.output()).toContain(`data      ${path.join(dataDir, 'data')}`);
    expect(first.output()).toContain('database  SQLite');
    const password = /admin\s+owner@wickwise\.local, password (\S+)/.exec(first.output())?.[1] ?? '';
    const admin = await post(`${first.url}/api/admin/login`, { email: 'owner@wickwise.local', password });
    expect(admin.status).toBe(200);
    const account = { fullName: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
    const { data } = (await post(`${first.url}/api/auth/signup`, account)).body;
    const pushKey = async (url: string) => (await (await fetch(`${url}/api/config`)).json()).data.pushPublicKey;
    const key = await pushKey(first.url);
    expect(key).toMatch(/^[\w-]{87}$/);
    expect(await first.end()).toBe(0);

    const second = await inFolder();
    expect(second.output()).not.toContain('password');
    expect(await pushKey(second.url)).toBe(key);
    const profile = await fetch(`${second.url}/api/users/profile`, {
      headers: { authorization: `Bearer ${data.accessToken}` },
    });
    expect(profile.status).toBe(200);
    expect((await post(`${second.url}/api/auth/refresh-tokens`, { refreshToken: data.refreshToken })).status).toBe(200);
    expect(await second.end()).toBe(0);
  });

  it('keeps what it stores to its owner', async () => {
    const modeOf = async (name: string) => (await stat(path.join(dataDir, 'data', name))).mode & 0o777;
    expect(await modeOf('.')).toBe(0o700);
    expect(await modeOf('wickwise.db')).toBe(0o600);
    expect(await modeOf('outbox')).toBe(0o700);
  });

  it('writes no token, no password and no e-mail into its log', async () => {
    const server = await inFolder({ LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9' });
    const login = { email: 'ada@example.com', password: 'correct horse battery' };
    const { data } = (await post(`${server.url}/api/auth/login`, login)).body;
    const headers = { authorization: `Bearer ${data.accessToken}` };
    await fetch(`${server.url}/api/users/profile?secret=in-the-query`, { headers });
    await fetch(`${server.url}/api/auth/verify-reset-token/token-of-the-link`);
    await post(`${server.url}/api/auth/forgot-password`, { email: login.email });
    await post(`${server.url}/api/auth/verify-otp`, { email: login.email, otp: '123456' });
    await server.end();
    expect(server.output()).toContain('/api/auth/verify-reset-token/:token');
    const secrets = [
      data.accessToken,
      data.refreshToken,
      login.password,
      login.email,
      'in-the-query',
      'token-of-the-link',
      '123456',
    ];
    for (const secret of secrets) expect(server.output()).not.toContain(secret);
  });

  it('names each wrong variable and stops', async () => {
    const server = await inFolder({ PORT: 'eighty', SMTP_URL: 'ftp://x' });
    expect(server.output()).toContain('PORT: must be a whole number');
    expect(server.output()).toContain('SMTP_URL: must be an address that starts with smtp://');
    expect(server.process.exitCode).toBe(2);
  });

  it('says so when its port is taken or its database cannot be reached', async () => {
    const first = await inFolder();
    const second = await inFolder({ PORT: new URL(first.url).port, WICKWISE_DATA_DIR: path.join(dataDir, 'other') });
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toContain('Wickwise could not start: listen EADDRINUSE');
    await first.end();
    const third = await inFolder({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' });
    expect(third.process.exitCode).toBe(1);
    expect(third.output()).toContain('Wickwise could not start: ');
  });

  it('answers what is no HTTP with a 400 and stays up', async () => {
    const server = await inFolder();
    const { port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 'error', code: 'invalid-request' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.end('SIGINT');
  });

  it('is split into one that answers and one that works, over PostgreSQL', async () => {
    const { url = '', dispose } = await makeTestDatabase('postgres');
    const [api, worker] = await Promise.all([
      inFolder({ DATABASE_URL: url }, ['--role', 'api']),
      inFolder({ DATABASE_URL: url }, ['--role', 'worker']),
    ]);
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    expect(worker.output()).toContain('Wickwise works through its queue');
    expect(`${api.output()}${worker.output()}`.match(/shown only now/g)).toHaveLength(1);
    expect(await Promise.all([api.end(), worker.end()])).toEqual([0, 0]);
    await dispose();
  });

  it('shifts its clock by WICKWISE_CLOCK_OFFSET', async () => {
    const server = await inFolder({ WICKWISE_CLOCK_OFFSET: String(30 * 86_400_000) });
    const { data } = (
      await post(`${server.url}/api/auth/login`, { email: 'ada@example.com', password: 'correct horse battery' })
    ).body;
    const { exp } = JSON.parse(Buffer.from(data.accessToken.split('.')[1], 'base64url').toString());
    expect(exp * 1000 - Date.now()).toBeGreaterThan(29 * 86_400_000);
    await server.end();
  });
});
