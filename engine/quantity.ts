/**
 * A number with what it is, so that a text can only show measured numbers and always in the right form.
 *
 * - `price`: a place on the price scale; `distance`: a difference of two such places (both in the reading's unit)
 * - `error`: a distance that values may be off, told rounded up, never as nothing
 * - `fine`: a small derived difference (MACD and the like), two more decimals than a price
 * - `share`: 0 to 1, told in whole percent; `percent` (already times 100), `ratio`, `index` (an oscillator's 0 to 100), `count`
 * - `candle`: an index of `reading.candles`, told as a number from 1
 */
export type Unit =
  | 'price'
  | 'distance'
  | 'error'
  | 'fine'
  | 'share'
  | 'percent'
  | 'ratio'
  | 'index'
  | 'count'
  | 'candle';

export type Quantity = { unit: Unit; value: number };

const quantity = (unit: Unit) => (value: number) => {
  if (!Number.isFinite(value)) throw new RangeError(`A ${unit} must be a finite number, got ${value}`);
  return { unit, value } satisfies Quantity;
};

export const price = quantity('price');
export const distance = quantity('distance');
export const readingError = quantity('error');
export const fine = quantity('fine');
export const share = quantity('share');
export const percent = quantity('percent');
export const ratio = quantity('ratio');
export const index = quantity('index');
export const count = quantity('count');
export const candleNumber = quantity('candle');
