import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { type RunningServer, startServer } from '../../e2e/start-server.ts';
import { signUpAt } from '../analyses/real-client.ts';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

/** A real server process that is killed with SIGKILL after somebody has paid and before he has got anything. */
describe.each(engines)('a server on %s that is killed between payment and grant', (engine) => {
  let place: TestDatabase;
  let server: RunningServer;
  let database: OpenDatabase;
  let token: string;

  beforeEach(async () => {
    place = await makeTestDatabase(engine);
    server = await startServer({ LOG_LEVEL: 'error', ...(place.url && { DATABASE_URL: place.url }) });
    database = await connect({ url: place.url, file: path.join(server.dataDir, 'wickwise.db') });
    token = (await signUpAt(server.url)).accessToken;
  }, 60_000);
  afterEach(async () => {
    await database.close();
    await server.stop();
    await place.dispose();
  });

  const ask = async (call: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/subscriptions/${call}`, { headers, ...init })).json();
  };

  test('grants it once after the restart, with one payment and one receipt', async () => {
    const { url } = await ask('stripe/create-checkout-session', {
      method: 'POST',
      body: '{"productId":"wickwise-pro"}',
    });
    const form = new URLSearchParams({ choice: 'pay', confirmLate: '1' });
    const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    expect(paid.status).toBe(303);
    await server.kill();
    expect(await database.db.selectFrom('payments').select('id').execute()).toEqual([]);

    await server.startAgain();
    const credits = async () => (await ask('credits')).data;
    await expect.poll(credits, { timeout: 40_000, interval: 250 }).toEqual({ used: 0, total: 200 });
    const payments = await database.db.selectFrom('payments').select(['status', 'receiptNumber']).execute();
    expect(payments).toEqual([{ status: 'paid', receiptNumber: expect.stringMatching(/^\d{4}-000001$/) }]);
    const grants = await database.db.selectFrom('creditLedger').select(['kind', 'amount']).execute();
    expect(grants).toEqual([{ kind: 'grant', amount: 200 }]);
  }, 120_000);
});
