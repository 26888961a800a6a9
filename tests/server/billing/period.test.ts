import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsAfter } from '#server/billing/period';

const at = (text: string) => Date.parse(text);
const day = (ms: number) => new Date(ms).toISOString();

test.each([
  ['2026-01-31T10:30:00.000Z', 1, '2026-02-28T10:30:00.000Z'],
  ['2028-01-31T10:30:00.000Z', 1, '2028-02-29T10:30:00.000Z'],
  ['2026-01-31T10:30:00.000Z', 2, '2026-03-31T10:30:00.000Z'],
  ['2026-03-31T23:59:59.999Z', 1, '2026-04-30T23:59:59.999Z'],
  ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
  ['2028-02-29T08:00:00.000Z', 12, '2029-02-28T08:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => expect(day(monthsAfter(at(from), months))).toBe(to));

test('every month has one period, on the day on which it began or on its last', () => {
  const anchors = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anchors, fc.integer({ min: 0, max: 600 }), (anchor, months) => {
      const date = new Date(monthsAfter(anchor.getTime(), months));
      const index = (one: Date) => one.getUTCFullYear() * 12 + one.getUTCMonth();
      expect(index(date)).toBe(index(anchor) + months);
      const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
      expect(date.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), lastDay));
      expect(date.toISOString().slice(10)).toBe(anchor.toISOString().slice(10));
    }),
  );
});
