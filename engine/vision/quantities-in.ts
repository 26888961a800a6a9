import type { Quantity, Unit } from '../quantity.ts';

const units: Record<Unit, true> = {
  price: true,
  distance: true,
  error: true,
  fine: true,
  share: true,
  percent: true,
  ratio: true,
  index: true,
  count: true,
  candle: true,
};

const isQuantity = (value: object): value is Quantity =>
  'unit' in value && 'value' in value && typeof value.unit === 'string' && value.unit in units;

/** Every quantity anywhere in plain data. */
export const quantitiesIn = (data: unknown): Quantity[] => {
  if (typeof data !== 'object' || data === null) return [];
  if (isQuantity(data)) return [data];
  return Object.values(data).flatMap(quantitiesIn);
};
