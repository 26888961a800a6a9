import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, minutes } from '#server/clock';
import { openShop, type Shop } from '../billing/shop.ts';
import { engines } from '../kit/test-database.ts';
import type { TestServer } from '../kit/test-server.ts';
import { lastAction, signInOwner } from './sign-in-admin.ts';

describe.each(engines)("money in administrators' hands, on %s", (engine) => {
  let server: TestServer;
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    const opened = await openShop(engine);
    ({ shop } = opened);
    server = opened;
    token = await signInOwner(server);
  });
  afterAll(() => server.close());

  const subscriptions = async (query: Record<string, string> = {}) =>
    (await server.call('adminListSubscriptions', { token, query })).body.data;
  const transactions = async (query: Record<string, string> = {}) =>
    (await server.call('adminListTransactions', { token, query })).body.data;
  const act = (id: string, action: 'renew' | 'cancel') =>
    server.call('adminActOnSubscription', { token, params: { id, action } });

  it('lists subscriptions with search, filter, overview and pages of ten [TR-01, TR-02, TR-07, API-45]', async () => {
    const [ada, bob] = [await shop.buyer(), await shop.buyer()];
    await ada.buy('basic');
    await bob.buy('pro');
    await bob.cancel();
    const all = await subscriptions();
    expect(all.overview).toEqual({ total: 2, active: 1, canceled: 1, byPlan: { 'Basic Plan': 1 } });
    expect(all.pagination).toEqual({ page: 1, limit: 10, total: 2, pages: 1 });
    expect(all.subscriptions).toMatchObject([
      { planName: 'Pro Plan', status: 'canceled', userId: { email: bob.email } },
      {
        planName: 'Basic Plan',
        planId: 'PLN_basic',
        status: 'active',
        paymentProvider: 'test',
        currentPeriodEnd: expect.any(String),
        userId: { name: 'Ada Trader', email: ada.email },
      },
    ]);
    expect((await subscriptions({ status: 'active' })).subscriptions).toMatchObject([{ planName: 'Basic Plan' }]);
    const found = await subscriptions({ search: bob.email });
    expect(found.subscriptions).toMatchObject([{ planName: 'Pro Plan' }]);
    expect(found.pagination.total).toBe(1);
    expect((await subscriptions({ search: bob.email, status: 'active' })).pagination.total).toBe(0);
    expect((await subscriptions({ limit: '1', page: '2' })).subscriptions).toMatchObject([{ planName: 'Basic Plan' }]);
  });

  it('renews and cancels what is active, by its provider, and nothing else [TR-03, TR-04, TR-05, API-46]', async () => {
    const ada = await shop.buyer();
    await ada.buy('pro');
    const { _id: id, currentPeriodEnd: before } = await ada.ask('currentSubscription');
    server.clock.advance(days(3));
    token = await signInOwner(server);
    const renewed = await act(id, 'renew');
    expect(renewed.body.data).toMatchObject({ _id: id, status: 'active' });
    expect(Date.parse(renewed.body.data.currentPeriodEnd)).toBeGreaterThan(Date.parse(before));
    expect((await ada.ask('currentSubscription')).currentPeriodEnd).toBe(renewed.body.data.currentPeriodEnd);
    expect(await lastAction(server, token)).toMatchObject({
      action: 'subscription-renewed',
      subject: { kind: 'subscription', _id: id },
      before: { currentPeriodEnd: before },
    });
    // A second click gives no second month, and a second administrator at the same moment neither.
    const entry = (await lastAction(server, token))._id;
    server.clock.advance(minutes(1));
    const again = await Promise.all([act(id, 'renew'), act(id, 'renew')]);
    for (const { body } of again) {
      expect(body).toMatchObject({
        message: 'Subscription renewed already',
        data: { currentPeriodEnd: renewed.body.data.currentPeriodEnd },
      });
    }
    expect((await ada.ask('listPayments')).payments).toHaveLength(2);
    expect((await lastAction(server, token))._id).toBe(entry);
    expect((await act(id, 'cancel')).body.data).toMatchObject({ status: 'canceled' });
    expect((await ada.ask('currentSubscription')).status).toBe('canceled');
    expect(await lastAction(server, token)).toMatchObject({
      action: 'subscription-canceled',
      after: { status: 'canceled' },
    });
    for (const action of ['renew', 'cancel'] as const) {
      expect(await act(id, action)).toMatchObject({ status: 409, body: { code: 'not-active' } });
    }
    expect((await act('01a1fdda-7a00-71f8-a9bc-4b06dbd556b3', 'renew')).status).toBe(404);
  });

  it('ends the subscription of a user who is deleted, so that nobody is charged any more', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    const params = { id: ada.id };
    await server.call('adminSetUserStatus', { token, params, body: { isActive: false, action: 'delete' } });
    expect((await subscriptions({ search: ada.email })).subscriptions).toMatchObject([{ status: 'canceled' }]);
    const { entries } = (await server.call('adminAuditLog', { token, query: { limit: '2' } })).body.data;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['user-deleted', 'subscription-canceled']);
  });

  it('lists payments by status, time and payer, newest first [API-41]', async () => {
    server.clock.advance(1000);
    const from = new Date(server.clock.now()).toISOString();
    const ada = await shop.buyer();
    await ada.buy('pro');
    const list = await transactions({ from });
    expect(list.transactions).toMatchObject([
      {
        amount: 29.99,
        currency: 'USD',
        status: 'paid',
        provider: 'test',
        planName: 'Pro Plan',
        userId: { email: ada.email },
      },
    ]);
    expect((await transactions({ search: ada.email })).pagination.total).toBe(1);
    expect((await transactions({ status: 'refunded' })).transactions).toEqual([]);
    expect((await transactions({ to: from, status: 'paid' })).pagination.total).toBe(
      (await transactions()).pagination.total - 1,
    );
  });

  it('exports payments as a file, with no cell that is a formula [TR-06, API-42]', async () => {
    const ada = await shop.buyer();
    await ada.buy('basic');
    const body = { fullName: '=1+cmd|calc' };
    await server.call('adminEditUser', { token, params: { id: ada.id }, body });
    const headers = { authorization: `Bearer ${token}` };
    const file = await server.app.inject({ url: '/api/admin/transactions/export', headers });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('attachment; filename="transactions-');
    const lines = file.payload.trim().split('\n');
    expect(lines[0]).toBe('id,time,amount,currency,status,provider,plan,receipt,name,email');
    expect(lines).toHaveLength((await transactions()).pagination.total + 1);
    expect(lines.at(-1)).toContain(`,9.99,USD,paid,test,Basic Plan,2026-00000`);
    expect(lines.at(-1)).toContain(`,'=1+cmd|calc,${ada.email}`);
    expect(await lastAction(server, token)).toMatchObject({ action: 'transactions-exported' });
  });

  it('lists what providers told us, and works through a message again', async () => {
    await shop.work();
    const { events, pagination } = (await server.call('adminListWebhooks', { token })).body.data;
    expect(pagination.total).toBeGreaterThan(0);
    const [event] = events;
    expect(event).toMatchObject({ provider: 'test', state: 'processed', problem: null, attempts: 1 });
    const { db } = server.parts;
    await db
      .updateTable('webhookEvents')
      .set({ state: 'failed', problem: 'The database was away' })
      .where('id', '=', event._id)
      .execute();
    const failed = await server.call('adminListWebhooks', { token, query: { state: 'failed' } });
    expect(failed.body.data.events).toMatchObject([{ _id: event._id, problem: 'The database was away' }]);
    const replayed = await server.call('adminReplayWebhook', { token, params: { id: event._id } });
    expect(replayed.body.data).toMatchObject({ state: 'processed', problem: null });
    expect(await lastAction(server, token)).toMatchObject({ action: 'webhook-replayed', before: { state: 'failed' } });
    const missing = { token, params: { id: '01a1fdda-7a00-71f8-a9bc-4b06dbd556b3' } };
    expect((await server.call('adminReplayWebhook', missing)).status).toBe(404);
  });
});
