import { expect, it } from 'vitest';
import { loadTexts } from '../../../src/strings/catalogue.ts';
import { preferredLanguage } from '../../../src/strings/language-store.ts';
import { translatorOf } from '../../../src/strings/translate.ts';
import { english as en } from './all-texts.ts';

const t = translatorOf({ language: 'en', texts: en });

it('puts values in the place of their names', () => {
  expect(t('login.welcome', { name: 'Ada' })).toBe('Welcome back, Ada!');
  expect(t('history.page', { page: 2, pages: 12 })).toBe('Page 2 of 12');
});

it('leaves a value alone that looks like a placeholder', () => {
  expect(t('login.welcome', { name: '{name}' })).toBe('Welcome back, {name}!');
});

it('chooses the plural form of the count, and writes numbers in the language', () => {
  expect(t('history.results', { count: 1 })).toBe('1 analysis');
  expect(t('history.results', { count: 0 })).toBe('0 analyses');
  expect(t('history.results', { count: 1234 })).toBe('1,234 analyses');
});

it('takes plural forms from Intl: Russian has one, few and many', () => {
  const texts = {
    ...en,
    'history.results': { one: '{count} анализ', few: '{count} анализа', other: '{count} анализов' },
  };
  const russian = translatorOf({ language: 'ru', texts });
  expect([1, 3, 5, 21].map((count) => russian('history.results', { count }))).toEqual([
    '1 анализ',
    '3 анализа',
    '5 анализов',
    '21 анализ',
  ]);
});

it('[I18-04] prefers the remembered language, then the first of the browser’s that we have, then English', () => {
  expect(preferredLanguage('ja', ['de-AT'])).toBe('ja');
  expect(preferredLanguage(null, ['nl', 'pt-BR', 'de'])).toBe('pt');
  expect(preferredLanguage('klingon', ['nl'])).toBe('en');
});

it('shows an area in English where the wanted language cannot be had', async () => {
  const offline = async (_: unknown, language: string) => {
    if (language === 'ja') throw new TypeError('Failed to fetch dynamically imported module');
    return { 'history.page': 'Page {page} of {pages}' };
  };
  expect(await loadTexts('analysis', 'ja', offline)).toEqual({
    language: 'en',
    texts: { 'history.page': 'Page {page} of {pages}' },
  });
  expect(await loadTexts('analysis', 'de', offline)).toMatchObject({ language: 'de' });
});

it('names the key of a text whose area was not asked for', () => {
  expect(() => translatorOf({ language: 'en', texts: {} })('history.page', { page: 1, pages: 2 })).toThrow(
    'history.page',
  );
});
