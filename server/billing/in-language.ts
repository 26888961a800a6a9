import type { Language } from '#contract/language';

/** Hundredths of a currency as people write them: `$29.99`, `29,99 $`. */
export const moneyIn = (language: Language, amount: number, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amount / 100,
  );

/** A day (ms, UTC) as people write it: `December 21, 2026`. */
export const dayIn = (language: Language, ms: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(ms);
