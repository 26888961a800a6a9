import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type KillableServer, startKillableServer } from '../kit/killable-server.ts';
import { engines } from '../kit/test-database.ts';

/** A real server process that is killed with SIGKILL after somebody has paid and before he has got anything. */
describe.each(engines)('a server on %s that is killed between payment and grant', (engine) => {
  let killable: KillableServer;
  beforeEach(async () => {
    killable = await startKillableServer(engine);
  });
  afterEach(() => killable.close());

  const ask = async (call: string, init: RequestInit = {}) => {
    const { server, token } = killable;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${server.url}/api/subscriptions/${call}`, { headers, ...init })).json();
  };

  test('grants it once after the restart, with one payment and one receipt', async () => {
    const { server, db } = killable;
    const { url } = await ask('stripe/create-checkout-session', {
      method: 'POST',
      body: '{"productId":"wickwise-pro"}',
    });
    const form = new URLSearchParams({ choice: 'pay', confirmLate: '1' });
    const paid = await fetch(url, { method: 'POST', body: form, redirect: 'manual' });
    expect(paid.status).toBe(303);
    await server.kill();
    expect(await db.selectFrom('payments').select('id').execute()).toEqual([]);

    await server.startAgain();
    const credits = async () => (await ask('credits')).data;
    await expect.poll(credits, { interval: 250 }).toEqual({ used: 0, total: 200 });
    const payments = await db.selectFrom('payments').select(['status', 'receiptNumber']).execute();
    expect(payments).toEqual([{ status: 'paid', receiptNumber: expect.stringMatching(/^\d{4}-000001$/) }]);
    const grants = await db.selectFrom('creditLedger').select(['kind', 'amount']).execute();
    expect(grants).toEqual([{ kind: 'grant', amount: 200 }]);
  });
});
