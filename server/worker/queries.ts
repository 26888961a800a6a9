import { sql } from 'kysely';
import type { AnalysisFailure } from '#contract/analysis';
import { returnCredit } from '../billing/credits.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Engine, inTransaction } from '../db/db.ts';
import type { AnalysisRow } from '../db/schema.ts';
import { newId } from '../new-id.ts';
import { notify } from '../notifications/notify.ts';
import { columnsToWrite, type JobResult } from './columns-of.ts';

export type QueueDeps = { db: Db; engine: Engine; clock: Clock };

/** A job that this worker holds. `leaseToken` proves it: every later write names it, and changes nothing once another worker took over. */
export type Job = AnalysisRow;

/** Takes the job that has waited longest, or one whose holder's lease ran out. `lease` in ms. */
export async function claimJob({ db, engine, clock }: QueueDeps, lease: number): Promise<Job | undefined> {
  const now = clock.now();
  return db
    .updateTable('analyses')
    .set((row) => ({
      state: 'running',
      attempts: row('attempts', '+', 1),
      leaseToken: row('leaseToken', '+', 1),
      leaseUntil: now + lease,
      startedAt: row.fn.coalesce('startedAt', row.val(now)),
    }))
    .where('id', '=', (next) =>
      next
        .selectFrom('analyses')
        .select('id')
        // Written out: SQLite knows the partial index of what waits by these words, not by parameters.
        .where(sql<boolean>`state in ('queued', 'running')`)
        .where('notBefore', '<=', now)
        .where((is) => is.or([is('state', '=', 'queued'), is('leaseUntil', '<=', now)]))
        .orderBy('notBefore')
        .orderBy('id')
        .limit(1)
        .$if(engine.name === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
}

const held = (db: Db, job: Job) =>
  db
    .updateTable('analyses')
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('leaseToken', '=', job.leaseToken);

const happened = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n;

/** The heartbeat. False: the job is no longer ours. */
export const renewLease = async ({ db, clock }: QueueDeps, job: Job, lease: number) =>
  happened(
    await held(db, job)
      .set({ leaseUntil: clock.now() + lease })
      .executeTakeFirst(),
  );

/** Puts a job back. `delay` in ms; `counted` false takes the attempt back, since the job was not at fault. */
export const putBack = async (
  { db, clock }: QueueDeps,
  job: Job,
  { delay = 0, counted = true }: { delay?: number; counted?: boolean } = {},
) =>
  happened(
    await held(db, job)
      .set((row) => ({
        state: 'queued',
        leaseUntil: null,
        notBefore: clock.now() + delay,
        attempts: counted ? row.ref('attempts') : row('attempts', '-', 1),
      }))
      .executeTakeFirst(),
  );

/** Ends the job with its result and tells its owner, both or neither. */
export const finishJob = ({ db, clock }: QueueDeps, job: Job, result: JobResult) =>
  inTransaction(db, async (tx) => {
    const finished = await held(tx, job)
      .set({ ...columnsToWrite(result), state: 'done', leaseUntil: null, finishedAt: clock.now() })
      .executeTakeFirst();
    if (!happened(finished)) return false;
    await notify(tx, clock, job.userId, { kind: 'analysis-done', analysisId: job.id, strategy: job.strategy });
    return true;
  });

/** Ends the job without a result, gives its credit back and tells its owner: all or nothing. */
export const failJob = ({ db, clock }: QueueDeps, job: Job, { code, message }: AnalysisFailure) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const failed = await held(tx, job)
      .set({ state: 'failed', failureCode: code, failureMessage: message, leaseUntil: null, finishedAt: now })
      .executeTakeFirst();
    if (!happened(failed)) return false;
    await returnCredit(tx, { entryId: newId(clock), analysisId: job.id, now });
    await notify(tx, clock, job.userId, { kind: 'analysis-failed', analysisId: job.id, strategy: job.strategy });
    return true;
  });

/** For a database that only one process can have open: whoever held these jobs is dead, so none need wait for its lease to run out. */
export const endAllLeases = ({ db, clock }: QueueDeps) =>
  db.updateTable('analyses').set({ leaseUntil: clock.now() }).where('state', '=', 'running').execute();
