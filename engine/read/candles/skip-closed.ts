import { HOLE } from '../ink/unmix-ink.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import { type Look, WICK } from './measure-look.ts';

/** Of the closed bodies hardly any is hollow, and by chance it would be as few only so seldom. */
const MOST_HOLLOW = 0.05;
const BY_CHANCE = 0.01;
/** Where another colour has more than this part of the candles, it tells directions, in closed bodies as well. */
const MOST_OF_ANOTHER = 0.1;

/**
 * Takes their fills from bodies so narrow that hollow ones and filled ones look alike: where renderers round each side of a body by itself, borders leave no inside in the narrower ones, which would pass
 * for filled all. Of bodies in one colour nothing but the fill tells.
 */
export function skipClosed<C extends Pick<MeasuredCandle, 'paint' | 'tint' | 'isClosed'>>(
  candles: C[],
  looks: Look[],
): { candles: C[]; looks: Look[] } {
  const shown = candles.filter(({ paint }) => paint !== null);
  const [closed, open] = [true, false].map((is) => shown.filter(({ isClosed }) => isClosed === is)) as [C[], C[]];
  const chance = (1 - hollowShare(open)) ** closed.length;
  if (chance > BY_CHANCE || hollowShare(closed) > MOST_HOLLOW || !areOfOneTint(candles)) return { candles, looks };
  return {
    candles: candles.map((candle) => (candle.isClosed ? { ...candle, paint: null } : candle)),
    looks: looks.map((look, i) =>
      candles[i]!.isClosed ? look.map((value, feature) => (feature < WICK ? Number.NaN : value)) : look,
    ),
  };
}

const hollowShare = (candles: Pick<MeasuredCandle, 'paint'>[]): number =>
  candles.filter(({ paint }) => paint === HOLE).length / Math.max(1, candles.length);

function areOfOneTint(candles: Pick<MeasuredCandle, 'tint'>[]): boolean {
  const counts = new Map<number, number>();
  for (const { tint } of candles) counts.set(tint, (counts.get(tint) ?? 0) + 1);
  return candles.length - Math.max(0, ...counts.values()) <= MOST_OF_ANOTHER * candles.length;
}
