const length = 86_400_000;

/** A day of UTC, `2026-11-21`. Texts of days sort as the days do. */
export type Day = string;

export const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** ms since 1970. */
export const startOf = (day: Day) => Date.parse(day);

export const dayAfter = (day: Day, days = 1): Day => dayOf(startOf(day) + days * length);

/** As SQL counts days: since 1970. */
export const dayOfNumber = (number: number): Day => dayOf(number * length);

/** The first day of the month in which `day` lies, or of one so many months later. */
export function monthOf(day: Day, months = 0): Day {
  const date = new Date(startOf(day));
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
}
