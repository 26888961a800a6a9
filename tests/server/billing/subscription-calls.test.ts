import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlanOffer, Subscription, UsageStats } from '#contract/subscription';
import { hours } from '#server/clock';
import { subscribe, uploaded } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';

describe.each(engines)('a plan and its credits on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const signUp = async () => {
    const { accessToken: token, user, email } = await server.signUp();
    const ask = async (name: 'currentSubscription' | 'listPlans' | 'credits' | 'usageStats') => {
      const { status, body } = await server.call(name, { token });
      expect({ status, envelope: body.status }).toEqual({ status: 200, envelope: 'success' });
      return body.data;
    };
    return { ask, id: user._id, email };
  };

  test('[API-22] the current subscription of someone who never subscribed is the Free Plan', async () => {
    const { ask, email } = await signUp();
    expect(Subscription.parse(await ask('currentSubscription'))).toMatchObject({
      planName: 'Free Plan',
      planId: 'PLN_free',
      status: 'active',
      paymentProvider: null,
      currentPeriodEnd: null,
      userId: { name: 'Ada Trader', email },
    });
  });

  test('[API-22] the current subscription names its plan and the end of its period', async () => {
    const { ask, id } = await signUp();
    await subscribe(server.parts, id, 'PLN_basic', Date.UTC(2026, 11, 21));
    expect(Subscription.parse(await ask('currentSubscription'))).toMatchObject({
      planName: 'Basic Plan',
      planId: 'PLN_basic',
      currentPeriodEnd: '2026-12-21T00:00:00.000Z',
    });
  });

  test('[API-23] all plans are listed by price, and the one that was subscribed to', async () => {
    const { ask, id } = await signUp();
    const { plans, currentPlan } = PlanOffer.parse(await ask('listPlans'));
    expect(plans.map(({ name }) => name)).toEqual(['Free Plan', 'Basic Plan', 'Pro Plan', 'Enterprise Plan']);
    for (const plan of plans)
      expect(plan).toMatchObject({ interval: 'month', features: expect.arrayContaining([expect.any(String)]) });
    expect(plans.map(({ amount }) => amount)).toEqual([...plans.map(({ amount }) => amount)].sort((a, b) => a - b));
    expect(currentPlan).toBeNull();
    await subscribe(server.parts, id, 'PLN_pro');
    expect((await ask('listPlans')).currentPlan).toEqual(plans[2]);
  });

  test("[API-24] credits are the caller's own", async () => {
    const [ada, bob] = [await signUp(), await signUp()];
    await uploaded(server.parts, ada.id);
    expect(await ada.ask('credits')).toEqual({ used: 1, total: 3 });
    expect(await bob.ask('credits')).toEqual({ used: 0, total: 3 });
    await subscribe(server.parts, bob.id, 'PLN_enterprise');
    expect(await bob.ask('credits')).toEqual({ used: 0, total: null });
  });

  test('[API-26] usage tells plan, credits and analyses', async () => {
    const { ask, id } = await signUp();
    expect(UsageStats.parse(await ask('usageStats'))).toEqual({
      subscription: { planName: 'Free Plan', renewsOn: '2026-12-01T00:00:00.000Z' },
      analysisCredits: { used: 0, total: 3 },
      totalAnalyses: { count: 0, lastAnalysis: null },
    });
    await uploaded(server.parts, id);
    server.clock.advance(hours(0.01));
    await subscribe(server.parts, id, 'PLN_basic', Date.UTC(2026, 11, 21));
    await uploaded(server.parts, id);
    expect(UsageStats.parse(await ask('usageStats'))).toEqual({
      subscription: { planName: 'Basic Plan', renewsOn: '2026-12-21T00:00:00.000Z' },
      analysisCredits: { used: 1, total: 50 },
      totalAnalyses: { count: 2, lastAnalysis: new Date(server.clock.now()).toISOString() },
    });
  });

  test('nobody is told without signing in', async () => {
    for (const name of ['currentSubscription', 'listPlans', 'credits', 'usageStats'] as const) {
      expect(await server.call(name)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    }
  });
});
