import { expect, test } from 'vitest';
import type { OwnAxis } from './page/own-axis.ts';
import { ownText } from './page/own-ticks.ts';

const PLAIN: OwnAxis = {
  ...{ font: 'sans-serif', size: 11, weight: 400, letterSpacing: 0, digits: 'normal', opacity: 1, place: 'beside' },
  ...{ gap: 4, align: 'near', ticks: 'round', pitch: 40, lines: 'none', boxed: false, striped: false },
  ...{ prefix: '', suffix: '', thousands: '', decimalMark: '.', short: false, letter: '' },
  ...{ zeros: 'written', quote: 'decimals' },
};
const textOf = (price: number, own: Partial<OwnAxis>, decimals: number) =>
  ownText(price, [price], { ...PLAIN, ...own }, decimals);

test('a small number counts the zeros behind the point, those of a power of ten too', () => {
  expect(textOf(0.0000056, { zeros: 'subscript' }, 12)).toBe('0.0₅5600');
  expect(textOf(0.00000001, { zeros: 'subscript' }, 12)).toBe('0.0₇1000');
});

test('bonds are written in thirty-seconds, grains in eighths, rupees in lakhs', () => {
  expect(textOf(112.5, { quote: 'thirtySeconds', thousands: "'" }, 5)).toBe("112'16");
  expect(textOf(112.09375, { quote: 'thirtySeconds', thousands: '-' }, 5)).toBe('112-03');
  expect(textOf(452.5, { quote: 'eighths', thousands: "'" }, 3)).toBe("452'4");
  expect(textOf(1_234_567.5, { quote: 'lakhs', thousands: ',' }, 2)).toBe('12,34,567.50');
});
