import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/db';
import { keptQuery } from '#server/db/kept-query';
import { openTestDb, type TestDb } from '../analyses/open-test-db.ts';
import { engines } from '../kit/test-database.ts';

describe.each(engines)('a query that is kept, on %s', (engine) => {
  let database: TestDb;
  beforeAll(async () => {
    database = await openTestDb(engine);
  });
  afterAll(() => database.close());

  const plansFrom = (onBuild = () => {}) =>
    keptQuery((db, { amount, most }: { amount: number; most: number }) => {
      onBuild();
      return db
        .selectFrom('plans')
        .select(['id', 'stripeProductId'])
        .where('amount', '>=', amount)
        .orderBy('amount')
        .limit(most);
    });

  it('is built once, and finds by the values of each run', async () => {
    let built = 0;
    const plans = plansFrom(() => {
      built += 1;
    });
    const ids = async (amount: number, most: number) =>
      (await plans(database.db, { amount, most })).map(({ id }) => id);
    expect(await ids(0, 2)).toEqual(['PLN_free', 'PLN_basic']);
    expect(await ids(1000, 5)).toEqual(['PLN_pro', 'PLN_enterprise']);
    expect(built).toBe(1);
  });

  it('names columns as all others do', async () => {
    const [plan] = await plansFrom()(database.db, { amount: 999, most: 1 });
    expect(Object.keys(plan ?? {})).toEqual(['id', 'stripeProductId']);
  });

  it('belongs to the transaction in which it is run', async () => {
    const keep = keptQuery((db, { key, value }: { key: string; value: string }) =>
      db.insertInto('settings').values({ key, value }),
    );
    const values = keptQuery((db, { key }: { key: string }) =>
      db.selectFrom('settings').select('value').where('key', '=', key),
    );
    const failing = inTransaction(database.db, async (tx) => {
      await keep(tx, { key: 'one', value: 'taken back' });
      expect(await values(tx, { key: 'one' })).toEqual([{ value: 'taken back' }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await values(database.db, { key: 'one' })).toEqual([]);
    await keep(database.db, { key: 'one', value: 'kept' });
    expect(await values(database.db, { key: 'one' })).toEqual([{ value: 'kept' }]);
  });

  it('goes on when a newer version of the server has added a column', async () => {
    const settings = keptQuery((db, { key }: { key: string }) =>
      db.selectFrom('settings').selectAll().where('key', '=', key),
    );
    const find = () => settings(database.db, { key: 'push-keys' });
    await find();
    await database.db.schema.alterTable('settings').addColumn('note', 'text').execute();
    expect(await find()).toEqual([]);
  });

  it('refuses to be built of what is computed from a value, which would be the first run’s for ever', async () => {
    const plans = keptQuery((db, { page }: { page: number }) =>
      db
        .selectFrom('plans')
        .select('id')
        .orderBy('id')
        .limit(1)
        .offset((page - 1) * 1),
    );
    await expect(plans(database.db, { page: 1 })).rejects.toThrow('built once for all values of page');
  });

  it('refuses to be built of values that are spread, which would be none', async () => {
    const plans = keptQuery((db, { most, ...rest }: { amount: number; most: number }) =>
      db.selectFrom('plans').select('id').where('amount', '>=', rest.amount).limit(most),
    );
    await expect(plans(database.db, { amount: 0, most: 1 })).rejects.toThrow('by name');
  });
});
