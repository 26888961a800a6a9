/** The month that credits of the Free Plan belong to, UTC: `2026-11`. */
export const periodOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);

/** When the next month's credits come, ms since 1970. */
export function nextPeriodStart(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * The same day and time of day so many months on, UTC; the last day of a month that has no such day. Count from where a subscription began,
 * not from its last period: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const target = new Date(first);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return target.getTime() + (anchor % 86_400_000);
}
