import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { readDigits } from '#engine/read/axis/read-digits';
import { luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';
import { steps } from './price-steps.ts';

const given = path.join(import.meta.dirname, '../../../charts/given/images');

const drawn = path.join(import.meta.dirname, 'columns');

async function columnOf(file: string, folder = given) {
  const picture = await decodePicture(path.join(folder, file));
  const [column] = findLabelColumns(picture);
  return readDigits(luma(picture), column!.words, column!.glyphHeight);
}

describe('digits of a column', () => {
  test.each([
    ['lightweight-00.png', steps(0.958, 0.002, 13, 4)],
    ['echarts-18.png', steps(0.0087, 0.0001, 8, 6)],
    ['lightweight-02.png', ['10.00', '9.00', '8.00', '7.00', '6.55', '6.00', '5.00', '4.00', '3.00', '2.00']],
  ])('%s is read as it is written', async (file, texts) => {
    expect((await columnOf(file)).map(({ text }) => text)).toEqual(texts);
  });

  test('digits survive compression, and the readings of a label share out what it may say', async () => {
    const labels = await columnOf('echarts-13.jpg');
    expect(labels.map(({ text }) => text.replace(',', '.'))).toEqual(steps(2.7, 0.3, 6, 2).concat('0.60', '0.30'));
    for (const { text, readings } of labels) {
      expect(readings[0]!.text).toBe(text);
      expect(readings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
    }
  });
});

test('the last digits of a photographed column are read where they are too faint to be found as ink', async () => {
  const texts = (await columnOf('faint-ends.png', drawn)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['133.830', '133.550', '133.270']));
});

test('the foot of a one before a nothing, which leaves no room for it, is no point', async () => {
  const texts = (await columnOf('footed-ones.png', drawn)).map(({ text }) => text);
  expect(texts).toEqual(steps(138_000, 2000, 20, 0).filter((text) => texts.includes(text)));
  expect(texts).toContain('100000');
});

describe('signs beside numbers', () => {
  test("a currency's sign before a small number, which looks like a digit, may be none", async () => {
    const labels = await columnOf('small-dollar.png', drawn);
    expect(labels).toHaveLength(6);
    for (const { readings } of labels) {
      const whole = readings[0]!.text;
      expect(readings.find(({ text }) => text === whole.slice(1))?.share).toBeGreaterThan(0.1);
    }
  });

  test('a sign behind a number is parted from it, and the number alone tells nothing', async () => {
    const labels = await columnOf('euro-behind.png', drawn);
    expect(labels.map(({ beforeSign }) => beforeSign?.text)).toEqual(steps(0.18, 0.005, 9, 4));
    expect(labels.every(({ readings, beforeSign }) => readings.length === 0 && beforeSign?.signs === 1)).toBe(true);
  });

  test('a tick of the axis behind a number is no sign', async () => {
    const labels = await columnOf('ticks-behind.png', drawn);
    const prices = Array.from({ length: 16 }, (_, i) => 5450 - 50 * i);
    expect(labels.map(({ text }) => text)).toEqual(prices.map((price) => `${price.toLocaleString('en')}.00`));
  });

  test('nor is one that ends at the line of the axis', async () => {
    const texts = (await columnOf('ticks-to-line.png', drawn)).map(({ text }) => text);
    // The line begins and ends beside the outermost ones.
    expect(texts.slice(3, -4)).toEqual(steps(1.75, 0.05, texts.length - 7, 2));
  });

  test('a part of a digit is no sign', async () => {
    const labels = await columnOf('cut-digits.png', drawn);
    const cut = labels.filter(({ isCut, beforeSign }) => isCut && beforeSign === null);
    expect(cut.length).toBeGreaterThanOrEqual(7);
  });
});

test('a letter for thousands that is wider than a digit is one sign, and no digit behind it', async () => {
  const labels = (await columnOf('kilos.png', drawn)).filter(({ text }) => !text.startsWith('31.69'));
  expect(labels.map(({ beforeSign }) => beforeSign)).toMatchObject(
    steps(38, 1, labels.length, 2).map((text) => ({ text, signs: 1 })),
  );
});
