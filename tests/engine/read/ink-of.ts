import type { Ink } from '#engine/read/ink/unmix-ink';

/** Ink of one colour over a region so many px wide, by its coverage. */
export const inkOf = (cover: Uint8Array, width: number): Ink => {
  const height = cover.length / width;
  const region = { x0: 0, y0: 0, x1: width, y1: height };
  return { region, width, height, cover, owner: cover.map((value) => (value > 0 ? 1 : 0)) };
};
