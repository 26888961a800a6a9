import type { Sketch } from './sketch.ts';

/** A price as the chart's axis writes it. */
export function priceText(price: number, { decimals, thousands }: Pick<Sketch, 'decimals' | 'thousands'>): string {
  const [whole = '', fraction] = price.toFixed(decimals).split('.');
  const grouped = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, thousands) : whole;
  return fraction ? `${grouped}.${fraction}` : grouped;
}
