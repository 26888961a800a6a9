import type { Glyph } from './decode-glyphs.ts';
import { OTHER } from './digit-net.ts';
import { DIGIT, type DigitTile, TILE_HEIGHT } from './digit-tile.ts';

const INK = 0.4;
/** Of the usual distance of two digits: so far from its middle a digit's ink reaches, but for a one's. */
const REACH = 0.35;

/** The characters of a label without a last one behind a sign that has hardly any ink beyond its middle: a sign wider than a digit, as K is, ends in what looks like one. */
export function withInk(glyphs: Glyph[], { width, data }: DigitTile, advance: number | undefined): Glyph[] {
  const [sign, last] = glyphs.slice(-2);
  if (advance === undefined || !sign || !last || sign.kind !== OTHER) return glyphs;
  const margin = (TILE_HEIGHT - DIGIT) / 2;
  for (let row = margin; row < TILE_HEIGHT - margin; row++)
    for (let x = Math.ceil(last.x + REACH * advance); x < width; x++) if (data[row * width + x]! >= INK) return glyphs;
  return glyphs.slice(0, -1);
}
