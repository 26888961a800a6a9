import { expect, test } from 'vitest';
import { haveExponents, showPowers } from '#engine/read/axis/powers-of-ten';

const shown = (...texts: string[]) => showPowers(texts.map((text) => ({ text })));

test('numbers before two unknown characters and a digit are mantissas', () => {
  expect(shown('5.600?5', '5.400?5', '5.000??5', '4.8006?5')).toBe(true);
  expect(shown('1.2??05', '1.4??05', '1.6??05')).toBe(true);
});

test('a digit that cannot be read in a label or two, a currency, and prices are none', () => {
  expect(shown('5.60?5', '5.4005', '5.2005', '5.0005')).toBe(false);
  expect(shown('12.50?', '12.00?', '11.50?')).toBe(false);
  expect(shown('105.60', '105.40', '105.20')).toBe(false);
});

test('labels that show their powers to the recogniser have them, one sign is none', () => {
  expect(haveExponents(['2.200', '1.800+5', '1.600+5'])).toBe(true);
  expect(haveExponents(['2.200', '1.800+5', '1.600'])).toBe(false);
});
