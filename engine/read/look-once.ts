import type { ReadFailure } from '#contract/read-failure';
import type { Outcome } from '../outcome.ts';
import type { Box } from '../raster.ts';
import type { FoundCandles } from './find-candles.ts';

/** The candles of a region of the picture. */
export type LookAt = (region: Box) => Outcome<FoundCandles, ReadFailure>;

/** The candles of a region in the colours that others were found in. */
export type LookFor = (region: Box, others: FoundCandles) => Outcome<FoundCandles, ReadFailure>;

/** What is known of the regions that were looked at. */
export type Looks = {
  at: LookAt;
  /** What a region showed whose sides are off these by no more than so many px; undefined if none was looked at. */
  known: (region: Box, off: number) => ReturnType<LookAt> | undefined;
};

/** px by which a region's sides may be off another's that shows the same: whether a scale's own column of px is left out depends on who asks. */
const SAME_SIDE = 1;

/** Looks at no region twice: however far is looked beyond a plot's sides, the picture, or the labels beside it, may end before. */
export function lookOnce(look: LookAt): Looks {
  const looked: { region: Box; found: ReturnType<LookAt> }[] = [];
  const known: Looks['known'] = (region, off) => looked.find((one) => isWithin(one.region, region, off))?.found;
  const at: LookAt = (region) => {
    const before = known(region, SAME_SIDE);
    if (before) return before;
    const found = look(region);
    looked.push({ region, found });
    return found;
  };
  return { at, known };
}

const isWithin = (a: Box, b: Box, off: number): boolean =>
  [a.x0 - b.x0, a.x1 - b.x1, a.y0 - b.y0, a.y1 - b.y1].every((by) => Math.abs(by) <= off);
