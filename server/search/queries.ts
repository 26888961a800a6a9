import { type Expression, expressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';

type Words = SelectQueryBuilder<Database, 'userWords', object>;

/** `\u{10ffff}`: after all that begins with the word, since no character has a higher code. */
const begins = (query: Words, word: string) => query.where('word', '>=', word).where('word', '<', `${word}\u{10ffff}`);

const userWords = () => expressionBuilder<Database, never>().selectFrom('userWords');

/** The user has a word that begins so, looked up by the user. */
export const hasWord = (userId: Expression<string>, word: string): Expression<SqlBool> =>
  expressionBuilder<Database, never>().exists(
    begins(userWords(), word).where('userWords.userId', '=', userId).select(sql`1`.as('one')),
  );

/** Ids of users who have a word that begins with `leader` and one for each of the others, looked up by `leader`. Some ids come twice. */
export const idsWithWords = (leader: string, others: string[]) =>
  others.reduce(
    (ids, word) =>
      ids.where((is) =>
        is.exists(
          is
            .selectFrom('userWords as other')
            .select(sql`1`.as('one'))
            .whereRef('other.userId', '=', 'userWords.userId')
            .where('other.word', '>=', word)
            .where('other.word', '<', `${word}\u{10ffff}`),
        ),
      ),
    begins(userWords(), leader).select('userWords.userId'),
  );

/** Counts those ids, up to `most`. */
export async function countIdsWithWords(db: Db, leader: string, others: string[], most: number): Promise<number> {
  const { count } = await db
    .selectFrom(idsWithWords(leader, others).limit(most).as('found'))
    .select((f) => f.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the place of the words that were there. Run in the transaction that writes the user. */
export async function writeWords(tx: Db, userId: string, words: string[]): Promise<void> {
  await tx.deleteFrom('userWords').where('userId', '=', userId).execute();
  if (words.length > 0)
    await tx
      .insertInto('userWords')
      .values(words.map((word) => ({ userId, word })))
      .execute();
}
