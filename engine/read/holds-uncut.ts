import type { Box } from '../raster.ts';

/** Candles of a region, px of it, and the region's place in the picture. */
type Standing = {
  region: Box;
  candles: readonly { x: number; top: number; bottom: number }[];
};

/** Of the rows of the candles that are not cut off: those of so many must stay where they are, or another pane's bars have come in. Pieces of a line may go; more of them where all that is found convinces more for it. */
export const HELD = { most: 0.9, clearer: 0.7 };
/** px, and of a candle's height: what is soft ends a little elsewhere in another region. It may go on where its head or foot hid that. */
const SAME = { px: 3, share: 0.08 };
/** px from a region's head or foot, within which a candle is cut off. */
const CUT = 2;

/** Whether what is found in a region that was made higher holds the candles of the smaller one that its head and foot do not cut off, or `least` of their rows. */
export function holdsUncut(grown: Standing, { candles, region }: Standing, least: number = HELD.most): boolean {
  const uncut = candles.filter(({ top, bottom }) => top >= CUT && bottom <= region.y1 - region.y0 - CUT);
  const down = region.y0 - grown.region.y0;
  const held = uncut.filter(({ x, top, bottom }) => {
    const same = Math.max(SAME.px, SAME.share * (bottom - top));
    return grown.candles.some(
      (other) =>
        Math.abs(other.x - x) <= SAME.px && other.top - down - top <= same && bottom - (other.bottom - down) <= same,
    );
  });
  const rowsOf = (some: Standing['candles']) => some.reduce((sum, { top, bottom }) => sum + bottom - top, 0);
  return rowsOf(held) >= least * rowsOf(uncut);
}
