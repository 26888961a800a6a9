import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderImages } from '#server/providers/images/folder-images';
import type { ImageStore } from '#server/providers/images/image-store';
import { s3Images } from '#server/providers/images/s3-images';
import { listedHashes } from './listed-hashes.ts';
import { startS3StandIn } from './s3-stand-in.ts';

const keys = { bucket: 'pictures', accessKeyId: 'AKIATEST', secretAccessKey: 'a secret/with+signs' };
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let folder: string;
let standIn: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wickwise-images-'));
  standIn = await startS3StandIn(keys);
});
afterAll(async () => {
  await standIn.stop();
  await rm(folder, { recursive: true });
});

const fileOf = async (text: string) => {
  const file = path.join(folder, `${hashOf(text)}.part`);
  await writeFile(file, text);
  return file;
};

const keepAll = async (images: ImageStore, texts: string[]) => {
  for (const text of texts) await images.keep(hashOf(text), await fileOf(text));
};

test('small pictures lie beside the large ones in one bucket, by the same names, and neither store sees the other’s', async () => {
  const bucket = { endpoint: standIn.endpoint, region: 'eu-west-1', ...keys };
  const [large, small] = [s3Images(bucket), s3Images({ ...bucket, folder: 'thumbnails' })];
  const name = hashOf('large');
  await keepAll(large, ['large']);
  await small.keep(name, await fileOf('small'));
  expect(Buffer.from(await small.read(name)).toString()).toBe('small');
  expect(await listedHashes(large)).toEqual([name]);
  expect(await listedHashes(small)).toEqual([name]);
  await small.removeUnlessKeptSince(name, Number.POSITIVE_INFINITY);
  expect(await listedHashes(small)).toEqual([]);
  expect(Buffer.from(await large.read(name)).toString()).toBe('large');
  await large.removeUnlessKeptSince(name, Number.POSITIVE_INFINITY);
});

describe.each([
  ['folder', () => folderImages(path.join(folder, 'images'))],
  ['S3-compatible store', () => s3Images({ endpoint: standIn.endpoint, region: 'eu-west-1', ...keys })],
])('pictures in a %s', (_, open) => {
  let images: ImageStore;
  beforeAll(() => {
    images = open();
  });

  test('come back byte by byte, and the handed-over file is gone', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const file = path.join(folder, 'a.part');
    await writeFile(file, bytes);
    await images.keep(hash, file);
    expect(Buffer.from(await images.read(hash))).toEqual(bytes);
    expect(existsSync(file)).toBe(false);
    await images.removeUnlessKeptSince(hash, Number.POSITIVE_INFINITY);
  });

  test('are all listed with the time of their keeping, the same bytes once', async () => {
    const texts = ['one', 'two', 'three', 'four', 'five', 'two'];
    await keepAll(images, texts);
    expect(await listedHashes(images)).toEqual([...new Set(texts)].map(hashOf).sort());
    for await (const { keptAt } of images.list()) expect(Math.abs(Date.now() - keptAt)).toBeLessThan(60_000);
  });

  test('are removed, unless they were kept again meanwhile', async () => {
    await keepAll(images, ['old', 'new']);
    await images.removeUnlessKeptSince(hashOf('new'), Date.now() - 60_000);
    await images.removeUnlessKeptSince(hashOf('old'), Date.now() + 60_000);
    expect(await listedHashes(images)).toContain(hashOf('new'));
    expect(await listedHashes(images)).not.toContain(hashOf('old'));
  });

  test('that are gone already are removed without a word: two sweeps may meet', async () => {
    await images.removeUnlessKeptSince(hashOf('gone'), Number.POSITIVE_INFINITY);
  });

  test('that were never kept are an error, not an empty picture', async () => {
    await expect(images.read(hashOf('never'))).rejects.toThrow();
  });
});

test('a folder ignores what is not a picture of ours', async () => {
  const home = path.join(folder, 'strange');
  const images = folderImages(home);
  await keepAll(images, ['x']);
  await writeFile(path.join(home, '.DS_Store'), '');
  await writeFile(path.join(home, (await readdir(home)).find((name) => name.length === 2) ?? '', 'notes.txt'), '');
  expect(await listedHashes(images)).toEqual([hashOf('x')]);
});

describe('an S3-compatible store', () => {
  const open = (secretAccessKey: string) =>
    s3Images({ endpoint: `${standIn.endpoint}/`, region: 'eu-west-1', ...keys, secretAccessKey });

  test('that finds the signature wrong fails the keeping', async () => {
    await expect(keepAll(open('another secret'), ['forged'])).rejects.toThrow('403');
    expect([...standIn.objects.keys()].join()).not.toContain(hashOf('forged'));
  });

  test('that stumbles is asked again', async () => {
    standIn.faults.push(503, 500);
    await keepAll(open(keys.secretAccessKey), ['stumble']);
    expect(standIn.objects.get(`${hashOf('stumble').slice(0, 2)}/${hashOf('stumble')}`)?.body.toString()).toBe(
      'stumble',
    );
  });

  test('that stays down fails the keeping and leaves the file to its owner', async () => {
    standIn.faults.push(503, 503, 503);
    await expect(keepAll(open(keys.secretAccessKey), ['down'])).rejects.toThrow('503');
    expect(existsSync(path.join(folder, `${hashOf('down')}.part`))).toBe(true);
  });

  test('never gets bytes under another name than their hash', async () => {
    const file = await fileOf('damaged on the way');
    await expect(open(keys.secretAccessKey).keep(hashOf('as it was meant'), file)).rejects.toThrow('403');
  });
});
