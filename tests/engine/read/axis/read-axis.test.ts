import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findWords } from '#engine/read/axis/find-words';
import { findLabelColumns, type LabelColumn } from '#engine/read/axis/label-column';
import { legendNumbers } from '#engine/read/axis/legend-numbers';
import type { LegendPrices } from '#engine/read/axis/legend-prices';
import { type ReadAxisOptions, readAxis } from '#engine/read/axis/read-axis';
import { readAround, readLegend } from '#engine/read/axis/read-legend';
import { luma } from '#engine/read/axis/text-mask';
import type { RecogniseText } from '#engine/recognise-text';
import { startTextRecogniser, type TextRecogniser } from '#server/worker/recognise-text';
import { decodePicture } from '../../../../scripts/decode-picture.ts';

const given = path.join(import.meta.dirname, '../../../charts/given');

type Truth = {
  candles: { x: number; o: number; h: number; l: number; c: number }[];
  axis: { scale: 'linear' | 'log'; p1: number; y1: number; p2: number; y2: number };
};

function truthOf(id: string) {
  const { candles, axis } = JSON.parse(readFileSync(path.join(given, 'truth', `${id}.json`), 'utf8')) as Truth;
  const into = axis.scale === 'log' ? Math.log : (value: number) => value;
  const perRow = (into(axis.p2) - into(axis.p1)) / (axis.y2 - axis.y1);
  const rowOf = (price: number) => axis.y1 + (into(price) - into(axis.p1)) / perRow;
  const high = Math.max(...candles.map(({ h }) => h));
  const low = Math.min(...candles.map(({ l }) => l));
  const xs = candles.map(({ x }) => x);
  const plot = {
    x0: Math.floor(Math.min(...xs)),
    x1: Math.ceil(Math.max(...xs)),
    y0: Math.floor(rowOf(high)),
    y1: Math.ceil(rowOf(low)),
  };
  return { axis, plot, range: high - low, lastClose: candles.at(-1)!.c, lastCloseRow: rowOf(candles.at(-1)!.c) };
}

let recogniser: TextRecogniser;
beforeAll(async () => {
  recogniser = await startTextRecogniser();
});
afterAll(() => recogniser.dispose());

async function read(file: string, { legend }: Pick<ReadAxisOptions, 'legend'> = {}) {
  const picture = await decodePicture(path.join(given, 'images', file));
  const truth = truthOf(path.parse(file).name);
  const { plot, lastCloseRow } = truth;
  const reading = await readAxis(picture, findLabelColumns(picture), {
    recogniseText: recogniser.recogniseText,
    rows: { top: plot.y0, bottom: plot.y1 },
    plot,
    candles: [{ open: lastCloseRow, high: plot.y0, low: plot.y1, close: lastCloseRow }],
    ...(legend && { legend }),
  });
  return { ...reading, truth };
}

describe('axis of real pictures', () => {
  test.each([
    ['lightweight-02.png', 'linear', 'right'],
    ['lightweight-00.png', 'linear', 'left'],
    ['echarts-18.png', 'linear', 'right'],
    ['echarts-13.jpg', 'linear', 'right'],
    ['echarts-04.png', 'log', 'right'],
  ] as const)('%s has a %s scale on the %s', async (file, scale, side) => {
    const { axis, truth } = await read(file);
    expect(axis).toMatchObject({ scale, side });
    const into = scale === 'log' ? Math.log : (value: number) => value;
    const from = scale === 'log' ? Math.exp : (value: number) => value;
    const perRow = (into(axis!.p2) - into(axis!.p1)) / (axis!.y2 - axis!.y1);
    const error = (price: number, y: number) => Math.abs(from(into(axis!.p1) + (y - axis!.y1) * perRow) - price);
    const worst = Math.max(error(truth.axis.p1, truth.axis.y1), error(truth.axis.p2, truth.axis.y2));
    expect((100 * worst) / truth.range).toBeLessThan(1);
    expect(axis!.confidence).toBeGreaterThan(0.8);
  });

  test('the highlighted price is read beside the fit and agrees with the last close', async () => {
    const { lastPrice, truth } = await read('lightweight-02.png');
    expect(lastPrice?.value).toBeCloseTo(truth.lastClose, 2);
  });

  test("a blurred column whose labels only together say their prices is read, and no other chart's scale beyond it instead", async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'two-scales.png'));
    const [own, others] = findLabelColumns(picture).toSorted((a, b) => a.box.x0 - b.box.x0);
    const pricesIn = async (columns: LabelColumn[]) => {
      const { axis } = await readAxis(picture, columns, {
        recogniseText: async () => [],
        rows: { top: 138, bottom: 573 },
        plot: { x0: 0, x1: 4, y0: 138, y1: 573 },
        smeared: true,
      });
      return axis?.labels.map(({ price }) => price);
    };
    expect(await pricesIn([others!])).toContain(18_000);
    expect(await pricesIn([own!, others!])).toEqual([2850, 2800, 2750, 2700, 2650, 2600, 2550, 2500]);
  });

  test("nor is another chart's scale read where that of the own stands between and tells none, for all that the recogniser sees of it", async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'unread-beside.png'));
    const columns = findLabelColumns(picture).filter(({ words }) => words.length > 6);
    const pricesIn = async (some: LabelColumn[]) => {
      const { axis } = await readAxis(picture, some, {
        recogniseText: async () => [],
        rows: { top: 109, bottom: 577 },
        plot: { x0: 0, x1: 3, y0: 109, y1: 577 },
        smeared: true,
      });
      return axis?.labels.map(({ price }) => price);
    };
    const [own, others] = columns.toSorted((a, b) => a.box.x0 - b.box.x0);
    expect(await pricesIn([others!])).toContain(40_000);
    expect((await pricesIn([own!, others!])) ?? []).not.toContain(40_000);
  });

  test('marks that stand as evenly between the plot and its labels, and pass for a digit or two, leave these their scale', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'even-marks.png'));
    const columns = findLabelColumns(picture);
    expect(columns.map(({ regularity }) => regularity)).toEqual([1, 1]);
    const { axis } = await readAxis(picture, columns, {
      recogniseText: async () => [],
      rows: { top: 30, bottom: 282 },
      plot: { x0: 130, x1: 250, y0: 30, y1: 282 },
    });
    expect(axis?.labels.map(({ price }) => price)).toEqual([4850, 4800, 4750, 4700, 4650, 4600, 4550]);
  });

  test('nor do the ends of grid lines between the plot and its labels, which a codec made pieces that stand over each other', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'ends-of-grid.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: async () => [],
      rows: { top: 74, bottom: 503 },
      plot: { x0: 0, x1: 5, y0: 74, y1: 503 },
    });
    expect(axis?.labels.map(({ price }) => price)).toEqual([0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35]);
  });

  test('per cents of a list beyond the axis make no scale in per cent of it', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'percents-aside.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 24, bottom: 523 },
      plot: { x0: 140, x1: 160, y0: 24, y1: 523 },
    });
    expect(axis).toMatchObject({ side: 'left', decimals: 0 });
    expect(axis!.labels.map(({ price }) => price)).toEqual([95_000, 90_000, 85_000, 80_000]);
  });

  test('nor do those that stand anywhere, as in the tiles of a map of markets', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'percents-scattered.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 194, bottom: 1435 },
      plot: { x0: 172, x1: 200, y0: 194, y1: 1435 },
    });
    expect(axis).toMatchObject({ side: 'left', decimals: 0 });
    expect(axis!.labels.map(({ price }) => price)).toContain(103_308);
  });

  test("labels of which some begin with a currency's sign and others with what it is taken for say no price together", async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'dollars-as-digits.png'));
    const { axis, failure } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: async () => [],
      rows: { top: 102, bottom: 853 },
      plot: { x0: 94, x1: 100, y0: 102, y1: 853 },
      smeared: true,
    });
    expect(axis).toBeNull();
    expect(failure).toBe('inconsistent');
  });

  test('letters too small for the recogniser, which the net sees behind the numbers, are not left out of a scale', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'small-letters.png'));
    const { axis, failure } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 50, bottom: 573 },
      plot: { x0: 0, x1: 4, y0: 50, y1: 573 },
    });
    expect({ axis, failure }).toEqual({ axis: null, failure: 'inconsistent' });
  });

  test('zeros that a small number tells are believed whatever the legend’s own small number is taken for, and not where it writes other zeros', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'zeros-compressed.png'));
    const pricesWith = async (prices?: LegendPrices) => {
      const { axis } = await readAxis(picture, findLabelColumns(picture), {
        recogniseText: recogniser.recogniseText,
        rows: { top: 60, bottom: 500 },
        plot: { x0: 0, x1: 4, y0: 60, y1: 500 },
        candles: [{ open: 200, high: 60, low: 500, close: 400 }],
        ...(prices && { legend: Promise.resolve({ prices }) }),
      });
      return axis?.labels.map(({ price }) => price);
    };
    const prices = [0.00003375, 0.0000325, 0.00003125, 0.00003, 0.00002875, 0.0000275];
    expect(await pricesWith()).toEqual(prices);
    expect(await pricesWith([0.0431, 0.0434, 0.0428, 0.043])).toEqual(prices);
    expect(await pricesWith([0.00031, 0.00034, 0.00028, 0.0003])).toBeUndefined();
  });

  test('powers of ten are read as texts, of which the reader of prices alone is unsure in a compressed picture', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'powers.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 32, bottom: 1230 },
      plot: { x0: 215, x1: 240, y0: 32, y1: 1230 },
    });
    expect(axis?.labels.map(({ price }) => price)).toEqual([
      210_000, 200_000, 190_000, 180_000, 170_000, 160_000, 150_000,
    ]);
  });

  test('labels in thousands are told though the legend writes thousands with the same letter', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'kilos.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 60, bottom: 700 },
      plot: { x0: 10, x1: 590, y0: 60, y1: 700 },
      words: findWords(luma(picture)),
    });
    expect(axis?.labels.map(({ price }) => price)).toContain(38_000);
  });

  test('nor is the letter left out of those of which the recogniser shows it in some alone', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'kilos.png'));
    const inSome: TextRecogniser['recogniseText'] = async (strip, options) => {
      const words = await recogniser.recogniseText(strip, options);
      return words.map((word, i) => (i % 3 > 0 ? { ...word, text: word.text.replace(/K$/i, '') } : word));
    };
    const { axis, failure } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: inSome,
      rows: { top: 60, bottom: 700 },
      plot: { x0: 10, x1: 590, y0: 60, y1: 700 },
    });
    expect({ axis, failure }).toEqual({ axis: null, failure: 'inconsistent' });
  });

  test('thousands whose comma the labels show plainly are believed, though in the small numbers of a legend it passes for a point', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'thousands.png'));
    const words = findWords(luma(picture));
    const plot = { x0: 20, x1: 830, y0: 60, y1: 430 };
    expect(legendNumbers(luma(picture), words, plot).values).toContain(125.132);
    const legend = { prices: [125.132, 125.48, 124.9, 125.3] as const };
    for (const said of [undefined, Promise.resolve(legend)]) {
      const { axis } = await readAxis(picture, findLabelColumns(picture), {
        recogniseText: recogniser.recogniseText,
        rows: { top: 60, bottom: 430 },
        plot,
        words,
        candles: [{ open: 100, high: 60, low: 430, close: 400 }],
        ...(said && { legend: said }),
      });
      expect(axis?.labels.map(({ price }) => price)).toContain(124_000);
    }
  });

  test('so are they where a line crosses the legend, and the net sees none of its numbers', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'thousands.png'));
    const rows = [100, 60, 430, 400] as const;
    const options = {
      recogniseText: recogniser.recogniseText,
      rows: { top: 60, bottom: 430 },
      plot: { x0: 20, x1: 830, y0: 60, y1: 430 },
      candles: [{ open: rows[0], high: rows[1], low: rows[2], close: rows[3] }],
    };
    const { axis } = await readAxis(picture, findLabelColumns(picture), options);
    const priceAt = (y: number) => axis!.p1 + ((y - axis!.y1) * (axis!.p2 - axis!.p1)) / (axis!.y2 - axis!.y1);
    const [open, high, low, close] = rows.map((y) => priceAt(y) / 1000) as [number, number, number, number];
    const readWith = (prices: LegendPrices) =>
      readAxis(picture, findLabelColumns(picture), { ...options, legend: Promise.resolve({ prices }) });
    const told = await readWith([open, high, low, close]);
    expect(told.axis?.labels.map(({ price }) => price)).toContain(124_000);
    expect(told.axis?.confidence).toBe(axis!.confidence);
    const contradicted = await readWith([2 * open, 2 * high, 2 * low, 2 * close]);
    expect(contradicted).toMatchObject({ axis: null, failure: 'inconsistent' });
  });

  test('a scale is told by labels of which the net misreads some and the recogniser others', async () => {
    const picture = await decodePicture(path.join(import.meta.dirname, 'columns', 'dollars.png'));
    const { axis } = await readAxis(picture, findLabelColumns(picture), {
      recogniseText: recogniser.recogniseText,
      rows: { top: 52, bottom: 590 },
      plot: { x0: 0, x1: 431, y0: 52, y1: 590 },
    });
    expect(axis?.labels.map(({ price }) => price)).toEqual([16_250, 15_000, 13_750, 12_500, 11_250]);
  });

  test('a legend of which all points were lost contradicts no scale whose labels show theirs, but confirms it where its digits do', async () => {
    const { truth, axis } = await read('lightweight-02.png');
    expect(axis?.decimals).toBe(2);
    const { y1, p1, y2, p2 } = truth.axis;
    const priceAt = (y: number) => p1 + ((y - y1) * (p2 - p1)) / (y2 - y1);
    const [high, low] = [priceAt(truth.plot.y0), priceAt(truth.plot.y1)];
    const prices = [truth.lastClose, high, low, truth.lastClose].map((price) => Math.round(100 * price));
    const legendOf = ([open = 0, high = 0, low = 0, close = 0]: number[]) =>
      Promise.resolve({ prices: [open, high, low, close] as const });
    const told = await read('lightweight-02.png', { legend: legendOf(prices) });
    expect(told.axis).toMatchObject({ p1: axis!.p1, y1: axis!.y1 });
    expect(told.axis!.confidence).toBeGreaterThan(axis!.confidence);
    const others = prices.map((price) => price + 3_000);
    const contradicted = await read('lightweight-02.png', { legend: legendOf(others) });
    expect(contradicted).toMatchObject({ axis: null, failure: 'inconsistent' });
  });

  test('a picture without labels has no axis, and says so', async () => {
    const blank = { width: 400, height: 300, data: new Uint8ClampedArray(400 * 300 * 4).fill(255) };
    const { recogniseText } = recogniser;
    const reading = await readAxis(blank, findLabelColumns(blank), { recogniseText, rows: { top: 20, bottom: 280 } });
    expect(reading).toEqual({ axis: null, rise: 0, failure: 'no-labels', lastPrice: null });
  });

  test('a scale however plain is refused where the legend says prices far from all that is seen', async () => {
    const { axis, truth } = await read('lightweight-02.png');
    expect(axis?.confidence).toBeGreaterThan(0.98);
    const elsewhere = 3 * axis!.p2;
    const prices = [elsewhere, elsewhere + truth.range / 9, elsewhere, elsewhere + truth.range / 9] as const;
    const contradicted = await read('lightweight-02.png', { legend: Promise.resolve({ prices }) });
    expect(contradicted).toMatchObject({ axis: null, failure: 'inconsistent' });
  });
});

describe('legend of real pictures', () => {
  const aroundPlotOf = async (id: string) => {
    const brightness = luma(await decodePicture(path.join(given, 'images', `${id}.png`)));
    const { recogniseText } = recogniser;
    return { brightness, words: findWords(brightness), recogniseText, plot: truthOf(id).plot };
  };
  const legendOf = async (id: string) => readLegend(await aroundPlotOf(id));

  test('of words that were read around a plot which is not quite the chart, only others are read again', async () => {
    const { plot, ...text } = await aroundPlotOf('lightweight-12');
    const strips: Raster[] = [];
    const counted: RecogniseText = (strip, options) => {
      strips.push(strip);
      return text.recogniseText(strip, options);
    };
    const whole = await readLegend({ ...text, plot, recogniseText: counted });
    const read = await readAround({ ...plot, y0: plot.y0 + 2, x1: plot.x1 - 2 }, text);
    expect(await readLegend({ ...text, plot, read, recogniseText: counted })).toEqual(whole);
    expect(strips).toHaveLength(1);
    expect(await readLegend({ ...text, plot, read: read.slice(1), recogniseText: counted })).toEqual(whole);
    expect(strips).toHaveLength(2);
    expect(strips[1]!.height).toBeLessThan(strips[0]!.height / 4);
  });

  test('symbol and timeframe are read from the line above the candles', async () => {
    expect(await legendOf('lightweight-12')).toMatchObject({ symbol: 'ACME', timeframe: '1h' });
  });

  test('dates are read with their place below them', async () => {
    const { dates } = await legendOf('lightweight-06');
    expect(dates.map(({ text }) => text)).toEqual(['24', '06:00', '12:00', '18:00', '22:00']);
    expect(dates[1]!.x).toBeCloseTo(320, -1);
  });
});
