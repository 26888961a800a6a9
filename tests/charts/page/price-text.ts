import type { Sketch } from './sketch.ts';

type PriceStyle = Pick<Sketch, 'decimals' | 'thousands'> & Partial<Pick<Sketch, 'decimalMark' | 'currency' | 'kilo'>>;

/** A price as the chart's axis writes it. */
export function priceText(price: number, style: PriceStyle): string {
  const { decimals, thousands, decimalMark = '.', currency = '', kilo = false } = style;
  const inKilo = kilo && price >= 1000;
  const [whole = '', fraction] = (inKilo ? (price / 1000).toFixed(2) : price.toFixed(decimals)).split('.');
  const grouped = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole;
  return currency + (fraction ? `${grouped}${decimalMark}${fraction}` : grouped) + (inKilo ? 'K' : '');
}
