import { sql } from 'kysely';
import type { DailyFigure } from '../../db/admin-tables.ts';
import type { Db } from '../../db/db.ts';
import { type Day, dayOfNumber, startOf } from './day.ts';

export type FigureRow = { figure: DailyFigure; day: Day; label: string; value: number };

/** What rows can be counted by their days. */
export type CountedFigure = Exclude<DailyFigure, 'queue' | 'built-until'>;

type Counted = { number: number; label?: string; value: number };

/** Times of rows, whole days since 1970: the same integer division on both engines. */
const dayNumber = (column: 'created_at' | 'finished_at' | 'paid_at') => sql<number>`${sql.ref(column)} / 86400000`;

/** How each figure is counted from the rows themselves, from `from` on and before `to`, ms. All along an index that holds all it takes. */
const counts: Record<CountedFigure, (db: Db, from: number, to: number) => Promise<Counted[]>> = {
  users: (db, from, to) =>
    db
      .selectFrom('users')
      .select((f) => [dayNumber('created_at').as('number'), f.fn.countAll<number>().as('value')])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .groupBy(dayNumber('created_at'))
      .execute(),
  analyses: (db, from, to) =>
    db
      .selectFrom('analyses')
      .select((f) => [dayNumber('created_at').as('number'), f.fn.countAll<number>().as('value')])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .groupBy(dayNumber('created_at'))
      .execute(),
  payments: (db, from, to) =>
    db
      .selectFrom('payments')
      .select((f) => [dayNumber('created_at').as('number'), f.fn.countAll<number>().as('value')])
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .groupBy(dayNumber('created_at'))
      .execute(),
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
      .select((f) => [dayNumber('paid_at').as('number'), f.fn.sum<number>('amount').as('value')])
      .where('status', '=', 'paid')
      .where('paidAt', '>=', from)
      .where('paidAt', '<', to)
      .groupBy(dayNumber('paid_at'))
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

/** Writes whole days down, over what was there. */
export async function writeDays(tx: Db, rows: FigureRow[], until: Day): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await tx
      .insertInto('dailyFigures')
      .values(rows.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict.columns(['figure', 'day', 'label']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
      )
      .execute();
  }
  // Several servers may write the same day at once: the mark is set before the older ones go, so that the second waits for the first.
  await tx
    .insertInto('dailyFigures')
    .values({ figure: 'built-until', day: until, label: '', value: 0 })
    .onConflict((conflict) => conflict.columns(['figure', 'day', 'label']).doUpdateSet({ value: 0 }))
    .execute();
  await tx.deleteFrom('dailyFigures').where('figure', '=', 'built-until').where('day', '!=', until).execute();
}

export const forgetDays = (tx: Db, figure: DailyFigure) =>
  tx.deleteFrom('dailyFigures').where('figure', '=', figure).execute();

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

/** Subscriptions in force by the name of their plan. */
export async function countByPlan(db: Db, now: number): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.planId')
    .select((f) => ['plans.name', f.fn.countAll<number>().as('count')])
    .where('subscriptions.endedAt', 'is', null)
    .where('subscriptions.status', '=', 'active')
    .where(sql<number>`coalesce(current_period_end, 9007199254740991)`, '>', now)
    .groupBy('plans.name')
    .execute();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
