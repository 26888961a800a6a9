import { deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { uploadLimits } from '#contract/analysis';
import type { ErrorCode } from '#contract/error-code';
import { bombPng, jpegSegment, paddedTo, plain, pngChunk, stripes, stripesPng, withChunks } from './pictures.ts';

const { maxBytes } = uploadLimits;
const text = (content: string) => async () => Buffer.from(content);
const cut = async (picture: Promise<Buffer>, share: number) =>
  (await picture).subarray(0, Math.floor((await picture).length * share));
const zeros = (count: number) => Buffer.alloc(count);
const headed = (head: string) => async () => Buffer.concat([Buffer.from(head, 'latin1'), zeros(2000)]);

/** A PNG header that claims a size, with nothing behind it. */
async function claimingSize(width: number, height: number) {
  const png = Buffer.from(await stripesPng(1));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

/** A JPEG or GIF whose header claims more than is there; `at` is where width or height stands. */
async function overwritten(picture: Promise<Buffer>, at: (bytes: Buffer) => number, value: number, little = false) {
  const bytes = Buffer.from(await picture);
  for (const place of [at(bytes), at(bytes) + 2]) {
    if (little) bytes.writeUInt16LE(value, place);
    else bytes.writeUInt16BE(value, place);
  }
  return bytes;
}

/** Where width and height of the first frame stand, which are 320 and 200. */
const frameOf = (gif: Buffer) => gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 0x40, 1, 200, 0])) + 5;

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${content}</svg>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>${svg('<text>&c;</text>')}`;

/** What the upload refuses, and as what. */
export const refusedPictures: [string, ErrorCode, () => Promise<Buffer>][] = [
  ['a text file', 'not-an-image', text('This is no picture, whatever its name says.')],
  ['a web page', 'not-an-image', text('<!doctype html><html><body><script>alert(1)</script></body></html>')],
  ['a ZIP archive', 'not-an-image', async () => Buffer.from(zipSync({ 'chart.png': await stripesPng(1) }))],
  ['an icon of Windows', 'not-an-image', headed('\0\0\x01\0\x01\0\x20\x20\0\0\x01\0\x20\0')],
  ['a film', 'not-an-image', headed('\0\0\0\x18ftypisom\0\0\x02\0isommp41')],
  ['a JPEG 2000', 'not-an-image', headed('\0\0\0\x0cjP  \r\n\x87\n')],
  ['a program', 'not-an-image', headed('MZ\x90\0\x03\0\0\0\x04\0\0\0')],
  [
    'random bytes',
    'not-an-image',
    async () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) & 255)),
  ],
  ['5,000 zeros', 'not-an-image', async () => zeros(5000)],
  ['a few bytes', 'not-an-image', async () => Buffer.from([0xff, 0xd8, 0xff])],
  ['an empty file', 'missing-image', async () => zeros(0)],
  ['an SVG drawing with a script', 'image-format-unsupported', text(svg('<script>alert(1)</script>'))],
  [
    'an SVG drawing that reads a file, behind a declaration',
    'image-format-unsupported',
    text(`<?xml version="1.0"?>\n<!-- chart -->\n${svg('<image href="file:///etc/passwd"/>')}`),
  ],
  ['an SVG drawing whose entities grow a million-fold', 'not-an-image', text(laughs)],
  ['an SVG drawing in a gzip', 'not-an-image', async () => gzipSync(svg(''))],
  ['an HEIC photo', 'image-format-unsupported', headed('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['a TIFF picture', 'image-format-unsupported', () => stripes(1).tiff().toBuffer()],
  ['a BMP picture', 'image-format-unsupported', headed('BM\x36\x10\0\0\0\0\0\0')],
  ['a PDF document', 'image-format-unsupported', text('%PDF-1.7\n1 0 obj << >> endobj')],
  ['a truncated PNG', 'image-damaged', () => cut(stripesPng(1), 0.6)],
  ['a truncated JPEG', 'image-damaged', () => cut(stripes(1).jpeg().toBuffer(), 0.6)],
  ['a truncated progressive JPEG', 'image-damaged', () => cut(stripes(1).jpeg({ progressive: true }).toBuffer(), 0.8)],
  ['a truncated WebP', 'image-damaged', () => cut(stripes(1).webp().toBuffer(), 0.6)],
  ['a truncated GIF', 'image-damaged', () => cut(stripes(1).gif().toBuffer(), 0.6)],
  ['a truncated AVIF', 'image-damaged', () => cut(stripes(1).avif().toBuffer(), 0.6)],
  [
    'the head of a JPEG and nothing more',
    'image-damaged',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), zeros(100)]),
  ],
  ['a WebP whose chunk claims 4 GB', 'image-damaged', async () => claimingChunk(await stripes(1).webp().toBuffer())],
  ['a PNG with a size that it does not have', 'image-damaged', () => claimingSize(3000, 3000)],
  ['a PNG that claims 2 billion rows', 'image-damaged', () => claimingSize(320, 2_000_000_000)],
  ['a picture of 1×1', 'image-too-small', () => plain(1, 1).png().toBuffer()],
  ['a picture of 1×100,000', 'image-too-small', async () => bombPng(1, 100_000)],
  ['a picture 20,000 px wide', 'image-too-many-pixels', () => plain(20_000, 100).png().toBuffer()],
  ['a decompression bomb of 400 million pixels', 'image-too-many-pixels', async () => bombPng(20_000, 20_000)],
  [
    'a JPEG that claims 65,500×65,500',
    'image-too-many-pixels',
    () => overwritten(stripes(1).jpeg().toBuffer(), (bytes) => bytes.indexOf('\xff\xc0', 'latin1') + 5, 65_500),
  ],
  [
    'a GIF whose frame claims 30,000×30,000',
    'image-too-many-pixels',
    () => overwritten(stripes(1).gif().toBuffer(), frameOf, 30_000, true),
  ],
  ['10 MB and one byte', 'image-too-large', async () => paddedTo(await stripesPng(1), maxBytes + 1)],
  ['25 MB', 'image-too-large', async () => paddedTo(await stripesPng(1), 25_000_000)],
];

/** The length of the first chunk, which stands at 16. */
function claimingChunk(webp: Buffer) {
  const bytes = Buffer.from(webp);
  bytes.writeUInt32LE(0xffff_fff0, 16);
  return bytes;
}

const html = '<html><script>alert(document.domain)</script></html>';

/** A progressive JPEG whose last scan comes again and again: each costs a walk over the whole picture. */
async function endlessScans(times: number) {
  const jpeg = await stripes(1, { width: 2000, height: 2000 }).jpeg({ progressive: true, quality: 30 }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: times }, () => scan), jpeg.subarray(-2)]);
}

/** Frames of one pixel, in a GIF of ordinary size: 20 bytes for each. */
async function manyFrames(count: number) {
  const gif = await stripes(1).gif().toBuffer();
  const frame = Buffer.from('2c00000000010001000002024401 00'.replace(/\s/g, ''), 'hex');
  return Buffer.concat([gif.subarray(0, -1), ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

/** Strange, but each a picture as some device makes it or a viewer shows it: the upload takes what is seen of it. */
export const strangePictures: [string, () => Promise<Buffer>][] = [
  [
    'a PNG that is a web page too',
    async () =>
      Buffer.concat([withChunks(await stripesPng(2), pngChunk('tEXt', `Comment\0${html}`)), Buffer.from(html)]),
  ],
  [
    'a JPEG with 9 MB of comments',
    async () => withJpegSegments(Array.from({ length: 137 }, () => jpegSegment(0xfe, html.padEnd(65_000)))),
  ],
  [
    'a PNG whose colour profile unpacks to 100 MB',
    async () =>
      withChunks(
        await stripesPng(2),
        pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflateSync(zeros(100_000_000), { level: 1 })])),
      ),
  ],
  [
    'a PNG whose text unpacks to 100 MB',
    async () =>
      withChunks(
        await stripesPng(2),
        pngChunk('zTXt', Buffer.concat([Buffer.from('t\0\0'), deflateSync(zeros(100_000_000), { level: 1 })])),
      ),
  ],
  [
    'a photo that tells where it was taken',
    () =>
      stripes(2)
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a CMYK picture', () => stripes(2).toColourspace('cmyk').jpeg().toBuffer()],
  ['an interlaced PNG', () => stripes(2).png({ progressive: true }).toBuffer()],
  ['a PNG of 16 bits', () => stripes(2).toColourspace('rgb16').png().toBuffer()],
  ['a palette with transparency', () => stripes(2).ensureAlpha(0.5).png({ palette: true }).toBuffer()],
  ['an animated GIF of 20,000 frames', () => manyFrames(20_000)],
  [
    'an animated PNG',
    async () => withChunks(await stripesPng(2), pngChunk('acTL', Buffer.from('0000006400000000', 'hex'))),
  ],
  [
    'an animated WebP',
    async () =>
      sharp([await stripesPng(1), await stripesPng(2)], { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
  ['a grey picture of one bit', async () => bombPng(640, 480)],
];

async function withJpegSegments(segments: Buffer[]) {
  const jpeg = await stripes(2).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** Built to be slow: taken or refused, but soon. */
export const slowPictures: [string, () => Promise<Buffer>][] = [
  ['a progressive JPEG with 3,000 scans', () => endlessScans(3000)],
  ['a PNG of 40 million pixels in one bit each', async () => bombPng(8000, 5000)],
];
