import { expect, test } from 'vitest';
import {
  isLetterOpen,
  letterBehind,
  mayLackLetter,
  type SignedLabel,
  withLetter,
} from '#engine/read/axis/letter-behind';

const labels = (texts: string[], signs = 1): SignedLabel[] =>
  texts.map((text, i) => ({ text, y: 40 * i, isTag: false, confidence: 1, readings: [{ text, share: 1 }], signs }));

test('a letter behind all numbers makes thousands of them', () => {
  expect(letterBehind(labels(['20', '15', '10']), ['20k', '15k', '10k'])).toBe('k');
  expect(letterBehind(labels(['20', '15', '10'], 2), ['20k€', '15k€', '10k€'])).toBe('k');
  // Of small text the sign behind the letter is seldom told.
  expect(letterBehind(labels(['17.0', '16.8', '16.6', '16.4'], 2), ['17.0k%', '16.8k3', '16.6k3', '16.4k$'])).toBe('k');
  expect(withLetter(labels(['20']), 'k')).toMatchObject([{ text: '20k', readings: [{ text: '20k', share: 1 }] }]);
});

test('any other sign behind them leaves them as they are, whatever the recogniser takes it for', () => {
  expect(letterBehind(labels(['156.0', '155.5', '155.0']), ['156.0%', '155.58', '155.0'])).toBe('');
});

test('a word behind them tells nothing, nor do signs behind a few', () => {
  expect(letterBehind(labels(['20', '15', '10'], 2), ['20k', '15k', '10k'])).toBeNull();
  expect(letterBehind(labels(['17', '16', '15', '14'], 3), ['17k07', '16k4', '15k0', '14$'])).toBeNull();
  expect(letterBehind([...labels(['20']), ...labels(['15', '10'], 0)], ['20€', '15', '10'])).toBeNull();
});

test('one sign that the recogniser passes over in most labels may be a letter; one that it shows, or a word, is none', () => {
  const numbers = ['11.5', '11.0', '10.5', '10.0'];
  expect(mayLackLetter(labels(numbers), ['€11.5', '£11.00', '£105', '£10.06'])).toBe(true);
  expect(mayLackLetter(labels(numbers), ['11.5€', '11.0£', '10.5', '10.06'])).toBe(false);
  expect(mayLackLetter(labels(numbers, 3), numbers)).toBe(false);
});

test('which letter it is stays open where the recogniser shows one in some labels alone', () => {
  const numbers = ['77.00', '76.00', '75.00', '74.00', '73.00'];
  expect(isLetterOpen(labels(numbers), ['77.00K', '76.00K', '75.00', '74.00%', '73.00'])).toBe(true);
  expect(isLetterOpen(labels(numbers), ['77.00K', '76.00K', '75.00K', '74.00%', '73.00K'])).toBe(false);
  expect(isLetterOpen(labels(numbers), numbers)).toBe(false);
  expect(isLetterOpen(labels(numbers, 0), ['77.00K', '76.00', '75.00', '74.00', '73.00'])).toBe(false);
});
