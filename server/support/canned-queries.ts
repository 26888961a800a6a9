import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../db/db.ts';
import type { CannedAnswerTable } from '../db/schema.ts';

/** Far more than anybody looks through; it only bounds the answer. */
const most = 500;

export const listCannedAnswers = (db: Db) =>
  db.selectFrom('cannedAnswers').selectAll().orderBy('title').orderBy('id').limit(most).execute();

export const findCannedAnswer = (db: Db, id: string) =>
  db.selectFrom('cannedAnswers').select(['title', 'text']).where('id', '=', id).executeTakeFirst();

export const insertCannedAnswer = (db: Db, row: Insertable<CannedAnswerTable>) =>
  db.insertInto('cannedAnswers').values(row).returningAll().executeTakeFirstOrThrow();

/** Nothing when there is no such text. */
export const updateCannedAnswer = (db: Db, id: string, change: Updateable<CannedAnswerTable>) =>
  db.updateTable('cannedAnswers').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteCannedAnswer = (db: Db, id: string) => db.deleteFrom('cannedAnswers').where('id', '=', id).execute();
