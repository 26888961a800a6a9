import { describe, expect, test, vi } from 'vitest';
import { failure, success } from '#engine/outcome';
import type { Box, Raster } from '#engine/raster';
import { findCandles } from '#engine/read/find-candles';
import { findChart } from '#engine/read/find-chart';
import { growChart } from '#engine/read/grow-chart';
import { centreOf, drawCandles } from './draw-candles.ts';
import { labelsAt } from './labels-at.ts';

const STYLE = {
  pitch: 11,
  body: 7,
  background: [255, 255, 255, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};

/** A market that rises from the foot of 1200 rows to a third of them, and falls back. */
function hill(count: number) {
  let at = 1080;
  return Array.from({ length: count }, (_, i) => {
    const open = at;
    at = Math.round(1080 - 700 * Math.exp(-(((i - count / 2) / 9) ** 2)) + 25 * Math.sin(i * 1.9));
    return { open, close: at, high: Math.min(open, at) - 16, low: Math.max(open, at) + 15 };
  });
}

/** Marks in a candle's colour over the first rows, as the letters and buttons of an app. */
function withHeader(raster: Raster): Raster {
  for (let x = 0; x < raster.width; x++)
    for (let y = 4; y < 64; y++)
      if ((x * 7) % 16 < 5 && (y + 3 * x) % 30 < 22) raster.data.set(STYLE.up, (y * raster.width + x) * 4);
  return raster;
}

test('candles that go on far above the labels that are seen are all read, up to the header of the app', () => {
  const series = hill(60);
  const raster = withHeader(drawCandles(series, 1200, STYLE));
  const found = findChart(raster, [labelsAt(692, 718, [950, 1010, 1070, 1130])]);
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(series.length);
});

test('what stands beyond sure labels and hardly adds to the candles is a tag, though it looks like some of them', () => {
  const series = hill(60);
  const tag = [
    { open: 1010, close: 1030, high: 1006, low: 1034 },
    { open: 1030, close: 1018, high: 1012, low: 1036 },
  ];
  const raster = drawCandles([...series, ...tag], 1200, STYLE);
  const labels = { x0: centreOf(60, STYLE) - 5, x1: centreOf(61, STYLE) + 5 };
  const found = findChart(raster, [labelsAt(labels.x0, labels.x1, [350, 450, 550, 650, 750, 850, 950, 1050, 1150])]);
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(series.length);
});

test('candles that go on below the labels that are seen are read down to the buttons right under them', () => {
  const series = hill(60).map(({ open, close, high, low }) => {
    const turned = (row: number) => 1130 - row;
    return { open: turned(open), close: turned(close), high: turned(low), low: turned(high) };
  });
  const raster = drawCandles(series, 1200, STYLE);
  for (let x = 0; x < raster.width; x++)
    for (let y = 830; y < 1060; y++)
      if ((x * 7) % 16 < 5 && (y + 3 * x) % 30 < 22) raster.data.set(STYLE.up, (y * raster.width + x) * 4);
  const found = findChart(raster, [labelsAt(692, 718, [70, 130, 190, 250, 310, 370, 430, 490, 550, 610])]);
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(series.length);
  expect(Math.max(...found.value.candles.map(({ bottom }) => bottom)) + found.value.region.y0).toBeCloseTo(
    Math.max(...series.map(({ low }) => low)) + 1,
    -0.5,
  );
});

test('candles under the labels of an axis that stands on the plot are read, those under rows of a list below it as well', () => {
  const series = hill(60);
  const raster = drawCandles(series, 1200, STYLE);
  const side = centreOf(7, STYLE) + 4;
  const onPlot = [350, 450, 550, 650, 750, 850, 950, 1050, 1150].map((row) => row + 7);
  const ofList = [1120, 1140, 1160, 1180];
  for (const rows of [onPlot, ofList]) {
    const found = findChart(raster, [labelsAt(4, side, rows), labelsAt(692, 718, [350, 450, 550, 650, 750, 850, 950])]);
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(series.length);
  }
});

test('candles beyond what was taken for labels at one side are read whatever stands beyond the labels at the other', () => {
  const series = hill(60);
  const raster = drawCandles(series, 1200, STYLE);
  const side = centreOf(7, STYLE) + 5;
  const found = findCandles(raster, { x0: side, x1: 690, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  const rows = [357, 457, 557, 657, 757, 857, 957, 1057, 1157];
  const grown = growChart(raster, found.value, {
    look: (region) => (region.x1 > 690 ? failure('not-candlesticks') : findCandles(raster, region)),
    columns: [labelsAt(4, side - 1, rows), labelsAt(692, 718, rows)],
    words: [],
    lists: [],
    dividers: [],
  });
  expect(grown.candles).toHaveLength(series.length);
});

test.each([
  { on: 'a phone', pitch: 11 },
  { on: 'a wide screen', pitch: 22 },
])(
  'a list below the candles ends no plot on $on, one beside them does, and one above where panels stand beside it',
  ({ on, pitch }) => {
    const series = hill(60);
    const style = { ...STYLE, pitch };
    const raster = drawCandles(series, 1200, style);
    const side = centreOf(7, style) + 5;
    const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: 1200 });
    if (!found.ok) throw new Error(found.why);
    const grownBeside = (rows: { y0: number; y1: number }) => {
      const look = vi.fn((region: Box) => findCandles(raster, region));
      const lists = [{ x0: 4, x1: side - 1, ...rows }];
      const grown = growChart(raster, found.value, { look, columns: [], words: [], lists, dividers: [] });
      return { count: grown.candles.length, foot: Math.max(0, ...look.mock.calls.map(([region]) => region.y1)) };
    };
    expect(grownBeside({ y0: 1140, y1: 1195 })).toEqual({ count: series.length, foot: 1140 });
    const none = { count: found.value.candles.length, foot: 0 };
    expect(grownBeside({ y0: 800, y1: 1195 })).toEqual(none);
    expect(grownBeside({ y0: 4, y1: 300 })).toEqual(on === 'a phone' ? { count: series.length, foot: 1200 } : none);
  },
);

test('rows of a table that stand in a corner of the plot are no labels beside the candles, and end no plot', () => {
  const series = hill(60);
  const raster = drawCandles(series, 1200, STYLE);
  const side = centreOf(3, STYLE) + 5;
  const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(56);
  const readBeside = (rows: number[]) =>
    growChart(raster, found.value, {
      look: (region) => findCandles(raster, region),
      columns: [labelsAt(4, side - 1, rows)],
      words: [],
      lists: [],
      dividers: [],
    }).candles.length;
  const table = [210, 240, 270, 300, 330, 360, 390, 420];
  expect(readBeside(table)).toBe(60);
  const date = 1170;
  expect(readBeside([...table, date])).toBe(60);
  expect(readBeside([350, 450, 550, 650, 750, 850, 950, 1050, 1150])).toBe(56);
});

test('candles under labels are read where with them the whole convinces more, though a word stands over one of a few', () => {
  const series = hill(18);
  const raster = drawCandles(series, 1200, STYLE);
  const side = centreOf(2, STYLE) - 5;
  const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(16);
  const labels = labelsAt(4, side - 1, [357, 457, 557, 657, 757, 857, 957, 1057, 1157]);
  const [first] = series;
  const over = { ...labels.words[0]!, x0: 4, x1: centreOf(0, STYLE) + 4, y0: first!.high - 4, y1: first!.low + 4 };
  const grown = growChart(raster, found.value, {
    look: (region) => findCandles(raster, region),
    columns: [labels],
    words: [over],
    lists: [],
    dividers: [],
  });
  expect(grown.candles).toHaveLength(series.length);
});

test('a region beyond the chart’s card, of which more is of the page’s ground, is not grown to', () => {
  const series = hill(60);
  const dark = { ...STYLE, background: [0, 0, 0, 255] };
  const raster = drawCandles(series, 1200, dark);
  const page = { ...raster, data: raster.data.map((level, at) => (at < 4 * 300 * raster.width ? 255 : level)) };
  const found = findCandles(page, { x0: 0, x1: raster.width, y0: 520, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  const grownOn = (background: readonly [number, number, number]) =>
    growChart(page, found.value, {
      look: (region) => {
        const more = findCandles(page, region);
        return more.ok ? success({ ...more.value, ground: { ...more.value.ground, background } }) : more;
      },
      columns: [],
      words: [],
      lists: [],
      dividers: [],
    }).region.y0;
  expect(grownOn([0, 0, 0])).toBeLessThan(520);
  expect(grownOn([255, 255, 255])).toBe(520);
});

test('no more room is looked at where nothing of a candle stands right beside those at the sides', () => {
  const raster = drawCandles(hill(60), 1200, STYLE);
  const found = findCandles(raster, { x0: centreOf(0, STYLE) - 6, x1: centreOf(59, STYLE) + 7, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  const look = vi.fn(() => failure('not-a-chart' as const));
  const around = { look, columns: [], words: [], lists: [], dividers: [] };
  expect(growChart(raster, found.value, around)).toBe(found.value);
  expect(look).not.toHaveBeenCalled();
});

test('hollow candles beyond a side are looked for by borders and wicks of half their colour, as half the size leaves of a px', () => {
  const series = hill(60);
  const style = { ...STYLE, up: [0, 0, 0, 255], down: [0, 0, 0, 255], hollow: true };
  const raster = drawCandles(series, 1200, style);
  const side = centreOf(4, style) + 5;
  for (let y = 0; y < 1200; y++)
    for (let x = 0; x < side; x++) {
      const at = (y * raster.width + x) * 4;
      if (raster.data[at] === 0) raster.data.set([127, 127, 127, 255], at);
    }
  const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  const look = vi.fn((region: Box) => findCandles(raster, region));
  growChart(raster, found.value, { look, columns: [], words: [], lists: [], dividers: [] });
  expect(look.mock.calls.map(([{ x0 }]) => x0)).toContain(0);
});

test('candles that come in from beyond a side are read up to their ends, though the region’s head cuts off all of them on one row', () => {
  const at = (k: number) => Math.round(k < 35 ? 520 - 40 * Math.sin(k / 5) : 460 + 18 * Math.sin(2.2 * k));
  const rising = Array.from({ length: 40 }, (_, i) => {
    const [open, close] = [at(i), at(i + 1)];
    const rise = i < 35 ? 14 : 40 + 9 * (i - 34);
    return { open, close, high: Math.min(open, close) - rise, low: Math.max(open, close) + 12 + (i % 4) };
  });
  const raster = drawCandles(rising, 700, STYLE);
  const look = (region: Box) => findCandles(raster, region);
  const found = look({ x0: 0, x1: centreOf(34, STYLE) + 5, y0: 450, y1: 700 });
  if (!found.ok) throw new Error(found.why);
  const grown = growChart(raster, found.value, { look, columns: [], words: [], lists: [], dividers: [] });
  expect(grown.candles).toHaveLength(40);
  expect(grown.region.y0 + grown.candles.at(-1)!.top).toBeCloseTo(rising.at(-1)!.high, -0.5);
});

test('candles beyond a tag that hides those at a region’s side are read, though they make all of them convince less', () => {
  const series = hill(60);
  const raster = drawCandles(series, 1200, STYLE);
  const side = centreOf(17, STYLE) + 5;
  const hidden = series.slice(17, 21);
  const tag = {
    y0: Math.min(...hidden.map(({ high }) => high)) - 4,
    y1: Math.max(...hidden.map(({ low }) => low)) + 4,
  };
  for (let y = tag.y0; y < tag.y1; y++)
    for (let x = centreOf(14, STYLE); x < centreOf(20, STYLE) + 5; x++)
      raster.data.set([41, 98, 255, 255], (y * raster.width + x) * 4);
  const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: 1200 });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(39);
  const grown = growChart(raster, found.value, {
    look: (region) => findCandles(raster, region),
    columns: [],
    words: [],
    lists: [],
    dividers: [],
  });
  expect(grown.candles.length).toBeGreaterThanOrEqual(56);
});

describe('few candles under labels that hide their ends', () => {
  const series = hill(40);
  const side = centreOf(4, STYLE) + 5;
  const FOOT = 1140;
  /** How many are read where the labels put two of the five under them `off` px and twice as far off. */
  const readWith = (off: number, paint: (raster: Raster) => void = () => {}) => {
    const raster = drawCandles(series, 1200, STYLE);
    paint(raster);
    const found = findCandles(raster, { x0: side, x1: raster.width, y0: 0, y1: FOOT });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(35);
    const look = (region: Box) => {
      const beyond = findCandles(raster, region);
      if (!beyond.ok) return beyond;
      const candles = beyond.value.candles.map((candle, i) => {
        if (beyond.value.candles.length < series.length || i < 1 || i > 2) return candle;
        const { top, bottom, bodyTop, bodyBottom } = candle;
        const by = off * i;
        return {
          ...candle,
          endHidden: true,
          top: top + by,
          bottom: bottom + by,
          bodyTop: bodyTop + by,
          bodyBottom: bodyBottom + by,
        };
      });
      return success({ ...beyond.value, candles });
    };
    const rows = [357, 457, 557, 657, 757, 857, 957, 1057, 1157];
    const columns = [labelsAt(4, side - 1, rows)];
    return growChart(raster, found.value, { look, columns, words: [], lists: [], dividers: [] }).candles.length;
  };
  const withBars =
    (count: number) =>
    ({ width, data }: Raster) => {
      for (let i = 0; i < count; i++)
        for (let y = 1190 - 6 - ((i * 7) % 20); y < 1190; y++)
          for (let x = -3; x <= 3; x++) data.set([150, 160, 170, 255], (y * width + centreOf(i, STYLE) + x) * 4);
    };

  test('are read where each opens at the last close, not where they stand elsewhere', () => {
    expect(readWith(0)).toBe(40);
    expect(readWith(-60)).toBe(35);
  });

  test('are read where bars of volume stand below all of them', () => {
    expect(readWith(-60, withBars(40))).toBe(40);
    const someWithout = (raster: Raster) => {
      withBars(40)(raster);
      for (const i of [2, 3])
        for (let y = 1160; y < 1200; y++)
          for (let x = -5; x <= 5; x++)
            raster.data.set([255, 255, 255, 255], (y * raster.width + centreOf(i, STYLE) + x) * 4);
    };
    expect(readWith(-60, someWithout)).toBe(35);
  });
});
