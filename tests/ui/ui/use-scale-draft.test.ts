import { expect, test } from 'vitest';
import { parsePrice } from '../../../src/ui/report/parse-price.ts';
import { typed } from '../../../src/ui/report/use-scale-draft.ts';

test.each([
  [0.000_000_812, '0.000000812'],
  [0.000_000_000_123_45, '0.00000000012345'],
  [104_250.5, '104250.5'],
  [1.084_200_000_000_1, '1.0842'],
  [-37.63, '-37.63'],
])('a price that was read, %d, stands in its field as %s, which is read back as it was', (price, text) => {
  expect(typed(price)).toBe(text);
  expect(parsePrice(text)).toBeCloseTo(price, 12);
});
