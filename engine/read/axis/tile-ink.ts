import { DIGIT, type DigitTile, TILE_HEIGHT } from './digit-tile.ts';

/** Of full ink: less is the ground's, or grain. */
export const INK = 0.4;

/** Between which of these columns of a tile there is ink in a digit's rows, and in how many of these, px. */
export function inkOf({ width, data }: DigitTile, first: number, end: number) {
  let [from, to] = [end, first];
  const rows = new Set<number>();
  for (let x = first; x < end; x++)
    for (let row = (TILE_HEIGHT - DIGIT) / 2; row < (TILE_HEIGHT + DIGIT) / 2; row++) {
      if (data[row * width + x]! < INK) continue;
      rows.add(row);
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  return { from, to, height: rows.size };
}
