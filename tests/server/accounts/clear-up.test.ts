import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '#server/clock';
import { applyRules } from '#server/retention/apply-rules';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('clearing up, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const count = async (table: 'sessions' | 'refreshTokens' | 'oneTimeCodes' | 'rateLimits') =>
    (await server.parts.db.selectFrom(table).selectAll().execute()).length;
  const counts = async () => ({
    sessions: await count('sessions'),
    tokens: await count('refreshTokens'),
    codes: await count('oneTimeCodes'),
    limits: await count('rateLimits'),
  });

  it('removes what is over, and only that', async () => {
    const { email, refreshToken } = await server.signUp();
    await server.call('forgotPassword', { body: { email } });
    await server.mailedCode(email);
    const fresh = await counts();
    expect(fresh).toEqual({ sessions: 1, tokens: 1, codes: 1, limits: 3 });
    await applyRules(server.parts);
    expect(await counts()).toEqual(fresh);

    server.clock.advance(minutes(61));
    await applyRules(server.parts);
    expect(await counts()).toEqual({ sessions: 1, tokens: 1, codes: 0, limits: 0 });
    expect((await server.call('refreshTokens', { body: { refreshToken } })).status).toBe(200);

    server.clock.advance(days(30) + 1);
    await applyRules(server.parts);
    expect(await counts()).toEqual({ sessions: 0, tokens: 0, codes: 0, limits: 0 });
  });
});
