import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes, seconds } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('sessions, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const renew = async (refreshToken: string) => server.call('refreshTokens', { body: { refreshToken } });
  const isGood = async (token: string) => (await server.call('getProfile', { token })).status === 200;

  it('are renewed by a pair of tokens that work [API-11]', async () => {
    const first = await server.signUp();
    const { status, body } = await renew(first.refreshToken);
    expect(status).toBe(200);
    expect(body.data.refreshToken).not.toBe(first.refreshToken);
    expect(await isGood(body.data.accessToken)).toBe(true);
    expect((await renew(body.data.refreshToken)).status).toBe(200);
  });

  it('refuse an access token after 15 minutes', async () => {
    const { accessToken } = await server.signUp();
    server.clock.advance(minutes(15) - seconds(1));
    expect(await isGood(accessToken)).toBe(true);
    server.clock.advance(seconds(1));
    expect(await isGood(accessToken)).toBe(false);
  });

  it('let a replaced token work within the grace window, and give it the same successor [SS-17]', async () => {
    const { refreshToken } = await server.signUp();
    const one = await renew(refreshToken);
    server.clock.advance(seconds(60));
    const two = await renew(refreshToken);
    expect(two.status).toBe(200);
    expect(two.body.data.refreshToken).toBe(one.body.data.refreshToken);
    expect(await isGood(two.body.data.accessToken)).toBe(true);
  });

  it('lead a straggler to the newest token, however often it was renewed within the window', async () => {
    const { refreshToken } = await server.signUp();
    let newest = refreshToken;
    for (let i = 0; i < 4; i++) newest = (await renew(newest)).body.data.refreshToken;
    expect((await renew(refreshToken)).body.data.refreshToken).toBe(newest);
  });

  it('end as a whole when a replaced token comes after the grace window [SS-17]', async () => {
    const { refreshToken } = await server.signUp();
    const { accessToken, refreshToken: newest } = (await renew(refreshToken)).body.data;
    server.clock.advance(seconds(61));
    expect(await renew(refreshToken)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect((await renew(newest)).status).toBe(401);
    expect(await isGood(accessToken)).toBe(false);
  });

  it('give ten requests at once one and the same successor', async () => {
    const { refreshToken } = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.refreshToken)).size).toBe(1);
  });

  it('end after 30 days without use, and last as long as they are used', async () => {
    let { refreshToken } = await server.signUp();
    server.clock.advance(days(29));
    refreshToken = (await renew(refreshToken)).body.data.refreshToken;
    server.clock.advance(days(29));
    refreshToken = (await renew(refreshToken)).body.data.refreshToken;
    server.clock.advance(days(30));
    expect((await renew(refreshToken)).status).toBe(401);
  });

  it('end a year after the sign-in, however often they are used', async () => {
    let { refreshToken } = await server.signUp();
    for (let month = 0; month < 14; month++) {
      server.clock.advance(days(26));
      refreshToken = (await renew(refreshToken)).body.data.refreshToken;
    }
    server.clock.advance(days(2));
    expect((await renew(refreshToken)).status).toBe(401);
  });

  it('keep hashes of refresh tokens only', async () => {
    const { refreshToken } = await server.signUp();
    const rows = await server.parts.db.selectFrom('refreshTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  it('are listed with their devices, and are all signed out at once', async () => {
    const here = await server.signUp();
    const { email, password } = here;
    const android =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
    server.clock.advance(1000);
    const there = (await server.call('login', { body: { email, password }, headers: { 'user-agent': android } })).body
      .data;

    const { sessions } = (await server.call('listSessions', { token: there.accessToken })).body.data;
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ device: 'Chrome · Android', current: true });
    expect(sessions[1]).toMatchObject({ current: false });
    expect(sessions[0].lastUsedAt).toBe(new Date(server.clock.now()).toISOString());

    expect((await server.call('endSessions', { token: there.accessToken })).status).toBe(200);
    expect(await isGood(here.accessToken)).toBe(false);
    expect(await isGood(there.accessToken)).toBe(false);
    expect((await renew(here.refreshToken)).status).toBe(401);
  });

  it('of one user never show to another', async () => {
    const [mine, theirs] = [await server.signUp(), await server.signUp()];
    const { sessions } = (await server.call('listSessions', { token: theirs.accessToken })).body.data;
    expect(sessions).toHaveLength(1);
    await server.call('endSessions', { token: theirs.accessToken });
    expect(await isGood(mine.accessToken)).toBe(true);
  });
});
