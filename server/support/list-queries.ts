import type { ExpressionBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { PageQuery } from '#contract/pagination';
import type { TicketQuery } from '#contract/ticket';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';
import { manyMatches } from '../search/match-users.ts';
import type { TicketMatch } from './match-tickets.ts';

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

export type TicketChoice = Pick<Wanted, 'status' | 'category' | 'priority'> & {
  /** What the search finds. */
  match?: TicketMatch | undefined;
};

const isChosen =
  ({ status, category, priority, match }: TicketChoice) =>
  (is: ExpressionBuilder<Database, 'tickets'>) =>
    is.and([
      ...(status ? [is('status', '=', status)] : []),
      ...(category ? [is('category', '=', category)] : []),
      ...(priority ? [is('priority', '=', priority)] : []),
      ...(match ? [match.isMatch(is.ref('tickets.id'), is.ref('tickets.userId'))] : []),
    ]);

/** The ids of a page of all tickets that fit, newest first. Ids alone, so that no page far back is read row by row. */
export async function pageOfAll(db: Db, choice: TicketChoice, { page, limit }: PageQuery): Promise<string[]> {
  const rows = await db
    .selectFrom('tickets')
    .select('id')
    .where(isChosen(choice))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts them; those of a wide search up to `manyMatches` only. */
export async function countAll(db: Db, choice: TicketChoice): Promise<number> {
  const chosen = db.selectFrom('tickets').select('id').where(isChosen(choice));
  const { total } = await db
    .selectFrom((choice.match?.isWide ? chosen.limit(manyMatches) : chosen).as('chosen'))
    .select((f) => f.fn.countAll<number>().as('total'))
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
