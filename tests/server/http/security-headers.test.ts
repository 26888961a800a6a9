import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((part) => {
        const [name, ...sources] = part.trim().split(' ');
        return [name, sources];
      }),
  );

describe('security headers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { TRUSTED_PROXIES: '192.0.2.0/24' });
  });
  afterAll(() => server.close());

  it('let scripts come from our own files only', async () => {
    const { headers } = await server.app.inject('/healthz');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=(self)');
  });

  it('let Google in only where its sign-in is set up, and nowhere inline', async () => {
    const google = await startTestServer('sqlite', {
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_SCRIPT_URL: 'https://accounts.google.com/gsi/client',
    });
    const { headers } = await google.app.inject('/healthz');
    const policy = directivesOf(headers['content-security-policy']);
    expect(policy['script-src']).toEqual(["'self'", 'https://accounts.google.com/gsi/client']);
    expect(policy['frame-src']).toEqual(['https://accounts.google.com/gsi/']);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    await google.close();
  });

  it('promise HTTPS only behind TLS, and believe only a named proxy that there is any', async () => {
    const hsts = async (remoteAddress: string, headers: Record<string, string>) =>
      (await server.app.inject({ url: '/healthz', remoteAddress, headers })).headers['strict-transport-security'];
    expect(await hsts('203.0.113.5', {})).toBeUndefined();
    expect(await hsts('203.0.113.5', { 'x-forwarded-proto': 'https' })).toBeUndefined();
    expect(await hsts('192.0.2.9', { 'x-forwarded-proto': 'https' })).toContain('max-age=63072000');
  });

  it('count a caller by his own address behind a named proxy, whatever he writes into the header', async () => {
    const attempt = (remoteAddress: string, forwarded: string, i: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: `proxy-${i}@example.com`, password: 'x' },
      });
    await Promise.all(Array.from({ length: 60 }, (_, i) => attempt('192.0.2.9', `10.0.0.${i}, 203.0.113.77`, i)));
    expect((await attempt('192.0.2.9', '203.0.113.77', 100)).statusCode).toBe(429);
    expect((await attempt('192.0.2.9', '203.0.113.78', 101)).statusCode).toBe(401);
  });

  it('give each answer an id and forbid other caches to keep it', async () => {
    const [one, two] = [await server.call('publicConfig'), await server.call('publicConfig')];
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id']);
    expect(one.headers['cache-control']).toBe('no-store');
  });
});
