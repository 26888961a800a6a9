import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFolder, sweepImages } from '#server/analyses/sweep';
import { hours } from '#server/clock';
import { folderImages } from '#server/providers/images/folder-images';
import { testClock } from '../kit/test-clock.ts';
import { engines } from '../kit/test-database.ts';
import { listedHashes } from '../providers/images/listed-hashes.ts';
import { addUser, openTestDb, type TestDb, uploaded } from './open-test-db.ts';

describe.each(engines)('clearing up on %s', (engine) => {
  let on: TestDb;
  let folder: string;
  beforeAll(async () => {
    on = await openTestDb(engine, testClock(Date.now()));
    folder = await mkdtemp(path.join(tmpdir(), 'wickwise-sweep-'));
  });
  afterAll(async () => {
    await on.close();
    await rm(folder, { recursive: true });
  });

  test('removes pictures that no analysis names, but only after a day', async () => {
    const images = folderImages(path.join(folder, 'images'));
    const keep = async (text: string) => {
      const sha256 = createHash('sha256').update(text).digest('hex');
      const file = path.join(folder, 'x.part');
      await writeFile(file, text);
      await images.keep(sha256, file);
      return sha256;
    };
    const named = await keep('named');
    await uploaded(on, await addUser(on), { sha256: named });
    const orphan = await keep('orphan');

    await sweepImages({ ...on, images });
    expect(await listedHashes(images)).toEqual([named, orphan].sort());
    on.clock.advance(hours(25));
    await sweepImages({ ...on, images });
    expect(await listedHashes(images)).toEqual([named]);
  });

  test('removes what broken uploads left, but nothing that is still coming in', async () => {
    const uploads = await mkdtemp(path.join(folder, 'uploads-'));
    const ages = { 'old.part': hours(2), 'new.part': 0 };
    for (const [name, age] of Object.entries(ages)) {
      const written = new Date(on.clock.now() - age);
      await writeFile(path.join(uploads, name), 'x');
      await utimes(path.join(uploads, name), written, written);
    }
    await sweepFolder(uploads, { clock: on.clock, age: hours(1) });
    expect(await readdir(uploads)).toEqual(['new.part']);
  });
});
