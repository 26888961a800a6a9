import { expect, test } from 'vitest';
import { isFirstMixed, mayAllBeSigned } from '#engine/read/axis/is-first-mixed';

const mixed = (...texts: string[]) => isFirstMixed(texts.map((text) => ({ text, isTag: false })));

test('a first digit that is taken for a sign in some labels makes them doubtful', () => {
  expect(mixed('?27.000', '126.500', '126.000', '?25.500')).toBe(true);
});

test('a currency before all labels, and a digit less, do not', () => {
  expect(mixed('?127.00', '?126.50', '?126.00')).toBe(false);
  expect(mixed('127.00', '100.50', '99.50')).toBe(false);
});

test('neither do a tick before a number whose point was lost, nor a label that is illegible throughout', () => {
  expect(mixed('0.1838', '0.1823', '?01535', '0.1504')).toBe(false);
  expect(mixed('18000.0', '17000.0', '?6?00?2', '16400.0')).toBe(false);
});

test('a digit that all labels begin with as they are read together may be a sign where some show one, not where they begin with several', () => {
  const labels = (...texts: string[]) => texts.map((text) => ({ text, isTag: false }));
  const blurred = labels('53.40', '51.29', '?2.80', '?2.39');
  expect(mayAllBeSigned(blurred, labels('53.40', '53.20', '53.00', '52.80'))).toBe(true);
  expect(mayAllBeSigned(blurred, labels('88.40', '84.20', '79.00', '76.80'))).toBe(false);
  expect(mayAllBeSigned(labels('53.40', '51.29', '52.80'), labels('53.40', '53.20', '52.80'))).toBe(false);
});
