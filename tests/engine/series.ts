import type { Candle, Reading } from '#engine/reading';

/** Open, high, low, close and, where it matters, volume. */
export type Bar = readonly [open: number, high: number, low: number, close: number, volume?: number];

const rowsPerUnit = 10;
const bottomRow = 1000;
const rowOf = (value: number) => bottomRow - value * rowsPerUnit;

/** Candles as the reader gives them, 8 px apart, with a reading error far below the moves that tests draw. */
export const candlesOf = (bars: readonly Bar[], { error = 0.01 } = {}): Candle[] =>
  bars.map(([open, high, low, close, volume], slot) => ({
    slot,
    x: 20 + slot * 8,
    width: 6,
    open,
    high,
    low,
    close,
    rows: { open: rowOf(open), high: rowOf(high), low: rowOf(low), close: rowOf(close) },
    error,
    volume: volume ?? null,
    confidence: 0.97,
    flags: [],
  }));

/** A path of closes as candles: each opens at the close before, wicks reach `wick` beyond the body. */
export const barsOf = (
  closes: readonly number[],
  { wick = 0.3, volume }: { wick?: number; volume?: number } = {},
): Bar[] =>
  closes.map((close, i) => {
    const open = closes[i - 1] ?? close;
    return [open, Math.max(open, close) + wick, Math.min(open, close) - wick, close, volume] as const;
  });

/** Straight legs between turning points: `legs([100, 110, 104], 5)` is 11 closes. */
export const legs = (points: readonly number[], steps: number | readonly number[]): number[] =>
  points.flatMap((point, i) => {
    if (i === 0) return [point];
    const before = points[i - 1]!;
    const count = typeof steps === 'number' ? steps : steps[i - 1]!;
    return Array.from({ length: count }, (_, k) => before + ((point - before) * (k + 1)) / count);
  });

export const flat = (level: number, length: number): number[] => Array.from({ length }, () => level);

/** A reading of a linear axis with two decimals around the candles, or of none. */
export const readingOf = (
  candles: readonly Candle[],
  { axis = true, ...rest }: { axis?: boolean } & Partial<Omit<Reading, 'axis'>> = {},
): Reading => {
  const width = 60 + candles.length * 8;
  const plot = { x0: 10, y0: 0, x1: width - 40, y1: 1000 };
  return {
    picture: { width, height: 1000 },
    plot,
    panes: [{ kind: 'price', box: plot }],
    axis: axis
      ? {
          scale: 'linear',
          side: 'right',
          p1: 0,
          y1: bottomRow,
          p2: 100,
          y2: rowOf(100),
          labels: [80, 90, 100, 110].map((price) => ({ text: `${price}.00`, price, y: rowOf(price), used: true })),
          residual: 0.2,
          decimals: 2,
          confidence: 0.98,
        }
      : null,
    axisFailure: axis ? null : 'no-labels',
    candles: [...candles],
    pitch: 8,
    averaged: false,
    overlays: [],
    symbol: null,
    timeframe: null,
    dates: [],
    lastPrice: null,
    quality: { confidence: 0.95, source: 'screenshot', blur: 0, glare: 0, advice: [] },
    ...rest,
  };
};

/** Mulberry32: a small seeded generator, so that a random walk is the same on every machine. */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

/** A random walk with volumes, around 100; with `bursts`, four candles in a row now and then run three times as far on three times the volume. */
export const walk = (length: number, seed: number, { drift = 0, bursts = false } = {}): Bar[] => {
  const random = seeded(seed);
  let close = 100;
  let burst = 0;
  let way = 1;
  return Array.from({ length }, () => {
    if (bursts && burst === 0 && random() < 0.06) {
      burst = 4;
      way = random() < 0.5 ? -1 : 1;
    }
    const running = burst > 0;
    if (running) burst -= 1;
    const open = close;
    const step = running ? way * (1.5 + 2 * random()) : (random() + random() + random() - 1.5) * (bursts ? 0.9 : 2);
    close = Math.max(5, open + step + drift);
    const volume = (running ? 3 : 1) * (0.08 + 0.15 * random()) + 0.05 * Math.abs(close - open);
    const wick = () => random() * (bursts ? 0.5 : 1);
    return [open, Math.max(open, close) + wick(), Math.min(open, close) - wick(), close, volume] as const;
  });
};

/** The same chart upside down, around 100: what is bullish in one is bearish in the other. */
export const mirror = (bars: readonly Bar[]): Bar[] =>
  bars.map(([open, high, low, close, volume]) => [200 - open, 200 - low, 200 - high, 200 - close, volume] as const);

/** A saw of small candles around a level, so that averages, ranges and bodies have something to be measured against. */
export const calm = (
  level: number,
  length: number,
  { swing = 0.3, volume }: { swing?: number; volume?: number } = {},
): Bar[] =>
  barsOf(
    Array.from({ length }, (_, i) => level + (i % 2 ? swing : -swing)),
    { wick: 0.2, volume },
  );

/** Alternating steps back on the way, so that momentum shows whether a leg is strong (steps far over the jitter) or laboured. */
export const jittered = (closes: readonly number[], jitter: number): number[] =>
  closes.map((close, i) => close + (i % 2 ? jitter : -jitter));

/** The same candles as a reading without a scale gives them: 0 at the lowest low, 100 at the highest high. */
export const relativeOf = (candles: readonly Candle[]): Candle[] => {
  const low = Math.min(...candles.map((candle) => candle.low));
  const span = Math.max(...candles.map((candle) => candle.high)) - low;
  const place = (value: number) => (100 * (value - low)) / span;
  return candles.map((candle) => ({
    ...candle,
    open: place(candle.open),
    high: place(candle.high),
    low: place(candle.low),
    close: place(candle.close),
    error: (100 * candle.error) / span,
  }));
};
