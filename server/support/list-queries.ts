import type { ExpressionBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { PageQuery } from '#contract/pagination';
import type { TicketQuery } from '#contract/ticket';
import type { Db, Engine } from '../db/db.ts';
import type { Database } from '../db/schema.ts';

type Wanted = z.output<typeof TicketQuery>;

/** The ids of a page of a user's tickets, the one that moved last first. */
export async function pageOfUser(db: Db, userId: string, { page, limit }: PageQuery): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOfUser(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('tickets')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return total;
}

const isWanted =
  (engine: Engine, { status, category, priority, search }: Wanted) =>
  (is: ExpressionBuilder<Database, 'tickets'>) =>
    is.and([
      ...(status ? [is('status', '=', status)] : []),
      ...(category ? [is('category', '=', category)] : []),
      ...(priority ? [is('priority', '=', priority)] : []),
      ...(search ? [isFound(engine, search, is)] : []),
    ]);

const isFound = (engine: Engine, search: string, is: ExpressionBuilder<Database, 'tickets'>) =>
  is.or([
    is('id', '=', search.toLowerCase()),
    engine.contains(is.ref('subject'), search),
    is(
      'userId',
      'in',
      is
        .selectFrom('users')
        .select('users.id')
        .where((user) =>
          user.or([
            engine.contains(user.ref('users.fullName'), search),
            engine.contains(user.ref('users.email'), search),
          ]),
        ),
    ),
  ]);

/** The ids of a page of all tickets that fit, newest first. Ids alone, so that no page far back is read row by row. */
export async function pageOfAll(db: Db, engine: Engine, wanted: Wanted): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where(isWanted(engine, wanted))
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .offset((wanted.page - 1) * wanted.limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countAll(db: Db, engine: Engine, wanted: Wanted): Promise<number> {
  const { total } = await db
    .selectFrom('tickets')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where(isWanted(engine, wanted))
    .executeTakeFirstOrThrow();
  return total;
}

export const countByStatus = (db: Db) =>
  db
    .selectFrom('tickets')
    .select((f) => ['status', f.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();

export async function countOpen(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('tickets')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return total;
}
