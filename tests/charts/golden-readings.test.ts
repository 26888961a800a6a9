import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readChart } from '#engine/read/read-chart';
import { startTextRecogniser, type TextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../scripts/decode-picture.ts';
import { differences, type GoldenReading, goldenReading } from '../../scripts/golden-reading.ts';

/** One of each kind; `npm run golden` compares them all. */
const PICTURES = [
  'golden/images/dev-busy-021.png',
  'golden/images/dev-busy-025.png',
  'golden/images/dev-clean-020.png',
  'golden/images/dev-clean-025.png',
  'golden/images/dev-lookalike-017.jpg',
  'golden/images/dev-negative-000.png',
  'golden/images/dev-noscale-015.png',
  'golden/images/dev-others-057.png',
  'golden/images/dev-others-053.jpg',
  'golden/images/dev-others-083.jpg',
  'given/images/lightweight-00.png',
  'given/images/lightweight-12.png',
  'given/images/echarts-photo-2.jpg',
];

const goldenOf = (id: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'readings', `${id}.json`), 'utf8')) as GoldenReading;

describe('readings that were found right by eye', () => {
  let recogniser: TextRecogniser;
  beforeAll(async () => {
    recogniser = await startTextRecogniser({ patience: { start: 60_000, call: 60_000 } });
  });
  afterAll(() => recogniser.dispose());

  test.each(PICTURES)('%s is read as it was', async (file) => {
    const picture = await decodePicture(path.join(import.meta.dirname, file));
    const { recogniseText } = recogniser;
    const now = goldenReading(await readChart(picture, { recogniseText }));
    expect(differences(now, goldenOf(path.parse(file).name))).toEqual([]);
  });
});

describe('the comparison', () => {
  const golden = goldenOf('lightweight-00');
  const changed = (change: (reading: Exclude<GoldenReading, { refused: unknown }>) => void) => {
    const copy = structuredClone(golden);
    if ('refused' in copy) throw new Error('lightweight-00 is a chart');
    change(copy);
    return differences(copy, golden);
  };

  test('forgives half a pixel, and nothing that an eye would see', () => {
    expect(
      changed(({ candles }) => {
        for (const candle of candles) candle[2] += 0.5;
      }),
    ).toEqual([]);
    const moved = changed(({ candles }) => {
      candles[3]![3] += 2;
    });
    expect(moved).toHaveLength(1);
    expect(changed(({ candles }) => candles.pop())).toHaveLength(1);
    const rescaled = changed(({ axis }) => {
      if ('points' in axis) axis.points[0][1] *= 1.02;
    });
    expect(rescaled).not.toEqual([]);
    const unscaled = changed((reading) => {
      reading.axis = { failure: 'percent' };
    });
    expect(unscaled).toHaveLength(1);
    expect(differences({ refused: 'not-a-chart' }, golden)).toEqual(['refused as not-a-chart, not read']);
  });
});
