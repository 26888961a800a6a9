import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';
import type { Parts } from '../parts.ts';
import { countIdsWithWords, findIdsWithWords, hasWord, idsWithWords, type Worded } from './queries.ts';
import { wordsAsked } from './words.ts';

/** More matches than this are not gathered: a list is walked in its order instead, and soon has a page of them. */
export const manyMatches = 10_000;

/** So many are named one by one, so that the words are looked up but once for all that a list asks. */
const namedMatches = 1000;

export type WordMatch = {
  /** More than `manyMatches`. */
  isWide: boolean;
  /** How many are found, where they are not too many to be gathered. */
  count: number;
  /** An id is one of those found. */
  isMatch: (id: Expression<string>) => Expression<SqlBool>;
};

/** Which users or tickets have, for each word of a search, a word that begins with it. Why words, says `docs/decisions/009-admin-lists.md`. */
export async function matchWords(
  { db, engine }: Pick<Parts, 'db' | 'engine'>,
  kind: Worded,
  search: string,
): Promise<WordMatch> {
  const is = expressionBuilder<Database, never>();
  const words = await rarestFirst(db, kind, wordsAsked(search));
  const [leader, ...others] = words;
  const ids = leader === undefined ? [] : await findIdsWithWords(db, kind, { leader, others }, namedMatches + 1);
  if (leader === undefined || ids.length === 0) return { isWide: false, count: 0, isMatch: () => is.lit(false) };
  if (ids.length <= namedMatches) return { isWide: false, count: ids.length, isMatch: (id) => is(id, 'in', ids) };
  const count = await countIdsWithWords(db, kind, { leader, others }, manyMatches);
  if (count > manyMatches) {
    return { isWide: true, count, isMatch: (id) => is.and(words.map((word) => hasWord(kind, id, word))) };
  }
  return { isWide: false, count, isMatch: (id) => engine.isAmong(id, idsWithWords(kind, leader, others)) };
}

/** Far enough to tell a word that many have from one that nearly all have. */
const farCount = 2 * manyMatches;

/** The word that the fewest have leads to all that a search finds, and past the least else. None at all where nobody has one of them. */
async function rarestFirst(db: Db, kind: Worded, words: string[]): Promise<string[]> {
  if (words.length < 2) return words;
  const counted: { word: string; count: number }[] = [];
  for (const word of words) {
    const count = await countIdsWithWords(db, kind, { leader: word, others: [] }, farCount);
    if (count === 0) return [];
    counted.push({ word, count });
  }
  return counted.sort((one, other) => one.count - other.count).map(({ word }) => word);
}
