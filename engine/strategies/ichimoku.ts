import type { Finding, SignalKind } from '../findings.ts';
import { crossings } from '../measure/crossings.ts';
import { cloudNeeds, type Ichimoku, ichimokuPeriods, ichimoku as measureIchimoku } from '../measure/ichimoku.ts';
import type { Measures } from '../measure/measures.ts';
import { lastOf, type Series } from '../measure/series.ts';
import { candleNumber, count, distance, price } from '../quantity.ts';
import { say } from '../write/phrase.ts';
import { curve } from './marks.ts';
import { freshCandles, freshest, signal } from './signal.ts';
import type { StrategyResult, StrategyRule } from './strategy-result.ts';
import { tooShort } from './too-short.ts';

const crosses = (measures: Measures, { conversion, base }: Ichimoku): Finding[] =>
  freshest(measures, crossings(conversion, base, measures.error / 2), { most: 1 }).map(({ at, side }) =>
    signal(measures, side === 'up' ? 'tenkan-crossed-up' : 'tenkan-crossed-down', side, {
      values: { at: candleNumber(at), level: price(base[at]!) },
      candles: [at],
      at,
      margin: conversion[at]! - base[at]!,
    }),
  );

const edge = (lines: Ichimoku, pick: (a: number, b: number) => number): Series =>
  lines.cloudA.map((a, i) => {
    const b = lines.cloudB[i];
    return a === null || b === null || b === undefined ? null : pick(a, b);
  });

const cloudSignals = (measures: Measures, lines: Ichimoku): Finding[] => {
  const { close, last, closes, error } = measures;
  const top = edge(lines, Math.max);
  const bottom = edge(lines, Math.min);
  const [high, low] = [lastOf(top), lastOf(bottom)];
  if (high === null || low === null) return [];
  const left = [
    ...crossings(closes, top, error).filter((cross) => cross.side === 'up'),
    ...crossings(closes, bottom, error).filter((cross) => cross.side === 'down'),
  ];
  const breaks = freshest(measures, left, { most: 1 }).map(({ at, side }) => {
    const level = side === 'up' ? top[at]! : bottom[at]!;
    return signal(measures, side === 'up' ? 'cloud-broken-up' : 'cloud-broken-down', side, {
      values: { at: candleNumber(at), level: price(level) },
      candles: [at],
      at,
      margin: closes[at]! - level,
    });
  });
  const values = { close: price(close), low: price(low), high: price(high) };
  const place =
    close > high + error
      ? signal(measures, 'above-cloud', 'up', { values, candles: [last], margin: close - high })
      : close < low - error
        ? signal(measures, 'below-cloud', 'down', { values, candles: [last], margin: low - close })
        : signal(measures, 'inside-cloud', 'neutral', { values, candles: [last] });
  return [...breaks, place];
};

const chikouSignal = (measures: Measures, { chikou }: Ichimoku): Finding[] => {
  const value = lastOf(chikou);
  if (value === null || Math.abs(value) <= 2 * measures.error) return [];
  const kind: SignalKind = value > 0 ? 'chikou-above' : 'chikou-below';
  return [
    signal(measures, kind, value > 0 ? 'up' : 'down', {
      values: { distance: distance(Math.abs(value)), back: count(ichimokuPeriods.displacement - 1) },
      candles: [measures.last - ichimokuPeriods.displacement + 1, measures.last],
      margin: value,
    }),
  ];
};

/** Which way the cloud leans that is drawn ahead of price. */
const aheadSignal = (measures: Measures, { aheadA, aheadB }: Ichimoku): Finding[] => {
  if (aheadA === null || aheadB === null || Math.abs(aheadA - aheadB) <= measures.error) return [];
  const up = aheadA > aheadB;
  return [
    signal(measures, up ? 'cloud-ahead-up' : 'cloud-ahead-down', up ? 'up' : 'down', {
      values: { spanA: price(aheadA), spanB: price(aheadB) },
      candles: [measures.last],
      margin: aheadA - aheadB,
    }),
  ];
};

const plansOf = (lines: Ichimoku): StrategyResult['plan'] => {
  const [high, low] = [lastOf(edge(lines, Math.max)), lastOf(edge(lines, Math.min))];
  if (high === null || low === null) return {};
  const why = say('why.cloud-edge');
  return {
    up: { trigger: { value: high, why }, invalidation: { value: low, why } },
    down: { trigger: { value: low, why }, invalidation: { value: high, why } },
  };
};

/** Tenkan and Kijun crosses, place against the cloud, Chikou. */
export const ichimoku: StrategyRule = (measures) => {
  const { conversion, base, spanB, displacement } = ichimokuPeriods;
  const lines = measureIchimoku(measures.candles);
  const seen = measures.candles.length;
  const rule = say('rule.ichimoku', {
    conversion: count(conversion),
    base: count(base),
    span: count(spanB),
    ahead: count(displacement),
    fresh: count(freshCandles(measures)),
  });
  if (lastOf(lines.base) === null) return { rule, signals: [tooShort(measures, say('name.kijun'), base)] };
  const notes =
    seen < cloudNeeds
      ? [say('note.not-stable', { name: say('name.cloud'), needed: count(cloudNeeds), seen: count(seen) })]
      : [];
  const found = [
    ...crosses(measures, lines),
    ...cloudSignals(measures, lines),
    ...chikouSignal(measures, lines),
    ...aheadSignal(measures, lines),
  ];
  const baseNow = lastOf(lines.base)!;
  const state = signal(measures, 'kijun-state', 'neutral', {
    values: { close: price(measures.close), tenkan: price(lastOf(lines.conversion)!), kijun: price(baseNow) },
    candles: [measures.last],
    marks: [
      ...curve(lines.conversion, say('name.tenkan')),
      ...curve(lines.base, say('name.kijun')),
      ...curve(lines.cloudA),
      ...curve(lines.cloudB),
    ],
  });
  return {
    rule,
    signals: [...found, state],
    notes,
    levels: [{ value: baseNow, why: say('name.kijun') }],
    plan: plansOf(lines),
  };
};
