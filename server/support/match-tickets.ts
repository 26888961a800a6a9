import type { Parts } from '../parts.ts';
import { matchWords, type WordMatch } from '../search/match-words.ts';

/** What a search for tickets finds: by words of their subject, by words of their user, or by their whole id. */
export type TicketMatch = {
  /** So many that they are not gathered: the list is walked in its order instead, and soon has a page of them. */
  isWide: boolean;
  id: string;
  subjects: WordMatch;
  users: WordMatch;
};

export async function matchTickets(parts: Pick<Parts, 'db' | 'engine'>, search: string): Promise<TicketMatch> {
  const users = await matchWords(parts, 'users', search);
  const subjects = await matchWords(parts, 'tickets', search);
  return { isWide: users.isWide || subjects.isWide, id: search.toLowerCase(), subjects, users };
}
