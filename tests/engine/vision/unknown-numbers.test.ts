import { describe, expect, test } from 'vitest';
import { strategies } from '#contract/strategy';
import { analyseReading } from '#engine/analyse-chart';
import { checkVisionText } from '#engine/vision/check-vision-text';
import { numbersInText } from '#engine/vision/numbers-in-text';
import { unknownNumbers } from '#engine/vision/unknown-numbers';
import { candlesOf, readingOf, walk } from '../series.ts';

const reading = readingOf(candlesOf(walk(120, 8)), { symbol: 'ES1!', timeframe: '1h' });
const analysis = analyseReading(reading, { strategy: 'price_action' });
const { findings } = analysis;
const trigger = findings.scenarios.up.trigger.value.toFixed(2);

describe('numbersInText', () => {
  test.each([
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['-0.75', -0.75],
    ['64300', 64300],
  ])('reads %s as %d', (text, value) => {
    const [number] = numbersInText(`at ${text}.`);
    expect(number!.readings.map((reading) => reading.value)).toContain(value);
  });

  test('takes 1.234 for both that it can mean', () => {
    expect(numbersInText('1.234')[0]!.readings.map((reading) => reading.value)).toEqual([1.234, 1234]);
  });

  test('leaves digits inside of words alone', () => {
    expect(numbersInText('ES1! on H4, RSI14')).toEqual([]);
  });
});

describe('unknownNumbers', () => {
  test('[EN-02] finds none in the built-in text of any strategy', () => {
    for (const strategy of strategies) {
      const own = analyseReading(reading, { strategy });
      expect(unknownNumbers(own.markdown, own.findings, reading), strategy).toEqual([]);
    }
  });

  test('takes a measured price, also rounded by a digit, and the distance of two', () => {
    const { up } = findings.scenarios;
    const risk = (up.trigger.value - up.invalidation.value).toFixed(2);
    const rounded = (Math.round(up.trigger.value * 10) / 10).toFixed(1);
    expect(unknownNumbers(`Above ${trigger} (about ${rounded}), risk ${risk}.`, findings, reading)).toEqual([]);
  });

  test('names a price that was not measured, a tick beside a measured one too', () => {
    const beside = (Number(trigger) + 0.03).toFixed(2);
    expect(unknownNumbers(`Above ${trigger}, not ${beside} or 104.99 or 250.`, findings, reading)).toEqual([
      beside,
      '104.99',
      '250',
    ]);
  });

  test('does not take the digits of the symbol for a price', () => {
    expect(unknownNumbers('ES1! on the 1h chart', findings, reading)).toEqual([]);
  });
});

describe('checkVisionText', () => {
  test('takes the built-in text itself', () => {
    expect(checkVisionText(analysis.markdown, analysis)).toBeNull();
  });

  test.each([
    ['an empty answer', '', 'no-analysis'],
    ['a call to trade', `${analysis.markdown}\nBuy now.`, 'forbidden-words'],
    ['a link', `${analysis.markdown}\n[more](https://example.org)`, 'forbidden-words'],
    ['markup', `${analysis.markdown}\n<script>alert()</script>`, 'forbidden-words'],
    ['an invented price', `${analysis.markdown}\nTarget 133.70.`, 'unknown-numbers'],
  ])('refuses %s', (_, text, why) => {
    expect(checkVisionText(text, analysis)?.why).toBe(why);
  });
});
