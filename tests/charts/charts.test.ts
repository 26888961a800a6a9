import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inkAgreement } from './ink-agreement.ts';
import { INSTRUMENTS } from './instruments.ts';
import { createRandom } from './random.ts';
import { drawSeries } from './series.ts';
import { type ChartTruth, Truth } from './truth.ts';

const GOLDEN = fileURLToPath(new URL('golden/', import.meta.url));
const truths = readdirSync(`${GOLDEN}truth`).map((name) => ({
  name,
  truth: Truth.parse(JSON.parse(readFileSync(`${GOLDEN}truth/${name}`, 'utf8'))),
}));
const charts = truths.flatMap(({ truth }) => (truth.isChart ? [truth] : []));

describe('the series generator', () => {
  const series = (seed: string, instrument = INSTRUMENTS[0]!) => drawSeries(createRandom(seed), instrument, 120);

  test('draws the same bars for the same seed and others for another', () => {
    expect(series('a')).toEqual(series('a'));
    expect(series('a')).not.toEqual(series('b'));
  });

  test('keeps every open and close within low and high, at whole ticks, for every instrument', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...INSTRUMENTS), (seed, instrument) => {
        for (const { open, high, low, close, volume } of series(seed, instrument)) {
          expect(low).toBeGreaterThan(0);
          expect(Math.min(open, close)).toBeGreaterThanOrEqual(low);
          expect(Math.max(open, close)).toBeLessThanOrEqual(high);
          expect(Number(close.toFixed(instrument.decimals))).toBe(close);
          expect(volume).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the golden pictures', () => {
  test('hold every kind that the reader and the screens are tested with', () => {
    const count = (wanted: (truth: Truth) => boolean) => truths.filter(({ truth }) => wanted(truth)).length;
    expect(
      count((truth) => truth.set === 'dev-clean' && ['lightweight', 'klinecharts'].includes(truth.lib)),
    ).toBeGreaterThanOrEqual(6);
    expect(count((truth) => !truth.isChart)).toBeGreaterThanOrEqual(2);
    for (const labels of ['percent', 'none'] as const)
      expect(count((truth) => truth.isChart && truth.axisLabels === labels)).toBeGreaterThanOrEqual(1);
    expect(count((truth) => truth.isChart && truth.axis.scale === 'log')).toBeGreaterThanOrEqual(1);
    expect(count((truth) => truth.variant === 'jpeg' && truth.width === 1280)).toBeGreaterThanOrEqual(1);
    expect(count((truth) => truth.variant === 'photo-mild')).toBeGreaterThanOrEqual(2);
    expect(count((truth) => truth.set === 'dev-lookalike')).toBeGreaterThanOrEqual(2);
  });

  test.each(truths)('$name is well formed and has the size of its picture', async ({ name, truth }) => {
    const { width, height } = await sharp(GOLDEN + truth.file).metadata();
    expect({ id: `${truth.id}.json`, width: truth.width, height: truth.height }).toEqual({ id: name, width, height });
  });

  test.each(charts)('$id: truth and pixels agree', async (truth) => {
    expect((await inkAgreement(GOLDEN + truth.file, truth)).covered).toBeGreaterThan(0.95);
  });

  test.each(charts.filter(({ set }) => set === 'dev-clean'))(
    '$id: truth would not agree were it three px off',
    async (truth) => {
      const exact = await inkAgreement(GOLDEN + truth.file, truth);
      for (const shift of [-3, 3]) {
        const moved = await inkAgreement(GOLDEN + truth.file, shifted(truth, shift));
        expect(moved.covered + moved.clear).toBeLessThan(exact.covered + exact.clear - 0.05);
      }
    },
  );
});

function shifted(truth: ChartTruth, rows: number): ChartTruth {
  return { ...truth, axis: { ...truth.axis, y1: truth.axis.y1 + rows, y2: truth.axis.y2 + rows } };
}
