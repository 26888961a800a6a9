import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditsOf } from '#server/billing/credits';
import { newId } from '#server/new-id';
import { engines } from '../kit/test-database.ts';
import { addUser, arrive, openTestDb, subscribe, type TestDb, uploaded } from './open-test-db.ts';

describe.each(engines)('an upload that came before another of its user was accepted, on %s', (engine) => {
  let on: TestDb;
  beforeAll(async () => {
    on = await openTestDb(engine);
  });
  afterAll(() => on.close());

  const subscriber = async (plan: string) => {
    const user = await addUser(on);
    await subscribe(on, user, plan);
    return user;
  };
  const accepted = (userId: string) => on.db.selectFrom('analyses').select('id').where('userId', '=', userId).execute();

  test('is refused where the others took the last credits', async () => {
    const user = await subscriber('PLN_basic');
    await uploaded(on, user);
    const late = await arrive(on, user);
    for (let n = 1; n < 50; n++) await uploaded(on, user);
    const { credits } = late.gate.purse;
    expect(credits).toEqual({ used: 1, total: 50 });
    expect(await late.accept()).toMatchObject({ ok: false, why: { refused: 'no-credits' } });
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 50, total: 50 });
  });

  test('tells of low credits where the others brought it near their end', async () => {
    const user = await subscriber('PLN_basic');
    await uploaded(on, user);
    const late = await arrive(on, user);
    for (let n = 1; n < 39; n++) await uploaded(on, user);
    const notices = () => on.db.selectFrom('notifications').select('kind').where('userId', '=', user).execute();
    expect(await notices()).toEqual([]);
    expect(await late.accept()).toMatchObject({ ok: true, value: { isNew: true } });
    expect(await notices()).toEqual([{ kind: 'credits-low' }]);
  });

  test('is the earlier analysis where the other had its key, also where the server that took it counts no turns', async () => {
    const user = await subscriber('PLN_enterprise');
    const idempotencyKey = newId(on.clock);
    const [late, later, other] = [
      await arrive(on, user, { idempotencyKey }),
      await arrive(on, user, { idempotencyKey }),
      await arrive(on, user, { idempotencyKey, sha256: 'cd'.repeat(32) }),
    ];
    const id = await uploaded(on, user, { idempotencyKey });
    const earlier = { ok: true, value: { id, isNew: false } };
    expect(await late.accept()).toEqual(earlier);
    await on.db.updateTable('users').set({ uploadTurn: later.gate.turn }).where('id', '=', user).execute();
    expect(await later.accept()).toEqual(earlier);
    expect(await other.accept()).toMatchObject({ ok: false, why: { refused: 'idempotency-mismatch' } });
    expect(await accepted(user)).toHaveLength(1);
  });

  test('is one of many at once, each with its own credit', async () => {
    const user = await subscriber('PLN_basic');
    const all = await Promise.all(Array.from({ length: 60 }, () => arrive(on, user)));
    const ends = await Promise.all(all.map(({ accept }) => accept()));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(50);
    expect(await accepted(user)).toHaveLength(50);
    expect(await creditsOf(on.db, user, on.clock.now())).toEqual({ used: 50, total: 50 });
  });
});
