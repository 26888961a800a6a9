import { sql } from 'kysely';
import { isInForce } from '../../billing/in-force.ts';
import type { DailyFigure } from '../../db/admin-tables.ts';
import type { Db } from '../../db/db.ts';
import { type Day, dayOfNumber, startOf } from './day.ts';

export type FigureRow = { figure: DailyFigure; day: Day; label: string; value: number };

/** What rows can be counted by their days. */
export type CountedFigure = Exclude<DailyFigure, 'queue' | 'built-until'>;

type Counted = { number: number; label?: string; value: number };

/** Times of rows, whole days since 1970: the same integer division on both engines. */
const dayNumber = (column: 'created_at' | 'finished_at' | 'paid_at') => sql<number>`${sql.ref(column)} / 86400000`;

/** Rows of a table by the days on which they were made. */
const made =
  (table: 'users' | 'analyses' | 'payments' | 'subscriptions' | 'tickets') => (db: Db, from: number, to: number) =>
    db
      // All of them have that column.
      .selectFrom(table as 'users')
      .select((f) => [dayNumber('created_at').as('number'), f.fn.countAll<number>().as('value')])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .groupBy(dayNumber('created_at'))
      .execute();

/** How each figure is counted from the rows themselves, from `from` on and before `to`, ms. All along an index that holds all it takes. */
const counts: Record<CountedFigure, (db: Db, from: number, to: number) => Promise<Counted[]>> = {
  users: made('users'),
  analyses: made('analyses'),
  payments: made('payments'),
  subscriptions: made('subscriptions'),
  tickets: made('tickets'),
  'image-bytes': (db, from, to) =>
    db
      .selectFrom('analyses')
      .select((f) => [dayNumber('created_at').as('number'), f.fn.sum<number>('imageBytes').as('value')])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .groupBy(dayNumber('created_at'))
      .execute(),
  failures: (db, from, to) =>
    db
      .selectFrom('analyses')
      .select((f) => [
        dayNumber('finished_at').as('number'),
        sql<string>`coalesce(failure_code, '')`.as('label'),
        f.fn.countAll<number>().as('value'),
      ])
      .where('state', '=', sql.lit('failed'))
      .where('finishedAt', '>=', from)
      .where('finishedAt', '<', to)
      .groupBy([dayNumber('finished_at'), 'failureCode'])
      .execute(),
  revenue: (db, from, to) =>
    db
      .selectFrom('payments')
      .select((f) => [dayNumber('paid_at').as('number'), 'currency as label', f.fn.sum<number>('amount').as('value')])
      .where('status', '=', 'paid')
      .where('paidAt', '>=', from)
      .where('paidAt', '<', to)
      .groupBy([dayNumber('paid_at'), 'currency'])
      .execute(),
};

export const countedFigures = Object.keys(counts) as CountedFigure[];

/** Counts a figure from the rows of whole days: from the start of `from` to that of `to`, or on and on. */
export async function countDays(db: Db, figure: CountedFigure, from: Day, to?: Day): Promise<FigureRow[]> {
  const rows = await counts[figure](db, startOf(from), to === undefined ? Number.MAX_SAFE_INTEGER : startOf(to));
  return rows.map(({ number, label = '', value }) => ({ figure, day: dayOfNumber(number), label, value }));
}

/** What is written down of these figures from a day on, with the day from which nothing is. One statement, so that both are of one moment. */
export async function writtenDays(db: Db, figures: DailyFigure[], from: Day) {
  const rows = await db
    .selectFrom('dailyFigures')
    .selectAll()
    .where('figure', 'in', ['built-until', ...figures])
    .where((is) => is.or([is('figure', '=', 'built-until'), is('day', '>=', from)]))
    .execute();
  return {
    until: rows.find(({ figure }) => figure === 'built-until')?.day,
    rows: rows.filter(({ figure }) => figure !== 'built-until'),
  };
}

/** The sum of all days that are written down, with the day from which nothing is. */
export async function writtenSum(db: Db, figure: DailyFigure): Promise<{ until: Day | null; sum: number }> {
  return db
    .selectFrom('dailyFigures')
    .select([
      sql<Day | null>`max(case when figure = 'built-until' then day end)`.as('until'),
      sql<number>`coalesce(sum(value), 0)`.as('sum'),
    ])
    .where('figure', 'in', ['built-until', figure])
    .executeTakeFirstOrThrow();
}

/** Writes whole days down, over what was there. */
export async function writeDays(tx: Db, rows: FigureRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await tx
      .insertInto('dailyFigures')
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(['figure', 'day', 'label']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      )
      .execute();
  }
}

/** All days before this one are written down. */
export async function markBuilt(tx: Db, until: Day): Promise<void> {
  // Several servers may write the same day at once: the mark is set before the older ones go, so that the second waits for the first.
  await tx
    .insertInto('dailyFigures')
    .values({ figure: 'built-until', day: until, label: '', value: 0 })
    .onConflict((conflict) => conflict.columns(['figure', 'day', 'label']).doUpdateSet({ value: 0 }))
    .execute();
  await tx.deleteFrom('dailyFigures').where('figure', '=', 'built-until').where('day', '!=', until).execute();
}

/** Of the days before `until`. */
export const forgetDays = (tx: Db, figure: DailyFigure, until: Day) =>
  tx.deleteFrom('dailyFigures').where('figure', '=', figure).where('day', '<', until).execute();

/** Keeps the longest queue of a day. */
export const noteQueue = (db: Db, day: Day, length: number) =>
  db
    .insertInto('dailyFigures')
    .values({ figure: 'queue', day, label: '', value: length })
    .onConflict((conflict) =>
      conflict
        .columns(['figure', 'day', 'label'])
        .doUpdateSet({ value: length })
        .where('dailyFigures.value', '<', length),
    )
    .execute();

/** Analyses that wait and that run, and since when the first waits. Written out, since SQLite knows its partial index by the words. */
export async function queueState(db: Db) {
  const rows = await db
    .selectFrom('analyses')
    .select((f) => ['state', f.fn.countAll<number>().as('count'), f.fn.min<number>('createdAt').as('oldest')])
    .where(sql<boolean>`state in ('queued', 'running')`)
    .groupBy('state')
    .execute();
  const of = (state: 'queued' | 'running') => rows.find((row) => row.state === state);
  return {
    queued: of('queued')?.count ?? 0,
    running: of('running')?.count ?? 0,
    oldestQueuedAt: of('queued')?.oldest ?? null,
  };
}

/** Users who were seen at or after this time, ms. */
export async function countSeenSince(db: Db, time: number): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('lastSeenAt', '>=', time)
    .executeTakeFirstOrThrow();
  return count;
}

/** Subscriptions that go on by the name of their plan. */
export async function countByPlan(db: Db, now: number): Promise<Record<string, number>> {
  const counted = db
    .selectFrom('subscriptions')
    .select((f) => ['planId', 'status', f.fn.countAll<number>().as('count')])
    .where(isInForce(now))
    .groupBy(['planId', 'status']);
  const rows = await db
    .selectFrom(counted.as('counted'))
    .innerJoin('plans', 'plans.id', 'counted.planId')
    .select(['plans.name', 'counted.status', 'counted.count'])
    .execute();
  // Asked for by its status, SQLite would take the index of that, which holds too little.
  const active = rows.filter(({ status }) => status === 'active');
  return Object.fromEntries(active.map(({ name, count }) => [name, count]));
}

/** The currency in which plans are sold. */
export async function planCurrency(db: Db): Promise<string> {
  const dearest = db.selectFrom('plans').select('currency').orderBy('amount', 'desc').limit(1);
  return (await dearest.executeTakeFirstOrThrow()).currency;
}
