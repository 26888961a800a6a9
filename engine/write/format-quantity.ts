import type { Quantity, Unit } from '../quantity.ts';

/** How prices of a reading are written: with the digits of its axis, or, without one, in percent of the visible range. */
export type PriceStyle = { relative: boolean; decimals: number };

const formats = new Map<string, Intl.NumberFormat>();

const numberFormat = (language: string, digits: number) => {
  const key = `${language} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  formats.set(key, made);
  return made;
};

export const digitsOf = {
  price: (style) => (style.relative ? 1 : style.decimals),
  distance: (style) => (style.relative ? 1 : style.decimals),
  error: (style) => (style.relative ? 1 : style.decimals),
  fine: (style) => (style.relative ? 2 : style.decimals + 2),
  share: () => 0,
  percent: () => 1,
  ratio: () => 1,
  index: () => 1,
  count: () => 0,
  candle: () => 0,
} satisfies Record<Unit, (style: PriceStyle) => number>;

/** The value as it is told: candles from 1, shares in percent, errors rounded up. */
export const shownValue = ({ unit, value }: Quantity, digits: number): number => {
  if (unit === 'candle') return value + 1;
  if (unit === 'share') return value * 100;
  // Rounded up with a grain of tolerance, or 0.3 would become 0.4 by what a float cannot hold.
  if (unit === 'error') return Math.max(1, Math.ceil(value * 10 ** digits - 1e-6)) / 10 ** digits;
  return value;
};

/** The number alone, without a unit, in the language's own digits and separators. */
export const formatQuantity = (quantity: Quantity, style: PriceStyle, language: string): string => {
  const digits = digitsOf[quantity.unit](style);
  return numberFormat(language, digits).format(shownValue(quantity, digits));
};
