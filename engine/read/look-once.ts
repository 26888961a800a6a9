import type { ReadFailure } from '#contract/read-failure';
import type { Outcome } from '../outcome.ts';
import type { Box } from '../raster.ts';
import type { FoundCandles } from './find-candles.ts';

/** The candles of a region of the picture. */
export type LookAt = (region: Box) => Outcome<FoundCandles, ReadFailure>;

/** The candles of a region in the colours that others were found in. */
export type LookFor = (region: Box, others: FoundCandles) => Outcome<FoundCandles, ReadFailure>;

/** px by which a region's sides may be off another's that shows the same: whether a scale's own column of px is left out depends on who asks. */
const SAME_SIDE = 1;

/** Looks at no region twice: however far is looked beyond a plot's sides, the picture, or the labels beside it, may end before. */
export function lookOnce(look: LookAt): LookAt {
  const looked: { region: Box; found: ReturnType<LookAt> }[] = [];
  return (region) => {
    const known = looked.find((one) => isSame(one.region, region));
    if (known) return known.found;
    const found = look(region);
    looked.push({ region, found });
    return found;
  };
}

const isSame = (a: Box, b: Box): boolean =>
  [a.x0 - b.x0, a.x1 - b.x1, a.y0 - b.y0, a.y1 - b.y1].every((off) => Math.abs(off) <= SAME_SIDE);
