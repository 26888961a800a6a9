import { type QueryCreator, type Selectable, sql } from 'kysely';
import { type LedgerSums, ledgerEntry, ledgerSums } from '../billing/ledger.ts';
import { countUpTo } from '../db/count-up-to.ts';
import type { Db, Engine, Tx } from '../db/db.ts';
import { keptQuery } from '../db/kept-query.ts';
import type { AnalysisRow, Database, UploadReceiptTable } from '../db/schema.ts';

const userLock = keptQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
);

/** Uploads of one user pass one at a time. SQLite has but one writer, and needs no more than its transaction. */
export async function lockUser(tx: Tx, engine: Engine, userId: string): Promise<void> {
  if (engine.name === 'postgres') await userLock(tx, { userId });
}

/** Written out: SQLite knows the partial index of what waits by these words, not by parameters. */
const isUnfinished = sql<boolean>`state in ('queued', 'running')`;

/** How many analyses wait or run, `most` at the most. */
export const countUnfinished = (db: Db, most: number) =>
  countUpTo(db, db.selectFrom('analyses').select('id').where(isUnfinished), most);

const lastInQueue = (db: Db, { asks, before }: { asks: 0 | 1; before: number }) =>
  db.selectFrom('analyses').select('id').where(isUnfinished).orderBy('notBefore').limit(asks).offset(before);

type ReceiptKey = Pick<Selectable<UploadReceiptTable>, 'userId' | 'idempotencyKey'>;

const receiptOf = (db: Db, { userId, idempotencyKey }: ReceiptKey) =>
  db.selectFrom('uploadReceipts').where('userId', '=', userId).where('idempotencyKey', '=', idempotencyKey);

const gates = keptQuery((db, asked: ReceiptKey & { period: string; asks: 0 | 1; before: number }) =>
  ledgerSums(db, asked).select([
    receiptOf(db, asked).select('imageHash').as('sentHash'),
    receiptOf(db, asked).select('analysisId').as('analysisId'),
    lastInQueue(db, asked).as('lastInQueue'),
  ]),
);

/** What decides whether an upload is taken. `receipt`: that of an earlier upload with its key. `isQueueFull`: so many analyses wait or run as may, where that is asked. */
export type Gate = {
  receipt: { sentHash: string; analysisId: string } | undefined;
  isQueueFull: boolean;
  sums: LedgerSums;
};

/** All in one statement. Of the queue, the index of what waits is all that is read, and not even that without a limit. */
export async function lookAtGate(
  db: Db,
  { maxUnfinished, ...asked }: ReceiptKey & { period: string; maxUnfinished: number | undefined },
): Promise<Gate> {
  const asks = maxUnfinished === undefined ? 0 : 1;
  const [found] = await gates(db, { ...asked, asks, before: Math.max(0, (maxUnfinished ?? 0) - 1) });
  if (!found) throw new Error('A sum without a row');
  const { sentHash, analysisId, lastInQueue: last, ...sums } = found;
  const receipt = sentHash === null || analysisId === null ? undefined : { sentHash, analysisId };
  return { receipt, isQueueFull: maxUnfinished === 0 || last !== null, sums };
}

type Picture = Pick<AnalysisRow, 'imageHash' | 'imageType' | 'imageBytes' | 'imageWidth' | 'imageHeight'>;

/** What is written when an upload is taken. `imageHash`: of the picture as it is kept; `sentHash`: as it was sent. */
type Accepted = ReceiptKey &
  Picture &
  Pick<AnalysisRow, 'strategy' | 'language' | 'createdAt'> & {
    analysisId: string;
    sentHash: string;
    entryId: string;
    period: string;
  };

type Writer = QueryCreator<Database>;

const insertAnalysis = (db: Writer, row: Accepted) =>
  db.insertInto('analyses').values({
    id: row.analysisId,
    userId: row.userId,
    strategy: row.strategy,
    language: row.language,
    state: 'queued',
    imageHash: row.imageHash,
    imageType: row.imageType,
    imageBytes: row.imageBytes,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    notBefore: row.createdAt,
    createdAt: row.createdAt,
  });

const insertUse = (db: Writer, { entryId: id, userId, period, analysisId, createdAt }: Accepted) =>
  ledgerEntry(db, { id, userId, period, kind: 'use', cause: null, amount: 1, analysisId, createdAt });

const insertReceipt = (db: Writer, { userId, idempotencyKey, sentHash, analysisId, createdAt }: Accepted) =>
  db.insertInto('uploadReceipts').values({ userId, idempotencyKey, imageHash: sentHash, analysisId, createdAt });

const insertTogether = keptQuery((db, row: Accepted) =>
  insertReceipt(
    db.with('job', (own) => insertAnalysis(own, row)).with('use', (own) => insertUse(own, row)),
    row,
  ),
);

const insertEach = [insertAnalysis, insertUse, insertReceipt].map((insert) => keptQuery(insert));

/** Writes job, credit and receipt: on PostgreSQL in one statement, and so with one way to the database. SQLite knows no such, and has no way. */
export async function insertAccepted(tx: Tx, engine: Engine, row: Accepted): Promise<void> {
  for (const insert of engine.name === 'postgres' ? [insertTogether] : insertEach) await insert(tx, row);
}
