import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AnalysisDetail } from '#contract/analysis';
import { strategies } from '#contract/strategy';
import { readPlainJpeg } from '#server/analyses/plain-jpeg';
import { startAnalyses } from '#server/worker/start-analyses';
import { type EngineName, engines } from '../kit/test-database.ts';
import { subscribe } from './open-test-db.ts';
import { misledJpeg } from './pictures.ts';
import { startUploadServer } from './upload-server.ts';

const golden = path.resolve(import.meta.dirname, '../../charts/golden');
const picture = (name: string) => readFile(path.join(golden, 'images', name));

type Truth = { candles: { h: number; l: number }[] };
const rangeOf = async (name: string) => {
  const { candles }: Truth = JSON.parse(await readFile(path.join(golden, 'truth', `${name}.json`), 'utf8'));
  return { low: Math.min(...candles.map(({ l }) => l)), high: Math.max(...candles.map(({ h }) => h)) };
};

/** The first cell of each row of the table of levels. */
const levelsOf = (markdown: string) =>
  [...markdown.matchAll(/^\| ([\d,.]+) \| [\d.,]+ \|/gm)].map(([, price = '']) => Number(price.replaceAll(',', '')));

/** With the built-in engine in its threads, and a user who has all the credits he needs. */
async function openServer(engine: EngineName) {
  const server = await startUploadServer(engine);
  server.parts.uploadWait = 60_000;
  const analyses = await startAnalyses(server.parts);
  const { accessToken: token, user } = await server.signUp();
  await subscribe(server.parts, user._id, 'PLN_enterprise');
  return {
    ...server,
    token,
    async close() {
      await analyses.stop();
      await server.close();
    },
  };
}
type RealServer = Awaited<ReturnType<typeof openServer>>;

describe.each(engines)('the built-in engine behind the API on %s', (engine) => {
  let server: RealServer;

  beforeAll(async () => {
    server = await openServer(engine);
  });
  afterAll(() => server.close());

  const analysed = async (name: string, strategy?: string) => {
    const { status, body } = await server.upload({
      token: server.token,
      image: await picture(name),
      ...(strategy && { strategy }),
    });
    expect(status).toBe(200);
    return AnalysisDetail.parse(body.data);
  };

  test('[EN-01] writes another analysis for another chart, with prices of that chart', async () => {
    const texts = [];
    for (const name of ['dev-clean-013', 'dev-clean-025']) {
      const analysis = await analysed(`${name}.png`);
      expect(analysis).toMatchObject({ state: 'done', failure: null });
      expect(analysis.overlay.filter(({ kind }) => kind === 'candle')).toHaveLength(analysis.quality?.candles ?? -1);
      const { low, high } = await rangeOf(name);
      const levels = levelsOf(analysis.analysis);
      expect(levels.length).toBeGreaterThanOrEqual(2);
      const margin = (high - low) * 0.05;
      for (const level of levels) {
        expect(level).toBeGreaterThanOrEqual(low - margin);
        expect(level).toBeLessThanOrEqual(high + margin);
      }
      texts.push(analysis.analysis);
    }
    expect(texts[0]).not.toBe(texts[1]);
  });

  test('[EN-06] [EN-07] [EN-08] says what it could not read, gives levels with their error and scenarios with their end', async () => {
    const { analysis: text, quality } = await analysed('dev-clean-025.png');
    const price = String.raw`\d[\d,]*\.\d+`;
    expect(text).toMatch(/No volume is shown\./);
    expect(text).toMatch(/^## Limits\n\n- \S/m);
    expect(text).toMatch(new RegExp(`^\\| ${price} \\| 0\\.\\d*[1-9]\\d* \\|`, 'm'));
    expect(text).toMatch(new RegExp(`if price closes above ${price}`));
    expect(text).toMatch(new RegExp(`if price closes below ${price}`));
    expect(text.match(new RegExp(`Invalidation:\\*\\* a close back (above|below) ${price}`, 'g'))).toHaveLength(2);
    expect(quality?.priceError).toBeGreaterThan(0);
  });

  test('[EN-13] speaks in relative terms and says so where no scale can be read', async () => {
    const { analysis: text, quality } = await analysed('dev-noscale-005.jpg');
    expect(quality).toMatchObject({ scale: 'unread', priceError: null });
    expect(text).toMatch(/nothing below is a price/);
    expect(text).toMatch(/if price closes above \d+(\.\d+)?% of range/);
    expect(levelsOf(text)).toEqual([]);
  });

  test('[LI-10] gives the credit back for a picture that is no chart, and says why', async () => {
    const before = await server.used(server.token);
    const analysis = await analysed('dev-negative-023.jpg');
    expect(analysis).toMatchObject({
      state: 'failed',
      analysis: '',
      failure: { message: expect.stringMatching(/\w+ \w+/) },
    });
    expect(await server.used(server.token)).toBe(before);
  });

  test('gives the credit back at once for a picture of which only a decoder sees that it is damaged', async () => {
    const before = await server.used(server.token);
    const image = await misledJpeg();
    expect(readPlainJpeg(image)).toMatchObject({ width: 320 });
    const { status, body } = await server.upload({ token: server.token, image });
    expect(status).toBe(200);
    const { state, failure, thumbnailUrl } = AnalysisDetail.parse(body.data);
    expect({ state, failure }).toMatchObject({ state: 'failed', failure: { code: 'damaged' } });
    expect(await server.used(server.token)).toBe(before);
    const thumbnail = await fetch(server.origin + thumbnailUrl);
    expect(thumbnail.status).toBe(422);
    expect(await thumbnail.json()).toMatchObject({ code: 'image-damaged' });
  });
});

describe('every strategy', () => {
  let server: RealServer;
  beforeAll(async () => {
    server = await openServer('sqlite');
  });
  afterAll(() => server.close());

  test.each(strategies)('[EN-04] %s gives an analysis', async (strategy) => {
    const { body } = await server.upload({ token: server.token, image: await picture('dev-clean-025.png'), strategy });
    expect(body.data).toMatchObject({ state: 'done', strategy, analysis: expect.stringMatching(/^# /) });
  });
});
