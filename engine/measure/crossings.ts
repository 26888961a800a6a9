import type { Series } from './series.ts';

export type Crossing = { at: number; side: 'up' | 'down' };

/**
 * Where `a` crosses `b`. `margin` is the distance that both sides of the crossing must reach, in the unit of the series, so that a
 * touch within the reading error is none: the crossing is dated to the candle that first stands clear on the new side.
 */
export const crossings = (a: Series, b: Series, margin = 0): Crossing[] => {
  const found: Crossing[] = [];
  let side: Crossing['side'] | null = null;
  a.forEach((value, at) => {
    const other = b[at];
    if (value === null || other === null || other === undefined) return;
    const apart = value - other;
    if (Math.abs(apart) <= margin) return;
    const now = apart > 0 ? 'up' : 'down';
    if (side && now !== side) found.push({ at, side: now });
    side = now;
  });
  return found;
};
