import { type Insertable, type QueryCreator, type Selectable, sql } from 'kysely';
import { type Allowance, type Purse, purseOf } from '../billing/credits.ts';
import { ledgerSums } from '../billing/ledger.ts';
import type { CreditLedgerTable } from '../db/billing-tables.ts';
import { countUpTo } from '../db/count-up-to.ts';
import type { Db, Engine, Tx } from '../db/db.ts';
import { keptQuery } from '../db/kept-query.ts';
import type { AnalysisRow, AnalysisTable, Database, UploadReceiptTable } from '../db/schema.ts';

const nextTurn = (db: Writer, { userId }: { userId: string }) =>
  db
    .updateTable('users')
    .set((e) => ({ uploadTurn: e('uploadTurn', '+', e.lit(1)) }))
    .where('id', '=', userId);

const turns = keptQuery(nextTurn);

/** Uploads of one user pass one at a time. SQLite has but one writer, and needs no more than its transaction. */
export async function takeTurn(tx: Tx, engine: Engine, userId: string): Promise<void> {
  if (engine.name === 'postgres') await turns(tx, { userId });
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
    db.selectFrom('users').select('uploadTurn').where('id', '=', asked.userId).as('turn'),
  ]),
);

/**
 * What decides whether an upload is taken. `receipt`: that of an earlier upload with its key. `isQueueFull`: so many analyses wait or run as may, where that
 * is asked. `turn`: how far the user's uploads had come.
 */
export type Gate = {
  receipt: { sentHash: string; analysisId: string } | undefined;
  isQueueFull: boolean;
  purse: Purse;
  turn: number;
};

/** All in one statement. Of the queue, the index of what waits is all that is read, and not even that without a limit. */
export async function lookAtGate(
  db: Db,
  allowance: Allowance,
  { maxUnfinished, ...key }: ReceiptKey & { maxUnfinished: number | undefined },
): Promise<Gate> {
  const { period } = allowance;
  const asks = maxUnfinished === undefined ? 0 : 1;
  const [found] = await gates(db, { ...key, period, asks, before: Math.max(0, (maxUnfinished ?? 0) - 1) });
  if (!found) throw new Error('A sum without a row');
  const { sentHash, analysisId, lastInQueue: last, turn, ...sums } = found;
  return {
    receipt: sentHash === null || analysisId === null ? undefined : { sentHash, analysisId },
    isQueueFull: maxUnfinished === 0 || last !== null,
    purse: purseOf(allowance, sums),
    turn: turn ?? 0,
  };
}

type Picture = Pick<AnalysisRow, 'imageHash' | 'imageType' | 'imageBytes' | 'imageWidth' | 'imageHeight'>;

/** What is written when an upload is taken. `imageHash`: of the picture as it is kept; `sentHash`: as it was sent. */
export type Accepted = ReceiptKey &
  Picture &
  Pick<AnalysisRow, 'strategy' | 'language' | 'createdAt'> & {
    analysisId: string;
    sentHash: string;
    entryId: string;
    period: string;
  };

type Writer = QueryCreator<Database>;

/** The rows of an upload that is taken: job, credit and receipt. */
const rowsOf = {
  analyses: (row: Accepted): Insertable<AnalysisTable> => ({
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
  }),
  creditLedger: ({ entryId, userId, period, analysisId, createdAt }: Accepted): Insertable<CreditLedgerTable> => ({
    id: entryId,
    userId,
    period,
    kind: 'use',
    cause: null,
    amount: 1,
    analysisId,
    createdAt,
  }),
  uploadReceipts: ({
    userId,
    idempotencyKey,
    sentHash,
    analysisId,
    createdAt,
  }: Accepted): Insertable<UploadReceiptTable> => ({
    userId,
    idempotencyKey,
    imageHash: sentHash,
    analysisId,
    createdAt,
  }),
};

const tables = ['analyses', 'creditLedger', 'uploadReceipts'] as const;

const inserts = tables.map((table) =>
  keptQuery((db, row: Accepted) => db.insertInto(table).values(rowsOf[table](row))),
);

/** Writes job, credit and receipt. */
export async function insertAccepted(tx: Tx, row: Accepted): Promise<void> {
  for (const insert of inserts) await insert(tx, row);
}

type InTurn = Accepted & { turn: number };

const insertFromTurn = (db: Writer, table: (typeof tables)[number], row: Accepted) => {
  const values = rowsOf[table](row);
  return db
    .insertInto(table)
    .columns(Object.keys(values) as never[])
    .expression(sql`select ${sql.join(Object.values(values))} from turn`);
};

const insertInTurn = keptQuery((db, row: InTurn) =>
  insertFromTurn(
    db
      .with('turn', (own) => nextTurn(own, row).where('uploadTurn', '=', row.turn).returning('id'))
      .with('job', (own) => insertFromTurn(own, 'analyses', row))
      .with('use', (own) => insertFromTurn(own, 'creditLedger', row)),
    'uploadReceipts',
    row,
  ).returning('uploadReceipts.analysisId'),
);

/**
 * Writes job, credit and receipt if it is still this turn of the user's; false, and nothing is written, if another upload of his came between. One statement,
 * which needs no transaction around it: whoever waited for another's update sees it. PostgreSQL only.
 */
export const insertInSameTurn = async (db: Db, row: InTurn): Promise<boolean> =>
  (await insertInTurn(db, row)).length > 0;
