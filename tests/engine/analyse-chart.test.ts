import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strategies } from '#contract/strategy';
import { analyseChart, analyseReading } from '#engine/analyse-chart';
import type { TextRecogniser } from '#server/worker/recognise-text';
import { startTextRecogniser } from '#server/worker/recognise-text';
import { analysisFaults } from '../../scripts/analysis-faults.ts';
import { decodePicture } from '../../scripts/decode-picture.ts';

const folder = path.join(import.meta.dirname, '../charts/golden/images');
const pictures = ['dev-clean-004.png', 'dev-clean-013.png', 'dev-jpeg-006.jpg', 'dev-noscale-005.jpg'];

let recogniser: TextRecogniser;
beforeAll(async () => {
  recogniser = await startTextRecogniser();
});
afterAll(() => recogniser.dispose());

const analyse = async (file: string) =>
  analyseChart(await decodePicture(path.join(folder, file)), { recogniseText: recogniser.recogniseText });

describe('Real pictures', () => {
  test('[EN-01] [EN-04] give every strategy a sound text, and no two the same', async () => {
    const texts = new Set<string>();
    let read = 0;
    for (const file of pictures) {
      const outcome = await analyse(file);
      if (!outcome.ok) continue;
      read += 1;
      for (const strategy of strategies) {
        const analysis = analyseReading(outcome.value.reading, { strategy });
        expect(analysisFaults(analysis), `${file} ${strategy}`).toEqual([]);
        texts.add(analysis.markdown);
      }
    }
    expect(read).toBeGreaterThanOrEqual(3);
    expect(texts.size).toBe(read * strategies.length);
  });

  test('[EN-12] are refused with a reason where they show no chart', async () => {
    expect(await analyse('dev-negative-009.png')).toMatchObject({ ok: false, why: expect.stringMatching(/^[a-z-]+$/) });
  });
});

describe('The shapes', () => {
  test('lie within the picture and cover every candle that was read', async () => {
    const outcome = await analyse(pictures[0]!);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    const { reading, shapes } = outcome.value;
    const candles = shapes.filter((shape) => shape.kind === 'candle');
    expect(candles).toHaveLength(reading.candles.length);
    for (const candle of candles) {
      expect(candle.x).toBeGreaterThanOrEqual(0);
      expect(candle.x).toBeLessThanOrEqual(reading.picture.width);
      expect(candle.high).toBeLessThanOrEqual(candle.low);
    }
  });
});
