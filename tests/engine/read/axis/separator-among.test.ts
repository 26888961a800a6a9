import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findWords } from '#engine/read/axis/find-words';
import { findLabelColumns } from '#engine/read/axis/label-column';
import { legendNumbers } from '#engine/read/axis/legend-numbers';
import { type DigitLabel, readDigits } from '#engine/read/axis/read-digits';
import {
  NOT_AT_STAKE,
  oddsOf,
  type SeenLabel,
  separatorAmong,
  separatorOdds,
  settleSeparator,
  withLegend,
  withSecond,
} from '#engine/read/axis/separator-among';
import { luma } from '#engine/read/axis/text-mask';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

describe('the separator of a column', () => {
  const labels = (...texts: string[]): Omit<SeenLabel, 'tile'>[] =>
    texts.map((text) => ({
      text,
      glyphs: Array.from(text, (character, x) => ({
        x,
        kind: '0123456789.,'.indexOf(character),
        likely: new Float32Array(),
        nothing: 0,
      })),
    }));

  test('is what most labels show, wherever it stands', () => {
    expect(separatorAmong(labels('1,200.50', '1,100.50', '1,000.50', '900.5'))).toEqual({
      places: 2,
      shape: 'point',
      share: 0.75,
    });
    expect(separatorAmong(labels('12,000', '11,000', '10,000'))).toEqual({ places: 3, shape: 'comma', share: 1 });
    expect(separatorAmong(labels('120', '110', '100'))).toEqual({ places: 0, shape: 'none', share: 1 });
  });

  test('is not told where labels disagree or are few', () => {
    expect(separatorAmong(labels('1.20', '11.0', '100', '9.99'))).toBeNull();
    expect(separatorAmong(labels('1.20', '1.10'))).toBeNull();
  });
});

describe('a separator before three digits', () => {
  const columns = path.join(import.meta.dirname, 'columns');
  const given = path.join(import.meta.dirname, '../../../charts/given/images');
  const columnOf = async (file: string): Promise<DigitLabel[]> => {
    const picture = await decodePicture(file);
    const [column] = findLabelColumns(picture);
    return readDigits(luma(picture), column!.words, column!.glyphHeight);
  };

  /** Labels of which so many are read with a comma before their last three digits, and the others with a point. */
  const withCommas = (labels: DigitLabel[], count: number) =>
    labels.map((label, i) => ({ ...label, text: label.text.replace(/[.,](?=\d{3}$)/, i < count ? ',' : '.') }));

  test('is a point where that is what all labels of a photo show together', async () => {
    const labels = await columnOf(path.join(columns, 'photographed-points.png'));
    expect(labels).toHaveLength(7);
    expect(separatorOdds(labels).point).toBeGreaterThan(3);
  });

  test('is a comma where a lens or a codec took the tails of most, though a mark of the axis ends the labels', async () => {
    for (const file of ['blurred-commas.png', 'photographed-thousands.png', 'commas-before-marks.png'])
      expect(separatorOdds(await columnOf(path.join(columns, file))).comma).toBeGreaterThan(3);
  });

  test('may be either where no label shows a comma by itself, unless the recogniser sees some', async () => {
    const weak = separatorOdds(withCommas(await columnOf(path.join(columns, 'photographed-commas.png')), 0));
    expect(weak.comma).toBeGreaterThan(1);
    expect(weak.comma).toBeLessThan(3);
    expect(withSecond(weak, ['92.836', '91.724', '90.612'])).toEqual(weak);
    expect(withSecond(weak, ['116,000', '113.000', '112,000', '110,000']).comma).toBeGreaterThan(3);
  });

  test('that labels of a photo hardly show is told together with those of the legend beside them', async () => {
    const odds = separatorOdds(await columnOf(path.join(columns, 'photographed-commas.png')));
    const legend = luma(await decodePicture(path.join(columns, 'photographed-legend.png')));
    const { point } = legendNumbers(legend, findWords(legend), { x0: 10, x1: 1400, y0: 40, y1: 700 });
    expect(point).toBeLessThan(0);
    expect(withLegend(odds, point)).toEqual({ point: odds.point + point!, comma: odds.comma - point!, isLost: false });
    expect(withLegend(odds, point).comma).toBeGreaterThan(3);
    expect(withLegend(odds, null)).toEqual(odds);
    // One bold number in another font shows neither.
    expect(withLegend(odds, -0.6)).toEqual(odds);
    // Blur makes points of commas, seldom commas of points.
    expect(withLegend(odds, 2.4)).toEqual(odds);
    expect(withLegend(odds, -2.4).comma).toBeCloseTo(odds.comma + 2.4);
    expect(withLegend(NOT_AT_STAKE, point)).toEqual(NOT_AT_STAKE);
  });

  test('is not believed where a label has lost its own, but a first digit that was misread speaks against none', () => {
    const seen = (...texts: string[]): SeenLabel[] =>
      texts.map((text) => ({
        text,
        glyphs: [],
        tile: { width: 0, height: 0, data: new Float32Array(), left: 0, scale: 1 },
      }));
    const lost = { ...NOT_AT_STAKE, isLost: true };
    expect(separatorOdds(seen('98,000', '97,000', '02,000')).isLost).toBe(false);
    expect(separatorOdds(seen('98,000', '97,000', '0840')).isLost).toBe(true);
    // Of one that has much fewer digits than the others a candle covers them.
    expect(separatorOdds(seen('42000', '40000', '38000', '09?', '34000')).isLost).toBe(false);
    expect(separatorOdds(seen('125', '100', '095')).isLost).toBe(true);
    // A mark of the axis makes a digit more.
    expect(separatorOdds(seen('96000', '095000', '94000', '093000')).isLost).toBe(false);
    // A few of many prices below one have lost their point.
    expect(separatorOdds(seen('0.1838', '0.1823', '0.1808', '0.1793', '01641'))).toEqual(NOT_AT_STAKE);
    expect(separatorOdds(seen('0.1838', '01641'))).toEqual(lost);
    expect(oddsOf(lost, 4)).toBe(Number.NEGATIVE_INFINITY);
  });

  test('was not lost where the recogniser sees it in most labels', () => {
    const lost = { ...NOT_AT_STAKE, isLost: true };
    expect(withSecond(lost, ['3900.00', '3800.00', '3700.00'])).toEqual(NOT_AT_STAKE);
    expect(withSecond(lost, ['01838', '01823', '0.1808'])).toEqual(lost);
  });

  test('is a comma where many labels show one by themselves, which all of them together hardly do', async () => {
    const labels = await columnOf(path.join(columns, 'photographed-commas.png'));
    const [none, some] = [0, 4].map((count) => separatorOdds(withCommas(labels, count)));
    expect(some!.comma - none!.comma).toBeCloseTo(4, 6);
    expect(some!.comma).toBeGreaterThan(3);
    const all = separatorOdds(withCommas([...labels, ...labels, ...labels], 3 * labels.length));
    expect(all.comma).toBeLessThan(10);
    // A legend that shows points plainly speaks against them.
    expect(withLegend(all, 8).comma).toBeLessThan(3);
  });

  test('that is beyond doubt is that of labels in which it was misread, wherever else they have one', () => {
    const odds = (point: number) => ({ point, comma: -point, isLost: false });
    expect(settleSeparator('96.000', odds(-4))).toBe('96,000');
    expect(settleSeparator('$96,000', odds(4))).toBe('$96.000');
    expect(settleSeparator('96.000', odds(-2))).toBe('96.000');
    expect(settleSeparator('96.000', NOT_AT_STAKE)).toBe('96.000');
    expect(['96.00', '0.960', '1,096.000'].map((text) => settleSeparator(text, odds(-4)))).toEqual([
      '96.00',
      '0.960',
      '1,096.000',
    ]);
  });

  test('decides nothing where none stands', async () => {
    expect(separatorOdds(await columnOf(path.join(given, 'lightweight-00.png')))).toEqual(NOT_AT_STAKE);
    const weak = { point: 1, comma: -1, isLost: false };
    expect(oddsOf(weak, 2)).toBe(Number.POSITIVE_INFINITY);
    expect([oddsOf(weak, 3), oddsOf(weak, 0)]).toEqual([1, -1]);
  });
});
