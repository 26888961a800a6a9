import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backOff } from '#data/outbox/back-off';
import { readRetryAfter } from '#data/retry-after';

describe('[QU-20] backOff', () => {
  test('has full jitter: anything from nothing to the whole exponential wait', () => {
    expect(backOff(0, 0)).toBe(0);
    expect(backOff(0, 0.5)).toBe(1_000);
    expect(backOff(3, 0.5)).toBe(8_000);
    expect(backOff(3, 0.999_999)).toBe(15_999);
  });

  test('never waits longer than 5 minutes by itself, however often it failed', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (failures, random) => {
        const wait = backOff(failures, random);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThan(5 * 60_000);
      }),
    );
    expect(backOff(50, 0.999_999)).toBeGreaterThan(299_000);
  });

  test('is at least what the server asks for, also beyond the cap', () => {
    expect(backOff(0, 0, 42_000)).toBe(42_000);
    expect(backOff(50, 0.5, 42_000)).toBe(150_000);
    expect(backOff(9, 0.9, 3_600_000)).toBe(3_600_000);
  });
});

describe('[QU-20] readRetryAfter', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  test.each([
    ['seconds', '120', 120_000],
    ['a date', 'Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['a date that is over', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['a negative number', '-5', 0],
    ['nothing', null, null],
    ['an empty header', ' ', null],
    ['a word', 'soon', null],
  ])('reads %s', (_, header, wait) => {
    expect(readRetryAfter(header, now)).toBe(wait);
  });
});
