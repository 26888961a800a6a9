import type { ExpressionBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { PageQuery } from '#contract/pagination';
import type { TicketQuery, TicketStatus } from '#contract/ticket';
import { countUpTo } from '../db/count-up-to.ts';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';
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

const isNarrowed =
  ({ status, category, priority }: TicketChoice) =>
  (is: ExpressionBuilder<Database, 'tickets'>) =>
    is.and([
      ...(status ? [is('status', '=', status)] : []),
      ...(category ? [is('category', '=', category)] : []),
      ...(priority ? [is('priority', '=', priority)] : []),
    ]);

/** The ids of all tickets that fit. */
const chosenIds = (db: Db, choice: TicketChoice) => db.selectFrom(foundIds(db, choice).as('found')).select('found.id');

function foundIds(db: Db, choice: TicketChoice) {
  const tickets = db.selectFrom('tickets').select('tickets.id').where(isNarrowed(choice));
  const { match } = choice;
  if (!match) return tickets;
  const { id, subjects, users } = match;
  if (match.isWide) {
    return tickets.where((is) =>
      is.or([subjects.isMatch(is.ref('tickets.id')), users.isMatch(is.ref('tickets.userId'))]),
    );
  }
  // Three ways with an index each; as one condition they would have none.
  return tickets
    .where('tickets.id', '=', id)
    .union(tickets.where((is) => users.isMatch(is.ref('tickets.userId'))))
    .union(tickets.where((is) => subjects.isMatch(is.ref('tickets.id'))));
}

/** The ids of a page of all tickets that fit, newest first. Ids alone, so that no page far back is read row by row. */
export async function pageOfAll(db: Db, choice: TicketChoice, { page, limit }: PageQuery): Promise<string[]> {
  const rows = await chosenIds(db, choice)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts them, up to `most`. */
export const countChosen = (db: Db, choice: TicketChoice, most: number): Promise<number> =>
  countUpTo(db, chosenIds(db, choice), most);

/** Each along the index of its status; `closed`, which most come to be, is not counted. */
export async function countByStatus(db: Db): Promise<Record<'open' | 'in_progress' | 'resolved', number>> {
  const [open, inProgress, resolved] = await Promise.all([
    countOf(db, 'open'),
    countOf(db, 'in_progress'),
    countOf(db, 'resolved'),
  ]);
  return { open, in_progress: inProgress, resolved };
}

export async function countOf(db: Db, status: TicketStatus): Promise<number> {
  const { total } = await db
    .selectFrom('tickets')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  return total;
}
