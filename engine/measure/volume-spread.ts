import type { Candle } from '../reading.ts';
import { mean } from './series.ts';

/** What effort (volume) and result (range) of a candle say together, after Wyckoff and Tom Williams. */
export type VolumeSpreadKind = 'demand' | 'supply' | 'absorbed-selling' | 'absorbed-buying' | 'no-demand' | 'no-supply';

export type VolumeSpreadEvent = {
  at: number;
  kind: VolumeSpreadKind;
  side: 'up' | 'down';
  effort: number;
  spread: number;
};

const lookback = 20;
const leastHistory = 10;
const high = 1.5;
const low = 0.6;

type Bar = { up: boolean; effort: number; spread: number; place: number; drift: number };

const rules: { kind: VolumeSpreadKind; side: 'up' | 'down'; holds: (bar: Bar) => boolean }[] = [
  { kind: 'demand', side: 'up', holds: (b) => b.up && b.effort >= high && b.spread >= high - 0.2 && b.place >= 0.65 },
  {
    kind: 'supply',
    side: 'down',
    holds: (b) => !b.up && b.effort >= high && b.spread >= high - 0.2 && b.place <= 0.35,
  },
  {
    kind: 'absorbed-selling',
    side: 'up',
    holds: (b) => b.drift < 0 && b.effort >= high && b.spread <= 0.9 && b.place >= 0.4,
  },
  {
    kind: 'absorbed-buying',
    side: 'down',
    holds: (b) => b.drift > 0 && b.effort >= high && b.spread <= 0.9 && b.place <= 0.6,
  },
  { kind: 'no-demand', side: 'down', holds: (b) => b.up && b.drift > 0 && b.effort <= low && b.spread <= 0.75 },
  { kind: 'no-supply', side: 'up', holds: (b) => !b.up && b.drift < 0 && b.effort <= low && b.spread <= 0.75 },
];

/**
 * `effort` is volume against the mean of the 20 candles before, `spread` the candle's range against the average true range before it. High volume and wide spread
 * is initiative; high volume with little result was absorbed; a narrow candle on little volume in a move lacks followers.
 */
export const volumeSpread = (
  candles: readonly Candle[],
  ranges: readonly number[],
  volumes: readonly number[],
): VolumeSpreadEvent[] =>
  candles.flatMap((candle, at) => {
    const before = volumes.slice(Math.max(0, at - lookback), at);
    const usual = before.length >= leastHistory ? mean(before) : 0;
    const height = candle.high - candle.low;
    if (usual <= 0 || height <= 0) return [];
    const moved = candles[at - 1]!.close - candles[at - 6]!.close;
    const bar: Bar = {
      up: candle.close >= candle.open,
      effort: volumes[at]! / usual,
      spread: height / ranges[at - 1]!,
      place: (candle.close - candle.low) / height,
      drift: Math.abs(moved) < ranges[at - 1]! ? 0 : Math.sign(moved),
    };
    const rule = rules.find(({ holds }) => holds(bar));
    return rule ? [{ at, kind: rule.kind, side: rule.side, effort: bar.effort, spread: bar.spread }] : [];
  });
