import { describe, expect, test } from 'vitest';
import { fitColumn, type ReadLabel } from '#engine/read/axis/fit-column';
import type { LabelColumn } from '#engine/read/axis/label-column';

const column: LabelColumn = {
  side: 'right',
  box: { x0: 900, x1: 950, y0: 40, y1: 460 },
  words: [],
  glyphHeight: 9,
  spacing: 10,
  regularity: 1,
};
const rows = { top: 60, bottom: 440 };
const label = (text: string, y: number, isTag = false): ReadLabel => ({ text, y, isTag, confidence: 0.95 });
const fitOf = (labels: ReadLabel[], options: Partial<Parameters<typeof fitColumn>[1]> = {}) =>
  fitColumn(labels, { column, grid: [], rows, separator: null, ...options });
const scaleOf = (labels: ReadLabel[], options: Partial<Parameters<typeof fitColumn>[1]> = {}) => {
  const fitted = fitOf(labels, options);
  if (typeof fitted === 'string') throw new Error(fitted);
  return fitted;
};

/** Each at the row that its price has on a scale from the first to the last. */
function atTheirRows(texts: readonly string[]): ReadLabel[] {
  const [first, last] = [Number(texts[0]), Number(texts.at(-1))];
  return texts.map((text) => label(text, 50 + (400 * (first - Number(text))) / (first - last)));
}

const regular = [
  label('110.00', 50),
  label('105.00', 150),
  label('100.00', 250),
  label('95.00', 350),
  label('90.00', 450),
];

describe('scale of a column', () => {
  test('a regular column is hardly doubted', () => {
    const { doubt, decimals, fit: line } = scaleOf(regular);
    expect(doubt).toBeLessThan(0.05);
    expect(decimals).toBe(2);
    expect(line.slope).toBeCloseTo(-0.05, 9);
  });

  test('labels that lost their power of ten are not taken for prices', () => {
    const texts = ['2.200', '2.000', '1.800+5', '1.600+5', '1.400', '1.200+5', '1.000+5', '8.000'];
    const { fit: line } = scaleOf(texts.map((text, i) => label(text, 50 + 50 * i)));
    expect(line.used.map(({ value }) => value.value)).toEqual([180_000, 160_000, 120_000, 100_000]);
  });

  test('labels of which some begin with a point that others of as many digits lack have lost what stood before it', () => {
    const texts = ['23524', ',22641', '.20876', '19994', '19111'];
    const rows = [8, 137, 396, 524, 653];
    expect(fitOf(texts.map((text, i) => label(text, rows[i]!)))).toBe('inconsistent');
    expect(fitOf(texts.map((text, i) => label(`.${text.replace(/\D/g, '')}`, rows[i]!)))).toMatchObject({
      decimals: 5,
    });
  });

  test('a tag that lost its point speaks neither for nor against the scale that has its price with one', () => {
    const labels = ['1.1600', '1.1500', '11400', '1.1300', '1.1200', '1.1100'].map((text, i) =>
      label(text, 50 + 80 * i),
    );
    const doubtWith = (tag: string) => scaleOf([...labels, label(tag, 170, true)]).doubt;
    const alone = scaleOf(labels).doubt;
    expect(doubtWith('11450')).toBe(alone);
    expect(doubtWith('11250')).toBeGreaterThan(alone);
    expect(doubtWith('1.1450')).toBeLessThan(alone);
  });

  test('labels beside grid lines say their rows, others only as far as it is known how high a font sets them', () => {
    const grid = regular.map(({ y }) => ({ y: y + 1, share: 1, step: 20 }));
    expect(scaleOf(regular, { grid }).rise).toBe(0);
    expect(scaleOf(regular).rise).toBeGreaterThan(0.5);
  });

  test('labels beside a grid of other rows are those of a list', () => {
    const list = Array.from({ length: 9 }, (_, i) => label((57_405 - 5 * i).toFixed(0), 60 + 47 * i));
    const lines = (from: number, apart: number) =>
      Array.from({ length: 7 }, (_, i) => ({ y: from + apart * i, share: 0.95, step: 12 }));
    expect(scaleOf(list).doubt).toBeLessThan(0.05);
    expect(scaleOf(list, { grid: lines(79, 62) }).doubt).toBeGreaterThan(0.2);
    expect(scaleOf(list, { grid: lines(60, 47) }).doubt).toBeLessThan(0.05);
    expect(scaleOf(list, { grid: lines(79, 62).slice(0, 3) }).doubt).toBeLessThan(0.05);
    // Levels of a retracement, which are no grid.
    const levels = [79, 145, 189, 226, 264, 322].map((y) => ({ ...lines(79, 62)[0]!, y }));
    expect(scaleOf(list, { grid: levels }).doubt).toBeLessThan(0.05);
    // Orders, which happen to stand whole steps apart.
    const orders = [80, 155, 180, 255, 305, 380].map((y) => ({ ...lines(79, 62)[0]!, y }));
    expect(scaleOf(list, { grid: orders }).doubt).toBeLessThan(0.05);
    // Of five levels all but one may happen to lie whole steps apart.
    const few = [60, 202, 290, 361, 432].map((y) => ({ ...lines(79, 62)[0]!, y }));
    expect(scaleOf(list, { grid: few }).doubt).toBeLessThan(0.05);
  });

  test('of two scales a thousand times apart that which the looks of the separators speak against is none, however many labels it has', () => {
    const labels = Array.from({ length: 16 }, (_, i) => label(`${86 - 2 * i}.000`, 50 + 25 * i));
    const doubtOf = (point: number) =>
      scaleOf(labels, { separatorOdds: { point, comma: -point, isLost: false } }).doubt;
    expect(doubtOf(-2.7)).toBe(1);
    expect(doubtOf(2.7)).toBeLessThan(1);
    expect(doubtOf(5)).toBeLessThan(0.01);
  });

  test('a tag that looks like the labels it stands among makes a scale of a few no less sure than it is without it', () => {
    const texts = ['1.2000', '1.1717', '1.1500', '1.1000'];
    const few = atTheirRows(texts);
    const without = scaleOf(few.toSpliced(1, 1)).doubt;
    expect(scaleOf(few).doubt).toBeCloseTo(without, 3);
    expect(without).toBeLessThan(0.2);
    expect(scaleOf(atTheirRows(['1.2000', '1.1717', '1.1433', '1.1000'])).doubt).toBeGreaterThan(0.2);
  });

  test('a scale over which prices hardly move is doubted: its first digit may be a sign of currency', () => {
    const misread = [10.000125, 10.0001, 10.000075].map((price, i) => label(price.toFixed(6), 60 + 190 * i));
    expect(scaleOf(misread).doubt).toBeGreaterThan(0.2);
  });

  test('a single sign of per cent among prices is a misread one', () => {
    expect(typeof fitOf([label('7%', 40), ...regular.slice(0, 1)])).toBe('string');
    expect(fitOf([label('7%', 40), ...regular.slice(0, 1)])).not.toBe('percent');
  });

  test('percentages are recognised and never become prices', () => {
    const percent = [label('20.00%', 50), label('10.00%', 150), label('0.00%', 250), label('10.00%', 350)];
    expect(fitOf(percent)).toBe('percent');
  });

  test('labels in round steps that are no multiples of them end in a sign that was taken for a digit', () => {
    const misread = ['16.009', '14.009', '12.009', '10.009', '8.009'].map((text, i) => label(text, 50 + 100 * i));
    expect(scaleOf(misread).doubt).toBeGreaterThan(0.2);
  });

  test('labels may all end in the same odd digits, where those are too many to be a sign', () => {
    const odd = ['1.14547', '1.12547', '1.10547', '1.08547', '1.06547'].map((text, i) => label(text, 50 + 100 * i));
    expect(scaleOf(odd).doubt).toBeLessThan(0.2);
  });

  test('a label with one wrong digit hardly speaks against the others, also where its row is off by part of a px', () => {
    const texts = ['17000.0', '16600.0', '16200.0', '15800.0', '15400.0'];
    const labels = (misread: string) =>
      texts.map((text, i) => label(i === 3 ? misread : text, [50, 150, 250, 350.2, 450][i]!));
    expect(scaleOf(labels('16800.0')).doubt).toBeLessThan(3 * scaleOf(labels('15800.0')).doubt);
    expect(scaleOf(labels('12345.0')).doubt).toBeGreaterThan(6 * scaleOf(labels('15800.0')).doubt);
  });

  test('nor is what they end in a sign where they are no multiples of their step without it either', () => {
    for (const ends of [
      ['0.1496', '0.1465', '0.1425', '0.1385', '0.1345', '0.1305', '0.1265'],
      ['0.00003030', '0.00002910', '0.00002760', '0.00002610', '0.00002460', '0.00002310', '0.00002160'],
    ]) {
      expect(scaleOf(atTheirRows(ends)).doubt).toBeLessThan(0.2);
    }
  });

  test('nor is it a sign where the labels end in others, as those of steps that are rounded do', () => {
    const rounded = [2.64, 2.48, 2.33, 2.18, 2.03, 1.88];
    const labels = rounded.map((value) => label(value.toFixed(2), 50 + (2.64 - value) * 500));
    expect(scaleOf(labels).doubt).toBeLessThan(0.2);
  });

  test('one label that is in none of their steps, at the end of an axis, does not make the others odd', () => {
    for (const ends of [
      ['155.988', '150.643', '146.643', '142.643', '138.643', '134.643', '130.643'],
      ['1.26308', '1.24593', '1.23093', '1.21593', '1.20093', '1.18593', '1.17093'],
    ]) {
      expect(scaleOf(atTheirRows(ends)).doubt).toBeLessThan(0.05);
    }
  });

  test('labels of which two say the same are those of a list, rounded', () => {
    const list = ['18506.8', '18506.6', '18506.5', '18506.5', '18506.3', '18506.3', '18506.1', '18506.0', '18506.0'];
    expect(scaleOf(list.map((text, i) => label(text, 50 + 45 * i))).doubt).toBeGreaterThan(0.2);
  });

  test('labels that tell by a small sign how many zeros they leave out make no scale', () => {
    const small = ['0.0.1600', '0.0.1550', '0.0?1500', '0.0,1450', '0.0.1400'];
    expect(fitOf(small.map((text, i) => label(text, 50 + 100 * i)))).toBe('inconsistent');
    expect(scaleOf(['0.01600', '0.01550', '0.01500'].map((text, i) => label(text, 50 + 100 * i))).decimals).toBe(5);
  });

  test('labels that end in a separator lack the digits behind it', () => {
    const cut = ['156.', '154.', '152.', '150.', '148.'];
    expect(fitOf(cut.map((text, i) => label(text, 50 + 90 * i)))).toBe('inconsistent');
  });

  test('two labels decide nothing, unless a tag tells linear from log', () => {
    const two = [label('80', 100), label('20', 300)];
    expect(fitOf(two)).toBe('too-few-labels');
    expect(scaleOf([...two, label('40', 200, true)]).fit.scale).toBe('log');
    expect(scaleOf([...two, label('50', 200, true)]).fit.scale).toBe('linear');
  });

  test('tags are no part of the fit; those that agree are kept, one that contradicts raises doubt', () => {
    const plain = scaleOf(regular);
    const agreeing = scaleOf([...regular, label('102.00', 211, true)]);
    expect(agreeing.fit.slope).toBe(plain.fit.slope);
    expect(agreeing.tags).toEqual([{ value: 102, y: 211 }]);
    expect(agreeing.doubt).toBeLessThan(plain.doubt);
    expect(scaleOf([...regular, label('10.20', 211, true)]).doubt).toBeGreaterThan(plain.doubt);
  });

  test('the price of the moment, written among the labels of an axis as they are, is no doubt about their step', () => {
    const axis = Array.from({ length: 8 }, (_, i) => label((110 - 5 * i).toFixed(2), 50 + 50 * i));
    const moment = label('97.63', 50 + (110 - 97.63) * 10);
    expect(scaleOf([...axis, moment]).doubt).toBeLessThan(0.01);
    const uneven = ['110.00', '105.13', '99.71', '95.22', '90.09', '84.84', '79.93', '75.31'];
    expect(scaleOf(axis.map((one, i) => ({ ...one, text: uneven[i]! }))).doubt).toBeGreaterThan(0.04);
  });

  test('an axis that sets its labels at even distances and rounds them is believed, unless rounding leaves no step to check', () => {
    const rounded = (step: number) =>
      Array.from({ length: 18 }, (_, i) => label((1.35 - step * i).toFixed(2), 20 + 25.3 * i));
    const { fit, doubt } = scaleOf(rounded(0.0217));
    expect(fit.slope * 25.3).toBeCloseTo(-0.0217, 3);
    expect(fit.used).toHaveLength(18);
    expect(doubt).toBeLessThan(0.1);
    expect(scaleOf(rounded(0.0131)).doubt).toBeLessThan(0.1);
    expect(scaleOf(rounded(0.0117)).doubt).toBeGreaterThan(0.2);
  });

  test('labels at even distances with a step that rounding blurs, some of them illegible, are no more doubted than any odd step, where no more than rounding parts them from their line', () => {
    const legible = [0, 1, 2, 3, 9, 10, 11, 17, 18];
    const axis = (off: number) =>
      legible.map((i) => label((0.4135 - 0.00246 * i + off * ((i * 5) % 3) - off).toFixed(4), 50 + 22 * i));
    expect(scaleOf(axis(0)).doubt).toBeLessThan(0.02);
    expect(scaleOf(axis(0.00015)).doubt).toBeGreaterThan(0.04);
  });

  /** Labels of a log axis from 1600 at the top down to 1000. */
  const logarithmic = (texts: readonly string[], prices: readonly number[], off = 0) =>
    texts.map((text, i) =>
      label(
        text,
        50 + (400 * Math.log(prices[0]! / prices[i]!)) / Math.log(prices[0]! / prices.at(-1)!) + off * (i % 2),
      ),
    );

  test('a sign behind all prices of a log axis that was taken for a digit is doubted, though no step says that it is none', () => {
    const prices = [1600, 1500, 1400, 1300, 1200, 1100, 1000];
    const signed = prices.map((price) => `${price},001`);
    expect(scaleOf(logarithmic(prices.map(String), prices)).doubt).toBeLessThan(0.05);
    expect(scaleOf(logarithmic(signed, prices)).doubt).toBeGreaterThan(0.2);
  });

  test('prices at even rows of a log axis, round or not, are hardly doubted where each is right where it must be', () => {
    const prices = Array.from({ length: 6 }, (_, i) => Math.round(122_597 * 0.6661 ** i));
    const texts = prices.map(String);
    const well = scaleOf(logarithmic(texts, prices)).doubt;
    expect(well).toBeLessThan(0.15);
    expect(scaleOf(logarithmic(texts, prices, 1.2)).doubt).toBeGreaterThanOrEqual(2 * well);
  });

  test('a digit that all labels share, and that may be another, is doubted', () => {
    const read = (share: number) =>
      regular.map(({ text, ...rest }) => ({
        text,
        ...rest,
        readings: [
          { text: `3${text.padStart(6, '0')}`, share },
          { text: `8${text.padStart(6, '0')}`, share: 1 - share },
        ],
      }));
    expect(scaleOf(read(0.99)).doubt).toBeLessThan(0.05);
    expect(scaleOf(read(0.6)).doubt).toBeGreaterThan(0.2);
  });

  test('rows of an order book make a perfect scale and are doubted', () => {
    const book = Array.from({ length: 18 }, (_, i) => label((105.9 - i * 0.1).toFixed(1), 60 + i * 21));
    const fitted = scaleOf(book, { column: { ...column, spacing: 2.3 } });
    expect(fitted.doubt).toBeGreaterThan(0.05);
  });

  test('an axis of odd steps is none, however close its labels stand', () => {
    const axis = (step: number) =>
      Array.from({ length: 18 }, (_, i) => label((1.4485 - i * step).toFixed(4), 60 + i * 25));
    const close = { column: { ...column, spacing: 2.7 } };
    expect(scaleOf(axis(0.00389), close).doubt).toBeLessThan(0.05);
    expect(scaleOf(axis(0.004), close).doubt).toBeGreaterThan(0.05);
    expect(scaleOf(axis(0.0003), close).doubt).toBeGreaterThan(0.05);
  });

  test('nor is a logarithmic one, as which no list stands', () => {
    const prices = [200, 190, 180, 170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60];
    const axis = prices.map((price) => label(price.toFixed(2), 60 + 330 * Math.log10(200 / price)));
    const close = { column: { ...column, spacing: 2.2 } };
    expect(scaleOf(axis, close)).toMatchObject({ fit: { scale: 'log' } });
    expect(scaleOf(axis, close).doubt).toBeLessThan(0.05);
    const book = prices.map((price, i) => label(price.toFixed(2), 60 + 21 * i));
    expect(scaleOf(book, close).doubt).toBeGreaterThan(0.2);
  });

  test('prices below zero beside the candles are no prices', () => {
    const indicator = [label('20.00', 50), label('10.00', 150), label('0.00', 250)];
    expect(scaleOf(indicator).doubt).toBe(1);
  });

  test('a price near nothing may be measured a little below it', () => {
    const nearNothing = ['400.00', '300.00', '200.00', '100.00'].map((text, i) => label(text, 36 + 101 * i));
    expect(scaleOf(nearNothing, { rows: { top: 60, bottom: 442 } }).doubt).toBeLessThan(0.05);
  });

  test('an upside-down axis needs more labels than others', () => {
    const turned = regular.map(({ text }, i) => label(text, regular[regular.length - 1 - i]!.y));
    expect(scaleOf(turned).doubt).toBeGreaterThan(scaleOf(regular).doubt);
  });

  test('points that all labels lost are put back by their shape', () => {
    const lost = ['11000', '10500', '10000', '9500', '9000'].map((text, i) => label(text, 50 + i * 100));
    expect(scaleOf(lost, { separator: { places: 2, shape: 'point', share: 0.9 } }).fit.slope).toBeCloseTo(-0.05, 9);
  });

  test('without any proof of a point, blurred labels without one are doubted', () => {
    const blurred = ['7000', '6800', '6600', '6400'].map((text, i) => ({
      ...label(text, 50 + i * 100),
      confidence: 0.5,
    }));
    expect(scaleOf(blurred).doubt).toBeGreaterThan(0.2);
  });

  test('labels move to the grid lines that they name', () => {
    const grid = regular.map(({ y }) => ({ y: y + 2, share: 1, step: 8 }));
    const { labels } = scaleOf(regular, { grid });
    expect(labels.map(({ y }) => y)).toEqual([52, 152, 252, 352, 452]);
  });
});
