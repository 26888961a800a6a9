import { expect, test } from 'vitest';
import { timeframeOfDates } from '#engine/read/axis/timeframe-of-dates';

const labels = (...texts: [text: string, bar: number][]) => texts.map(([text, bar]) => ({ text, x: 40 + 12 * bar }));

test.each([
  [
    'times of day',
    [
      ['22:00', 0],
      ['23:00', 12],
      ['00:00', 24],
      ['01:00', 36],
    ],
    '5m',
  ],
  [
    'days and times',
    [
      ['10-29 12:00', 0],
      ['10-30 12:00', 24],
      ['10-31 12:00', 48],
    ],
    '1h',
  ],
  [
    'times between days',
    [
      ['12:00', 2],
      ['23', 14],
      ['12:00', 26],
      ['24', 38],
      ['12:00', 50],
    ],
    '1h',
  ],
  [
    'days',
    [
      ['2025-12-21', 0],
      ['2025-12-31', 10],
      ['2026-01-10', 20],
    ],
    '1D',
  ],
  [
    'days of a month',
    [
      ['25', 0],
      ['28', 18],
      ['31', 36],
      ['3', 54],
    ],
    '4h',
  ],
  [
    'days of a market that is closed at weekends',
    [
      ['2025-02-03', 0],
      ['2025-03-13', 28],
      ['2025-04-22', 56],
      ['2025-05-30', 84],
    ],
    '1D',
  ],
  [
    'weeks',
    [
      ['11-03 00:00', 0],
      ['04-20 00:00', 24],
      ['10-05 00:00', 48],
    ],
    '1W',
  ],
  [
    'labels of which one was misread',
    [
      ['5:00', 0],
      ['21:00', 24],
      ['03:00', 48],
      ['09:00', 72],
      ['15:00', 96],
    ],
    '15m',
  ],
] as const)('%s at even bars tell how long a bar lasts', (_, texts, timeframe) => {
  expect(timeframeOfDates(labels(...(texts as unknown as [string, number][])), 12)).toBe(timeframe);
});

test.each([
  [
    'few labels',
    [
      ['22:00', 0],
      ['23:00', 12],
    ],
  ],
  [
    'the hours of a stock market, which is closed at night',
    [
      ['06-02', 0],
      ['06-03', 7],
      ['06-04', 14],
      ['06-05', 21],
    ],
  ],
  [
    'half days of which the hour is not written',
    [
      ['03-19', 0],
      ['03-19', 12],
      ['03-20', 24],
      ['03-20', 36],
      ['03-21', 48],
    ],
  ],
  [
    'months and words',
    [
      ['May', 0],
      ['Jul', 9],
      ['Sep', 18],
    ],
  ],
  [
    'numbers that are no dates',
    [
      ['13-32', 0],
      ['14-32', 9],
      ['99:99', 18],
      ['15-40', 27],
    ],
  ],
] as const)('%s tell none', (_, texts) => {
  expect(timeframeOfDates(labels(...(texts as unknown as [string, number][])), 12)).toBeNull();
});
