import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadLimits } from '#contract/analysis';
import { type ErrorCode, errorStatus } from '#contract/error-code';
import { engines } from '../kit/test-database.ts';
import { bombPng, paddedTo, plain, stripes, stripesPng } from './pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from './upload-server.ts';

const { maxBytes } = uploadLimits;
const text = (content: string) => async () => Buffer.from(content);
const cut = async (picture: Promise<Buffer>, share: number) =>
  (await picture).subarray(0, Math.floor((await picture).length * share));
const zeros = (count: number) => Buffer.alloc(count);

/** A PNG header that claims a size, with nothing behind it. */
async function claimingSize(width: number, height: number) {
  const png = Buffer.from(await stripesPng(1));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const heicHead = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  zeros(2000),
]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><image href="file:///etc/passwd"/></svg>';

const pictures: [string, ErrorCode, () => Promise<Buffer>][] = [
  ['a text file', 'not-an-image', text('This is no picture, whatever its name says.')],
  ['a web page', 'not-an-image', text('<!doctype html><html><body><script>alert(1)</script></body></html>')],
  ['a ZIP archive', 'not-an-image', async () => Buffer.concat([Buffer.from('PK\x03\x04'), zeros(500)])],
  [
    'random bytes',
    'not-an-image',
    async () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + 13) & 255)),
  ],
  ['a few bytes', 'not-an-image', async () => Buffer.from([0xff, 0xd8, 0xff])],
  ['an empty file', 'missing-image', async () => zeros(0)],
  ['an SVG drawing', 'image-format-unsupported', text(svg)],
  [
    'an SVG drawing behind a declaration',
    'image-format-unsupported',
    text(`<?xml version="1.0"?>\n<!-- chart -->\n${svg}`),
  ],
  ['an HEIC photo', 'image-format-unsupported', async () => heicHead],
  ['a TIFF picture', 'image-format-unsupported', () => stripes(1).tiff().toBuffer()],
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
  ['a PNG with a size that it does not have', 'image-damaged', () => claimingSize(3000, 3000)],
  ['a picture of 1×1', 'image-too-small', () => plain(1, 1).png().toBuffer()],
  ['a picture 20,000 px wide', 'image-too-many-pixels', () => plain(20_000, 100).png().toBuffer()],
  ['a decompression bomb of 400 million pixels', 'image-too-many-pixels', async () => bombPng(20_000, 20_000)],
  ['a PNG that claims 2 billion rows', 'image-damaged', () => claimingSize(320, 2_000_000_000)],
  ['10 MB and one byte', 'image-too-large', async () => paddedTo(await stripesPng(1), maxBytes + 1)],
  ['25 MB', 'image-too-large', async () => paddedTo(await stripesPng(1), 25_000_000)],
];

const part = (disposition: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = (name: string, content = 'x') => part(`name="${name}"; filename="a.png"`, content);
const multipart = 'multipart/form-data; boundary=x';

const bodies: [string, ErrorCode, string, string][] = [
  ['JSON', 'unsupported-media-type', 'application/json', '{"image":"x"}'],
  ['JSON that is none', 'malformed-json', 'application/json', '{"image":'],
  ['a bare picture type', 'unsupported-media-type', 'image/png', 'x'],
  ['multipart without a boundary', 'malformed-multipart', 'multipart/form-data', file('image')],
  ['multipart that breaks off', 'malformed-multipart', multipart, `${file('image')}--x\r\ncontent-dispo`],
  ['no parts at all', 'missing-image', multipart, '--x--\r\n'],
  ['a strategy without an image', 'missing-image', multipart, `${part('name="strategy"', 'rsi_strategy')}--x--\r\n`],
  [
    'an image that is a text field',
    'missing-image',
    multipart,
    `${part('name="image"', 'data:image/png;base64,AA')}--x--\r\n`,
  ],
  ['a file under another name', 'malformed-multipart', multipart, `${file('picture')}--x--\r\n`],
  ['two images', 'malformed-multipart', multipart, `${file('image')}${file('image')}--x--\r\n`],
  [
    'a field that nobody asked for',
    'malformed-multipart',
    multipart,
    `${part('name="isAdmin"', 'true')}${file('image')}--x--\r\n`,
  ],
  [
    'a prototype as a field',
    'malformed-multipart',
    multipart,
    `${part('name="__proto__"', 'x')}${file('image')}--x--\r\n`,
  ],
  ['a thousand fields', 'malformed-multipart', multipart, `${part('name="strategy"', 'x').repeat(1000)}--x--\r\n`],
];

describe.each(engines)('on %s', (engine) => {
  let server: UploadServer;
  let token: string;
  beforeAll(async () => {
    server = await startUploadServer(engine, async () => outcomeOf('# A'));
    token = (await server.signUp()).accessToken;
  });
  afterAll(() => server.close());

  const expectRefused = async (answer: { status: number; body: unknown }, code: ErrorCode) => {
    expect(answer).toMatchObject({
      status: errorStatus[code],
      body: { status: 'error', code, message: expect.stringMatching(/\w{3}/) },
    });
    expect(await server.stored()).toEqual({ images: 0, uploads: 0 });
    const { data } = (await server.call('usageStats', { token })).body;
    expect(data).toMatchObject({ analysisCredits: { used: 0 }, totalAnalyses: { count: 0 } });
  };

  test.each(pictures)('%s is refused as %s, nothing is stored and no credit taken', async (_, code, make) => {
    await expectRefused(await server.upload({ token, image: await make() }), code);
  });

  test.each(bodies)('%s is refused as %s, nothing is stored and no credit taken', async (_, code, type, body) => {
    await expectRefused(await server.post(body, { token, headers: { 'content-type': type } }), code);
  });

  test('an unknown strategy and a wrong key are refused', async () => {
    const image = await stripesPng(1);
    await expectRefused(await server.upload({ token, image, strategy: 'crystal_ball' }), 'unknown-strategy');
    await expectRefused(await server.upload({ token, image, key: 'not a uuid' }), 'invalid-idempotency-key');
  });

  test('a picture over 10 MB is told so in the words of the app', async () => {
    const { body } = await server.upload({ token, image: paddedTo(await stripesPng(1), maxBytes + 1) });
    expect(body.message).toBe('Image size should be less than 10MB');
  });

  test('after all of them the server still takes a picture, also one of exactly 10 MB', async () => {
    expect((await server.upload({ token, image: await stripesPng(1) })).status).toBe(200);
    expect((await server.upload({ token, image: paddedTo(await stripesPng(2), maxBytes) })).status).toBe(200);
    expect(await server.stored()).toEqual({ images: 2, uploads: 0 });
  });
});
