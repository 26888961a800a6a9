import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '#server/billing/sync-customer';
import { days } from '#server/clock';
import { uploaded } from '../analyses/open-test-db.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { type PaystackStandIn, startPaystack } from './paystack-stand-in.ts';
import { openShop, type Shop } from './shop.ts';

const secret = 'sk_test_paystack';

describe.each(engines)('Paystack [PV-02] on %s', (engine) => {
  const clock = testClock();
  let paystack: PaystackStandIn;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    paystack = await startPaystack({ now: clock.now, secret });
    const opened = await openShop(engine, { PAYSTACK_SECRET_KEY: secret, PAYSTACK_API_BASE: paystack.url }, clock);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(async () => {
    await server.close();
    await paystack.close();
  });

  type Buyer = Awaited<ReturnType<Shop['buyer']>>;
  const begin = async (buyer: Buyer, planId: string) => {
    clock.advance(1000);
    const { status, body } = await server.call('initializePaystack', { token: await buyer.auth(), body: { planId } });
    expect({ status, envelope: body.status }).toEqual({ status: 200, envelope: 'success' });
    return body as { url: string; checkoutId: string };
  };
  const deliver = async ({ payload, signature }: { payload: string; signature: string }) => {
    const headers = { 'x-paystack-signature': signature, 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/webhooks/paystack', headers, payload });
    const waiting = () =>
      server.parts.db.selectFrom('webhookEvents').select('id').where('state', '=', 'received').execute();
    await expect.poll(waiting, { interval: 5 }).toEqual([]);
    return answer.statusCode;
  };
  const statuses = async (buyer: Buyer) =>
    (await buyer.ask('listPayments')).payments.map(({ amount, status }: { amount: number; status: string }) => [
      amount,
      status,
    ]);

  test('[API-27] sells a plan on its own page; a message that comes twice, or is forged, changes nothing more', async () => {
    const ada = await shop.buyer();
    const { url } = await begin(ada, 'PLN_pro');
    expect(url).toMatch(/^https:\/\/checkout\.paystack\.test\//);
    const message = paystack.message('charge.success', paystack.pay(url));
    expect(await deliver({ ...message, signature: '00'.repeat(64) })).toBe(400);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    for (let n = 0; n < 2; n++) expect(await deliver(message)).toBe(200);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });
    expect(await ada.ask('currentSubscription')).toMatchObject({ planId: 'PLN_pro', paymentProvider: 'paystack' });
    expect(await statuses(ada)).toEqual([[29.99, 'paid']]);
  });

  test('what is paid back at Paystack shows as refunded by the next night, and leaves the plan', async () => {
    const ada = await shop.buyer();
    const { url } = await begin(ada, 'PLN_basic');
    const paid = paystack.pay(url);
    expect(await deliver(paystack.message('charge.success', paid))).toBe(200);
    expect(await deliver(paystack.refund(paid))).toBe(200);
    expect(await reconcile(server.parts)).toBe(0);
    expect(await statuses(ada)).toEqual([[9.99, 'refunded']]);
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Basic Plan', status: 'active' });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('an amount that was tampered with buys nothing', async () => {
    const ada = await shop.buyer();
    const { url } = await begin(ada, 'PLN_pro');
    const transaction = paystack.pay(url);
    transaction.amount = 100;
    expect(await deliver(paystack.message('charge.success', transaction))).toBe(200);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
  });

  test('a refused card is listed, and another try on the same page buys the plan', async () => {
    const ada = await shop.buyer();
    const { url, checkoutId } = await begin(ada, 'PLN_basic');
    paystack.setBank('refuses');
    await deliver(paystack.message('charge.failed', paystack.pay(url)));
    expect(await statuses(ada)).toEqual([[9.99, 'failed']]);
    paystack.setBank('pays');
    paystack.pay(url);
    const confirmed = await server.call('confirmCheckout', { token: await ada.auth(), params: { id: checkoutId } });
    expect(confirmed.body.data.state).toBe('paid');
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('renews by the kept card once, however often the work is done, and takes what is unused off a dearer plan', async () => {
    const ada = await shop.buyer();
    await begin(ada, 'PLN_basic').then(({ url }) => paystack.pay(url));
    await server.call('confirmCheckout', { token: await ada.auth(), params: { id: (await checkoutOf(ada)).id } });
    for (let n = 0; n < 25; n++) await uploaded(server.parts, ada.id);
    const { url } = await begin(ada, 'PLN_pro');
    // Half of the credits of $9.99 are left: $4.99.
    expect(paystack.pay(url).amount).toBe(2999 - 499);
    await server.call('confirmCheckout', { token: await ada.auth(), params: { id: (await checkoutOf(ada)).id } });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });

    const before = paystack.charges();
    await ada.toPeriodEnd();
    await Promise.all([shop.work(), shop.work(), shop.work()]);
    await shop.work();
    const own = [...paystack.transactions.values()].filter(({ customer }) => customer.email === ada.email);
    expect(own.filter(({ status }) => status === 'success').map(({ amount }) => amount)).toEqual([999, 2500, 2999]);
    expect(paystack.charges()).toBeGreaterThan(before);
    expect(await statuses(ada)).toEqual([
      [29.99, 'paid'],
      [25, 'paid'],
      [9.99, 'paid'],
    ]);
  });

  test('a renewal that the bank is slow with is waited for, not charged again; a refused one is past due and paid later', async () => {
    const ada = await shop.buyer();
    await begin(ada, 'PLN_basic').then(({ url }) => paystack.pay(url));
    await server.call('confirmCheckout', { token: await ada.auth(), params: { id: (await checkoutOf(ada)).id } });
    await ada.toPeriodEnd();
    paystack.setBank('is slow');
    await shop.work();
    await shop.work();
    expect(await statuses(ada)).toEqual([
      [9.99, 'pending'],
      [9.99, 'paid'],
    ]);
    paystack.setBank('refuses');
    paystack.settleAll();
    await shop.work();
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: true, planName: 'Basic Plan' });
    paystack.setBank('pays');
    clock.advance(days(1));
    await shop.work();
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: false });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect(await statuses(ada)).toEqual([
      [9.99, 'paid'],
      [9.99, 'failed'],
      [9.99, 'paid'],
    ]);
  });

  test('a renewal that another server charged a moment before counts as paid', async () => {
    const ada = await shop.buyer();
    await begin(ada, 'PLN_basic').then(({ url }) => paystack.pay(url));
    await server.call('confirmCheckout', { token: await ada.auth(), params: { id: (await checkoutOf(ada)).id } });
    await ada.toPeriodEnd();
    paystack.letRivalCharge();
    await shop.work();
    expect(await statuses(ada)).toEqual([
      [9.99, 'paid'],
      [9.99, 'paid'],
    ]);
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: false });
  });

  const checkoutOf = (buyer: Buyer) =>
    server.parts.db
      .selectFrom('checkouts')
      .select('id')
      .where('userId', '=', buyer.id)
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
});
