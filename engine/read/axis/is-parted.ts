import type { Glyph } from './decode-glyphs.ts';
import { median } from './median.ts';
import { advanceOf, isDigit } from './read-digits.ts';

/** Of the usual distance of two digits: those with anything between them stand farther apart. */
const APART = 1.35;
/** Behind it: three are parted by a space, as thousands are. */
const MOST_BEHIND = 2;
/** Of the labels. */
const MOST = 0.5;

/** Whether the last digit or two of a column's labels stand apart, with nothing read between: as in 452'4 the sign there was overlooked, and what is behind it is no further digit of the number. */
export function isParted(lines: Glyph[][]): boolean {
  const advance = advanceOf(lines);
  if (advance === undefined) return false;
  const behind = lines.map((glyphs) => {
    const gap = glyphs.findLastIndex((glyph, i) => i > 0 && glyph.x - glyphs[i - 1]!.x > APART * advance);
    const isPlain = gap > 0 && glyphs.slice(gap - 1).every(isDigit);
    return isPlain ? glyphs.length - gap : 0;
  });
  const parted = behind.filter((count) => count > 0 && count <= MOST_BEHIND);
  const usual = median(parted);
  return parted.filter((count) => count === usual).length >= Math.max(2, MOST * lines.length);
}
