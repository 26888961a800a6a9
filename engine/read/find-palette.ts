import { COLOUR_CELLS, distance, type Rgb } from './colour.ts';
import type { ColourCounts } from './count-colours.ts';

/**
 * The few colours that a picture is made of, most frequent first: the first is the background. `classOf` gives, for every cell of the
 * colour histogram, the index of its colour, or `UNKNOWN`.
 */
export type Palette = { colours: { rgb: Rgb; share: number }[]; classOf: Uint8Array };

export const UNKNOWN = 255;

export type FindPaletteOptions = {
  /** Colours nearer than this (Euclidean, 0–441) are one. */
  radius?: number;
  /** Share of the pixels below which a colour is noise. */
  minShare?: number;
  limit?: number;
};

/** Greedy merge of the histogram's cells, most frequent first: anti-aliasing and JPEG noise join the colour that they surround. */
export function findPalette(
  { total, counts, sums }: ColourCounts,
  { radius = 34, minShare = 4e-5, limit = 28 }: FindPaletteOptions = {},
): Palette {
  const cells: number[] = [];
  for (let cell = 0; cell < COLOUR_CELLS; cell++) if (counts[cell]! > 0) cells.push(cell);
  cells.sort((a, b) => counts[b]! - counts[a]!);

  const colours: { rgb: Rgb; share: number }[] = [];
  const classOf = new Uint8Array(COLOUR_CELLS).fill(UNKNOWN);
  for (const cell of cells) {
    const count = counts[cell]!;
    const rgb: Rgb = [sums[cell * 3]! / count, sums[cell * 3 + 1]! / count, sums[cell * 3 + 2]! / count];
    let nearest = -1;
    let nearestDistance = radius;
    for (let index = 0; index < colours.length; index++) {
      const away = distance(rgb, colours[index]!.rgb);
      if (away < nearestDistance) {
        nearestDistance = away;
        nearest = index;
      }
    }
    if (nearest >= 0) {
      classOf[cell] = nearest;
      colours[nearest]!.share += count / total;
    } else if (colours.length < limit && count > total * minShare) {
      classOf[cell] = colours.length;
      colours.push({ rgb, share: count / total });
    }
  }
  return { colours, classOf };
}
