import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Database } from '../db/schema.ts';
import { manyMatches, matchUsers } from '../search/match-users.ts';
import { wordsAsked } from '../search/words.ts';
import { countWord, hasWord, idsWithWords } from './word-queries.ts';

export type TicketMatch = {
  /** So many that they are not gathered: the list is walked in its order instead, and soon has a page of them. */
  isWide: boolean;
  isMatch: (ticketId: Expression<string>, userId: Expression<string>) => Expression<SqlBool>;
};

/** Which tickets a search finds: by words of their subject, by words of their user, or by their whole id. */
export async function matchTickets(db: Db, search: string): Promise<TicketMatch> {
  const is = expressionBuilder<Database, never>();
  const users = await matchUsers(db, search);
  const words = wordsAsked(search);
  const counts: number[] = [];
  for (const word of words) counts.push(await countWord(db, word, manyMatches + 1));
  const fewest = Math.min(...counts);
  const leader = words[counts.indexOf(fewest)] ?? '';
  const isWide = users.isWide || (words.length > 0 && fewest > manyMatches);
  if (isWide) {
    const hasAll = (ticketId: Expression<string>) => is.and(words.map((word) => hasWord(ticketId, word)));
    return { isWide, isMatch: (ticketId, userId) => is.or([hasAll(ticketId), users.isMatch(userId)]) };
  }
  const own = is.selectFrom('tickets as own').select('own.id');
  const others = words.filter((word) => word !== leader);
  // Three ways with an index each; as one condition they would have none.
  const found = own
    .where('own.id', '=', search.toLowerCase())
    .union(own.where((of) => users.isMatch(of.ref('own.userId'))))
    .$if(words.length > 0, (query) => query.union(idsWithWords(leader, others)));
  return { isWide, isMatch: (ticketId) => is(ticketId, 'in', found) };
}
