import type { Part } from '#engine/read/axis/connected-parts';
import type { Word } from '#engine/read/axis/find-words';

/** A word of digits 10 px high between two columns, its middle in a row, px. */
export const wordAt = (x0: number, x1: number, middle: number, glyphs: Part[] = []): Word => ({
  x0,
  x1,
  y0: middle - 5,
  y1: middle + 5,
  middle,
  glyphHeight: 10,
  glyphs,
  light: false,
});
