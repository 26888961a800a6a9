import type { Db } from '../db/db.ts';
import type { TicketRow } from '../db/schema.ts';
import { writeWords } from './queries.ts';
import { wordsOf } from './words.ts';

/** Makes a ticket found by the words of its subject. Run in the transaction that writes it. */
export const nameTicket = (tx: Db, { id, subject }: Pick<TicketRow, 'id' | 'subject'>) =>
  writeWords(tx, 'tickets', id, wordsOf(subject));
