import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisDetail } from '#contract/analysis';
import { failure } from '#engine/outcome';
import { sweepDeleted, sweepImages } from '#server/analyses/sweep';
import { days, hours } from '#server/clock';
import { engines } from '../kit/test-database.ts';
import { subscribe } from './open-test-db.ts';
import { stripesPng } from './pictures.ts';
import { outcomeOf, startUploadServer, type UploadServer } from './upload-server.ts';

const longText = `# RSI: ACME 1D\n\n## Measured\n\n${'Candles were read. '.repeat(40)}`;

describe.each(engines)('an analysis that is kept on %s', (engine) => {
  let server: UploadServer;
  let image: Buffer;
  let failing = false;
  beforeAll(async () => {
    server = await startUploadServer(engine, async ({ strategy }) =>
      failing ? failure('not-a-chart') : outcomeOf(`${longText}\n\nBy ${strategy}.`),
    );
    image = await stripesPng(3);
  });
  afterAll(() => server.close());

  const person = async () => {
    const { accessToken: token, user, email, password } = await server.signUp();
    return { token, id: user._id, email, password };
  };
  const analysed = async (token: string) =>
    AnalysisDetail.parse((await server.upload({ token, image, strategy: 'rsi_strategy' })).body.data);
  const again = (token: string, id: string, body = { strategy: 'macd_strategy', idempotencyKey: randomUUID() }) =>
    server.call('analyseAgain', { token, params: { id }, body: body as never });
  const list = async (token: string) => (await server.call('listAnalyses', { token })).body.data.analyses;
  const remove = (token: string, id: string) => server.call('deleteAnalysis', { token, params: { id } });
  const restore = (token: string, id: string) => server.call('restoreAnalysis', { token, params: { id } });

  describe('can be had by another strategy', () => {
    test('from the same picture for one credit, once per key however often it is asked', async () => {
      const { token } = await person();
      const first = await analysed(token);
      const body = { strategy: 'macd_strategy', idempotencyKey: randomUUID() };
      server.clock.advance(1);
      const answers = await Promise.all([1, 2, 3].map(() => again(token, first._id, body)));
      const second = AnalysisDetail.parse(answers[0]?.body.data);
      expect(second).toMatchObject({ strategy: 'macd_strategy', state: 'done', direction: 'up' });
      expect(second.analysis).toContain('By macd_strategy.');
      expect(second._id).not.toBe(first._id);
      expect(answers.map(({ body }) => body.data._id)).toEqual(Array(3).fill(second._id));
      expect(await server.used(token)).toBe(2);
      expect((await list(token)).map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id]);
      const picture = await fetch(server.origin + second.imageUrl);
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(image);
    });

    test('but not with a key that stands for something else', async () => {
      const { token } = await person();
      const first = await analysed(token);
      const key = randomUUID();
      expect((await again(token, first._id, { strategy: 'macd_strategy', idempotencyKey: key })).status).toBe(200);
      const other = await again(token, first._id, { strategy: 'ichimoku', idempotencyKey: key });
      expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-mismatch' } });
      expect(await server.used(token)).toBe(2);
    });

    test('[LI-08] but not without a credit, and nothing is left of the try', async () => {
      const { token } = await person();
      const first = await analysed(token);
      await again(token, first._id);
      await again(token, first._id);
      const key = randomUUID();
      const body = { strategy: 'ichimoku', idempotencyKey: key };
      expect(await again(token, first._id, body)).toMatchObject({ status: 402, body: { code: 'no-credits' } });
      expect(await list(token)).toHaveLength(3);
    });

    test('[LI-10] and a credit comes back when it fails', async () => {
      const { token } = await person();
      const first = await analysed(token);
      failing = true;
      const answer = await again(token, first._id);
      failing = false;
      expect(answer.body.data).toMatchObject({ state: 'failed', failure: { code: 'not-a-chart' } });
      expect(await server.used(token)).toBe(1);
    });

    test("but not of somebody else's picture, nor by a strategy that there is not", async () => {
      const [ada, bob] = [await person(), await person()];
      const { _id } = await analysed(ada.token);
      expect(await again(bob.token, _id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
      const bad = await again(ada.token, _id, { strategy: 'guessing', idempotencyKey: randomUUID() });
      expect(bad).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
      expect(await server.used(bob.token)).toBe(0);
    });
  });

  describe('can be deleted', () => {
    test('and brought back within a day, as it was', async () => {
      const { token } = await person();
      const { _id, imageUrl } = await analysed(token);
      expect((await remove(token, _id)).status).toBe(200);
      expect(await list(token)).toEqual([]);
      expect((await server.call('getAnalysis', { token, params: { id: _id } })).status).toBe(404);
      expect((await fetch(server.origin + imageUrl)).status).toBe(404);
      expect((await again(token, _id)).status).toBe(404);
      expect((await remove(token, _id)).status).toBe(404);

      expect((await restore(token, _id)).status).toBe(200);
      expect(await list(token)).toHaveLength(1);
      expect((await fetch(server.origin + imageUrl)).status).toBe(200);
      expect(await server.used(token)).toBe(1);
    });

    test('and is erased a day later: the text, and the picture unless another analysis shows it; the credit stays used', async () => {
      const { email, password, ...signedUp } = await person();
      let { token } = signedUp;
      const own = await stripesPng(41);
      const first = (await server.upload({ token, image: own })).body.data;
      const second = (await again(token, first._id)).body.data;
      await remove(token, first._id);
      const kept = await server.stored();
      const sweepAfter = async (time: number) => {
        server.clock.advance(time);
        token = (await server.call('login', { body: { email, password } })).body.data.accessToken;
        await sweepDeleted(server.parts);
        await sweepImages({ ...server.parts, clock: { now: () => Date.now() + days(3) } });
      };
      await sweepAfter(hours(23));
      expect((await restore(token, first._id)).status).toBe(200);
      await remove(token, first._id);
      await sweepAfter(hours(25));
      expect((await restore(token, first._id)).status).toBe(404);
      const row = await server.parts.db
        .selectFrom('analyses')
        .selectAll()
        .where('id', '=', first._id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ imageHash: '', analysis: null, quality: null, overlay: null, reading: null });
      expect(await server.stored()).toEqual(kept);
      expect(await server.used(token)).toBe(2);

      await remove(token, second._id);
      await sweepAfter(hours(25));
      expect((await server.stored()).images).toBe(kept.images - 1);
    });

    test('but not while it runs, nor by somebody else', async () => {
      const [ada, bob] = [await person(), await person()];
      const { _id } = await analysed(ada.token);
      expect((await remove(bob.token, _id)).status).toBe(404);
      expect((await restore(bob.token, _id)).status).toBe(404);
      await server.parts.db.updateTable('analyses').set({ state: 'running' }).where('id', '=', _id).execute();
      expect(await remove(ada.token, _id)).toMatchObject({ status: 409, body: { code: 'analysis-unfinished' } });
    });
  });

  describe('can be had as PDF', () => {
    const pdf = (token: string, id: string) =>
      fetch(`${server.origin}/api/image-analysis/analyses/${id}/pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });

    test('by who has a plan with it; others are told what it takes', async () => {
      const { token, id } = await person();
      const { _id } = await analysed(token);
      for (const plan of [null, 'PLN_basic']) {
        if (plan) await subscribe(server.parts, id, plan);
        const refused = await pdf(token, _id);
        expect(refused.status).toBe(403);
        expect(await refused.json()).toMatchObject({
          code: 'plan-required',
          message: expect.stringMatching(/Pro Plan.*Enterprise Plan/),
        });
      }
      for (const plan of ['PLN_pro', 'PLN_enterprise']) {
        server.clock.advance(1);
        await subscribe(server.parts, id, plan);
        const answer = await pdf(token, _id);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.headers.get('content-disposition')).toBe(
          `attachment; filename="wickwise-rsi_strategy-${_id}.pdf"`,
        );
        const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
          mergePages: true,
        });
        expect(text).toContain('RSI: ACME 1D');
        expect(text).toContain('By rsi_strategy.');
        // The label of the drawing over the picture.
        expect(text).toContain('101.5');
      }
      expect((await pdf((await person()).token, _id)).status).toBe(404);
    });
  });

  test('has its whole text in a short list, in a long one the beginning and none of the heavy parts', async () => {
    const { token } = await person();
    const { analysis } = await analysed(token);
    const rowsOf = async (limit: string) =>
      (await server.call('listAnalyses', { token, query: { page: '1', limit } })).body.data.analyses;
    const [short] = await rowsOf('100');
    const [long] = await rowsOf('1000');
    expect(short.analysis).toBe(analysis);
    expect(long.analysis).toBe(analysis.slice(0, 280));
    expect(long).toEqual({ ...short, analysis: long.analysis });
    expect(Object.keys(long)).not.toEqual(expect.arrayContaining(['overlay']));
    expect(JSON.stringify(long).length).toBeLessThan(1200);
  });
});
