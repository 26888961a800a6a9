import type { Glyph } from './decode-glyphs.ts';
import { OTHER } from './digit-net.ts';
import type { DigitTile } from './digit-tile.ts';
import { inkOf } from './tile-ink.ts';
import { isOne } from './with-room.ts';

/** Of the usual distance of two digits: so far from its middle a digit's ink reaches, but for a one's. */
const REACH = 0.35;

/** The characters of a label without a last one behind a sign that has hardly any ink beyond its middle: a sign wider than a digit, as K is, ends in what looks like one. */
export function withInk(glyphs: Glyph[], tile: DigitTile, advance: number | undefined): Glyph[] {
  const [sign, last] = glyphs.slice(-2);
  if (advance === undefined || !sign || !last || sign.kind !== OTHER || isOne(last)) return glyphs;
  const beyond = inkOf(tile, Math.ceil(last.x + REACH * advance), tile.width);
  return beyond.height > 0 ? glyphs : glyphs.slice(0, -1);
}
