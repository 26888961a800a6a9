import { describe, expect, test } from 'vitest';
import { type Strategy, strategies } from '#contract/strategy';
import { type Analysis, analyseReading } from '#engine/analyse-chart';
import type { Reading } from '#engine/reading';
import { analysisFaults } from '../../../scripts/analysis-faults.ts';
import { barsOf, calm, candlesOf, legs, mirror, readingOf, relativeOf, walk } from '../series.ts';

const readings: Record<string, Reading> = {
  'a walk of 120 candles': readingOf(candlesOf(walk(120, 8))),
  'a bursty walk of 200 candles': readingOf(candlesOf(walk(200, 9, { bursts: true }))),
  'a walk without volume': readingOf(candlesOf(walk(90, 10).map(([o, h, l, c]) => [o, h, l, c] as const))),
  'a walk without a scale': readingOf(relativeOf(candlesOf(walk(100, 11))), { axis: false }),
  'a short walk': readingOf(candlesOf(walk(14, 12))),
  'a flat market': readingOf(candlesOf(calm(100, 80, { swing: 0.005 }))),
};

const analyses = Object.values(readings).flatMap((reading) =>
  strategies.map((strategy) => analyseReading(reading, { strategy })),
);

const each = (check: (analysis: Analysis) => void) => {
  for (const analysis of analyses) check(analysis);
};

const order = [
  '## Measured',
  '### Reading',
  '### Context',
  '### Key levels',
  '### Signals',
  '## Interpretation',
  '### Scenario up',
  '### Scenario down',
  '### Risk',
  '### What would change this view',
  '## Limits',
];

describe('The text of every strategy', () => {
  test('[EN-04] exists for all values of the dropdown and the default', () => {
    each(({ markdown }) => expect(markdown.length).toBeGreaterThan(800));
    expect(new Set(analyses.map((analysis) => analysis.findings.strategy)).size).toBe(33);
  });

  test('[EN-02] holds no number that is not a value of its findings, no word of a computer and no empty section', () => {
    each((analysis) => expect(analysisFaults(analysis)).toEqual([]));
  });

  test('[EN-05] keeps measured facts before and apart from interpretation', () => {
    each(({ markdown }) => {
      const places = order.map((heading) => markdown.indexOf(`${heading}\n`));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });
  });

  test('[EN-10] never calls to trade and promises nothing', () => {
    each(({ markdown }) =>
      expect(markdown).not.toMatch(
        /\b(buy|sell) (now|immediately|here)\b|guarantee|risk-free|will (rise|fall|profit|reach)|sure win/i,
      ),
    );
  });

  test('[EN-11] ends with the notice', () => {
    each(({ markdown }) => expect(markdown).toMatch(/\n> .*not financial advice/));
  });

  test('[EN-07] gives levels with their reading error', () => {
    each(({ markdown, findings }) => {
      expect(markdown).toContain('| Level | ± |');
      for (const level of findings.levels) expect(level.error.value).toBeGreaterThan(0);
    });
  });

  test('[EN-08] gives both scenarios a condition, a target and an invalidation', () => {
    each(({ markdown }) => {
      expect(markdown).toMatch(/if price closes above .*\n.*\n.*\*\*Invalidation:\*\* a close back below/);
      expect(markdown).toMatch(/if price closes below .*\n.*\n.*\*\*Invalidation:\*\* a close back above/);
    });
  });

  test('stays in short paragraphs with one table', () => {
    each(({ markdown }) => {
      expect(markdown.match(/^\| -+:/gm)).toHaveLength(1);
      const longest = Math.max(...markdown.split('\n').map((line) => line.length));
      expect(longest).toBeLessThan(520);
    });
  });

  test('[EN-01] differs for every reading and strategy', () => {
    expect(new Set(analyses.map((analysis) => analysis.markdown)).size).toBe(analyses.length);
  });

  test('is plain data together with its findings and shapes', () => {
    each((analysis) => {
      expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
      expect(structuredClone(analysis)).toEqual(analysis);
    });
  });
});

describe('The words', () => {
  const text = (reading: Reading, strategy: Strategy) => analyseReading(reading, { strategy }).markdown;

  test('[EN-13] say that no scale was read and give no prices without one', () => {
    const reading = readings['a walk without a scale']!;
    for (const strategy of strategies) {
      const { markdown, findings } = analyseReading(reading, { strategy });
      expect(markdown).toContain('nothing below is a price');
      const tables = markdown.split('\n').filter((line) => line.startsWith('| ') && /\d/.test(line));
      for (const row of tables) expect(row).toMatch(/^\| -?[\d.]+% of range \|/);
      expect(markdown).toMatch(/if price closes above -?[\d.]+% of range/);
      expect(findings.style.relative).toBe(true);
    }
  });

  test('[EN-06] say what could not be read', () => {
    const candles = candlesOf(walk(60, 3)).map((candle, i) =>
      i < 3 ? { ...candle, flags: ['hidden' as const] } : candle,
    );
    const markdown = text(readingOf(candles), 'price_action');
    expect(markdown).toContain('3 candles are partly hidden or cut');
    expect(text(readings['a walk without volume']!, 'obv_divergence')).toContain('this picture does not show');
  });

  test('call a flat market flat', () => {
    for (const strategy of strategies) {
      expect(text(readings['a flat market']!, strategy)).toContain('**Trend:** flat.');
    }
    expect(text(readings['a flat market']!, 'ma_crossover')).toContain('a flat market');
  });

  test('name what was left out for want of history, and what it needs', () => {
    expect(text(readings['a short walk']!, 'ichimoku')).toMatch(/needs \d+ candles, 14 are visible/);
    expect(text(readings['a walk without volume']!, 'rsi_strategy')).toMatch(/Wilder smoothing needs \d+ candles/);
  });

  test('differ for opposite findings in more than one swapped word', () => {
    const bars = barsOf(legs([100, 112, 106, 112, 104], [12, 6, 6, 8]));
    const told = [bars, mirror(bars)].map((side) => text(readingOf(candlesOf(side)), 'double_patterns'));
    const sentences = told.map((markdown) => markdown.match(/\*\*(?:Bullish|Bearish).*$/m)![0].replace(/[\d.]+/g, '#'));
    const [first, second] = sentences.map((sentence) => new Set(sentence.split(/\W+/)));
    expect([...first!].filter((word) => !second!.has(word)).length).toBeGreaterThan(1);
  });

  test('[EN-09] give a certainty that follows the measurement', () => {
    const bars = walk(120, 8);
    const certainties = [0.97, 0.6].map((confidence) => {
      const candles = candlesOf(bars).map((candle) => ({ ...candle, confidence }));
      return analyseReading(readingOf(candles), { strategy: 'price_action' }).findings.signals[0]!.certainty;
    });
    expect(certainties[0]).toBeGreaterThan(0.9);
    expect(certainties[1]).toBeLessThanOrEqual(0.6);
    const blurred = candlesOf(bars, { error: 0.8 });
    const unsure = analyseReading(readingOf(blurred), { strategy: 'price_action' }).findings.signals;
    expect(Math.min(...unsure.map((finding) => finding.certainty))).toBeLessThan(certainties[0]!);
  });
});

test('candles that are averages are said to be, since nobody paid their opens and closes, nor does the last price speak against them', () => {
  const bars = candlesOf(walk(60, 8));
  const lastPrice = { value: bars.at(-1)!.close * 1.3, y: 10 };
  const textOf = (averaged: boolean) =>
    analyseReading(readingOf(bars, { averaged, lastPrice }), { strategy: strategies[0]! }).markdown;
  const [plain, averaged] = [textOf(false), textOf(true)].map((text) => text.split('## Limits'));
  expect(averaged![1]).toContain('Heikin-Ashi');
  expect(plain![1]).not.toContain('Heikin-Ashi');
  expect(plain![0]).toContain('price tag');
  expect(averaged![0]).not.toContain('price tag');
});
