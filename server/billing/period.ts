/** The month that credits belong to, UTC: `2026-11`. */
export const periodOf = (ms: number) => new Date(ms).toISOString().slice(0, 7);

/** When the next month's credits come, ms since 1970. */
export function nextPeriodStart(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
