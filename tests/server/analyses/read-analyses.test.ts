import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisDetail, AnalysisList } from '#contract/analysis';
import { findImage } from '#server/analyses/queries';
import { sweepImages } from '#server/analyses/sweep';
import { days, minutes } from '#server/clock';
import { newId } from '#server/new-id';
import { claimJob, finishJob } from '#server/worker/queries';
import { engines } from '../kit/test-database.ts';
import { uploaded } from './open-test-db.ts';
import { stripesPng } from './pictures.ts';
import { startUploadServer, type UploadServer } from './upload-server.ts';

const result = {
  analysis: '# A',
  quality: null as unknown as string,
  overlay: '[]',
  outlook: 'null',
  reading: '{}',
  direction: 'neutral' as const,
};

/** No worker runs here: the tests end the jobs themselves. */
describe.each(engines)('analyses on %s', (engine) => {
  let server: UploadServer;
  let image: Buffer;
  beforeAll(async () => {
    server = await startUploadServer(engine);
    server.parts.uploadWait = 0;
    image = await stripesPng(1);
  });
  afterAll(() => server.close());

  const analyses = '/api/image-analysis/analyses';
  const signUp = async () => {
    const { accessToken: token, user } = await server.signUp();
    return { token, id: user._id };
  };
  const finishNext = async () => {
    const job = await claimJob(server.parts, 30_000);
    if (!job) throw new Error('no job');
    await finishJob(server.parts, job, result);
    server.parts.signals.settled(job.id);
    return job.id;
  };

  test('[API-19] are listed newest first, ten a page unless asked otherwise', async () => {
    const { token, id } = await signUp();
    await server.parts.db
      .insertInto('creditLedger')
      .values({
        id: newId(server.clock),
        userId: id,
        kind: 'grant',
        amount: 20,
        period: '2026-11',
        createdAt: 0,
        analysisId: null,
      })
      .execute();
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) {
      server.clock.advance(1);
      ids.unshift(await uploaded(server.parts, id));
    }
    for (let n = 0; n < 12; n++) await finishNext();

    const first = AnalysisList.parse((await server.call('listAnalyses', { token })).body.data);
    expect(first.pagination).toEqual({ page: 1, limit: 10, total: 12, pages: 2 });
    expect(first.analyses.map(({ _id }) => _id)).toEqual(ids.slice(0, 10));
    expect(first.analyses[0]).toMatchObject({ strategy: 'price_action', analysis: '# A', state: 'done' });
    const second = (await server.call('listAnalyses', { token, query: { page: '2', limit: '5' } })).body.data;
    expect(second.analyses.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(5, 10));
    const all = (await server.call('listAnalyses', { token, query: { page: '1', limit: '1000' } })).body.data;
    expect(all.analyses).toHaveLength(12);
    expect((await server.call('listAnalyses', { token, query: { limit: '1001' } })).status).toBe(400);
  });

  test('[HI-02] are found by every word of their whole texts, in any script, and by their owner alone', async () => {
    const [{ token }, bob] = [await signUp(), await signUp()];
    const find = async (q: string, who = token) =>
      (await server.call('searchAnalyses', { token: who, query: { q } })).body.data.ids as string[];
    const written = async (analysis: string) => {
      server.clock.advance(1);
      const { _id } = (await server.upload({ token, image })).body.data;
      const job = await claimJob(server.parts, 30_000);
      if (!job) throw new Error('no job');
      await finishJob(server.parts, job, { ...result, analysis });
      return _id as string;
    };
    const opening = 'Nothing of note. '.repeat(40);
    const english = await written(`${opening}\n**Invalidation**: a close below 1.0845 (100%)`);
    const russian = await written(`${opening}\nУровень поддержки держится`);
    expect(await find('INVALIDATION 1.0845')).toEqual([english]);
    expect(await find('invalid uptrend')).toEqual([]);
    expect(await find('уРОВень')).toEqual([russian]);
    expect(await find('note')).toEqual([russian, english]);
    expect(await find('100%')).toEqual([english]);
    expect(await find('1_0845')).toEqual([]);
    expect(await find('note', bob.token)).toEqual([]);
    await server.call('deleteAnalysis', { token, params: { id: russian } });
    expect(await find('note')).toEqual([english]);
    expect((await server.call('searchAnalyses', { token, query: { q: '' } })).status).toBe(400);
  });

  test('have a small picture each, made once, which goes with the large one', async () => {
    const { token } = await signUp();
    const large = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { _id } = (await server.upload({ token, image: large })).body.data;
    await finishNext();
    const [{ imageUrl, thumbnailUrl }] = (await server.call('listAnalyses', { token })).body.data.analyses;
    const look = (address: string) => fetch(server.origin + address);
    const small = await look(thumbnailUrl);
    expect(small.status).toBe(200);
    expect(small.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 405 });
    expect((await look(thumbnailUrl.replace('thumbnails', 'images'))).status).toBe(404);
    expect((await look(imageUrl)).status).toBe(200);

    const hash = (await findImage(server.parts.db, _id))?.imageHash ?? '';
    const kept = await server.parts.thumbnails.read(hash);
    expect(Buffer.from(kept)).toEqual(bytes);
    await server.call('deleteAnalysis', { token, params: { id: _id } });
    expect((await look(thumbnailUrl)).status).toBe(404);
    await server.parts.db.updateTable('analyses').set({ imageHash: '' }).where('id', '=', _id).execute();
    const later = { now: () => Date.now() + days(3) };
    await sweepImages({ ...server.parts, images: server.parts.thumbnails, clock: later });
    await expect(server.parts.thumbnails.read(hash)).rejects.toThrow();
  });

  test("[API-20] are given one by one, and somebody else's are not there", async () => {
    const [ada, bob] = [await signUp(), await signUp()];
    const { _id } = (await server.upload({ token: ada.token, image })).body.data;
    await finishNext();
    const { status, body } = await server.call('getAnalysis', { token: ada.token, params: { id: _id } });
    expect(status).toBe(200);
    expect(AnalysisDetail.parse(body.data)).toMatchObject({ _id, state: 'done', picture: { width: 320, height: 200 } });

    const stolen = await server.call('getAnalysis', { token: bob.token, params: { id: _id } });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await server.get(`${analyses}/${_id}?wait=20`, bob.token)).status).toBe(404);
    expect((await server.call('listAnalyses', { token: bob.token })).body.data.analyses).toEqual([]);
    expect((await server.call('getAnalysis', { token: bob.token, params: { id: newId(server.clock) } })).status).toBe(
      404,
    );
    expect((await server.call('getAnalysis', { token: bob.token, params: { id: '1' } })).status).toBe(400);
  });

  test('that are unfinished can be waited for', async () => {
    const { token } = await signUp();
    const { _id } = (await server.upload({ token, image })).body.data;
    expect((await server.get(`${analyses}/${_id}`, token)).body.data).toMatchObject({ state: 'queued', analysis: '' });
    const waiting = [1, 2, 3].map(() => server.get(`${analyses}/${_id}?wait=25`, token));
    await finishNext();
    for (const answer of await Promise.all(waiting)) expect(answer.body.data).toMatchObject({ _id, state: 'done' });
    expect((await server.get(`${analyses}/${_id}?wait=26`, token)).status).toBe(400);
  });

  test('that another server finished are found by looking, when no signal comes', async () => {
    const { token } = await signUp();
    const { _id } = (await server.upload({ token, image })).body.data;
    const waiting = server.get(`${analyses}/${_id}?wait=25`, token);
    const job = await claimJob(server.parts, 30_000);
    if (job) await finishJob(server.parts, job, result);
    expect((await waiting).body.data.state).toBe('done');
  });

  describe('have pictures', () => {
    let imageUrl: string;
    let id: string;
    beforeAll(async () => {
      const { token } = await signUp();
      await server.upload({ token, image });
      id = await finishNext();
      imageUrl = (await server.call('getAnalysis', { token, params: { id } })).body.data.imageUrl;
    });
    const fetchImage = (address: string) => fetch(server.origin + address);

    test('that come byte by byte as they were uploaded, with no header needed', async () => {
      const answer = await fetchImage(imageUrl);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(image);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      });
    });

    test.each([
      ['without a signature', (url: string) => url.replace(/&signature=.*/, '&signature=')],
      [
        'with another signature',
        (url: string) => url.replace(/signature=./, (match) => `signature=${match.endsWith('A') ? 'B' : 'A'}`),
      ],
      ['with a later end', (url: string) => url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 900}`)],
      ['of another analysis', (url: string) => url.replace(id, newId(server.clock))],
    ])('that are not given to an address %s', async (_, spoil) => {
      expect(spoil(imageUrl)).not.toBe(imageUrl);
      expect((await fetchImage(spoil(imageUrl))).status).toBe(404);
    });

    test('whose addresses stay the same for a while and are over after 30 minutes', async () => {
      const { token } = await signUp();
      await server.upload({ token, image });
      const own = await finishNext();
      const addressNow = async () =>
        (await server.call('getAnalysis', { token, params: { id: own } })).body.data.imageUrl;
      const address = await addressNow();
      server.clock.advance(minutes(1));
      expect(await addressNow()).toBe(address);
      expect((await fetchImage(address)).status).toBe(200);
      server.clock.advance(minutes(30));
      expect((await fetchImage(address)).status).toBe(404);
    });

    test('of which equal ones are kept once', async () => {
      const before = await server.stored();
      const { token } = await signUp();
      await server.upload({ token, image, key: randomUUID() });
      expect(await server.stored()).toEqual(before);
    });
  });
});

describe.each(engines)('waiting on %s', (engine) => {
  test('ends when the server stops', async () => {
    const server = await startUploadServer(engine);
    server.parts.uploadWait = 25_000;
    const { accessToken: token } = await server.signUp();
    const waiting = server.upload({ token, image: await stripesPng(1) });
    await expect.poll(async () => (await server.parts.db.selectFrom('analyses').select('id').execute()).length).toBe(1);

    await server.app.close();

    expect(await waiting).toMatchObject({ status: 202, body: { data: { state: 'queued' } } });

    await server.close();
  });
});
