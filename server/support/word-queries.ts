import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';

/** Makes a ticket found by the words of its subject. Run in the transaction that writes it. */
export async function writeTicketWords(tx: Db, ticketId: string, words: string[]): Promise<void> {
  if (words.length === 0) return;
  await tx
    .insertInto('ticketWords')
    .values(words.map((word) => ({ ticketId, word })))
    .execute();
}

type Words = SelectQueryBuilder<Database, 'ticketWords', object>;

/** `\u{10ffff}`: after all that begins with the word, since no character has a higher code. */
const begins = (query: Words, word: string) => query.where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`);

const ticketWords = () => expressionBuilder<Database, never>().selectFrom('ticketWords');

/** How many words of tickets begin so, counted up to `most`. */
export async function countWord(db: Db, word: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(begins(ticketWords(), word).select('ticketId').limit(most).as('found'))
    .select((f) => f.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ticket's subject has a word that begins so, looked up by the ticket. */
export const hasWord = (ticketId: Expression<string>, word: string): Expression<SqlBool> =>
  expressionBuilder<Database, never>().exists(
    begins(ticketWords(), word).where('ticketWords.ticketId', '=', ticketId).select(sql`1`.as('one')),
  );

/** Ids of tickets whose subject has a word that begins with `leader`, which few have, and one for each of the others. */
export const idsWithWords = (leader: string, others: string[]) =>
  begins(ticketWords(), leader)
    .select('ticketWords.ticketId as id')
    .where((is) => is.and(others.map((word) => hasOther(word))));

const hasOther = (word: string) => {
  const is = expressionBuilder<Database, 'ticketWords'>();
  return is.exists(
    is
      .selectFrom('ticketWords as other')
      .select(sql`1`.as('one'))
      .whereRef('other.ticketId', '=', 'ticketWords.ticketId')
      .where('other.word', '>=', word)
      .where('other.word', '<', `${word}\u{10ffff}`),
  );
};
