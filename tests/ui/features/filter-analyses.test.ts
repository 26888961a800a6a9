import { expect, it } from 'vitest';
import type { Analysis } from '#contract/analysis';
import {
  filterAnalyses as filterIndex,
  searchIndexOf,
  startOfSpan,
} from '../../../src/features/history/filter-analyses.ts';

const madeAt = (when: Date, change: Partial<Analysis> = {}): Analysis => ({
  _id: '01a1fde4-e123-7308-bcd8-e05a0ad0c03d',
  strategy: 'price_action',
  analysis: '# Price action\nResistance at 187.1',
  imageUrl: '',
  thumbnailUrl: '',
  createdAt: when.toISOString(),
  state: 'done',
  finishedAt: null,
  failure: null,
  quality: null,
  direction: null,
  ...change,
});

const filter = { search: '', span: 'allTime' as const, now: new Date() };

const filterAnalyses = (analyses: readonly Analysis[], wanted: Parameters<typeof filterIndex>[1]) =>
  filterIndex(
    searchIndexOf(analyses, () => 'Price Action'),
    wanted,
  );

// 2026-11-21 is a Saturday, the 22nd a Sunday; local times, as the user's calendar has them.
const saturday = new Date(2026, 10, 21, 12);
const sunday = new Date(2026, 10, 22, 12);

it('[HI-04] this week holds, on a Saturday, the Sunday before', () => {
  expect(startOfSpan('thisWeek', saturday)).toEqual(new Date(2026, 10, 15));
  const found = filterAnalyses([madeAt(new Date(2026, 10, 15, 0, 0))], { ...filter, span: 'thisWeek', now: saturday });
  expect(found).toHaveLength(1);
});

it('[HI-04] this week does not hold, on a Sunday, the day before', () => {
  expect(startOfSpan('thisWeek', sunday)).toEqual(new Date(2026, 10, 22));
  const found = filterAnalyses([madeAt(saturday)], { ...filter, span: 'thisWeek', now: sunday });
  expect(found).toHaveLength(0);
});

it('[HI-04] the week reaches back over the end of a month and of a year', () => {
  expect(startOfSpan('thisWeek', new Date(2027, 0, 1, 9))).toEqual(new Date(2026, 11, 27));
});

it('[HI-03] today and this month keep their span only, each from its first moment', () => {
  const midnight = new Date(2026, 10, 21);
  const before = new Date(midnight.getTime() - 1);
  expect(filterAnalyses([madeAt(midnight), madeAt(before)], { ...filter, span: 'today', now: saturday })).toHaveLength(
    1,
  );
  const first = new Date(2026, 10, 1);
  const october = new Date(first.getTime() - 1);
  expect(
    filterAnalyses([madeAt(first), madeAt(october)], { ...filter, span: 'thisMonth', now: saturday }),
  ).toHaveLength(1);
});

it('[HI-02] a search wants each of its words, in the name, the text, the symbol or the timeframe, in any case', () => {
  const quality = { symbol: 'EURUSD', timeframe: '1h' } as Analysis['quality'];
  const analyses = [madeAt(saturday, { quality })];
  const found = (search: string) => filterAnalyses(analyses, { ...filter, search }).length;
  expect(['', 'eurusd', 'PRICE action', 'resistance 1h', '187.1'].map(found)).toEqual([1, 1, 1, 1, 1]);
  expect(found('resistance gbpusd')).toBe(0);
});
