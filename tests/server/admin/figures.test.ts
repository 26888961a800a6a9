import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFigures, keepQueueLength } from '#server/admin/figures/keep-figures';
import { days } from '#server/clock';
import { newId } from '#server/new-id';
import { subscribe, uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { signInOwner } from './sign-in-admin.ts';

describe.each(engines)("the dashboard's figures, on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const ask = async (name: 'adminStats' | 'adminOverview' | 'adminAnalytics', query: Record<string, string> = {}) => {
    const token = await signInOwner(server);
    const { status, body } = await server.call(name, { token, query });
    expect(status).toBe(200);
    return body.data;
  };

  const pay = async (userId: string, amount: number, currency = 'USD') => {
    const now = server.clock.now();
    const id = newId(server.clock);
    const period = { periodStart: now, periodEnd: now + days(30) };
    const payment = {
      id,
      userId,
      planId: 'PLN_pro',
      provider: 'test',
      reference: id,
      amount,
      currency,
    } as const;
    const row = { ...payment, ...period, status: 'paid', createdAt: now, paidAt: now } as const;
    await server.parts.db.insertInto('payments').values(row).execute();
    return id;
  };

  it('tell of the first month with the documented changes [DA-01, DA-02, DA-03, DA-04, DA-05, API-38, API-44]', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    await subscribe(server.parts, one.user._id, 'PLN_pro');
    await pay(one.user._id, 2999);
    for (let i = 0; i < 3; i++) await uploaded(server.parts, two.user._id);
    expect(await ask('adminOverview')).toEqual({
      currency: 'USD',
      otherRevenue: {},
      totalRevenue: 29.99,
      subscriptions: { active: 1, revenue: { thisMonth: 29.99 }, byPlan: { 'Pro Plan': 1 } },
      users: { total: 2, newThisMonth: 2, activeThisMonth: 2 },
      analyses: { total: 3, averagePerUser: 1.5 },
      changes: { revenue: 15, users: 23, measured: false },
    });
    expect(await ask('adminStats')).toEqual({
      currency: 'USD',
      totalUsers: 2,
      activeUsers: 2,
      newUsersThisMonth: 2,
      activeSubscriptions: 1,
      totalAnalyses: 3,
      analysesToday: 3,
      queueLength: 3,
      openTickets: 0,
      totalRevenue: 29.99,
      revenueThisMonth: 29.99,
    });
  });

  it('compare with the last month once there is one, from what was written down and what is new [DA-06]', async () => {
    server.clock.advance(days(20));
    await keepFigures(server.parts);
    const three = [await server.signUp(), await server.signUp(), await server.signUp()];
    await pay(three[0]?.user._id ?? '', 1000);
    const expected = {
      totalRevenue: 39.99,
      users: { total: 5, newThisMonth: 3, activeThisMonth: 3 },
      analyses: { total: 3, averagePerUser: 0.6 },
      changes: { revenue: -66.7, users: 50, measured: true },
    };
    expect(await ask('adminOverview')).toMatchObject(expected);
    // However often, and whatever was written down, the same is told.
    await keepFigures(server.parts);
    server.clock.advance(days(1));
    await keepFigures(server.parts);
    expect(await ask('adminOverview')).toMatchObject(expected);
  });

  it('take a payment out that was given back, also of a day long written down', async () => {
    const { db } = server.parts;
    await db.updateTable('payments').set({ status: 'refunded' }).where('amount', '=', 2999).execute();
    await keepFigures(server.parts);
    expect((await ask('adminOverview')).totalRevenue).toBe(10);
  });

  it('keep currencies apart: only those of the plans are added up', async () => {
    const { db } = server.parts;
    const [{ id }] = (await db.selectFrom('users').select('id').limit(1).execute()) as [{ id: string }];
    await pay(id, 5_000_000, 'NGN');
    for (const _ of ['counted now', 'written down']) {
      const overview = await ask('adminOverview');
      expect(overview).toMatchObject({ currency: 'USD', totalRevenue: 10 });
      expect(overview.otherRevenue).toEqual({ NGN: { total: 50_000, thisMonth: 50_000 } });
      expect(await ask('adminStats')).toMatchObject({ currency: 'USD', totalRevenue: 10 });
      const { revenue, currency } = await ask('adminAnalytics', { days: '40' });
      expect(currency).toBe('USD');
      expect(Math.max(...revenue.map(({ value }: { value: number }) => value))).toBe(10);
      server.clock.advance(days(1));
      await keepFigures(server.parts);
    }
    await db.deleteFrom('payments').where('currency', '=', 'NGN').execute();
    await keepFigures(server.parts);
    expect((await ask('adminOverview')).otherRevenue).toEqual({});
  });

  it('run over time day by day, with the longest queue of each day and the reasons of failures [API-43]', async () => {
    const { db } = server.parts;
    await keepQueueLength(server.parts);
    const [, second] = await db.selectFrom('analyses').select('id').orderBy('id').execute();
    const now = server.clock.now();
    const failed = { state: 'failed', failureCode: 'blurred', finishedAt: now } as const;
    await db
      .updateTable('analyses')
      .set(failed)
      .where('id', '=', second?.id ?? '')
      .execute();
    await keepQueueLength(server.parts);
    const today = new Date(now).toISOString().slice(0, 10);
    for (const _ of ['counted now', 'written down']) {
      const data = await ask('adminAnalytics', { days: '40' });
      expect(data.users).toHaveLength(40);
      expect(data.users.filter(({ value }: { value: number }) => value > 0)).toEqual([
        { day: '2026-11-21', value: 2 },
        { day: '2026-12-11', value: 3 },
      ]);
      expect(data.analyses.find(({ day }: { day: string }) => day === '2026-11-21').value).toBe(3);
      expect(data.revenue.find(({ day }: { day: string }) => day === '2026-12-11').value).toBe(10);
      expect(data.queueLength.find(({ day }: { day: string }) => day === today).value).toBe(3);
      expect(data.failureReasons).toEqual({ blurred: 1 });
      server.clock.advance(days(1));
      await keepFigures(server.parts);
    }
    const token = await signInOwner(server);
    expect((await server.call('adminAnalytics', { token, query: { days: '3' } })).status).toBe(400);
  });
});
