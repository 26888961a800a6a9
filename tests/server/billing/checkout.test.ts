import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '#server/billing/sync-customer';
import { days, hours, seconds } from '#server/clock';
import { uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { openShop, type Shop } from './shop.ts';

const home = 'https://wickwise.example';

describe.each(engines)('the test checkout on %s', (engine) => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    const opened = await openShop(engine);
    ({ shop } = opened);
    server = opened;
  });
  afterAll(() => server.close());

  test('[API-28] [SU-08] carried through makes the plan current with its number of credits before the browser is back', async () => {
    const ada = await shop.buyer();
    await uploaded(server.parts, ada.id);
    const { status, body } = await ada.begin('pro');
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'success',
      url: expect.stringMatching(`^${home}/api/test-checkout/`),
      checkoutId: expect.any(String),
    });
    const page = await shop.visit(body.url);
    expect(page.body).toContain('$29.99');
    const paid = await shop.press(body.url, 'pay');
    expect(paid).toMatchObject({ status: 303, location: `${home}/subscription?checkout=${body.checkoutId}` });

    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });
    expect(await ada.ask('currentSubscription')).toMatchObject({
      planName: 'Pro Plan',
      planId: 'PLN_pro',
      status: 'active',
      paymentProvider: 'test',
      pastDue: false,
      pendingPlan: null,
    });
    expect((await ada.ask('listPlans')).currentPlan.name).toBe('Pro Plan');
    const confirmed = await server.call('confirmCheckout', {
      token: await ada.auth(),
      params: { id: body.checkoutId },
    });
    expect(confirmed.body.data).toEqual({ state: 'paid', planId: 'PLN_pro', planName: 'Pro Plan' });
    expect(await shop.visit(body.url)).toMatchObject({
      status: 404,
      body: expect.stringContaining('<html lang="en">'),
    });
    expect((await shop.press(body.url, 'pay')).status).toBe(404);
    expect((await ada.ask('listPayments')).payments).toHaveLength(1);
  });

  test('[PV-05] says that it is a test, in the language of who pays, keeps its address to itself and runs no script', async () => {
    const ada = await shop.buyer();
    await server.call('updatePreferences', { token: await ada.auth(), body: { language: 'de' } });
    const { body } = await ada.begin('basic');
    const page = await shop.visit(body.url);
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('Dies ist eine Testseite. Es wird keine Karte verlangt und nichts abgebucht.');
    expect(page.body).not.toContain('<script');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${home}`);
  });

  test('a declined card changes nothing but the list of payments, is told on the page and can be followed by a good one', async () => {
    const ada = await shop.buyer();
    const { body } = await ada.begin('basic');
    const declined = await shop.press(body.url, 'decline');
    expect(declined).toMatchObject({ status: 402, body: expect.stringContaining('The card was declined') });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 3 });
    expect((await ada.ask('listPayments')).payments).toMatchObject([
      { status: 'failed', amount: 9.99, receiptNumber: null },
    ]);
    expect((await shop.press(body.url, 'pay')).status).toBe(303);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect((await ada.ask('listPayments')).payments.map(({ status }: { status: string }) => status).sort()).toEqual([
      'failed',
      'paid',
    ]);
  });

  test('one that is left leads back, changes nothing, and can still be paid within a day', async () => {
    const ada = await shop.buyer();
    const { body } = await ada.begin('basic');
    const left = await shop.press(body.url, 'leave');
    expect(left).toMatchObject({ status: 303, location: `${home}/subscription?checkout=${body.checkoutId}&left=1` });
    expect(await ada.ask('listPlans')).toMatchObject({ currentPlan: null, provider: 'test' });
    expect((await shop.visit(body.url)).status).toBe(200);
    server.clock.advance(hours(24));
    expect((await shop.visit(body.url)).status).toBe(404);
  });

  test('a second page closes the first, so that nobody pays twice', async () => {
    const ada = await shop.buyer();
    const first = (await ada.begin('basic')).body;
    const second = (await ada.begin('pro')).body;
    expect((await shop.press(first.url, 'pay')).status).toBe(404);
    expect((await shop.press(second.url, 'pay')).status).toBe(303);
    const confirmed = await server.call('confirmCheckout', {
      token: await ada.auth(),
      params: { id: first.checkoutId },
    });
    expect(confirmed.body.data.state).toBe('closed');
  });

  test('[SU-08] paid, but confirmed after the browser is back: pending first, then there by the message or by asking', async () => {
    const [ada, bob] = [await shop.buyer(), await shop.buyer()];
    for (const buyer of [ada, bob]) {
      const { checkoutId } = await buyer.buy('basic', ['confirmLate']);
      expect(await buyer.ask('credits')).toEqual({ used: 0, total: 3 });
      if (buyer === ada) {
        server.clock.advance(seconds(11));
        await shop.work();
      } else {
        const { body } = await server.call('confirmCheckout', { token: await bob.auth(), params: { id: checkoutId } });
        expect(body.data.state).toBe('paid');
      }
      expect(await buyer.ask('credits')).toEqual({ used: 0, total: 50 });
    }
    // Bob's message comes all the same, and finds nothing to do.
    server.clock.advance(seconds(11));
    await shop.work();
    expect((await bob.ask('listPayments')).payments).toHaveLength(1);
    expect(await bob.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('what no message ever told of is found at night', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic', ['confirmLate']);
    expect(await reconcile(server.parts)).toBe(0);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
  });

  test('[API-21] by price leads back to the addresses that were named, if they are ours', async () => {
    const token = await (await shop.buyer()).auth();
    const back = { successUrl: `${home}/subscription?from=plans`, cancelUrl: `${home}/subscription` };
    for (const priceId of ['wickwise-pro-month', 'PLN_pro', 'wickwise-pro']) {
      const { status, body } = await server.call('createCheckout', { token, body: { priceId, ...back } });
      expect(status).toBe(200);
      expect((await shop.press(body.url, 'leave')).location).toBe(
        `${home}/subscription?checkout=${body.checkoutId}&left=1`,
      );
    }
    for (const address of [
      'https://evil.example/',
      `${home}.evil.example/`,
      'javascript:alert(1)',
      'http://wickwise.example/',
    ]) {
      const refused = await server.call('createCheckout', {
        token,
        body: { priceId: 'PLN_pro', ...back, successUrl: address },
      });
      expect(refused).toMatchObject({ status: 422, body: { code: 'return-address-refused' } });
    }
  });

  test('[API-27] by Paystack answers in the envelope, with the test page while Paystack is not set up', async () => {
    const token = await (await shop.buyer()).auth();
    const { status, body } = await server.call('initializePaystack', { token, body: { planId: 'PLN_basic' } });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'success', url: expect.stringContaining('/test-checkout/') },
    });
  });

  test('for no plan, the Free Plan or the plan that one has is refused with its reason', async () => {
    const ada = await shop.buyer();
    for (const product of ['nothing', 'free'])
      expect(await ada.begin(product)).toMatchObject({ status: 422, body: { code: 'unknown-plan' } });
    await ada.buy('basic');
    expect(await ada.begin('basic')).toMatchObject({ status: 409, body: { code: 'plan-is-current' } });
    const preview = await server.call('previewPlanChange', { token: await ada.auth(), query: { planId: 'PLN_free' } });
    expect(preview).toMatchObject({ status: 422, body: { code: 'unknown-plan' } });
  });

  test("nobody confirms another's checkout or reads another's receipt", async () => {
    const [ada, eve] = [await shop.buyer(), await shop.buyer()];
    const { checkoutId } = await ada.buy('basic');
    const [payment] = (await ada.ask('listPayments')).payments;
    const confirmed = await server.call('confirmCheckout', { token: await eve.auth(), params: { id: checkoutId } });
    expect(confirmed).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const receipt = await server.call('paymentReceipt', { token: await eve.auth(), params: { id: payment._id } });
    expect(receipt.status).toBe(404);
  });

  test('a dearer plan begins at once, and what was not used of the old one is taken off its price', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    for (let n = 0; n < 10; n++) await uploaded(server.parts, ada.id);
    server.clock.advance(days(5));
    const preview = await server.call('previewPlanChange', { token: await ada.auth(), query: { planId: 'PLN_pro' } });
    // 40 of 50 credits of $9.99 are left: $7.99.
    expect(preview.body.data).toMatchObject({ kind: 'upgrade', unusedCredits: 7.99, amountDue: 22 });
    await ada.buy('pro');
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });
    const { payments } = await ada.ask('listPayments');
    expect(payments.map(({ amount, planName }: { amount: number; planName: string }) => [planName, amount])).toEqual([
      ['Pro Plan', 22],
      ['Basic Plan', 9.99],
    ]);
    const profile = (await server.call('getProfile', { token: await ada.auth() })).body.data;
    expect(profile.currentSubscription).toMatchObject({ planName: 'Pro Plan', status: 'active' });
    expect(
      profile.subscriptionHistory.map(({ planName, status }: { planName: string; status: string }) => [
        planName,
        status,
      ]),
    ).toEqual([
      ['Pro Plan', 'active'],
      ['Basic Plan', 'canceled'],
    ]);
    // The old one is ended at the provider too: a month later only the new one is paid.
    server.clock.advance(days(32));
    await shop.work();
    expect((await ada.ask('listPayments')).payments).toHaveLength(3);
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ planName: 'Pro Plan', amount: 29.99 });
  });

  test('a cheaper plan begins with the next period, and can be taken back until then', async () => {
    const ada = await shop.buyer();
    await ada.buy('pro');
    const { body } = await ada.begin('basic');
    expect(body).toMatchObject({ url: `${home}/subscription?switched=PLN_basic`, checkoutId: null });
    const pending = { planName: 'Pro Plan', pendingPlan: { _id: 'PLN_basic', name: 'Basic Plan' } };
    expect(await ada.ask('currentSubscription')).toMatchObject(pending);
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 200 });
    await ada.resume();
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Pro Plan', pendingPlan: null });
    await ada.begin('basic');
    server.clock.advance(days(31));
    await shop.work();
    expect(await ada.ask('currentSubscription')).toMatchObject({ planName: 'Basic Plan', pendingPlan: null });
    expect(await ada.ask('credits')).toEqual({ used: 0, total: 50 });
    expect((await ada.ask('listPayments')).payments[0]).toMatchObject({ planName: 'Basic Plan', amount: 9.99 });
  });
});
