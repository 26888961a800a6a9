import { IchimokuCloud } from 'trading-signals';
import type { Candle } from '../reading.ts';
import type { Series } from './series.ts';

export const ichimokuPeriods = { conversion: 9, base: 26, spanB: 52, displacement: 26 } as const;

/** Spans are drawn 26 candles ahead, the present one counted as the first. */
const shift = ichimokuPeriods.displacement - 1;

/** Candles before the cloud reaches under the present price. */
export const cloudNeeds = ichimokuPeriods.spanB + shift;

/**
 * Ichimoku Kinko Hyo. `cloudA` and `cloudB` are the spans as they are drawn at each candle, computed 25 candles earlier; `aheadA` and `aheadB` those computed now.
 * `chikou` is the distance of each close from the close 25 candles before, where it is drawn. The library has neither displacement nor Chikou.
 */
export type Ichimoku = {
  conversion: Series;
  base: Series;
  cloudA: Series;
  cloudB: Series;
  aheadA: number | null;
  aheadB: number | null;
  chikou: Series;
};

/** Middle of the highest high and lowest low of the last candles, up to and with `at`. */
const midpoint = (candles: readonly Candle[], period: number): Series =>
  candles.map((_, at) => {
    if (at < period - 1) return null;
    const window = candles.slice(at - period + 1, at + 1);
    return (Math.max(...window.map((c) => c.high)) + Math.min(...window.map((c) => c.low))) / 2;
  });

export const ichimoku = (candles: readonly Candle[]): Ichimoku => {
  const { conversion, base, spanB } = ichimokuPeriods;
  const indicator = new IchimokuCloud({ conversionInterval: conversion, baseInterval: base, spanBInterval: spanB });
  const spans = candles.map((candle) => indicator.add(candle));
  const displaced = (key: 'spanA' | 'spanB') => candles.map((_, at) => spans[at - shift]?.[key] ?? null);
  return {
    // The library answers only when all three windows are full; the two fast lines need half of that.
    conversion: midpoint(candles, conversion),
    base: midpoint(candles, base),
    cloudA: displaced('spanA'),
    cloudB: displaced('spanB'),
    aheadA: spans.at(-1)?.spanA ?? null,
    aheadB: spans.at(-1)?.spanB ?? null,
    chikou: candles.map(({ close }, at) => (at < shift ? null : close - candles[at - shift]!.close)),
  };
};
