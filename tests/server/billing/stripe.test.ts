import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveMonth } from '#server/billing/change-subscription';
import { findSubscription } from '#server/billing/payment-queries';
import { reconcile } from '#server/billing/sync-customer';
import { replayEvent, workOnEvents } from '#server/billing/webhook-events';
import { days } from '#server/clock';
import { uploaded } from '../analyses/open-test-db.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { openShop, type Shop } from './shop.ts';
import { type StripeEvent, type StripeStandIn, startStripe } from './stripe-stand-in.ts';

const secret = 'whsec_test';

describe.each(engines)('Stripe [PV-02] on %s', (engine) => {
  const clock = testClock();
  let stripe: StripeStandIn;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    stripe = await startStripe({ clock, secret });
    const variables = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: stripe.url };
    const opened = await openShop(engine, variables, clock);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  // What an earlier test left undelivered is none of the next one's.
  beforeEach(() => void stripe.takeEvents());

  const deliver = async ({ payload, signature }: Pick<StripeEvent, 'payload' | 'signature'>) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' };
    const answer = await server.app.inject({ method: 'POST', url: '/api/webhooks/stripe', headers, payload });
    await settled();
    return answer.statusCode;
  };
  const waiting = () =>
    server.parts.db.selectFrom('webhookEvents').select('id').where('state', '=', 'received').execute();
  const settled = () => expect.poll(waiting, { interval: 5 }).toEqual([]);
  const deliverAll = async (events = stripe.takeEvents()) => {
    for (const event of events) expect(await deliver(stripe.resign(event))).toBe(200);
  };
  const eventRow = (eventId: string) =>
    server.parts.db.selectFrom('webhookEvents').selectAll().where('eventId', '=', eventId).executeTakeFirstOrThrow();

  type Buyer = Awaited<ReturnType<Shop['buyer']>>;
  const pay = async (buyer: Buyer, product: string) => {
    const { status, body } = await buyer.begin(product);
    expect(status).toBe(200);
    return { subscription: stripe.pay(body.url), checkoutId: body.checkoutId as string };
  };

  test('[API-28] [SU-08] sells a plan on its own page, once its messages are here or it was asked', async () => {
    const ada = await shop.buyer();
    const { checkoutId } = await pay(ada, 'pro');
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    const confirmed = await server.call('confirmCheckout', { token: await ada.auth(), params: { id: checkoutId } });
    expect(confirmed.body.data.state).toBe('paid');
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });
    await deliverAll();
    expect(await ada.ask('currentSubscription')).toMatchObject({ planId: 'PLN_pro', paymentProvider: 'stripe' });
    expect((await ada.ask('listPayments')).payments).toMatchObject([
      { amount: 29.99, status: 'paid', provider: 'stripe' },
    ]);
    expect(
      await server.call('initializePaystack', { token: await ada.auth(), body: { planId: 'PLN_basic' } }),
    ).toMatchObject({
      status: 404,
      body: { code: 'payment-not-configured' },
    });
    expect((await server.app.inject('/api/test-checkout/x.y')).statusCode).toBe(404);
  });

  test('a message with a bad signature, an old one or an altered one is refused and counted; nothing is stored', async () => {
    const ada = await shop.buyer();
    await pay(ada, 'basic');
    const [event] = stripe.takeEvents() as [StripeEvent];
    expect(await deliver({ ...event, signature: 't=1,v1=00' })).toBe(400);
    expect(await deliver({ ...event, payload: event.payload.replace('active', 'paused') })).toBe(400);
    const headers = { 'content-type': 'application/json' };
    const bare = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers,
      payload: event.payload,
    });
    expect({ status: bare.statusCode, code: bare.json().code }).toEqual({ status: 400, code: 'bad-signature' });
    clock.advance(301_000);
    expect(await deliver(event)).toBe(400);
    const stored = await server.parts.db
      .selectFrom('webhookEvents')
      .select('id')
      .where('eventId', '=', event.id)
      .execute();
    expect(stored).toEqual([]);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    const metrics = (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
    expect(metrics).toContain('billing_webhooks_total{provider="stripe",outcome="refused"} 4');
  });

  test('a foreign customer and an unknown kind of event are stored, ignored and counted', async () => {
    stripe.emit('invoice.paid', { object: 'invoice', id: 'in_foreign', customer: 'cus_foreign' });
    stripe.emit('balance.available', { object: 'balance' });
    const events = stripe.takeEvents();
    await deliverAll(events);
    const problems = await Promise.all(events.map(async ({ id }) => eventRow(id)));
    expect(problems).toMatchObject([
      { state: 'ignored', problem: 'Its customer is not ours' },
      { state: 'ignored', problem: 'It is about no customer' },
    ]);
    const metrics = (await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
    expect(metrics).toMatch(/billing_webhook_events\{provider="stripe",state="ignored"\} [2-9]/);
  });

  test('whatever the order and however often its messages come, the end is the same', async () => {
    const story = async (order: (events: StripeEvent[]) => StripeEvent[]) => {
      const ada = await shop.buyer();
      const { subscription } = await pay(ada, 'basic');
      for (let n = 0; n < 2; n++) await uploaded(server.parts, ada.id);
      const events = stripe.takeEvents();
      clock.advance(days(31));
      stripe.renew(subscription, { card: false });
      events.push(...stripe.takeEvents());
      stripe.payOpenInvoice(subscription);
      events.push(...stripe.takeEvents());
      await deliverAll(order(events));
      const { payments } = await ada.ask('listPayments');
      const ledger = await server.parts.db
        .selectFrom('creditLedger')
        .select(['kind', 'amount'])
        .where('userId', '=', ada.id)
        .execute();
      return {
        credits: await ada.ask('credits'),
        plan: (await ada.ask('currentSubscription')).planName,
        pastDue: (await ada.ask('currentSubscription')).pastDue,
        payments: payments.map(({ amount, status }: { amount: number; status: string }) => [amount, status]),
        granted: ledger.filter(({ kind, amount }) => kind === 'grant' && amount === 50).length,
      };
    };
    const straight = await story((events) => events);
    expect(straight).toMatchObject({ plan: 'Basic Plan', pastDue: false, granted: 2, credits: { used: 0, total: 50 } });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), async (draws) => {
        const shuffled = (events: StripeEvent[]) =>
          draws
            .slice(0, 8)
            .map((draw) => events[draw % events.length] as StripeEvent)
            .concat(events.toSorted((a, b) => (a.id < b.id ? 1 : -1)));
        expect(await story(shuffled)).toEqual(straight);
      }),
      { numRuns: 4 },
    );
  });

  test('while Stripe is away the message waits, is worked on later, and can be replayed', async () => {
    const ada = await shop.buyer();
    await pay(ada, 'basic');
    const [event] = stripe.takeEvents() as [StripeEvent];
    stripe.failNext(3);
    const headers = { 'stripe-signature': event.signature, 'content-type': 'application/json' };
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers,
      payload: event.payload,
    });
    expect(answer.statusCode).toBe(200);
    await expect.poll(async () => (await eventRow(event.id)).problem).not.toBeNull();
    expect(await eventRow(event.id)).toMatchObject({ state: 'received', attempts: 1 });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    clock.advance(60_000);
    await workOnEvents(server.parts);
    expect(await eventRow(event.id)).toMatchObject({ state: 'processed', attempts: 2, problem: null });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect(await replayEvent(server.parts, (await eventRow(event.id)).id)).toMatchObject({
      state: 'processed',
      attempts: 1,
    });
    expect((await ada.ask('listPayments')).payments).toHaveLength(1);
    expect(await replayEvent(server.parts, 'none')).toBeUndefined();
  });

  test('what is paid back at Stripe shows as refunded, on its receipt too, and leaves the plan until that is ended', async () => {
    const ada = await shop.buyer();
    const { subscription } = await pay(ada, 'basic');
    await deliverAll();
    const [{ receiptNumber }] = (await ada.ask('listPayments')).payments;
    stripe.refund(subscription);
    await deliverAll();
    expect((await ada.ask('listPayments')).payments).toMatchObject([
      { amount: 9.99, status: 'refunded', receiptNumber },
    ]);
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Basic Plan', status: 'active' });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('a checkout that Stripe does not answer is told kindly, and charges nobody', async () => {
    const ada = await shop.buyer();
    stripe.failNext(3);
    expect(await ada.begin('basic')).toMatchObject({ status: 503, body: { code: 'payment-unavailable' } });
    expect((await ada.begin('basic')).status).toBe(200);
  });

  test('a dearer plan takes what is unused off its price and ends the old one at Stripe', async () => {
    const ada = await shop.buyer();
    const first = await pay(ada, 'basic');
    await deliverAll();
    const second = await pay(ada, 'pro');
    await deliverAll();
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Pro Plan', status: 'active' });
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ amount: 20 });
    expect(stripe.things.get(first.subscription)).toMatchObject({ status: 'canceled' });
    expect(stripe.things.get(second.subscription)).toMatchObject({ status: 'active' });
  });

  test('a cheaper plan waits for the renewal; cancel, resume, renewal, a refused card and a given month follow Stripe', async () => {
    const ada = await shop.buyer();
    const { subscription } = await pay(ada, 'pro');
    await deliverAll();
    expect((await ada.begin('basic')).body.checkoutId).toBeNull();
    expect(await ada.ask('currentSubscription')).toMatchObject({
      planName: 'Pro Plan',
      pendingPlan: { name: 'Basic Plan' },
    });
    expect((await ada.cancel()).status).toBe(200);
    expect(stripe.things.get(subscription)).toMatchObject({ cancel_at_period_end: true });
    expect((await ada.resume()).status).toBe(200);
    expect(await ada.ask('currentSubscription')).toMatchObject({ status: 'active', planName: 'Pro Plan' });
    await ada.toPeriodEnd();
    stripe.renew(subscription, { card: false });
    await deliverAll();
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: true });
    stripe.payOpenInvoice(subscription);
    // No message came: the night finds it.
    stripe.takeEvents();
    expect(await reconcile(server.parts)).toBe(0);
    expect(await ada.ask('currentSubscription')).toMatchObject({ pastDue: false });

    const { _id } = await ada.ask('currentSubscription');
    const row = await findSubscription(server.parts.db, _id);
    if (!row) throw new Error('no subscription');
    await uploaded(server.parts, ada.id);
    clock.advance(days(2));
    expect(await giveMonth(server.parts, row)).toMatchObject({ ok: true });
    expect(await ada.ask('credits')).toMatchObject({ used: 0 });
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ amount: 0, receiptNumber: null });
  });
});
