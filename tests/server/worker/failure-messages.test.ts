import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/language';
import { failureMessages } from '#server/worker/failure-messages';

const english = Object.entries(failureMessages.en);
const translated = languages.filter((language) => language !== 'en');
const wordsIn = (language: Language) => Object.values(failureMessages[language]);

describe('The reasons of a failed analysis', () => {
  test.each(translated)('are all told in %s, none in the words of English', (language) => {
    for (const [code, message] of english)
      expect(failureMessages[language][code as keyof typeof failureMessages.en], code).not.toBe(message);
  });

  test.each(languages)('say in %s what is wrong and what to do, each in its own sentences', (language) => {
    const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
    expect(new Set(wordsIn(language)).size).toBe(english.length);
    for (const message of wordsIn(language)) expect([...sentences.segment(message)].length, message).toBeGreaterThan(1);
  });
});
