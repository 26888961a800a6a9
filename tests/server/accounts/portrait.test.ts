import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepImages } from '#server/analyses/sweep';
import { days, minutes } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { startTestServer, type TestServer } from '../kit/test-server.ts';
import { listedHashes } from '../providers/images/listed-hashes.ts';

const dataUrlOf = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** Wider than high, lying on its side, with a camera's notes in it. */
const photo = (background: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret Camera', Orientation: '6' } })
    .jpeg()
    .toBuffer();

describe.each(engines)("a profile's picture, on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const put = (token: string, profilePicture: string | null) =>
    server.call('updateProfile', { token, body: { profilePicture } });
  const get = (url: string) => server.app.inject({ url });

  it('is kept as a square without what its file told of the camera, and served by a signed address [PR-01] [API-30]', async () => {
    const { accessToken: token } = await server.signUp();
    const url = (await put(token, dataUrlOf('image/jpeg', await photo('#336699')))).body.data.user.profilePicture;
    expect((await server.call('getProfile', { token })).body.data.user.profilePicture).toBe(url);

    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: 384, height: 384, exif: undefined });

    const forged = url.replace(/signature=./, (part: string) => (part.endsWith('A') ? 'signature=B' : 'signature=A'));
    expect((await get(forged)).statusCode).toBe(404);
    server.clock.advance(minutes(31));
    expect((await get(url)).statusCode).toBe(404);
  });

  it('ends with the next one or its removal: its address at once, its bytes with the sweep', async () => {
    const { accessToken: token } = await server.signUp();
    const first = (await put(token, dataUrlOf('image/jpeg', await photo('#aa0000')))).body.data.user.profilePicture;
    const second = (await put(token, dataUrlOf('image/jpeg', await photo('#00aa00')))).body.data.user.profilePicture;
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    expect((await put(token, null)).body.data.user.profilePicture).toBeNull();
    expect((await get(second)).statusCode).toBe(404);

    const hashes = [first, second].map((url) => /pictures\/(\w+)/.exec(url)?.[1]);
    const now = () => Date.now() + days(2);
    await sweepImages({ ...server.parts, clock: { now } });
    expect((await listedHashes(server.parts.images)).filter((hash) => hashes.includes(hash))).toEqual([]);
  });

  it.each([
    ['no picture', dataUrlOf('image/png', Buffer.from('<html>hello, this is no picture</html>')), 'not-an-image'],
    [
      'a drawing with scripts',
      dataUrlOf('image/svg+xml', Buffer.from('<svg onload="alert(1)"></svg>')),
      'image-format-unsupported',
    ],
    ['an encoding of its own', 'data:image/png;utf8,hello', 'not-an-image'],
  ])('is refused when it is %s, and leaves the old one', async (_, url, code) => {
    const { accessToken: token } = await server.signUp();
    const { profilePicture } = (await put(token, dataUrlOf('image/jpeg', await photo('#123456')))).body.data.user;
    const answer = await put(token, url);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code });
    expect((await server.call('getProfile', { token })).body.data.user.profilePicture).toBe(profilePicture);
  });
});
