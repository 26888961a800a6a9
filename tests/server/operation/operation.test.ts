import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('operation, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { TRUSTED_PROXIES: '192.0.2.9' });
  });
  afterAll(() => server.close());

  it('reports life and readiness', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('counts answers by route, method and status, and names no address in it', async () => {
    await server.app.inject('/api/auth/verify-reset-token/some-secret');
    await server.app.inject('/api/nothing/like-it');
    const { body } = await server.app.inject('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/auth\/verify-reset-token\/:token",status="200"\} 1/,
    );
    expect(body).toContain('process_cpu_user_seconds_total');
    expect(body).not.toContain('some-secret');
    expect(body).not.toContain('like-it');
  });

  it('shows its figures to the house only', async () => {
    const statusFor = async (remoteAddress: string, headers = {}) =>
      (await server.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('10.1.2.3')).toBe(200);
    expect(await statusFor('203.0.113.5')).toBe(404);
    expect(await statusFor('192.0.2.9', { 'x-forwarded-for': '10.1.2.3' })).toBe(404);
  });
});

it('a server without its database is alive and not ready', async () => {
  const server = await startTestServer('sqlite');
  const { db } = server.parts;
  await db.destroy();
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  await server.close();
});

it('a stopping server finishes what it has begun and takes nothing new', async () => {
  const server = await startTestServer('sqlite');
  const { verify } = server.parts.passwords;
  let release = () => {};
  const begun = new Promise<void>((begin) => {
    server.parts.passwords.verify = async (...args) => {
      begin();
      await new Promise<void>((resolve) => (release = resolve));
      return verify(...args);
    };
  });
  const stopping = new Promise<void>((resolve) => server.app.addHook('preClose', async () => resolve()));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const login = fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', password: 'x' }),
  });
  await begun;
  const closing = server.app.close();
  await stopping;
  release();
  expect((await login).status).toBe(401);
  await closing;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
  await server.close();
});
