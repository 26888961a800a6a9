import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelForClosedAccounts } from '#server/billing/closed-accounts';
import { days } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { openShop, type Shop } from './shop.ts';

describe.each(engines)('the end of a plan on %s', (engine) => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    const opened = await openShop(engine);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(() => server.close());

  test('[API-25] [SU-09] canceling ends it with its period, is safe to repeat, and can be taken back', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    const end = (await ada.ask('currentSubscription')).currentPeriodEnd as string;
    for (let n = 0; n < 2; n++) {
      const { status, body, headers } = await ada.cancel();
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: 'success', message: `Your plan is canceled. It runs until ${end.slice(0, 10)}.` },
      });
      expect(headers['cache-control']).toBe('no-store');
      expect(await ada.ask('currentSubscription')).toMatchObject({ status: 'canceled', currentPeriodEnd: end });
    }
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect(await ada.resume()).toMatchObject({ status: 200, body: { message: expect.any(String) } });
    expect(await ada.ask('currentSubscription')).toMatchObject({ status: 'active' });

    await ada.cancel();
    server.clock.advance(days(31));
    await shop.work();
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    expect(await ada.ask('listPlans')).toMatchObject({ currentPlan: null });
    expect((await ada.ask('listPayments')).payments).toHaveLength(1);
    expect(await ada.cancel()).toMatchObject({ status: 409, body: { code: 'no-subscription' } });
    expect(await ada.resume()).toMatchObject({ status: 409, body: { code: 'no-subscription' } });
  });

  test('[API-25] a browser that only looks ahead cancels nothing', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['x-moz', 'prefetch'],
    ] as const)
      expect(await ada.cancel({ [name]: value })).toMatchObject({ status: 403, body: { code: 'prefetch-refused' } });
    const url = '/api/subscriptions/stripe/cancel-subscription';
    const head = await server.app.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${await ada.auth()}` },
    });
    expect(head.statusCode).toBe(403);
    expect(await ada.ask('currentSubscription')).toMatchObject({ status: 'active' });
  });

  test('an account that is deactivated is charged no more, and can go on when it is back', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    const setDeactivated = (deactivatedAt: number | null) =>
      server.parts.db.updateTable('users').set({ deactivatedAt }).where('id', '=', ada.id).execute();
    await setDeactivated(server.clock.now());
    await cancelForClosedAccounts(server.parts);
    await setDeactivated(null);
    expect(await ada.ask('currentSubscription')).toMatchObject({ status: 'canceled' });
    expect((await ada.resume()).status).toBe(200);
  });

  test('canceling without a plan is refused', async () => {
    const ada = await shop.buyer();
    expect(await ada.cancel()).toMatchObject({ status: 409, body: { code: 'no-subscription' } });
  });

  test('a renewal that is refused leaves the plan for three days, is told, tried again, and given up at last', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic', ['refuseRenewals']);
    await ada.toPeriodEnd();
    await shop.work();
    expect(await ada.ask('currentSubscription')).toMatchObject({
      pastDue: true,
      status: 'active',
      planName: 'Basic Plan',
    });
    expect((await ada.ask('credits')).total).toBe(50);
    server.clock.advance(days(3));
    await shop.work();
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: true, planName: 'Basic Plan' });
    expect((await ada.ask('credits')).total).toBe(3);
    for (let n = 0; n < 12; n++) {
      server.clock.advance(days(1));
      await shop.work();
    }
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Free Plan', pastDue: false });
    const { payments } = await ada.ask('listPayments');
    expect(payments.map(({ status }: { status: string }) => status)).toEqual([
      'failed',
      'failed',
      'failed',
      'failed',
      'paid',
    ]);
    const mails = (await server.console()).filter((line) =>
      line.startsWith(`Mail to ${ada.email}: Your payment for Basic Plan`),
    );
    expect(mails).toHaveLength(4);
  });

  test('whoever is past due chooses a plan anew, at full price', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic', ['refuseRenewals']);
    await ada.toPeriodEnd();
    await shop.work();
    await ada.buy('basic');
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Basic Plan', pastDue: false });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ status: 'paid', amount: 9.99 });
  });
});
