import { expect, test } from 'vitest';
import type { FoundCandles } from '#engine/read/find-candles';
import { isBeyondDoubt, isCutOff, isOvertopped, leastScore, showsAll } from '#engine/read/least-score';
import { measuredCandle } from './candles/measured-candle.ts';

const PLOT = { x0: 200, x1: 1000, y0: 70, y1: 500 };

/** What was found in a region, of which only how many candles there are, their pitch and where it is matter here. */
const found = (count: number, score: number, { pitch = 22, region = PLOT } = {}) => ({
  found: {
    region,
    lattice: { pitch, origin: 0 },
    candles: Array(count).fill({}),
    directions: { inferred: true },
  } as unknown as FoundCandles,
  score,
});
const region = { isWhole: false, lists: [], words: [] };

test('a region that holds a part of another’s candles must convince clearly more, a small part still more', () => {
  expect(leastScore(found(35, 1), found(40, 0.5), region)).toBeCloseTo(0.54, 9);
  expect(leastScore(found(25, 1), found(40, 0.5), region)).toBeCloseTo(0.625, 9);
});

test('all candles are believed where a part of them convinced a little more', () => {
  expect(leastScore(found(40, 0.31), found(25, 0.32), region)).toBeLessThan(0.31);
  expect(leastScore(found(40, 0.31), found(25, 0.4), region)).toBeGreaterThan(0.31);
});

test('other candles, and the whole picture, must convince more than what was found before', () => {
  expect(leastScore(found(40, 1), found(25, 0.5, { pitch: 9 }), region)).toBeCloseTo(0.51, 9);
  expect(leastScore(found(40, 1), found(25, 0.5), { isWhole: true, lists: [], words: [] })).toBeCloseTo(0.7, 9);
});

test('of two charts one above the other the higher one need not convince by more, but not hardly', () => {
  const at = (y0: number, height: number, score: number) => {
    const one = found(40, score, { pitch: height / 10, region: { ...PLOT, y0, y1: y0 + height } });
    const candles = Array.from({ length: 40 }, (_, i) => ({ x: 22 * i, top: 10, bottom: height - 10 }));
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const [main, strip] = [at(40, 400, 0.5), at(460, 160, 0.7)];
  // 2.5 and 1.6 times as high.
  expect(leastScore(main, strip, region)).toBeCloseTo(0.45 * 0.7, 9);
  expect(leastScore(strip, main, region)).toBeCloseTo(0.5 / 0.45, 9);
  expect(leastScore(at(40, 256, 0.5), strip, region)).toBeCloseTo((0.9 / 1.6) * 0.7, 9);
  expect(leastScore(at(40, 220, 0.5), strip, region)).toBeGreaterThan(0.7);
});

test('of a quiet chart and one of wide swings the one in the higher plot is meant', () => {
  const at = (y0: number, height: number, { top, bottom, score }: { top: number; bottom: number; score: number }) => {
    const one = found(40, score, { pitch: height / 10, region: { ...PLOT, y0, y1: y0 + height } });
    return { ...one, found: { ...one.found, candles: [{ x: 22, top, bottom }] } as FoundCandles };
  };
  const [quiet, wide] = [
    at(0, 400, { top: 60, bottom: 110, score: 0.66 }),
    at(410, 200, { top: 5, bottom: 195, score: 0.96 }),
  ];
  expect(leastScore(quiet, wide, region)).toBeCloseTo(0.432, 9);
  expect(leastScore(wide, quiet, region)).toBeCloseTo(0.66 / 0.45, 9);
  // Their rooms may share the row of dates between them.
  const below = at(380, 200, { top: 25, bottom: 195, score: 0.96 });
  expect(leastScore(quiet, below, region)).toBeCloseTo(0.432, 9);
  // Where the rooms overlap the candles tell.
  const within = at(90, 400, { top: 60, bottom: 110, score: 0.66 });
  expect(leastScore(within, at(390, 200, { top: 5, bottom: 195, score: 0.96 }), region)).toBeGreaterThan(0.96);
});

test('a chart is overtopped by a plot half as high again above or below it, not by one that it stands in', () => {
  const strip = found(28, 0.9, { region: { ...PLOT, y0: 400, y1: 540 } });
  strip.found.candles = [measuredCandle(0, { top: 20, bottom: 120, bodyTop: 40, bodyBottom: 60 })];
  expect(isOvertopped(strip, { ...PLOT, y0: 0, y1: 320 })).toBe(true);
  expect(isOvertopped(strip, { ...PLOT, y0: 100, y1: 410 })).toBe(true);
  expect(isOvertopped(strip, { ...PLOT, y0: 200, y1: 390 })).toBe(false);
  expect(isOvertopped(strip, { ...PLOT, y0: 0, y1: 800 })).toBe(false);
});

test('what stands over a list too must convince clearly more, unless it holds many more of the same candles', () => {
  const orders = { isWhole: false, lists: [{ x0: 9, x1: 34, y0: 55, y1: 501 }], words: [] };
  const wide = { region: { ...PLOT, x0: 0 } };
  expect(leastScore(found(87, 0.68, wide), found(82, 0.64), orders)).toBeCloseTo(0.8, 9);
  expect(leastScore(found(87, 0.68, wide), found(82, 0.64), region)).toBeCloseTo(0.6528, 9);
  expect(leastScore(found(98, 0.68, wide), found(82, 0.64), orders)).toBeCloseTo(0.8, 9);
  expect(leastScore(found(98, 0.68, wide), found(82, 0.64), region)).toBeLessThan(0.64);
  expect(leastScore(found(87, 0.68, wide), found(60, 0.64), orders)).toBeLessThan(0.64);
});

test('some more with all of the others among them need not convince by more', () => {
  const row = (count: number, off = 0) =>
    Array.from({ length: count }, (_, i) => ({ x: 60 + 22 * i + off, top: 20, bottom: 240 }));
  const holding = (candles: unknown[], score: number) => {
    const one = found(candles.length, score);
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  expect(leastScore(holding(row(23), 0.45), holding(row(21), 0.44), region)).toBe(0.44);
  expect(leastScore(holding(row(23, 9), 0.45), holding(row(21), 0.44), region)).toBeCloseTo(0.4488, 9);
  expect(leastScore(holding(row(21), 0.45), holding(row(23), 0.44), region)).toBeCloseTo(0.4488, 9);
});

test('what a region’s lower or upper end cuts off must convince much more than more of the same candles that end in sight', () => {
  const ending = (count: number, score: number, region: typeof PLOT, bottom: number) => {
    const one = found(count, score, { region });
    return { ...one, found: { ...one.found, candles: Array(count).fill({ top: 20, bottom }) } as FoundCandles };
  };
  const whole = ending(33, 0.625, PLOT, 400);
  const upper = { ...PLOT, y1: 310 };
  expect(leastScore(ending(17, 0.812, upper, 240), whole, region)).toBeGreaterThan(0.812);
  expect(leastScore(ending(93, 0.836, upper, 240), ending(118, 0.46, PLOT, 400), region)).toBeLessThan(0.836);
  expect(leastScore(ending(17, 0.812, upper, 220), whole, region)).toBeLessThan(0.812);
  expect(leastScore(ending(17, 0.812, upper, 240), ending(33, 0.625, PLOT, 430), region)).toBeLessThan(0.812);
});

test('nor must what ends amid candles of which as many others reach beyond its end, though words make it some more', () => {
  const ending = (bottoms: number[], score: number, region: typeof PLOT) => {
    const one = found(bottoms.length, score, { region });
    const candles = bottoms.map((bottom, i) => ({ x: 22 * i, top: 20, bottom }));
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const upper = { ...PLOT, y1: 310 };
  const cut = Array.from({ length: 34 }, (_, i) => (i < 6 ? 240 : 100));
  const reaching = (count: number) => ending([...Array(count).fill(330), ...Array(33 - count).fill(100)], 0.6, PLOT);
  expect(leastScore(ending(cut, 0.65, upper), reaching(6), region)).toBeCloseTo(0.9, 9);
  expect(leastScore(ending(cut, 0.65, upper), reaching(3), region)).toBeLessThan(0.65);
  expect(leastScore(ending([...cut, ...Array(9).fill(100)], 0.65, upper), reaching(6), region)).toBeLessThan(0.65);
});

test('what a region cuts off is no chart beside twice as many candles that it is among, however much clearer', () => {
  const row = (count: number) => Array.from({ length: count }, (_, i) => ({ x: 20 + 22 * i, top: 20, bottom: 240 }));
  const holding = (candles: unknown[], region: typeof PLOT) => {
    const one = found(candles.length, 0.9, { region });
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const upper = holding(row(12), { ...PLOT, y1: 310 });
  expect(leastScore(upper, { ...holding(row(30), PLOT), score: 0.4 }, region)).toBe(Number.POSITIVE_INFINITY);
  const beside = row(30).map((candle) => ({ ...candle, x: candle.x + 11 }));
  expect(leastScore(upper, { ...holding(beside, PLOT), score: 0.4 }, region)).toBeCloseTo(0.6, 9);
});

test('a region shows all of a chart where its candles convince by as much as is asked and none of them is cut off, in its own columns', () => {
  const from = (top: number, bottom: number, score = 0.5) => {
    const one = found(30, score);
    const candles = Array.from({ length: 30 }, (_, i) => ({ x: 40 + 22 * i, top, bottom }));
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const column = { x0: PLOT.x0 + 1, x1: PLOT.x1 - 1, y0: 0, y1: 900 };
  const least = 0.45;
  expect(showsAll(from(20, 400), column, { least })).toBe(true);
  expect(showsAll(from(20, 400, 0.4), column, { least })).toBe(false);
  expect(showsAll(from(20, 400, 0.4), column, { least: 0.35 })).toBe(true);
  expect(showsAll(from(1, 400), column, { least })).toBe(false);
  expect(showsAll(from(20, 429), column, { least })).toBe(false);
  expect(showsAll(from(20, 400), { ...column, x0: 300 }, { least })).toBe(false);
  const wider = { ...from(20, 400), found: { ...from(20, 400).found, region: { ...PLOT, x1: 900 } } };
  expect(showsAll(wider, column, { least })).toBe(false);
});

test('nor is what a region cuts off at a side, where the others go on right beyond it', () => {
  const row = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => ({ x: 20 + 22 * i - from, top: 20, bottom: 240 }));
  const holding = (candles: unknown[], score: number, region: typeof PLOT) => {
    const one = found(candles.length, score, { region });
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const right = holding(row(36, 550).slice(25), 0.9, { ...PLOT, x0: PLOT.x0 + 550 });
  expect(leastScore(right, holding(row(36), 0.4, PLOT), region)).toBe(Number.POSITIVE_INFINITY);
  const larger = holding(row(36, 132).slice(6), 0.9, { ...PLOT, x0: PLOT.x0 + 132 });
  expect(leastScore(larger, holding(row(36), 0.5, PLOT), region)).toBeCloseTo(0.75, 9);
  const gapped = row(36).filter((_, i) => i < 22 || i > 24);
  expect(leastScore(right, holding(gapped, 0.4, PLOT), region)).toBeCloseTo(0.5, 9);
  expect(isCutOff(right, holding(row(36), 0.4, PLOT))).toBe(true);
  expect(isCutOff(right, holding(gapped, 0.4, PLOT))).toBe(false);
  expect(isCutOff(holding(row(36), 0.4, PLOT), right)).toBe(false);
});

test('candles beyond doubt need no rival, unless their region cuts some off where the rival’s goes on', () => {
  const from = (top: number, bottom: number, score = 0.9) => {
    const one = found(30, score);
    return { ...one, found: { ...one.found, candles: Array(30).fill({ top, bottom }) } as FoundCandles };
  };
  const lower = { ...PLOT, y1: 620 };
  expect(isBeyondDoubt(from(20, 400), lower)).toBe(true);
  expect(isBeyondDoubt(from(20, 400, 0.6), lower)).toBe(false);
  expect(isBeyondDoubt(from(20, 430), lower)).toBe(false);
  expect(isBeyondDoubt(from(1, 400), lower)).toBe(true);
  expect(isBeyondDoubt(from(1, 400), { ...PLOT, y0: 0 })).toBe(false);
});

test('nor is what a region cuts off among more candles that lead on as surely, as things drawn beside them would not', () => {
  const walk = Array.from({ length: 33 }, (_, i) => Math.round(150 + 60 * Math.sin(i / 4) + 9 * Math.sin(5 * i)));
  const row = walk.slice(1).map((close, i) => {
    const [bodyTop, bodyBottom] = [Math.min(close, walk[i]!), Math.max(close, walk[i]!)];
    const rows = { top: bodyTop - 4, bottom: bodyBottom + 4, bodyTop, bodyBottom };
    return { ...measuredCandle(i, rows), x: 20 + 22 * i, isUp: close < walk[i]! };
  });
  const holding = (candles: typeof row, score: number, region: typeof PLOT) => {
    const up = candles.map(({ isUp }) => isUp);
    const one = found(candles.length, score, { region });
    return { ...one, found: { ...one.found, candles, directions: { up, inferred: false } } as unknown as FoundCandles };
  };
  const from = 13;
  const part = row.slice(from).map((candle) => ({ ...candle, x: candle.x - 22 * from }));
  const right = holding(part, 0.83, { ...PLOT, x0: PLOT.x0 + 22 * from });
  expect(leastScore(right, holding(row, 0.5, PLOT), region)).toBe(Number.POSITIVE_INFINITY);
  const drawn = row.map((candle, i) => (i < from ? { ...candle, isUp: i % 2 === 0 } : candle));
  expect(leastScore(right, holding(drawn, 0.5, PLOT), region)).toBeCloseTo(0.75, 9);
});

test('what a region’s side cuts off gives way to all of it, though that convinces less, unless a list stands there too', () => {
  const row = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => ({ x: from + 22 * i, top: 20, bottom: 240 }));
  const holding = (count: number, from: number, x0: number, score: number) => {
    const one = found(count, score, { region: { ...PLOT, x0 } });
    return { ...one, found: { ...one.found, candles: row(count, from) } as FoundCandles };
  };
  const whole = holding(36, 20, 200, 0.5);
  const cut = holding(31, 20, 310, 0.6);
  const lists = [{ x0: 205, x1: 290, y0: 55, y1: 501 }];
  expect(leastScore(whole, cut, region)).toBeCloseTo(0.4, 9);
  expect(leastScore(whole, cut, { isWhole: false, lists, words: [] })).toBeGreaterThan(0.5);
  expect(leastScore(whole, holding(31, 60, 270, 0.6), region)).toBeGreaterThan(0.5);
});

test('what a region lacks because it ends above or below counts as cut off, if it looks like candles', () => {
  const row = (from: number, count: number, top: number) =>
    Array.from({ length: count }, (_, i) =>
      measuredCandle(
        i,
        { top, bottom: top + 60, bodyTop: top + 10, bodyBottom: top + 40 },
        { x: 60 + 22 * (from + i) },
      ),
    );
  const holding = (candles: ReturnType<typeof row>, score: number, region: typeof PLOT) => {
    const one = found(candles.length, score, { region });
    return { ...one, found: { ...one.found, candles } as FoundCandles };
  };
  const upper = holding(row(6, 20, 60), 0.7, { ...PLOT, y1: 250 });
  const whole = (top: number) => holding([...row(0, 6, top), ...row(6, 20, 60)], 0.6, PLOT);
  expect(leastScore(upper, whole(300), region)).toBeCloseTo(0.9, 9);
  expect(leastScore(upper, whole(90), region)).toBeCloseTo(0.75, 9);
});
