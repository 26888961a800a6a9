import { expect, test } from 'vitest';
import { isDate, isDay } from '#engine/read/axis/is-date';

test('dates and times of day are told from prices and other words', () => {
  expect(['2025-03-16', '03-17 12:00', 'Apr', '12:00', '2026'].every(isDate)).toBe(true);
  expect(['150.819', 'Volume', '67,500', '17'].some(isDate)).toBe(false);
  expect(['1', '17', '31', '32', '0'].map(isDay)).toEqual([true, true, true, false, false]);
});
