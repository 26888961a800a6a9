import { COLOUR_CELLS, distance, type Rgb } from './colour.ts';
import type { ColourCounts } from './count-colours.ts';

/**
 * The few colours that a picture is made of, most frequent first: the first is the background. `classOf` gives, for every cell of the
 * colour histogram, the index of its colour, or `UNKNOWN`; `radius` how near to it a colour of which it was put together is, 0 to 441.
 */
export type Palette = { colours: { rgb: Rgb; share: number }[]; classOf: Uint8Array; radius: number };

export const UNKNOWN = 255;

const MOST_CLUSTERS = 96;

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

  const found: { rgb: Rgb; count: number; cells: number[] }[] = [];
  for (const cell of cells) {
    const count = counts[cell]!;
    const rgb: Rgb = [sums[cell * 3]! / count, sums[cell * 3 + 1]! / count, sums[cell * 3 + 2]! / count];
    let nearest: (typeof found)[number] | null = null;
    let nearestDistance = radius;
    for (const colour of found) {
      // Most are far off by their red alone.
      if (Math.abs(rgb[0] - colour.rgb[0]) >= nearestDistance) continue;
      const away = distance(rgb, colour.rgb);
      if (away < nearestDistance) {
        nearestDistance = away;
        nearest = colour;
      }
    }
    if (nearest) {
      nearest.count += count;
      nearest.cells.push(cell);
    } else if (found.length < MOST_CLUSTERS) found.push({ rgb, count, cells: [cell] });
  }
  // A lossy codec scatters a colour of small bodies over many cells: what counts is how much there is of all of them.
  const classOf = new Uint8Array(COLOUR_CELLS).fill(UNKNOWN);
  const colours = found
    .filter(({ count }) => count > total * minShare)
    .sort((a, b) => b.count - a.count)
    .slice(0, limit);
  for (const [index, colour] of colours.entries()) for (const cell of colour.cells) classOf[cell] = index;
  return { colours: colours.map(({ rgb, count }) => ({ rgb, share: count / total })), classOf, radius };
}
