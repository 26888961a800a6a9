/** Of a region's width: of eight candles side by side, the fewest that make a chart, none is wider; of most charts none is nearly as wide, but zones and tags are. */
export const WIDEST_BODY = { ofFew: 1 / 8, usual: 0.08 };

/** px: of a narrow region bodies may take more. */
const LEAST = 14;

/** What a body takes at most, px, in a region as wide as this, px, of which it takes this share at most. */
export const widestIn = (width: number, share: number): number => Math.max(LEAST, share * width);
