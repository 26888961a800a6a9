import { type Crossing, crossings } from './crossings.ts';
import type { Series } from './series.ts';

/** Crosses of a fast over a slow line whose fast line stood beyond the threshold on the candle before: up out of the lower zone, down out of the upper. */
export const zoneCrosses = (
  fast: Series,
  slow: Series,
  { upper, lower }: { upper: number; lower: number },
): Crossing[] =>
  crossings(fast, slow).filter(({ at, side }) => {
    const before = fast[at - 1];
    if (before === null || before === undefined) return false;
    return side === 'up' ? before < lower : before > upper;
  });
