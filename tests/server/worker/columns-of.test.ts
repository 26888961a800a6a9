import { expect, it } from 'vitest';
import { Outlook } from '#contract/analysis';
import { analyseReading } from '#engine/analyse-chart';
import { columnsOf } from '#server/worker/columns-of';
import { candlesOf, readingOf, walk } from '../../engine/series.ts';

const reading = readingOf(candlesOf(walk(120, 8)));
const analysis = analyseReading(reading, { strategy: 'price_action' });
const outlook = Outlook.parse(JSON.parse(columnsOf(analysis).outlook));

it('keeps the figures of both scenarios as the text has them', () => {
  const written = (value: number) => value.toFixed(outlook.decimals);
  for (const { trigger, target, invalidation } of [outlook.up, outlook.down]) {
    for (const value of [trigger, ...target, invalidation]) expect(analysis.markdown).toContain(written(value));
  }
  expect(analysis.markdown).toContain(written(outlook.lastClose));
});

it('counts the signals of each side', () => {
  const { signals } = analysis.findings;
  const count = (side: string) => signals.filter((signal) => signal.side === side).length;
  expect(outlook.signals).toEqual({ up: count('up'), down: count('down') });
});

it('says that the prices are none where no scale was read', () => {
  const unread = analyseReading({ ...reading, axis: null }, { strategy: 'price_action' });
  expect(JSON.parse(columnsOf(unread).outlook)).toMatchObject({ isRelative: true, decimals: 1 });
});
