import type { ReadFailure } from '#contract/read-failure';
import type { Outcome } from '../outcome.ts';
import type { Box } from '../raster.ts';
import type { FoundCandles } from './find-candles.ts';

/** The candles of a region of the picture. */
export type LookAt = (region: Box) => Outcome<FoundCandles, ReadFailure>;

/** Looks at no region twice: however far is looked beyond a plot's sides, the picture may end before. */
export function lookOnce(look: LookAt): LookAt {
  const looked = new Map<string, ReturnType<LookAt>>();
  return (region) => {
    const place = [region.x0, region.x1, region.y0, region.y1].join();
    const found = looked.get(place) ?? look(region);
    looked.set(place, found);
    return found;
  };
}
