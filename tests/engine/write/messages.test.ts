import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language';
import { count, price } from '#engine/quantity';
import { catalogueOf } from '#engine/write/catalogue-of';
import { en } from '#engine/write/messages/en';
import type { Message } from '#engine/write/messages/message';
import { say } from '#engine/write/phrase';
import { voiceOf } from '#engine/write/render-phrase';

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const placeholders = (text: string) => new Set(text.match(/\{\w+\}/g));

describe('The message catalogues', () => {
  test('hold no digit of their own: every number comes from a measured value', () => {
    for (const message of Object.values(en)) for (const form of forms(message)) expect(form).not.toMatch(/\d/);
  });

  test.each(languages)('%s has exactly the keys and placeholders of English', (language) => {
    const messages = catalogueOf(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(messages)) {
      const wanted = placeholders(forms(en[key as keyof typeof en]).at(-1)!);
      expect(placeholders(forms(message).at(-1)!), key).toEqual(wanted);
    }
  });

  test('tell opposite findings in sentences of their own', () => {
    const neutral = (text: string) => text.replace(/\{\w+\}/g, '#');
    const sentences = Object.entries(en).filter(([key]) => key.startsWith('signal.'));
    expect(new Set(sentences.map(([, text]) => neutral(forms(text)[0]!))).size).toBe(sentences.length);
  });
});

describe('voiceOf', () => {
  const voice = voiceOf('en', { relative: false, decimals: 2 });

  test('writes prices with the digits of the axis and chooses plurals by the count', () => {
    expect(voice.quantity(price(1234.5))).toBe('1,234.50');
    expect(voice.quantity(price(-0.001))).toBe('0.00');
    expect(voice.phrase(say('read.lines', { count: count(1) }))).toBe('1 drawn line was traced.');
    expect(voice.phrase(say('read.lines', { count: count(3) }))).toBe('3 drawn lines were traced.');
  });

  test('writes places and distances of a chart without a scale as such', () => {
    const relative = voiceOf('en', { relative: true, decimals: 1 });
    expect(relative.quantity(price(61.84))).toBe('61.8% of range');
  });

  test('keeps a name read from the picture from becoming Markdown', () => {
    const title = say('title.of', { method: say('strategy.rsi_strategy'), names: '[X](http://evil) | BTC*USD' });
    expect(voice.phrase(title)).toBe('RSI: \\[X\\]\\(http://evil\\) \\| BTC\\*USD');
  });
});
