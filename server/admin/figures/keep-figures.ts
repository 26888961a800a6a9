import { type Clock, minutes } from '../../clock.ts';
import { type Db, inTransaction } from '../../db/db.ts';
import { dayOf } from './day.ts';
import { beginning } from './figures.ts';
import {
  type CountedFigure,
  countDays,
  countedFigures,
  forgetDays,
  markBuilt,
  noteQueue,
  queueState,
  writeDays,
  writtenDays,
} from './queries.ts';

/** So long after midnight, what was begun before it has come to its end. */
const settled = minutes(10);

/** Counts the days that are over and writes their figures down. Safe to repeat, and for several servers at once. */
export async function keepFigures({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const { until = beginning } = await writtenDays(db, [], beginning);
  const end = dayOf(clock.now() - settled);
  if (until < end) {
    const rows = await Promise.all(countedFigures.map((figure) => countDays(db, figure, until, end)));
    await inTransaction(db, async (tx) => {
      await writeDays(tx, rows.flat());
      await markBuilt(tx, end);
    });
  }
  // A payment can be given back long after.
  await recount(db, 'revenue');
  await recountTickets(db);
}

/** Tickets go with the user who is erased, and their days are counted anew. */
export const recountTickets = (db: Db) => recount(db, 'tickets');

/** Counts a figure anew for all days that are written down. */
async function recount(db: Db, figure: CountedFigure): Promise<void> {
  const { until } = await writtenDays(db, [], beginning);
  if (!until) return;
  const rows = await countDays(db, figure, beginning, until);
  await inTransaction(db, async (tx) => {
    await forgetDays(tx, figure, until);
    await writeDays(tx, rows);
  });
}

/** Keeps how long the queue is, if that is the longest of the day. */
export async function keepQueueLength({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const { queued, running } = await queueState(db);
  await noteQueue(db, dayOf(clock.now()), queued + running);
}
