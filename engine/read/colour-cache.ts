/** Places of a direct-mapped cache of what colours are: a chart shows few of them, over and over. */
export const CACHE = 8192;

/** The place of a colour, given as 0xRRGGBB. */
export const placeOf = (key: number): number => (key ^ (key >> 7) ^ (key >> 13)) & (CACHE - 1);
