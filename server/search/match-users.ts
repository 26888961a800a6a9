import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';
import { countIdsWithWords, hasWord, idsWithWords } from './queries.ts';
import { wordsAsked } from './words.ts';

/** More matches than this are not gathered: a list is walked in its order instead, and soon has a page of them. */
export const manyMatches = 10_000;

export type UserMatch = {
  /** More than `manyMatches`. */
  isWide: boolean;
  /** A user's id is one of those found. */
  isMatch: (userId: Expression<string>) => Expression<SqlBool>;
};

/** Which users have, for each word of a search, a word in name or e-mail that begins with it. Why words, says `docs/decisions/009-admin-lists.md`. */
export async function matchUsers(db: Db, search: string): Promise<UserMatch> {
  const is = expressionBuilder<Database, never>();
  const words = wordsAsked(search);
  const leader = await rarestOf(db, words);
  if (leader === undefined) return { isWide: false, isMatch: () => is.lit(false) };
  const others = words.filter((word) => word !== leader);
  const count = await countIdsWithWords(db, leader, others, manyMatches + 1);
  if (count > manyMatches) {
    return { isWide: true, isMatch: (userId) => is.and(words.map((word) => hasWord(userId, word))) };
  }
  return { isWide: false, isMatch: (userId) => is(userId, 'in', idsWithWords(leader, others)) };
}

/** The word that the fewest users have leads to all that a search finds, and past the least else. */
async function rarestOf(db: Db, words: string[]): Promise<string | undefined> {
  if (words.length < 2) return words[0];
  const counts = await Promise.all(words.map((word) => countIdsWithWords(db, word, [], manyMatches + 1)));
  return words[counts.indexOf(Math.min(...counts))];
}
