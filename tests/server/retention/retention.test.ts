import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours, minutes } from '#server/clock';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { tableNames } from '#server/db/tables';
import { makeLog } from '#server/operation/log';
import { folderImages } from '#server/providers/images/folder-images';
import { applyDueRules, applyRules } from '#server/retention/apply-rules';
import { retentionRules } from '#server/retention/rules';
import { insertOneOfEach } from '../backup/one-of-each.ts';
import { runScript } from '../backup/run-script.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';

/** Days after the rows of every table were written, and how many of them are gone by then, in all. */
const story: [day: number, gone: Record<string, number>][] = [
  [0, {}],
  [1, { oneTimeCodes: 1, rateLimits: 1, loginChallenges: 1 }],
  [29, { secondFactors: 1 }],
  [31, { sessions: 1, refreshTokens: 2, pushSubscriptions: 1, analysisAccesses: 1 }],
  [89, {}],
  [91, { uploadReceipts: 1, webhookEvents: 1 }],
  [179, {}],
  [181, { notifications: 1 }],
  [399, {}],
  [401, { billingNotices: 1 }],
  // Analyses, credits, payments, tickets, the audit log and all else stay, as do a message and a notice that wait.
  [4000, {}],
];

describe.each(engines)('retention on %s', (engine) => {
  let place: TestDatabase;
  let database: OpenDatabase;
  let folder: string;
  const written = Date.UTC(2026, 10, 22, 3);
  const clock = testClock(written);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wickwise-retention-'));
    place = await makeTestDatabase(engine);
    database = await connect(place);
    await insertOneOfEach(database.db);
    const { db } = database;
    const notice = await db.selectFrom('billingNotices').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('billingNotices')
      .values({ ...notice, id: 'sent', about: 'in_0', sentAt: written })
      .execute();
    const event = await db.selectFrom('webhookEvents').selectAll().executeTakeFirstOrThrow();
    await db
      .insertInto('webhookEvents')
      .values({ ...event, id: 'waiting', eventId: 'evt_2', state: 'received' })
      .execute();
  });
  afterAll(async () => {
    await database.close();
    await place.dispose();
    await rm(folder, { recursive: true });
  });

  const parts = () => ({
    ...database,
    clock,
    images: folderImages(folder),
    thumbnails: folderImages(path.join(folder, 'thumbnails')),
    log: makeLog('silent'),
  });
  const counts = async () => {
    const all: Record<string, number> = {};
    for (const name of tableNames) {
      const { count } = await database.db
        .selectFrom(name)
        .select((f) => f.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      all[name] = count;
    }
    return all;
  };

  test('[QU-06] removes what is over, in its time, and nothing else; what it would remove is told before', async () => {
    let before = await counts();
    for (const [day, gone] of story) {
      clock.advance(written + days(day) - clock.now());
      for (const { name, due } of retentionRules)
        expect([day, name, await due(parts())]).toEqual([day, name, gone[name] ?? 0]);
      await applyRules(parts());
      const expected = Object.entries(before).map(([name, count]) => [name, count - (gone[name] ?? 0)]);
      expect([day, await counts()]).toEqual([day, Object.fromEntries(expected)]);
      before = await counts();
    }
  });

  test('is the work of one process in its time, and of the next when that one dies', async () => {
    const expire = (key: string) =>
      database.db
        .insertInto('rateLimits')
        .values({ key, points: 1, expiresAt: clock.now() - 1 })
        .execute();
    const left = async () =>
      (await database.db.selectFrom('rateLimits').select('key').where('expiresAt', 'is not', null).execute()).length;
    clock.advance(days(1));
    await expire('first');
    await Promise.all([applyDueRules(parts()), applyDueRules(parts()), applyDueRules(parts())]);
    expect(await left()).toBe(0);

    await expire('second');
    await applyDueRules(parts());
    expect(await left()).toBe(1);
    // A process that took it and died.
    await database.db
      .updateTable('leases')
      .set({ holder: 'dead', heldUntil: clock.now() + hours(1) + minutes(2) })
      .execute();
    clock.advance(hours(1));
    await applyDueRules(parts());
    expect(await left()).toBe(1);
    clock.advance(minutes(2));
    await applyDueRules(parts());
    expect(await left()).toBe(0);
  });
});

test('npm run retention says what would go, and lets it be', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-retention-'));
  const place = { url: undefined, file: path.join(folder, 'wickwise.db') };
  const database = await connect(place);
  await insertOneOfEach(database.db);
  await database.close();
  const variables = { WICKWISE_DATA_DIR: folder, WICKWISE_CLOCK_OFFSET: String(days(365 * 3)) };
  const { code, output } = await runScript('retention', [], variables);
  expect(code).toBe(0);
  expect(output).toContain('       1  uploadReceipts (each hour): receipts of uploads, after 90 days');
  expect(output.trim().split('\n')).toHaveLength(retentionRules.length);
  const after = await connect(place);
  expect(await after.db.selectFrom('uploadReceipts').selectAll().execute()).toHaveLength(1);
  await after.close();
  await rm(folder, { recursive: true });
});
