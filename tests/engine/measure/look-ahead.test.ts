import { describe, expect, test } from 'vitest';
import { averageRange } from '#engine/measure/average-range';
import { breakerBlocks } from '#engine/measure/breaker-blocks';
import { candlestickPatterns } from '#engine/measure/candlestick-patterns';
import { chandelier } from '#engine/measure/chandelier';
import { channelEvents, envelope, keltner } from '#engine/measure/channels';
import { crossings } from '#engine/measure/crossings';
import { displacements } from '#engine/measure/displacement';
import { divergences } from '#engine/measure/divergences';
import { donchianBreaks } from '#engine/measure/donchian-breaks';
import { doublePatterns } from '#engine/measure/double-patterns';
import { fairValueGaps } from '#engine/measure/fair-value-gaps';
import { majorLegs, projections } from '#engine/measure/fibonacci';
import { flags } from '#engine/measure/flags';
import { headAndShoulders } from '#engine/measure/head-and-shoulders';
import { ichimoku } from '#engine/measure/ichimoku';
import { institutionalCandles } from '#engine/measure/institutional-candles';
import { legTimes } from '#engine/measure/leg-times';
import { levelEvents } from '#engine/measure/level-events';
import { liquidity } from '#engine/measure/liquidity';
import { macd } from '#engine/measure/macd';
import { ema, sma } from '#engine/measure/moving-averages';
import { obv } from '#engine/measure/obv';
import { orderBlocks } from '#engine/measure/order-blocks';
import { pullbacks } from '#engine/measure/pullbacks';
import { rangeExpansions } from '#engine/measure/range-expansions';
import { cutlerRsi, wilderRsi } from '#engine/measure/rsi';
import { stochastic } from '#engine/measure/stochastic';
import { structureBreaks } from '#engine/measure/structure';
import { findSwings } from '#engine/measure/swings';
import { thresholdReturns } from '#engine/measure/threshold-returns';
import { triangles } from '#engine/measure/triangles';
import { valueExits } from '#engine/measure/value-exits';
import { climaxes } from '#engine/measure/volume-climax';
import { volumeSpread } from '#engine/measure/volume-spread';
import { anchoredVwap } from '#engine/measure/vwap';
import { zoneCrosses } from '#engine/measure/zone-crosses';
import type { Candle } from '#engine/reading';
import { candlesOf, walk } from '../series.ts';

type Event = { at: number | null };

const ranges = averageRange;
const closes = (candles: readonly Candle[]) => candles.map((candle) => candle.close);
const volumes = (candles: readonly Candle[]) => candles.map((candle) => candle.volume ?? 0);
const swings = (candles: readonly Candle[]) => findSwings(candles);
const blocks = (candles: readonly Candle[]) =>
  orderBlocks(candles, ranges(candles), structureBreaks(candles, swings(candles)));

const detectors: Record<string, (candles: Candle[]) => readonly Event[]> = {
  swings: (c) => swings(c).map(({ confirmedAt, ...swing }) => ({ ...swing, at: confirmedAt })),
  'structure breaks': (c) => structureBreaks(c, swings(c)),
  'level events': (c) => levelEvents(c, ranges(c)),
  'candlestick patterns': (c) => candlestickPatterns(c),
  'average crosses': (c) => crossings(sma(closes(c), 10), sma(closes(c), 20)),
  pullbacks: (c) => pullbacks(c, ema(closes(c), 3), ema(closes(c), 8), ema(closes(c), 13)),
  'keltner events': (c) => channelEvents(closes(c), keltner(c, { kind: 'ema' })),
  'envelope events': (c) => channelEvents(closes(c), envelope(closes(c), { percent: 2 })),
  'donchian breaks': (c) => donchianBreaks(c),
  'ichimoku crosses': (c) => crossings(ichimoku(c).conversion, ichimoku(c).base),
  'cloud crosses': (c) => crossings(closes(c), ichimoku(c).cloudA),
  'rsi returns': (c) => thresholdReturns(cutlerRsi(closes(c)), { upper: 70, lower: 30 }),
  'rsi divergences': (c) => divergences(swings(c), wilderRsi(closes(c)), { priceMargin: 0.02, valueMargin: 2 }),
  'obv divergences': (c) => divergences(swings(c), obv(c, volumes(c)), { priceMargin: 0.02, valueMargin: 0.3 }),
  'macd crosses': (c) => {
    const lines = macd(closes(c), { fast: 5, slow: 13, signal: 4 });
    return crossings(lines.macd, lines.signal);
  },
  'stochastic crosses': (c) => zoneCrosses(stochastic(c).k, stochastic(c).d, { upper: 80, lower: 20 }),
  'chandelier flips': (c) => chandelier(c, ranges(c)).flips,
  'range expansions': (c) => rangeExpansions(c, ranges(c)),
  displacements: (c) => displacements(c, ranges(c)),
  'order blocks': (c) => blocks(c),
  'breaker blocks': (c) =>
    breakerBlocks(c, blocks(c)).map(({ block, ...breaker }) => ({ ...breaker, index: block.index })),
  'fair value gaps': (c) => fairValueGaps(c, ranges(c)).map(({ filled: _, ...gap }) => gap),
  sweeps: (c) => liquidity(c, ranges(c), swings(c)).sweeps,
  'institutional candles': (c) => institutionalCandles(c, ranges(c), volumes(c)),
  'double patterns': (c) => doublePatterns(c, ranges(c), swings(c)),
  'head and shoulders': (c) => headAndShoulders(c, ranges(c), swings(c)),
  triangles: (c) => triangles(c, ranges(c), swings(c)),
  flags: (c) => flags(c, ranges(c)),
  'fibonacci legs': (c) => majorLegs(c, ranges(c)),
  projections: (c) => projections(swings(c), ranges(c)),
  'leg times': (c) => legTimes(swings(c)),
  'volume climaxes': (c) => climaxes(c, ranges(c), volumes(c)),
  'range climaxes': (c) => climaxes(c, ranges(c), null),
  'volume spread': (c) => volumeSpread(c, ranges(c), volumes(c)),
  'vwap crosses': (c) => crossings(closes(c), anchoredVwap(c, volumes(c)).vwap),
  'value area exits': (c) => valueExits(c, volumes(c), ranges(c)),
};

/** What happened to an event later is not part of it: a fate that lies beyond the series is not known yet. */
const known = (events: readonly Event[], length: number) =>
  events
    .filter((event) => event.at !== null && event.at < length)
    .map((event) => {
      const fates = Object.entries(event).map(([key, value]) => {
        const later = key.endsWith('At') && typeof value === 'number' && value >= length;
        return [key, later ? null : value];
      });
      const told = Object.fromEntries(fates);
      if ('brokenAt' in told && 'side' in told && 'upper' in told && 'height' in told && told.brokenAt === null)
        told.side = null;
      return told;
    });

/** Long enough, calm and bursty, for the rarer detectors to find something. */
const series = [11, 23, 37, 58].map((seed) =>
  candlesOf(walk(160, seed, { drift: seed % 2 ? 0.05 : -0.05, bursts: seed > 30 })),
);

describe('No detector looks ahead: what it found on a shorter series stays as the series grows', () => {
  test.each(Object.keys(detectors))('%s', (name) => {
    const detect = detectors[name]!;
    let seen = 0;
    for (const candles of series) {
      const full = detect(candles);
      seen += full.length;
      for (let length = 20; length < candles.length; length += 7) {
        expect(known(detect(candles.slice(0, length)), length)).toEqual(known(full, length));
      }
    }
    expect(seen, 'the series must give the detector something to find').toBeGreaterThan(0);
  });
});
