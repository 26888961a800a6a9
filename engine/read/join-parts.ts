import type { Box } from '../raster.ts';
import type { FoundCandles } from './find-candles.ts';
import { isSamePitch } from './lattice/find-pitch.ts';

/** What was found in a region, and how convincing it is, 0 to 1. */
export type Candidate = { found: FoundCandles; score: number };

/** Of the candles of either part those that the whole has too, or all but one: at the side of a part may stand the border of what lies beside it. px by which two looks at one candle may differ. */
const MOST_OF_PART = 0.85;
const OTHERS = 1;
const SAME_CANDLE = 3;
/** Of the slots between the parts those that hold candles: there labels lie over them, as beside a chart they never do. */
const LEAST_BETWEEN = 0.6;

/**
 * The chart of which two candidates beside each other are parts, because labels of a drawing part the plot as a scale does; null where there is none.
 * `tryRegion` looks for candles in a region.
 */
export function joinParts(candidates: Candidate[], tryRegion: (region: Box) => Candidate | null): Candidate | null {
  const pairs = candidates.flatMap((left) =>
    candidates
      .filter(({ found }) => found.region.x0 >= left.found.region.x1 && isSamePitch(found.lattice, left.found.lattice))
      .map((right) => ({ left: left.found, right: right.found })),
  );
  const most = ({ left, right }: (typeof pairs)[number]) => left.candles.length + right.candles.length;
  const pair = pairs.toSorted((a, b) => most(b) - most(a))[0];
  if (!pair) return null;
  const { left, right } = pair;
  const whole = tryRegion({
    x0: left.region.x0,
    x1: right.region.x1,
    y0: Math.min(left.region.y0, right.region.y0),
    y1: Math.max(left.region.y1, right.region.y1),
  });
  if (!whole || !isHeldBy(left, whole.found) || !isHeldBy(right, whole.found)) return null;
  // Where labels in a corner of the plot parted it, a region that reaches beyond them holds more of it.
  if (candidates.some((other) => isMore(other, whole))) return null;
  const between = whole.found.candles.filter(({ x }) => {
    const at = x + whole.found.region.x0;
    return at > left.region.x1 && at < right.region.x0;
  });
  const slots = (right.region.x0 - left.region.x1) / whole.found.lattice.pitch;
  return between.length >= LEAST_BETWEEN * Math.floor(slots) ? whole : null;
}

/** Whether nearly all candles of a region are among those of another one. */
export function isHeldBy(part: FoundCandles, whole: FoundCandles): boolean {
  const right = part.region.x0 - whole.region.x0;
  const lower = part.region.y0 - whole.region.y0;
  const held = part.candles.filter((one) =>
    whole.candles.some(
      (other) =>
        Math.abs(one.x + right - other.x) <= SAME_CANDLE &&
        one.top + lower < other.bottom &&
        one.bottom + lower > other.top,
    ),
  );
  return held.length >= Math.min(MOST_OF_PART * part.candles.length, part.candles.length - OTHERS);
}

/** Whether some candles are but a part of those of another region. */
export const isAmong = (part: FoundCandles, whole: FoundCandles): boolean =>
  part.candles.length < whole.candles.length && isHeldBy(part, whole);

/** Whether all of another's candles are among its own, as no chance would have it. */
export const isMore = ({ found: whole }: Candidate, { found }: Candidate): boolean =>
  isSamePitch(found.lattice, whole.lattice) && isAmong(found, whole);
