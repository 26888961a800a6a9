import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisDetail, PendingAnalysis } from '#contract/analysis';
import { failure } from '#engine/outcome';
import { days, minutes } from '#server/clock';
import type { AnalysisOutcome } from '#server/worker/analysis-task';
import { engines } from '../kit/test-database.ts';
import { subscribe } from './open-test-db.ts';
import { noisePng, stripesPng } from './pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from './upload-server.ts';

describe.each(engines)('an upload on %s', (engine) => {
  let server: UploadServer;
  let respond: () => Promise<AnalysisOutcome>;
  let image: Buffer;
  let other: Buffer;

  beforeAll(async () => {
    server = await startUploadServer(engine, () => respond());
    [image, other] = await Promise.all([stripesPng(1), stripesPng(2)]);
  });
  afterAll(() => server.close());

  const newUser = async () => {
    respond = async () => outcomeOf('# Price action');
    server.parts.uploadWait = 20_000;
    return (await server.signUp()).accessToken;
  };
  const analysesOf = async (token: string) => (await server.call('listAnalyses', { token })).body.data.pagination.total;

  test('[API-18] [QU-08] whose result is there in time answers 200 with the finished analysis', async () => {
    const token = await newUser();
    const { status, body } = await server.upload({ token, image, strategy: 'rsi_strategy', key: randomUUID() });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', message: expect.any(String) });
    const analysis = AnalysisDetail.parse(body.data);
    expect(analysis).toMatchObject({
      state: 'done',
      strategy: 'rsi_strategy',
      analysis: '# Price action',
      picture: { width: 320, height: 200 },
      failure: null,
      quality: { symbol: 'ACME' },
    });
    expect(analysis.overlay).toHaveLength(1);
  });

  test('keeps its picture as it came, one that is held whole and one that is written piece by piece', async () => {
    const token = await newUser();
    for (const side of [200, 600]) {
      const sent = await noisePng(side);
      expect((await server.upload({ token, image: sent })).status).toBe(200);
      const kept = await server.parts.images.read(createHash('sha256').update(sent).digest('hex'));
      expect(Buffer.from(kept).equals(sent)).toBe(true);
    }
  });

  test('[QU-09] whose result is not there in time answers 202, and the job goes on', async () => {
    const token = await newUser();
    let finish = (_: AnalysisOutcome) => {};
    const finished = new Promise<AnalysisOutcome>((resolve) => (finish = resolve));
    respond = () => finished;
    server.parts.uploadWait = 50;
    const { status, body } = await server.upload({ token, image });
    expect(status).toBe(202);
    const { _id: id, state } = PendingAnalysis.parse(body.data);
    expect(['queued', 'running']).toContain(state);

    const poll = server.get(`/api/image-analysis/analyses/${id}?wait=20`, token);
    finish(outcomeOf('# Late but here'));
    expect((await poll).body.data).toMatchObject({ state: 'done', analysis: '# Late but here' });
  });

  test('without a strategy is analysed for price action', async () => {
    const token = await newUser();
    expect((await server.upload({ token, image })).body.data.strategy).toBe('price_action');
  });

  test('[QU-04] that comes again with its key gets the first answer, and costs nothing more', async () => {
    const token = await newUser();
    const key = randomUUID();
    const first = await server.upload({ token, image, key });
    const again = await server.upload({ token, image, key: key.toUpperCase(), strategy: 'rsi_strategy' });
    expect(again.status).toBe(200);
    expect(again.body.data).toEqual(first.body.data);
    expect(await analysesOf(token)).toBe(1);
    expect(await server.used(token)).toBe(1);
  });

  test('[QU-04] that comes many times at once is one analysis', async () => {
    const token = await newUser();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.upload({ token, image, key })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await server.used(token)).toBe(1);
  });

  test('of any size is kept byte for byte, also when many come at once and one after the other', async () => {
    const { accessToken: token, user } = await server.signUp();
    await subscribe(server.parts, user._id, 'PLN_enterprise');
    // Around one and two buffers' length, and far below.
    const sides = [150, 295, 296, 418, 419, 600];
    const images = await Promise.all([...sides, ...sides].map(noisePng));
    for (const round of [images, images.toReversed()]) {
      const answers = await Promise.all(round.map((each) => server.upload({ token, image: each })));
      const kept = await Promise.all(answers.map(({ body }) => fetch(server.origin + body.data.imageUrl)));
      const bytes = await Promise.all(kept.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
      expect(bytes.map((each, n) => each.equals(round[n] ?? Buffer.of()))).toEqual(round.map(() => true));
    }
  });

  test('[QU-05] with the key of other bytes is refused', async () => {
    const token = await newUser();
    const key = randomUUID();
    await server.upload({ token, image, key });
    const mismatch = await server.upload({ token, image: other, key });
    expect(mismatch).toMatchObject({ status: 422, body: { status: 'error', code: 'idempotency-mismatch' } });
    expect(await server.used(token)).toBe(1);
  });

  test("with another user's key is his own", async () => {
    const [ada, bob] = [await newUser(), await newUser()];
    const key = randomUUID();
    const hers = await server.upload({ token: ada, image, key });
    const his = await server.upload({ token: bob, image, key });
    expect(his.status).toBe(200);
    expect(his.body.data._id).not.toBe(hers.body.data._id);
  });

  test('[LI-08] beyond the last credit answers 402 with a clear message, and its key is judged anew later', async () => {
    await newUser();
    const { accessToken: token, user } = await server.signUp();
    for (let n = 0; n < 3; n++) expect((await server.upload({ token, image })).status).toBe(200);
    const before = await server.stored();
    const key = randomUUID();
    const refused = await server.upload({ token, image: other, key });
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'no-credits', message: expect.stringMatching(/upgrade/i) },
    });
    expect(await server.stored()).toEqual({ ...before, uploads: 0 });

    await subscribe(server.parts, user._id, 'PLN_basic');
    expect((await server.upload({ token, image: other, key })).status).toBe(200);
  });

  test('[LI-09] of two at once on the last credit one is accepted and one answers 402', async () => {
    const token = await newUser();
    for (let n = 0; n < 2; n++) await server.upload({ token, image });
    const answers = await Promise.all([server.upload({ token, image }), server.upload({ token, image: other })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(await server.used(token)).toBe(3);
  });

  test('[LI-10] of a picture without a chart was taken: 200, failed with its reason, and the credit is back', async () => {
    const token = await newUser();
    respond = async () => failure('not-a-chart');
    const { status, body } = await server.upload({ token, image });
    expect(status).toBe(200);
    const analysis = AnalysisDetail.parse(body.data);
    expect(analysis).toMatchObject({ state: 'failed', analysis: '', failure: { code: 'not-a-chart' } });
    expect(body.message).toBe(analysis.failure?.message);
    expect(await server.used(token)).toBe(0);
  });

  test('whose bytes differ from the declared hash is refused', async () => {
    const token = await newUser();
    const hash = createHash('sha256').update(image).digest('hex');
    const sent = { token, headers: { 'x-image-sha256': hash } };
    expect(await server.upload({ ...sent, image: other })).toMatchObject({
      status: 422,
      body: { code: 'hash-mismatch' },
    });
    expect((await server.upload({ ...sent, image })).status).toBe(200);
  });

  test('is told to come later when too many wait', async () => {
    const token = await newUser();
    const { maxUnfinished } = server.parts;
    server.parts.maxUnfinished = 0;
    const answer = await server.upload({ token, image });
    server.parts.maxUnfinished = maxUnfinished;
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' }, body: { code: 'queue-full' } });
  });

  test('is told to come later when its sender has sent too many in a short time', async () => {
    const token = await newUser();
    const sendNothing = () =>
      server.post('--x--', { token, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
    for (let n = 0; n < 120; n++) expect((await sendNothing()).status).toBe(400);
    expect(await server.upload({ token, image })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    server.clock.advance(minutes(10));
    expect((await server.upload({ token, image })).status).toBe(200);
  });

  test('of a client that goes away in the middle leaves no file', async () => {
    const token = await newUser();
    const before = await server.stored();
    const away = new AbortController();
    const head =
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.concat([Buffer.from(head), image])),
      pull: async () => {
        while ((await server.stored()).uploads === 0);
        away.abort();
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await expect(server.post(body, { token, headers, signal: away.signal })).rejects.toThrow();
    await expect.poll(() => server.stored()).toEqual({ ...before, uploads: 0 });
  });

  test('of a stranger is not even read', async () => {
    expect((await server.upload({ token: 'nobody', image })).status).toBe(401);
  });

  test('[QU-06] is still known by its key after 30 days', async () => {
    await newUser();
    const { accessToken, email, password } = await server.signUp();
    const key = randomUUID();
    const first = await server.upload({ token: accessToken, image, key });
    server.clock.advance(days(31));
    const token = (await server.call('login', { body: { email, password } })).body.data.accessToken;
    const again = await server.upload({ token, image, key });
    expect(again.body.data._id).toBe(first.body.data._id);
    expect(await server.used(token)).toBe(0);
  });
});
