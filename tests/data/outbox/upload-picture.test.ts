import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { uploadLimit, uploadPicture } from '#data/outbox/upload-picture';
import { type Handler, refused, startHttpServer, success } from '../kit/http-server.ts';
import { itemOf, pictureBytes } from '../kit/item.ts';

const id = '019abcde-0000-7000-8000-000000000001';
const sha256 = createHash('sha256').update(new Uint8Array(pictureBytes())).digest('hex');
const item = { ...itemOf({ strategy: 'ichimoku' }), sha256 };
const detail = {
  _id: id,
  strategy: 'ichimoku',
  analysis: '# Trend',
  imageUrl: '/api/image-analysis/images/1',
  thumbnailUrl: '/api/image-analysis/images/1',
  createdAt: '2026-11-21T12:00:00.000Z',
  state: 'done',
  finishedAt: '2026-11-21T12:00:02.000Z',
  direction: 'up',
  failure: null,
  quality: null,
  picture: { width: 1280, height: 720 },
  overlay: [],
  outlook: null,
};

const send = async (handler: Handler) => {
  const { base, seen } = await startHttpServer(handler);
  const outcome = await uploadPicture(item, pictureBytes(), { base, accessToken: 'token', delay: () => 1 });
  return { outcome, seen };
};

describe('uploadPicture', () => {
  test('[QU-03] [API-03] sends picture and strategy as a form, with token, key and hash', async () => {
    const { seen } = await send(() => success(detail));
    const [{ method, path, headers, body }] = seen as [(typeof seen)[number]];
    expect(`${method} ${path}`).toBe('POST /api/image-analysis/upload');
    expect(headers).toMatchObject({
      authorization: 'Bearer token',
      'idempotency-key': item.idempotencyKey,
      'x-image-sha256': sha256,
    });
    expect(headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(body).toMatch(/name="strategy"\r\n\r\nichimoku\r\n/);
    expect(body).toContain(
      'name="image"; filename="chart.jpg"\r\nContent-Type: image/jpeg\r\n\r\n\u0001\u0002\u0003\r\n',
    );
  });

  test('[QU-08] a 200 is a finished analysis', async () => {
    expect((await send(() => success(detail))).outcome).toEqual({ kind: 'finished', analysisId: id, failure: null });
  });

  test('an analysis that came to nothing is finished with its reason', async () => {
    const failure = { code: 'not-a-chart', message: 'No chart here' };
    const { outcome } = await send(() => success({ ...detail, state: 'failed', failure }));
    expect(outcome).toEqual({ kind: 'finished', analysisId: id, failure });
  });

  test('[QU-09] a 202 is accepted', async () => {
    const { outcome } = await send(() => ({ status: 202, ...success({ _id: id, state: 'queued' }) }));
    expect(outcome).toEqual({ kind: 'accepted', analysisId: id });
  });

  test('[LI-04] one try has 30 s, and two quick ones follow', async () => {
    expect(uploadLimit).toEqual({ timeout: 30_000, retries: 2 });
    const { outcome, seen } = await send(() => 'drop');
    expect(outcome).toEqual({ kind: 'lost', why: 'network' });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('[LI-04] a quick try that succeeds is the end of it', async () => {
    let tries = 0;
    const { outcome, seen } = await send(() => {
      tries += 1;
      return tries < 3 ? refused(502, 'internal') : success(detail);
    });
    expect(outcome.kind).toBe('finished');
    expect(seen).toHaveLength(3);
  });

  test.each([408, 425, 500, 502, 503, 504, 507])('[QU-19] a %d asks for another time', async (status) => {
    const { outcome, seen } = await send(() => refused(status, 'internal'));
    expect(outcome).toEqual({ kind: 'later', why: 'internal', retryAfter: null });
    expect(seen).toHaveLength(3);
  });

  test.each([429, 503, 507])(
    '[QU-20] a %d with Retry-After is not tried quickly, and its wish is told',
    async (status) => {
      const { outcome, seen } = await send(() => ({
        ...refused(status, 'queue-full'),
        headers: { 'retry-after': '9' },
      }));
      expect(outcome).toEqual({ kind: 'later', why: 'queue-full', retryAfter: 9_000 });
      expect(seen).toHaveLength(1);
    },
  );

  test.each([
    [400, 'unknown-strategy'],
    [402, 'no-credits'],
    [403, 'account-deactivated'],
    [404, 'not-found'],
    [409, 'email-taken'],
    [413, 'image-too-large'],
    [415, 'unsupported-media-type'],
    [422, 'idempotency-mismatch'],
  ])('[QU-21] a %d is final and says why', async (status, code) => {
    const { outcome, seen } = await send(() => refused(status, code, 'So it is'));
    expect(outcome).toEqual({ kind: 'refused', reason: { code, message: 'So it is' } });
    expect(seen).toHaveLength(1);
  });

  test('[QU-22] a 401 is neither final nor tried again here', async () => {
    const { outcome, seen } = await send(() => refused(401, 'not-signed-in'));
    expect(outcome).toEqual({ kind: 'unauthorised' });
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["a hotel's login page", { text: '<html>Log in to the WiFi</html>' }],
    ['[ER-02] an answer that is no success and has no words', { json: { status: 'error' } }],
    ['a success of another shape', { json: { status: 'success', data: { ok: true } } }],
  ])('%s says nothing about whether the picture arrived', async (_, reply) => {
    expect((await send(() => reply)).outcome).toEqual({ kind: 'lost', why: 'invalid-answer' });
  });
});
