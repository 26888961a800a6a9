import { type Clock, minutes } from '../../clock.ts';
import { type Db, inTransaction } from '../../db/db.ts';
import { dayOf } from './day.ts';
import { beginning } from './figures.ts';
import { countDays, countedFigures, forgetDays, noteQueue, queueState, writeDays, writtenDays } from './queries.ts';

/** So long after midnight, what was begun before it has come to its end. */
const settled = minutes(10);

/** Counts the days that are over and writes their figures down. Safe to repeat, and for several servers at once. */
export async function keepFigures({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const { until = beginning } = await writtenDays(db, [], beginning);
  const end = dayOf(clock.now() - settled);
  if (until < end) {
    const rows = await Promise.all(countedFigures.map((figure) => countDays(db, figure, until, end)));
    await inTransaction(db, (tx) => writeDays(tx, rows.flat(), end));
  }
  await recountRevenue(db, end);
}

/** A payment can be given back long after: revenue is counted anew, all of it. */
async function recountRevenue(db: Db, end: string) {
  const rows = await countDays(db, 'revenue', beginning, end);
  await inTransaction(db, async (tx) => {
    await forgetDays(tx, 'revenue');
    await writeDays(tx, rows, end);
  });
}

/** Keeps how long the queue is, if that is the longest of the day. */
export async function keepQueueLength({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const { queued, running } = await queueState(db);
  await noteQueue(db, dayOf(clock.now()), queued + running);
}
