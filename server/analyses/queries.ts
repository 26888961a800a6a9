import { sql } from 'kysely';
import { beginningOfText, foundAtMost, wholeTextsUpTo } from '#contract/analysis';
import type { PageQuery } from '#contract/pagination';
import type { Db } from '../db/db.ts';
import { keptQuery } from '../db/kept-query.ts';
import type { AnalysisRow } from '../db/schema.ts';
import { columnsToWrite, type JobResult } from '../worker/columns-of.ts';
import { erasedContent } from './erased-content.ts';

const cardColumns = [
  'id',
  'strategy',
  'state',
  'quality',
  'direction',
  'failureCode',
  'failureMessage',
  'createdAt',
  'finishedAt',
] as const;

const detailColumns = [
  ...cardColumns,
  'analysis',
  'imageWidth',
  'imageHeight',
  'overlay',
  'outlook',
  'language',
  'imageHash',
] as const;

const wholeText = sql<string | null>`analysis`.as('analysis');
const beginning = sql<string | null>`substr(analysis, 1, ${sql.lit(beginningOfText)})`.as('analysis');

/** What the list shows: without the heavy columns. */
export type CardRow = Pick<AnalysisRow, (typeof cardColumns)[number] | 'analysis'>;
export type DetailRow = Pick<AnalysisRow, (typeof detailColumns)[number]>;

const countOf = (db: Pick<Db, 'selectFrom'>, userId: string) =>
  db
    .selectFrom('analyses as one')
    .select((f) => f.fn.countAll<number>().as('total'))
    .where('one.userId', '=', userId)
    .where('one.deletedAt', 'is', null);

const counts = keptQuery((db, { userId }: { userId: string }) => countOf(db, userId));

const newestOf = (text: typeof wholeText) =>
  keptQuery((db, { userId, limit, offset }: { userId: string; limit: number; offset: number }) =>
    db
      .selectFrom('analyses')
      .select(cardColumns)
      .select(text)
      .select(countOf(db, userId).as('total'))
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset),
  );

const newestWhole = newestOf(wholeText);
const newestBeginnings = newestOf(beginning);

/** A page, newest first (the ids sort by time), and how many there are in all. */
export async function listAnalyses(
  db: Db,
  userId: string,
  { page, limit }: PageQuery,
): Promise<{ rows: CardRow[]; total: number }> {
  const newest = limit > wholeTextsUpTo ? newestBeginnings : newestWhole;
  const rows = await newest(db, { userId, limit, offset: (page - 1) * limit });
  // A page behind the last one has no row that tells.
  const [counted] = rows.length > 0 ? rows : await counts(db, { userId });
  return { rows, total: counted?.total ?? 0 };
}

/** `word` anywhere, as a LIKE pattern whose escape character is a backslash. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * The ids of a user's analyses whose texts hold every one of these words (lower case), the newest first. Goes through the user's own rows by
 * their index: a thousand take some ms, while an index of all words of all texts would be larger than the texts.
 */
export async function findByWords(db: Db, userId: string, words: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where((is) => is.and(words.map((word) => sql<boolean>`words like ${anywhere(word)} escape '\\'`)))
    .orderBy('id', 'desc')
    .limit(foundAtMost)
    .execute();
  return rows.map(({ id }) => id);
}

const details = keptQuery((db, { userId, id }: { userId: string; id: string }) =>
  db
    .selectFrom('analyses')
    .select(detailColumns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null),
);

/** Somebody else's is not there, nor is one that was deleted. */
export const findAnalysis = async (db: Db, userId: string, id: string): Promise<DetailRow | undefined> =>
  (await details(db, { userId, id }))[0];

/** A row whole, of which another analysis of the same picture is made. */
export const findSource = (db: Db, userId: string, id: string): Promise<AnalysisRow | undefined> =>
  db
    .selectFrom('analyses')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Puts another result in the place of a finished analysis's own; false where there is none such. */
export async function replaceResult(db: Db, userId: string, id: string, result: JobResult): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set(columnsToWrite(result))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks an analysis that has ended as deleted; false where there is none such. */
export async function markDeleted(db: Db, userId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ deletedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('state', 'in', ['done', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a deletion back, also one that was taken back before; false once it is erased. */
export async function unmarkDeleted(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analyses')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('imageHash', '<>', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Empties what was deleted before `time`, ms. */
export const eraseDeletedBefore = (db: Db, time: number) =>
  db.updateTable('analyses').set(erasedContent).where('deletedAt', '<=', time).where('imageHash', '<>', '').execute();

/** How many the above would erase. */
export async function countDeletedBefore(db: Db, time: number): Promise<number> {
  const { count } = await db
    .selectFrom('analyses')
    .select((f) => f.fn.countAll<number>().as('count'))
    .where('deletedAt', '<=', time)
    .where('imageHash', '<>', '')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of these, all that neither wait nor run: done, failed, or not there at all. */
export async function findSettled(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom('analyses').select(['id', 'state']).where('id', 'in', ids).execute();
  const unfinished = new Set(rows.filter(({ state }) => state === 'queued' || state === 'running').map(({ id }) => id));
  return ids.filter((id) => !unfinished.has(id));
}

/** Of an analysis that has ended: whose it is, how it ended and how long it took. */
export const findEnd = (db: Db, id: string) =>
  db
    .selectFrom('analyses')
    .select(['userId', 'strategy', 'state', 'createdAt', 'finishedAt'])
    .where('id', '=', id)
    .where('state', 'in', ['done', 'failed'])
    .$narrowType<{ state: 'done' | 'failed' }>()
    .executeTakeFirst();

export const findImage = (db: Db, id: string) =>
  db
    .selectFrom('analyses')
    .select(['imageHash', 'imageType'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/** Of these hashes, those that an analysis or a profile names. */
export async function hashesInUse(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('analyses')
    .select('imageHash as hash')
    .where('imageHash', 'in', hashes)
    .union(
      db
        .selectFrom('users')
        .select('profilePicture as hash')
        .$narrowType<{ hash: string }>()
        .where('profilePicture', 'in', hashes),
    )
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
