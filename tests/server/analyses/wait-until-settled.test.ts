import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitsForEnds } from '#server/analyses/wait-until-settled';
import { makeLog } from '#server/operation/log';
import { jobSignals } from '#server/worker/job-signals';
import { queriesOf } from '../../load/explain-queries.ts';
import { engines } from '../kit/test-database.ts';
import { addUser, openTestDb, subscribe, type TestDb, uploaded } from './open-test-db.ts';

const log = makeLog('silent');
const forever = { wait: 20_000, signal: new AbortController().signal };

describe.each(engines)('a wait for the end of an analysis, on %s', (engine) => {
  let place: TestDb;
  let userId: string;
  beforeAll(async () => {
    place = await openTestDb(engine);
    userId = await addUser(place);
    await subscribe(place, userId, 'PLN_enterprise');
  });
  afterAll(() => place.close());

  const endInDatabase = (ids: string[]) =>
    place.db.updateTable('analyses').set({ state: 'done' }).where('id', 'in', ids).execute();

  test('that no signal ends is ended by a look at the database, one for all who wait', async () => {
    const waitUntilSettled = waitsForEnds({ db: place.db, signals: jobSignals(), log }, { every: 50 });
    const ids: string[] = [];
    for (let n = 0; n < 30; n++) ids.push(await uploaded(place, userId));
    const queries = await queriesOf(place.db, async () => {
      const waits = Promise.all(ids.map((id) => waitUntilSettled(id, forever)));
      await endInDatabase(ids);
      await waits;
    });
    // One to begin each wait, one to end the analyses, and the looks.
    expect(queries.length - ids.length - 1).toBeLessThan(5);
  });

  test('ends with its signal before anybody looks, and at once when the analysis is over, gone, or nobody listens any more', async () => {
    const signals = jobSignals();
    const waitUntilSettled = waitsForEnds({ db: place.db, signals, log }, { every: 60_000 });
    const id = await uploaded(place, userId);
    const waits = [waitUntilSettled(id, forever), waitUntilSettled(id, forever)];
    await endInDatabase([id]);
    signals.settled(id);
    await Promise.all(waits);
    await waitUntilSettled(id, forever);
    await waitUntilSettled('nothing like it', forever);

    const unfinished = await uploaded(place, userId);
    await waitUntilSettled(unfinished, { ...forever, signal: AbortSignal.abort() });
    await waitUntilSettled(unfinished, { ...forever, wait: 10 });
    const gone = new AbortController();
    const wait = waitUntilSettled(unfinished, { ...forever, signal: gone.signal });
    gone.abort();
    await wait;
  });
});
