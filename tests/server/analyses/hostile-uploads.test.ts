import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uploadLimits } from '#contract/analysis';
import { type ErrorCode, errorStatus } from '#contract/error-code';
import { minutes } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { refusedPictures, slowPictures, strangePictures } from './hostile-pictures.ts';
import { paddedTo, stripesPng } from './pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from './upload-server.ts';

const { maxBytes } = uploadLimits;

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

  test.each(engine === 'sqlite' ? refusedPictures : refusedPictures.slice(0, 1))(
    '%s is refused as %s, nothing is stored and no credit taken',
    async (_, code, make) => {
      await expectRefused(await server.upload({ token, image: await make() }), code);
    },
  );

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

describe('a strange picture', () => {
  let server: UploadServer;
  let token: string;
  beforeAll(async () => {
    server = await startUploadServer('sqlite', async () => outcomeOf('# A'));
  });
  beforeEach(async () => {
    // Past the limits of an address.
    server.clock.advance(minutes(10));
    token = (await server.signUp()).accessToken;
  });
  afterAll(() => server.close());

  test.each(strangePictures)('%s is taken, and nothing but what is seen of it is served', async (_, make) => {
    const { status, body } = await server.upload({ token, image: await make() });
    expect({ status, state: body.data?.state }).toEqual({ status: 200, state: 'done' });
    const served = await fetch(server.origin + body.data.imageUrl);
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.includes('<script>')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  const form = (name: string, picture: Buffer) =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="image"; filename=${name}\r\n`),
      Buffer.from('content-type: application/x-msdownload\r\n\r\n'),
      picture,
      Buffer.from('\r\n--x--\r\n'),
    ]);

  test.each([
    ['climbs out of its folder', '"../../../../../tmp/wickwise-climbed.png"'],
    ['is absolute', '"/etc/cron.d/wickwise"'],
    ["is a program's", '"chart.exe"'],
    ['holds a NUL', '"chart.png%00.exe"'],
    ['is a device of Windows', '"CON"'],
    ['is of 5,000 letters', `"${'a'.repeat(5000)}.png"`],
    ['turns around', '"chart\u202egnp.exe"'],
    ['is coded twice', `"a.png"; filename*=UTF-8''%2e%2e%2f%2e%2e%2fb.png`],
    ['is empty', '""'],
  ])('whose name %s is judged by its bytes, and no file gets that name', async (_, name) => {
    const before = await server.stored();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await server.post(form(name, await stripesPng(7)), { token, headers });
    expect(`${status} ${body.code ?? 'taken'}`).toMatch(/^(?:200 taken|400 malformed-multipart|400 missing-image)$/);
    const { images } = await server.stored();
    expect(images - before.images).toBeLessThan(2);
    expect((await server.stored()).uploads).toBe(0);
  });
});

test('no picture, however it was built, costs more than 10 s, nor all in a row more than 400 MB', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-hostile-'));
  const kinds = [
    ...refusedPictures.map(([name, , make]) => [name, make] as const),
    ...strangePictures,
    ...slowPictures,
  ];
  for (const [index, [, make]] of kinds.entries()) await writeFile(path.join(folder, `${index}`), await make());

  const script = path.join(import.meta.dirname, 'judge-pictures.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder]);

  const { ms, grownBy } = JSON.parse(stdout) as { ms: number[]; grownBy: number };
  expect(ms).toHaveLength(kinds.length);
  const slow = kinds.flatMap(([name], index) => ((ms[index] ?? 0) > 10_000 ? [`${name}: ${ms[index]} ms`] : []));
  expect(slow).toEqual([]);
  // The bombs among them would unpack to more than a gigabyte.
  expect(grownBy / 2 ** 20).toBeLessThan(400);
  await rm(folder, { recursive: true });
});
