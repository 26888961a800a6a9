import type { Db } from '../db/db.ts';
import type { UserRow } from '../db/schema.ts';
import { writeWords } from './queries.ts';
import { wordsOf } from './words.ts';

/** Makes a user found by his name and e-mail as they now are. Run in the transaction that writes them. */
export const nameUser = (tx: Db, { id, fullName, email }: Pick<UserRow, 'id' | 'fullName' | 'email'>) =>
  writeWords(tx, 'users', id, wordsOf(fullName, email));
