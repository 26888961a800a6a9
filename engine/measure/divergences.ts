import type { Series } from './series.ts';
import { type ConfirmedSwing, confirmedSwings, type Swing } from './swings.ts';

/**
 * Two swings of one kind at which price and oscillator disagree. Regular: price makes a new extreme and the oscillator does not (against the move); hidden: the oscillator
 * makes one and price does not (with the move). Complete when the second swing is confirmed.
 */
export type Divergence = {
  at: number;
  kind: 'regular' | 'hidden';
  side: 'up' | 'down';
  first: Swing;
  second: Swing;
  firstValue: number;
  secondValue: number;
};

export type DivergenceOptions = {
  /** Differences up to these are none: price in the reading's unit, the oscillator in its own. */
  priceMargin: number;
  valueMargin: number;
  /** Swings nearer or further apart than this many candles are not compared. */
  shortest?: number;
  longest?: number;
};

const kindOf = (kind: Swing['kind'], priceSign: number, valueSign: number): Divergence['kind'] | null => {
  const outward = kind === 'high' ? 1 : -1;
  if (priceSign === outward && valueSign === -outward) return 'regular';
  if (priceSign === -outward && valueSign === outward) return 'hidden';
  return null;
};

export const divergences = (
  swings: readonly Swing[],
  values: Series,
  { priceMargin, valueMargin, shortest = 5, longest = 60 }: DivergenceOptions,
): Divergence[] => {
  const last: Partial<Record<Swing['kind'], ConfirmedSwing>> = {};
  const found: Divergence[] = [];
  for (const second of confirmedSwings(swings)) {
    const first = last[second.kind];
    last[second.kind] = second;
    const apart = second.index - (first?.index ?? second.index);
    if (!first || apart < shortest || apart > longest) continue;
    const firstValue = values[first.index];
    const secondValue = values[second.index];
    if (firstValue === null || firstValue === undefined || secondValue === null || secondValue === undefined) continue;
    const sign = (difference: number, margin: number) => (Math.abs(difference) <= margin ? 0 : Math.sign(difference));
    const kind = kindOf(
      second.kind,
      sign(second.value - first.value, priceMargin),
      sign(secondValue - firstValue, valueMargin),
    );
    if (!kind) continue;
    // A regular one argues against the move into the swing, a hidden one for the move out of it: at lows both are up.
    const side = second.kind === 'low' ? 'up' : 'down';
    found.push({ at: second.confirmedAt, kind, side, first, second, firstValue, secondValue });
  }
  return found;
};
