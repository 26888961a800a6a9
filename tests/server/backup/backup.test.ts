import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '#server/backup/back-up';
import { manifestName, pictureFile, readManifest } from '#server/backup/manifest';
import { tableShapes, tallyOf } from '#server/backup/read-tables';
import { replaceDatabase } from '#server/backup/replace-database';
import { restore } from '#server/backup/restore';
import { whileNothingIsRemoved } from '#server/backup/while-nothing-is-removed';
import { connect } from '#server/db/connect';
import type { OpenDatabase } from '#server/db/db';
import { withLease } from '#server/leases/with-lease';
import { folderImages } from '#server/providers/images/folder-images';
import { s3Images } from '#server/providers/images/s3-images';
import { retentionLeases } from '#server/retention/leases';
import { subscribe } from '../analyses/open-test-db.ts';
import { stripesPng } from '../analyses/pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from '../analyses/upload-server.ts';
import { testClock } from '../kit/test-clock.ts';
import { engines, makeTestDatabase, type TestDatabase } from '../kit/test-database.ts';
import { startS3StandIn } from '../providers/images/s3-stand-in.ts';
import { insertOneOfEach } from './one-of-each.ts';
import { runScript } from './run-script.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** An empty place: a database of that engine and a folder of pictures. */
async function emptyPlace(engine: (typeof engines)[number], name: string) {
  const dataDir = path.join(folder, name);
  const database = await makeTestDatabase(engine);
  const file = path.join(dataDir, 'wickwise.db');
  return {
    ...database,
    file,
    dataDir,
    images: folderImages(path.join(dataDir, 'images')),
    uploadFolder: path.join(dataDir, 'uploads'),
    variables: { WICKWISE_DATA_DIR: dataDir, ...(database.url && { DATABASE_URL: database.url }) },
  };
}

/** Every analysis has its picture, whole, and its one credit and its one receipt; there is none besides. */
async function expectWhole({ db }: OpenDatabase, imageFolder: string) {
  const analyses = await db.selectFrom('analyses').select(['id', 'imageHash', 'state', 'analysis']).execute();
  for (const { imageHash } of analyses) {
    const bytes = await readFile(path.join(imageFolder, imageHash.slice(0, 2), imageHash));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(imageHash);
  }
  const ids = analyses.map(({ id }) => id).sort();
  const idsOf = (rows: { analysisId: string | null }[]) => rows.map(({ analysisId }) => analysisId).sort();
  const uses = db.selectFrom('creditLedger').select('analysisId').where('kind', '=', 'use');
  expect(idsOf(await uses.execute())).toEqual(ids);
  expect(idsOf(await db.selectFrom('uploadReceipts').select('analysisId').execute())).toEqual(ids);
  for (const { state, analysis } of analyses) expect(analysis !== null).toBe(state === 'done');
  return analyses.length;
}

describe.each(engines)('a server on %s', (engine) => {
  let server: UploadServer;
  beforeAll(async () => {
    server = await startUploadServer(engine, async () => outcomeOf('# What was measured'));
  });
  afterAll(() => server.close());

  const variables = () => ({
    WICKWISE_DATA_DIR: server.dataDir,
    ...(server.parts.environment.DATABASE_URL && { DATABASE_URL: server.parts.environment.DATABASE_URL }),
  });

  test('is backed up while uploads go on; restored on either engine, each analysis has its picture, credit and receipt', async () => {
    const { accessToken: token, user } = await server.signUp();
    await subscribe(server.parts, user._id, 'PLN_enterprise');
    let sent = 0;
    let stopped = false;
    const uploading = Array.from({ length: 3 }, async () => {
      while (!stopped) {
        const answer = await server.upload({ token, image: await stripesPng(sent++), key: crypto.randomUUID() });
        expect(answer.status).toBe(200);
      }
    });
    await expect.poll(() => sent).toBeGreaterThan(6);
    const before = sent - 3;
    const backup = path.join(folder, 'backup');
    const made = await runScript('backup', ['--to', backup], variables());
    const after = sent;
    stopped = true;
    await Promise.all(uploading);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`${backup}: `) });
    // It did go on meanwhile.
    expect(after).toBeGreaterThan(before + 3);

    const same = await emptyPlace(engine, 'same');
    expect(await runScript('restore', [backup], same.variables)).toMatchObject({ code: 0 });
    const other = await emptyPlace(engine === 'sqlite' ? 'postgres' : 'sqlite', 'other');
    const { manifest } = await restore({ target: other, ...other, clock: server.clock }, backup);
    for (const place of [same, other]) {
      const database = await connect(place);
      const count = await expectWhole(database, path.join(place.dataDir, 'images'));
      expect(count).toBeGreaterThanOrEqual(before);
      expect(count).toBeLessThanOrEqual(after);
      expect(manifest.pictures).toMatchObject({ count, missing: [] });
      for (const table of await tableShapes(database.db)) {
        const { rows, digest } = manifest.tables.find(({ name }) => name === table.name) ?? {};
        expect(await tallyOf(database.db, table)).toEqual({ rows, digest });
      }
      await database.close();
      await place.dispose();
    }
  });

  test('is not restored over while it runs', async () => {
    const backup = path.join(folder, 'backup');
    expect(await runScript('backup', ['--to', backup], variables())).toMatchObject({ code: 0 });
    const restored = await runScript('restore', [backup, '--replace'], variables());
    expect(restored).toEqual({ code: 1, output: 'The database is in use. Stop every server first.\n' });
  });
});

describe.each(engines)('a backup of %s', (engine) => {
  const clock = testClock();
  let source: TestDatabase;
  let database: OpenDatabase;
  let home: string;
  let backup: string;
  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'wickwise-backup-'));
    source = await makeTestDatabase(engine);
    database = await connect(source);
    await insertOneOfEach(database.db);
    backup = path.join(home, 'backup');
    const images = { read: async () => Promise.reject(Object.assign(new Error('gone'), { code: 'ENOENT' })) };
    await backUp({ database, images, clock, version: '0.1.0' }, backup);
  });
  afterAll(async () => {
    await database.close();
    await source.dispose();
    await rm(home, { recursive: true });
  });

  const restoreTo = (place: Awaited<ReturnType<typeof emptyPlace>>, options = {}, from = backup) =>
    restore({ target: place, ...place, clock }, from, options);
  /** One that a test may spoil. */
  const ownCopy = async () => {
    const copy = path.join(folder, 'copy');
    await cp(backup, copy, { recursive: true });
    return copy;
  };

  test('has a row of every table, and names pictures that the store had lost', async () => {
    const manifest = await readManifest(backup);
    expect(manifest.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(manifest.pictures).toMatchObject({ count: 0, missing: ['5e'.repeat(32), 'a7'.repeat(32)] });
  });

  test('replaces what is there only when told so, and then all of it; SQLite keeps the old file', async () => {
    const place = await emptyPlace(engine, 'place');
    await restoreTo(place);
    const restored = await connect(place);
    await restored.db.updateTable('users').set({ fullName: 'Changed since' }).execute();
    await restored.close();

    await expect(restoreTo(place)).rejects.toThrow('The database is not empty: it has audit_log, users,');
    const kept = await connect(place);
    expect(await kept.db.selectFrom('users').select('fullName').distinct().execute()).toEqual([
      { fullName: 'Changed since' },
    ]);
    await kept.close();

    const { aside } = await restoreTo(place, { replace: true });
    const names = async (at: TestDatabase) => {
      const opened = await connect(at);
      const rows = await opened.db.selectFrom('users').select('fullName').distinct().execute();
      await opened.close();
      return rows.map(({ fullName }) => fullName);
    };
    expect(await names(place)).toContain('Ada Trader');
    if (engine === 'sqlite') expect(await names({ ...place, file: aside ?? '' })).toEqual(['Changed since']);
    await place.dispose();
  });

  test('that is cut short in the middle leaves everything as it was', async () => {
    const place = await emptyPlace(engine, 'place');
    await restoreTo(place);
    const tables = [
      {
        name: 'settings',
        columns: ['key', 'value'],
        async *pages() {
          yield [['a', 'b']];
          throw new Error('cut short');
        },
      },
    ];
    const content = { lastMigration: '002-seed-plans', tables };
    await expect(replaceDatabase(place, content, { replace: true, clock })).rejects.toThrow('cut short');
    const kept = await connect(place);
    expect(await kept.db.selectFrom('users').select('id').execute()).toHaveLength(2);
    await kept.close();
    if (engine === 'sqlite') expect((await readdir(place.dataDir)).sort()).toEqual(['uploads', 'wickwise.db']);
    await place.dispose();
  });

  test('of a newer version is refused', async () => {
    const manifest = await readManifest(backup);
    const newer = { ...manifest, version: '9.0.0', migrations: [...manifest.migrations, '900-of-the-future'] };
    const copy = await ownCopy();
    await writeFile(path.join(copy, manifestName), JSON.stringify(newer));
    const place = await emptyPlace(engine, 'place');
    await expect(restoreTo(place, {}, copy)).rejects.toThrow('The backup is of a newer version (9.0.0).');
    expect(existsSync(place.file)).toBe(false);
    await place.dispose();
  });

  test('that was damaged is refused before anything is changed', async () => {
    const place = await emptyPlace(engine, 'place');
    const copy = await ownCopy();
    const users = path.join(copy, 'tables', 'users.jsonl.gz');
    const bytes = await readFile(users);
    await writeFile(users, bytes.with(20, (bytes[20] ?? 0) ^ 1));
    await expect(restoreTo(place, {}, copy)).rejects.toThrow(`The backup is damaged: ${users}`);
    await rm(path.join(copy, manifestName));
    await expect(restoreTo(place, {}, copy)).rejects.toThrow('is no finished backup');
    expect(existsSync(place.dataDir)).toBe(false);
    await place.dispose();
  });

  test('keeps every server from removing anything while it is made, and waits for the one that is at it', async () => {
    const order: string[] = [];
    const [first = ''] = retentionLeases;
    const signals = new EventEmitter();
    const begun = once(signals, 'begun');
    const removing = withLease({ db: database.db, clock }, first, () => {
      signals.emit('begun');
      return once(signals, 'end');
    });
    await begun;
    const making = whileNothingIsRemoved({ db: database.db, clock }, async () => {
      order.push('made');
      for (const lease of retentionLeases)
        expect(await withLease({ db: database.db, clock }, lease, async () => order.push('removed'))).toBe(false);
    });
    order.push('removed');
    signals.emit('end');
    expect(await removing).toBe(true);
    await making;
    expect(order).toEqual(['removed', 'made']);
  });
});

describe('a backup of an S3-compatible store', () => {
  const access = { bucket: 'pictures', accessKeyId: 'AKIATEST', secretAccessKey: 'secret' };
  const clock = testClock();

  test('holds its pictures, says which were damaged, and is given up when the store does not answer', async () => {
    const [store, other] = [await startS3StandIn(access), await startS3StandIn(access)];
    const at = ({ endpoint }: { endpoint: string }) => s3Images({ ...access, endpoint, region: 'us-east-1' });
    const source = await emptyPlace('sqlite', 'source');
    const database = await connect({ url: undefined, file: path.join(folder, 'source.db') });
    await insertOneOfEach(database.db);
    const bytes = new TextEncoder().encode('a picture');
    const good = createHash('sha256').update(bytes).digest('hex');
    await writeFile(path.join(folder, 'good'), bytes);
    await at(store).keep(good, path.join(folder, 'good'));
    await database.db
      .updateTable('users')
      .set({ profilePicture: good })
      .where('profilePicture', 'is not', null)
      .execute();
    const spoilt = '5e'.repeat(32);
    store.objects.set(`5e/${spoilt}`, { body: Buffer.from('other bytes'), modified: new Date() });

    const backup = path.join(folder, 'backup');
    const parts = { database, images: at(store), clock, version: '0.1.0' };
    const { pictures } = await backUp(parts, backup);
    expect(pictures).toMatchObject({ count: 1, bytes: bytes.length, missing: [spoilt] });
    expect(existsSync(path.join(backup, pictureFile(good)))).toBe(true);
    await restore({ target: source, ...source, images: at(other), clock }, backup);
    expect([...other.objects.values()].map(({ body }) => body.toString())).toEqual(['a picture']);

    const broken = path.join(folder, 'broken');
    store.faults.push(...Array.from({ length: 12 }, () => 500));
    await expect(backUp(parts, broken)).rejects.toThrow('Image store: GET was answered with 500');
    expect(existsSync(broken)).toBe(false);
    await database.close();
    await store.stop();
    await other.stop();
  });
});
