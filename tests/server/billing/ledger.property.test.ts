import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditsOf } from '#server/billing/credits';
import { days } from '#server/clock';
import { claimJob, failJob, finishJob, type Job, putBack } from '#server/worker/queries';
import { addUser, openTestDb, subscribe, type TestDb, upload } from '../analyses/open-test-db.ts';
import { someResult } from '../kit/some-result.ts';
import { engines } from '../kit/test-database.ts';

const plans = { PLN_free: 3, PLN_basic: 50, PLN_pro: 200, PLN_enterprise: null } as const;
type PlanId = keyof typeof plans;

type Event =
  | { kind: 'upload' | 'claim' | 'finish' | 'fail' | 'fail-twice' | 'put-back' | 'lease-over' | 'next-week' }
  | { kind: 'subscribe'; plan: PlanId };

const plain = ['upload', 'claim', 'finish', 'fail', 'fail-twice', 'put-back', 'lease-over', 'next-week'] as const;
const events: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ kind: 'upload' as const }) },
  { weight: 8, arbitrary: fc.constantFrom(...plain).map((kind) => ({ kind })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...(Object.keys(plans) as PlanId[]))
      .map((plan) => ({ kind: 'subscribe' as const, plan })),
  },
);

const lease = 30_000;
const fault = { code: 'engine-error', message: 'Fault' } as const;
const month = (ms: number) => new Date(ms).toISOString().slice(0, 7);

/** The simplest thing that could be right: which plan's month each living analysis was paid from. */
async function play(on: TestDb, story: Event[]) {
  const user = await addUser(on);
  const paidFrom = new Map<string, string>();
  const held: Job[] = [];
  const ended = new Set<string>();
  const holder = new Map<string, number>();
  let plan: PlanId = 'PLN_free';
  let subscriptions = 0;
  const period = () => `${subscriptions} ${month(on.clock.now())}`;
  const used = () => [...paidFrom.values()].filter((one) => one === period()).length;

  const end = async (job: Job | undefined, how: 'finish' | 'fail' | 'put-back') => {
    if (!job) return;
    const ours = !ended.has(job.id) && holder.get(job.id) === job.leaseToken;
    const act = {
      finish: () => finishJob(on, job, someResult),
      fail: () => failJob(on, job, fault),
      'put-back': () => putBack(on, job),
    };
    expect(await act[how]()).toBe(ours);
    if (!ours) return;
    holder.delete(job.id);
    if (how !== 'put-back') ended.add(job.id);
    if (how === 'fail') paidFrom.delete(job.id);
  };

  for (const event of story) {
    on.clock.advance(1000);
    if (event.kind === 'upload') {
      const limit = plans[plan];
      const mayHave = limit === null || used() < limit;
      const accepted = await upload(on, user);
      expect(accepted.ok).toBe(mayHave);
      if (accepted.ok) paidFrom.set(accepted.value.id, period());
    } else if (event.kind === 'claim') {
      const job = await claimJob(on, lease);
      if (!job) continue;
      held.push(job);
      holder.set(job.id, job.leaseToken);
    } else if (event.kind === 'subscribe') {
      plan = event.plan;
      subscriptions++;
      await subscribe(on, user, plan);
    } else if (event.kind === 'lease-over') on.clock.advance(lease);
    else if (event.kind === 'next-week') on.clock.advance(days(7));
    else if (event.kind === 'finish') await end(held.shift(), 'finish');
    else if (event.kind === 'put-back') await end(held.shift(), 'put-back');
    else if (event.kind === 'fail') await end(held.shift(), 'fail');
    else {
      const job = held.shift();
      await end(job, 'fail');
      await end(job, 'fail');
    }
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: used(), total: plans[plan] });
  }
  await expectBalanced(on, user);
  // Nobody's job may be left over for the next story.
  await on.db.deleteFrom('users').where('id', '=', user).execute();
}

/** In each period that has a limit, what was granted covers what was used, once, and nothing came back that was not taken. */
async function expectBalanced(on: TestDb, user: string) {
  const entries = await on.db.selectFrom('creditLedger').selectAll().where('userId', '=', user).execute();
  for (const period of new Set(entries.map((entry) => entry.period))) {
    const sum = (kind: string) =>
      entries
        .filter((entry) => entry.period === period && entry.kind === kind)
        .reduce((all, { amount }) => all + amount, 0);
    const grants = entries.filter((entry) => entry.period === period && entry.kind === 'grant');
    expect(grants.length).toBeLessThanOrEqual(1);
    if (grants.length > 0) expect(sum('grant') - sum('use') + sum('return')).toBeGreaterThanOrEqual(0);
    expect(sum('return')).toBeLessThanOrEqual(sum('use'));
  }
}

describe.each(engines)('the ledger on %s', (engine) => {
  let on: TestDb;
  beforeAll(async () => {
    on = await openTestDb(engine);
  });
  afterAll(() => on.close());

  test('[LI-07] [LI-10] balances after every story of uploads, crashes, failures, months and plans', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 5, maxLength: 40 }), (story) => play(on, story)),
      { numRuns: 40 },
    );
  });
});
