import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as talib from 'talib-web';
import { beforeAll, describe, expect, test } from 'vitest';
import { macd, rawMacd } from '#engine/measure/macd';
import { ema, seededEma, sma } from '#engine/measure/moving-averages';
import { wilderRsi } from '#engine/measure/rsi';
import type { Series } from '#engine/measure/series';
import { stochastic } from '#engine/measure/stochastic';
import { wilderRange } from '#engine/measure/wilder-range';
import { candlesOf, walk } from '../series.ts';

beforeAll(async () => {
  const library = path.dirname(createRequire(import.meta.url).resolve('talib-web'));
  // The package fetches its binary by URL, also in Node: a data URL is one that needs no network.
  const binary = readFileSync(path.join(library, 'talib.wasm')).toString('base64');
  await talib.init(`data:application/wasm;base64,${binary}`);
});

const candles = candlesOf(walk(250, 77));
const closes = candles.map((candle) => candle.close);
const prices = {
  high: candles.map((candle) => candle.high),
  low: candles.map((candle) => candle.low),
  close: closes,
};

/** TA-Lib's output starts after its lookback and is filled up behind its end: only as many values as there can be are real. */
const expectSame = (ours: Series, theirs: readonly number[], { from = 0 } = {}) => {
  const start = ours.findIndex((value) => value !== null);
  const length = ours.length - start;
  expect(length).toBeGreaterThan(100);
  for (let i = from; i < length; i++) expect(ours[start + i]).toBeCloseTo(theirs[i]!, 8);
};

describe("Indicators agree with TA-Lib's C code on a series of 250 candles", () => {
  test('SMA 20', () => expectSame(sma(closes, 20), talib.SMA({ inReal: closes, timePeriod: 20 }).output));

  test.each([5, 12, 26, 50])('EMA %i, seeded as TA-Lib seeds it', (period) =>
    expectSame(seededEma(closes, period), talib.EMA({ inReal: closes, timePeriod: period }).output),
  );

  test('RSI 14', () => expectSame(wilderRsi(closes, 14), talib.RSI({ inReal: closes, timePeriod: 14 }).output));

  test('MACD 12/26/9, once the seed of its fast average, which TA-Lib starts later, is forgotten', () => {
    const theirs = talib.MACD({ inReal: closes, fastPeriod: 12, slowPeriod: 26, signalPeriod: 9 });
    const ours = rawMacd(closes, { fast: 12, slow: 26, signal: 9 });
    const settled = { from: 140 };
    expectSame(ours.signal, theirs.MACDSignal, settled);
    expectSame(ours.histogram, theirs.MACDHist, settled);
    expectSame(
      ours.macd.map((value, i) => (ours.signal[i] === null ? null : value)),
      theirs.MACD,
      settled,
    );
  });

  test('stochastic 14, 3, 3, by the fast one and a further average, since this build answers the slow one with zeros', () => {
    const fast = talib.STOCHF({ ...prices, fastK_Period: 14, fastD_Period: 3, fastD_MAType: 0 });
    const slowK = fast.fastD.slice(0, closes.length - 15);
    const slowD = talib.SMA({ inReal: slowK, timePeriod: 3 }).output;
    const ours = stochastic(candles);
    expectSame(ours.k, slowK.slice(2));
    expectSame(ours.d, slowD);
  });

  test("Wilder's ATR 14, once the first candle's range, which TA-Lib leaves out, is forgotten", () => {
    const theirs = talib.ATR({ ...prices, timePeriod: 14 }).output;
    const ours = wilderRange(candles, 14, 14);
    for (let i = 249; i > 245; i--) expect(ours[i]).toBeCloseTo(theirs[i - 14]!, 6);
  });
});

describe('A value is given only when at most 5 % of its seed is left', () => {
  const shifted = closes.map((close, i) => (i < 50 ? close + 100 : close));

  test('EMA 50', () => {
    const first = ema(closes, 50).findIndex((value) => value !== null);
    const influence = (seededEma(shifted, 50)[first]! - seededEma(closes, 50)[first]!) / 100;
    expect(influence).toBeLessThanOrEqual(0.05);
    expect((seededEma(shifted, 50)[first - 1]! - seededEma(closes, 50)[first - 1]!) / 100).toBeGreaterThan(0.05);
  });

  test('MACD gives nothing before all three averages are stable', () => {
    const periods = { fast: 12, slow: 26, signal: 9 };
    const first = macd(closes, periods).signal.findIndex((value) => value !== null);
    expect(first).toBe(ema(closes, 26).findIndex((value) => value !== null));
  });
});
