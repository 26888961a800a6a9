import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisDetail, type Calibration } from '#contract/analysis';
import { analyseReading } from '#engine/analyse-chart';
import { failure, success } from '#engine/outcome';
import { columnsOf } from '#server/worker/columns-of';
import { barsOf, candlesOf, legs, readingOf, relativeOf } from '../../engine/series.ts';
import { engines } from '../kit/test-database.ts';
import { stripesPng } from './pictures.ts';
import { startUploadServer, type UploadServer } from './upload-server.ts';

// A reading of a picture without a scale; the builder draws a price v at row 1000 − 10 v.
const priced = candlesOf(barsOf(legs([90, 98, 92, 99], 10)));
const unscaled = readingOf(relativeOf(priced), { axis: false });
const right: Calibration = {
  scale: 'linear',
  points: [
    { y: 20, price: 98 },
    { y: 60, price: 94 },
  ],
};

describe.each(engines)('a scale set by hand on %s', (engine) => {
  let server: UploadServer;
  let image: Buffer;
  let failing = false;
  beforeAll(async () => {
    server = await startUploadServer(engine, async ({ strategy, language }) =>
      failing ? failure('not-a-chart') : success(columnsOf(analyseReading(unscaled, { strategy, language }))),
    );
    image = await stripesPng(5);
  });
  afterAll(() => server.close());

  const analysed = async () => {
    const { accessToken: token } = await server.signUp();
    const { body } = await server.upload({ token, image, strategy: 'support_resistance' });
    return { token, analysis: AnalysisDetail.parse(body.data) };
  };
  const calibrate = (token: string, id: string, body: unknown) =>
    server.call('calibrateAnalysis', { token, params: { id }, body: body as never });

  test('writes the analysis again in prices, for good, at no cost, the same each time', async () => {
    const { token, analysis } = await analysed();
    expect(analysis.quality).toMatchObject({
      scale: 'unread',
      scalePoints: null,
      scaleBy: 'picture',
      priceError: null,
    });
    expect(analysis.analysis).toContain('nothing below is a price');
    const used = await server.used(token);

    const { status, body } = await calibrate(token, analysis._id, right);
    expect(status).toBe(200);
    const again = AnalysisDetail.parse(body.data);
    expect(again).toMatchObject({ _id: analysis._id, state: 'done', strategy: 'support_resistance' });
    expect(again.quality).toMatchObject({ scale: 'linear', scaleBy: 'user', scalePoints: right.points });
    expect(again.analysis).not.toContain('nothing below is a price');
    expect(again.analysis).toMatch(/^\| 9\d(\.\d+)? \|/m);

    const repeated = await calibrate(token, analysis._id, right);
    expect(repeated.body.data).toMatchObject({
      analysis: again.analysis,
      quality: again.quality,
      overlay: again.overlay,
    });
    const kept = await server.call('getAnalysis', { token, params: { id: analysis._id } });
    expect(kept.body.data.analysis).toBe(again.analysis);
    expect(await server.used(token)).toBe(used);
  });

  test('can be set anew, and takes the first one’s place whole', async () => {
    const { token, analysis } = await analysed();
    const wrong = {
      scale: 'log',
      points: [
        { y: 20, price: 9800 },
        { y: 60, price: 94 },
      ],
    };
    await calibrate(token, analysis._id, wrong);
    const direct = await calibrate((await analysed()).token, analysis._id, right);
    expect(direct).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const mended = await calibrate(token, analysis._id, right);
    const other = await analysed();
    const once = await calibrate(other.token, other.analysis._id, right);
    expect(mended.body.data.quality).toEqual(once.body.data.quality);
  });

  test.each([
    [
      'one row',
      {
        scale: 'linear',
        points: [
          { y: 20, price: 98 },
          { y: 20, price: 94 },
        ],
      },
      422,
      'calibration-impossible',
    ],
    [
      'rows too near',
      {
        scale: 'linear',
        points: [
          { y: 20, price: 98 },
          { y: 25, price: 94 },
        ],
      },
      422,
      'calibration-impossible',
    ],
    [
      'a scale upside down',
      {
        scale: 'linear',
        points: [
          { y: 20, price: 94 },
          { y: 60, price: 98 },
        ],
      },
      422,
      'calibration-impossible',
    ],
    [
      'a row below the picture',
      {
        scale: 'linear',
        points: [
          { y: 20, price: 98 },
          { y: 99_999, price: 94 },
        ],
      },
      422,
      'calibration-impossible',
    ],
    [
      '0 on a log scale',
      {
        scale: 'log',
        points: [
          { y: 20, price: 98 },
          { y: 60, price: 0 },
        ],
      },
      422,
      'calibration-impossible',
    ],
    ['one point', { scale: 'linear', points: [{ y: 20, price: 98 }] }, 400, 'invalid-request'],
    [
      'a price beyond all measure',
      {
        scale: 'linear',
        points: [
          { y: 20, price: 1e300 },
          { y: 60, price: 1 },
        ],
      },
      400,
      'invalid-request',
    ],
    [
      'words',
      {
        scale: 'linear',
        points: [
          { y: 20, price: '98' },
          { y: 60, price: 94 },
        ],
      },
      400,
      'invalid-request',
    ],
    ['another kind of scale', { ...right, scale: 'percent' }, 400, 'invalid-request'],
  ])('is refused with %s, and nothing changes', async (_, body, status, code) => {
    const { token, analysis } = await analysed();
    expect(await calibrate(token, analysis._id, body)).toMatchObject({ status, body: { code } });
    const kept = await server.call('getAnalysis', { token, params: { id: analysis._id } });
    expect(kept.body.data.analysis).toBe(analysis.analysis);
  });

  test('needs an analysis that is done', async () => {
    const { accessToken: token } = await server.signUp();
    failing = true;
    const { body } = await server.upload({ token, image });
    failing = false;
    expect(await calibrate(token, body.data._id, right)).toMatchObject({
      status: 409,
      body: { code: 'analysis-unfinished' },
    });
  });
});
