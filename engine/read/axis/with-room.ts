import { type Glyph, isSeparator } from './decode-glyphs.ts';
import { CLASSES } from './digit-net.ts';

/** Of the usual distance of two digits: those with a separator between them stand farther apart. */
const LEAST_ROOM = 1.15;

/**
 * The characters of a label without separators that have no room of their own: the foot of a one that a nothing follows looks like a point, but the digits stand no farther apart
 * for it. Fonts whose ones are narrower than other digits may set two of them and a point as near.
 */
export function withRoom(glyphs: Glyph[], advance: number | undefined): Glyph[] {
  if (advance === undefined) return glyphs;
  return glyphs.filter((glyph, i) => {
    const [before, after] = [glyphs[i - 1], glyphs[i + 1]];
    if (!isSeparator(glyph.kind) || !before || !after) return true;
    return (isOne(before) && isOne(after)) || after.x - before.x >= LEAST_ROOM * advance;
  });
}

export const isOne = ({ kind }: Glyph): boolean => CLASSES[kind] === '1';
