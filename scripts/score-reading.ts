// Scores one reading against what the chart was drawn from.
import { alignCandles, FIELDS, type Ohlc, rangeOf } from './align-candles.ts';
import { mean, quantile } from './statistics.ts';

type Anchors = { scale: 'linear' | 'log'; p1: number; y1: number; p2: number; y2: number };

/** What a picture shows; the file of a picture that is no chart has `isChart: false` and little else. */
export type Truth = {
  id: string;
  set: string;
  lib: string;
  variant: string;
  isChart: boolean;
  candles: Ohlc[];
  axis: Anchors;
  /** A photo's way from chart to picture px; its axis rows can't be compared then. */
  homography?: unknown;
  /** As the picture may write them; older truths do not say. */
  symbol?: string;
  timeframe?: string;
  /** Why a picture that is no chart must be refused, where that is known. */
  reason?: string;
};

/** What the reader says: no chart at all, candles without a scale (`axis: null`, any unit), or candles in prices. */
export type Prediction = {
  isChart: boolean;
  /** `e`: the reading error that is stated for each of the four. */
  candles: (Ohlc & { e?: number })[];
  axis: Anchors | null;
  /** How sure the reader says it is, 0 to 1. */
  confidence?: number;
  ms?: number;
  symbol?: string | null;
  timeframe?: string | null;
  /** Why the picture was refused, or why its scale was. */
  why?: string | null;
};

export type Match = {
  recall: number;
  precision: number;
  f1: number;
  /** Error of open, high, low and close over the matched candles, % of the true range. */
  median: number;
  p95: number;
  /** Share of matched candles whose direction agrees, true dojis (body < 0.3 % of the range) left out. */
  direction: number;
};

export type Score = {
  /** In prices as read: says whether indicators can be computed on it. */
  price: Match;
  /** After the best affine map onto the truth: says whether the geometry is right, whatever the axis. */
  shape: Match;
  /** Worst error of the predicted price at the two true anchor rows, % of the range. */
  axisError: number;
  usable: boolean;
  axisRead: boolean;
  /** A scale was given, and the candles are right in shape but not in price: the failure that costs a user money. */
  wrongScale: boolean;
};

const NO_MATCH: Match = {
  recall: 0,
  precision: 0,
  f1: 0,
  median: Number.NaN,
  p95: Number.NaN,
  direction: Number.NaN,
};

export function scoreReading(prediction: Prediction, truth: Truth): Score {
  const read = prediction.isChart ? prediction.candles.filter(isComplete) : [];
  const price = prediction.axis ? matchCandles(read, truth.candles) : NO_MATCH;
  const shape = read.length > 2 ? matchCandles(ontoTruth(read, truth), truth.candles) : NO_MATCH;
  const axisError = axisErrorOf(prediction.axis, truth);
  return {
    price,
    shape,
    axisError,
    usable: price.f1 >= 0.95 && price.p95 <= 2 && price.direction >= 0.97,
    axisRead: axisError <= 1 || (Number.isNaN(axisError) && price.f1 > 0.8),
    wrongScale: prediction.axis !== null && price.f1 < 0.5 && shape.f1 > 0.8,
  };
}

const isComplete = (candle: Ohlc) => FIELDS.every((field) => Number.isFinite(candle[field]));

export function matchCandles(read: readonly Ohlc[], truth: readonly Ohlc[]): Match {
  const range = rangeOf(truth);
  const pairs = alignCandles(read, truth, range).map(([i, j]) => ({ read: read[i]!, truth: truth[j]! }));
  const errors = pairs.flatMap((pair) =>
    FIELDS.map((field) => (100 * Math.abs(pair.read[field] - pair.truth[field])) / range),
  );
  const directed = pairs.filter((pair) => Math.abs(pair.truth.c - pair.truth.o) >= 0.003 * range);
  const agreeing = directed.filter((pair) => direction(pair.read) === direction(pair.truth));
  const recall = pairs.length / truth.length;
  const precision = read.length ? pairs.length / read.length : 0;
  return {
    recall,
    precision,
    f1: recall + precision ? (2 * recall * precision) / (recall + precision) : 0,
    median: quantile(errors, 0.5),
    p95: quantile(errors, 0.95),
    direction: directed.length ? agreeing.length / directed.length : Number.NaN,
  };
}

const direction = ({ o, c }: Ohlc) => Math.sign(c - o);

type Transform = { to: (price: number) => number; from: (value: number) => number };
const LINEAR: Transform = { to: (v) => v, from: (v) => v };
const LOG: Transform = { to: Math.log, from: Math.exp };

/** The reading after the affine map that fits the truth best; from prices or, where the truth is logarithmic, from their logarithms too. */
function ontoTruth(read: Ohlc[], truth: Truth): Ohlc[] {
  const unit = truth.axis.scale === 'log' ? LOG : LINEAR;
  const positive = read.every(({ h, l }) => h > 0 && l > 0);
  const sources = truth.axis.scale === 'log' && positive ? [LINEAR.to, LOG.to] : [LINEAR.to];
  let best: { mapped: Ohlc[]; matched: number } | null = null;
  for (const source of sources) {
    const mapped = bestMap(read, truth.candles, source, unit);
    const matched = alignCandles(mapped, truth.candles, rangeOf(truth.candles)).length;
    if (!best || matched > best.matched) best = { mapped, matched };
  }
  return best!.mapped;
}

function bestMap(read: Ohlc[], truth: Ohlc[], source: (v: number) => number, unit: Transform): Ohlc[] {
  const ends = read.flatMap(({ h, l }) => [source(h), source(l)]);
  const low = unit.to(Math.min(...truth.map(({ l }) => l)));
  const high = unit.to(Math.max(...truth.map(({ h }) => h)));
  let slope = (high - low) / (Math.max(...ends) - Math.min(...ends) || 1);
  let offset = low - slope * Math.min(...ends);
  const apply = () => read.map((candle) => mapFields(candle, (v) => unit.from(slope * source(v) + offset)));
  for (let round = 0; round < 3; round++) {
    const pairs = alignCandles(apply(), truth, rangeOf(truth));
    if (pairs.length < 3) break;
    const xs = pairs.flatMap(([i]) => FIELDS.map((field) => source(read[i]![field])));
    const ys = pairs.flatMap(([, j]) => FIELDS.map((field) => unit.to(truth[j]![field])));
    const spread = xs.reduce((sum, x) => sum + (x - mean(xs)) ** 2, 0);
    if (!(spread > 0)) break;
    const meanX = mean(xs);
    const meanY = mean(ys);
    slope = xs.reduce((sum, x, i) => sum + (x - meanX) * (ys[i]! - meanY), 0) / spread;
    offset = meanY - slope * meanX;
  }
  return apply();
}

const mapFields = ({ o, h, l, c }: Ohlc, map: (v: number) => number): Ohlc => ({
  o: map(o),
  h: map(h),
  l: map(l),
  c: map(c),
});

function axisErrorOf(axis: Anchors | null, truth: Truth): number {
  if (!axis || truth.homography) return Number.NaN;
  const { to, from } = axis.scale === 'log' ? LOG : LINEAR;
  const slope = (to(axis.p2) - to(axis.p1)) / (axis.y2 - axis.y1);
  const priceAt = (y: number) => from(to(axis.p1) + (y - axis.y1) * slope);
  const { p1, y1, p2, y2 } = truth.axis;
  const worst = Math.max(Math.abs(priceAt(y1) - p1), Math.abs(priceAt(y2) - p2));
  return (100 * worst) / rangeOf(truth.candles);
}
