import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

describe.each(engines)('guessing passwords, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const home = '198.51.100.7';
  const login = (email: string, password: string, ip: string) =>
    server.call('login', { body: { email, password }, ip });

  it('10,000 times at one account from many addresses gets nowhere, and keeps its owner out of nothing', async () => {
    const { email, password } = await server.signUp();
    await login(email, password, home);
    let looked = 0;
    const { verify } = server.parts.passwords;
    server.parts.passwords.verify = (secret, hash) => {
      looked += 1;
      return verify(secret, hash);
    };

    const statuses = new Map<number, number>();
    for (let start = 0; start < 10_000; start += 100) {
      const batch = Array.from({ length: 100 }, (_, i) => login(email, `guess ${start + i}`, addressOf(start + i)));
      for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    server.parts.passwords.verify = verify;

    // Twenty are looked at, the owner's own among them, though a hundred come at once; the rest never reach the hash.
    expect(Object.fromEntries(statuses)).toEqual({ 401: 19, 429: 9981 });
    expect(looked).toBe(19);
    // Not even the right password gets in from a strange address now …
    expect((await login(email, password, '192.0.2.99')).status).toBe(429);
    // … but the owner is let in where he was before, and can reset from anywhere.
    expect((await login(email, password, home)).status).toBe(200);
    await server.call('forgotPassword', { body: { email }, ip: '192.0.2.50' });
    const otp = await server.mailedCode(email);
    const reset = await server.call('resetPassword', {
      body: { email, otp, password: 'set by the owner' },
      ip: '192.0.2.50',
    });
    expect(reset.status).toBe(200);
    expect((await login(email, 'set by the owner', '192.0.2.50')).status).toBe(200);
  });

  it('is refused with the time to wait, and allowed again after it', async () => {
    const { email, password } = await server.signUp();
    const guess = () => login(email, 'a guess', '192.0.2.1');
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    server.clock.advance(minutes(5));
    const refused = await guess();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBe(600);
    server.clock.advance(minutes(10));
    expect((await login(email, password, '192.0.2.1')).status).toBe(200);
  });

  it('is counted alike for an account that does not exist', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push((await login(`ghost-${engine}@example.com`, 'a guess', '192.0.2.2')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('forgets a known address after 30 days', async () => {
    const { email, password } = await server.signUp();
    await login(email, password, home);
    server.clock.advance(days(30));
    for (let i = 0; i < 20; i++) await login(email, 'a guess', addressOf(70_000 + i));
    expect((await login(email, password, home)).status).toBe(429);
  });

  it('of codes is limited too: five mails in a quarter of an hour, with or without an account', async () => {
    for (const email of [(await server.signUp()).email, `no-account-${engine}@example.com`]) {
      const ask = async (i: number) =>
        (await server.call('forgotPassword', { body: { email }, ip: addressOf(90_000 + i) })).status;
      for (let i = 0; i < 5; i++) expect(await ask(i)).toBe(200);
      expect(await ask(5)).toBe(429);
    }
  });

  it("of codes from everywhere ends at 20 an hour, and spares the owner's own address", async () => {
    const { email, password } = await server.signUp();
    await login(email, password, home);
    const attempt = async (otp: string, ip: string) =>
      (await server.call('verifyOtp', { body: { email, otp }, ip })).status;
    for (let i = 0; i < 20; i++) expect(await attempt('000000', addressOf(95_000 + i))).toBe(422);
    expect(await attempt('000000', addressOf(95_020))).toBe(429);
    await server.call('forgotPassword', { body: { email }, ip: home });
    expect(await attempt(await server.mailedCode(email), home)).toBe(200);
  });
});
