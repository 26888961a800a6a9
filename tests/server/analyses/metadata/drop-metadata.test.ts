import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectPicture } from '#server/analyses/inspect-picture';
import { dropMetadata } from '#server/analyses/metadata/drop-metadata';
import type { PictureFormat } from '#server/analyses/picture-format';
import { jpegSegment, pngChunk, stripes, stripesPng, withChunks } from '../pictures.ts';

/** Words that stand for what must not be kept: a place, a camera, a name. */
const secrets = ['Reading Street 7', 'SecretCamera', 'Ada Lovelace'];

const exif = {
  IFD0: { Make: 'SecretCamera', Artist: 'Ada Lovelace', ImageDescription: 'Reading Street 7' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30N">Reading Street 7</rdf:Description></rdf:RDF></x:xmpmeta>`;

const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg(),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp(),
  gif: (picture) => picture.gif(),
  avif: (picture) => picture.avif({ effort: 0 }),
};

/** Six is a quarter turn: width and height change places. */
const telling = (format: PictureFormat, orientation = 6) =>
  encode[format](stripes(3)).withExif(exif).withXmp(xmp).withMetadata({ orientation }).toBuffer();

const pixelsOf = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

describe('what is not seen in a picture', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'wickwise-bare-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function bared(bytes: Buffer) {
    const file = path.join(folder, 'picture');
    await writeFile(file, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const picture = await inspectPicture(bytes);
    if (!picture.ok) throw new Error(picture.why.message);
    const kept = await dropMetadata({ file, bytes: bytes.length, sha256 }, bytes, picture.value);
    const clean = await readFile(file);
    expect(kept).toEqual({ file, bytes: clean.length, sha256: createHash('sha256').update(clean).digest('hex') });
    return clean;
  }

  test.each(Object.keys(encode) as PictureFormat[])(
    'is not kept of a %s, and what is seen stays as it was to the last bit',
    async (format) => {
      const told = await telling(format);
      if (format !== 'gif') expect(secrets.some((secret) => told.includes(secret))).toBe(true);

      const clean = await bared(told);

      expect(secrets.filter((secret) => clean.includes(secret))).toEqual([]);
      const { exif: left, xmp: leftXmp, iptc, comments } = await sharp(clean).metadata();
      expect(left?.includes('GPS') ?? false).toBe(false);
      expect(leftXmp?.some((byte) => byte !== 0) ?? false).toBe(false);
      expect([iptc, comments]).toEqual([undefined, undefined]);
      expect((await pixelsOf(clean)).equals(await pixelsOf(told))).toBe(true);
      expect(await bared(clean)).toEqual(clean);
    },
  );

  test.each(Object.keys(encode) as PictureFormat[])(
    'was nothing in a bare %s, which stays as it is',
    async (format) => {
      const bytes = await encode[format](stripes(4)).toBuffer();
      expect(await bared(bytes)).toEqual(bytes);
    },
  );

  test.each([
    ['a JPEG with a comment of 60,000 letters', () => withSegment(0xfe, Buffer.from(secrets.join().padEnd(60_000)))],
    ['a JPEG with IPTC', () => withSegment(0xed, Buffer.from(`Photoshop 3.0\0${secrets.join()}`))],
    ['a JPEG with a second picture', () => withSegment(0xe2, Buffer.from(`MPF\0${secrets.join()}`))],
    ['a progressive JPEG with EXIF', () => stripes(5).jpeg({ progressive: true }).withExif(exif).toBuffer()],
    ['a PNG with a text', async () => withChunks(await stripesPng(5), pngChunk('tEXt', `Author\0${secrets.join()}`))],
    [
      'a PNG with a chunk of somebody’s own',
      async () => withChunks(await stripesPng(5), pngChunk('prVt', secrets.join())),
    ],
    ['a GIF with a comment', async () => withComment(await stripes(5).gif().toBuffer(), secrets.join())],
    ['a JPEG with an archive behind it', async () => Buffer.concat([await stripes(5).jpeg().toBuffer(), archive()])],
    ['a PNG with an archive behind it', async () => Buffer.concat([await stripes(5).png().toBuffer(), archive()])],
    ['a WebP with an archive behind it', async () => Buffer.concat([await stripes(5).webp().toBuffer(), archive()])],
    ['a GIF with an archive behind it', async () => Buffer.concat([await stripes(5).gif().toBuffer(), archive()])],
  ])('is not kept of %s', async (_, make) => {
    const told = await make();
    expect(secrets.some((secret) => told.includes(secret))).toBe(true);
    const clean = await bared(told);
    expect(secrets.filter((secret) => clean.includes(secret))).toEqual([]);
    expect((await pixelsOf(clean)).equals(await pixelsOf(told))).toBe(true);
  });

  test('leaves an animated WebP its frames, and a picture its colour profile', async () => {
    const frames = await sharp([await stripes(1).png().toBuffer(), await stripes(2).png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ lossless: true })
      .withExif(exif)
      .toBuffer();
    expect((await sharp(await bared(frames), { animated: true }).metadata()).pages).toBe(2);
    const profiled = await stripes(6).withIccProfile('p3').withExif(exif).jpeg().toBuffer();
    expect((await sharp(await bared(profiled)).metadata()).icc).toEqual((await sharp(profiled).metadata()).icc);
  });
});

const archive = () => Buffer.from(zipSync({ 'who.txt': [Buffer.from(secrets.join()), { level: 0 }] }));

async function withSegment(marker: number, content: Buffer) {
  const jpeg = await stripes(5).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), jpegSegment(marker, content), jpeg.subarray(2)]);
}

/** Before the end, in sub-blocks of at most 255 bytes. */
function withComment(gif: Buffer, text: string) {
  const content = Buffer.from(text);
  return Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, content.length]),
    content,
    Buffer.from([0, 0x3b]),
  ]);
}
