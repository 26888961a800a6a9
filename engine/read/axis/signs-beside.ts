import { type Glyph, isSeparator } from './decode-glyphs.ts';
import { OTHER, PERCENT } from './digit-net.ts';
import { DIGIT, type DigitTile } from './digit-tile.ts';
import { inkOf } from './tile-ink.ts';

/** The number of a label, and how many signs that are not known stand before and behind it; those of currencies are not told apart. */
export type Signed = { number: Glyph[]; before: number; behind: number };

/** Of the usual distance of two digits, from the middle of the outermost one to the end of the sign beside it: of a digit that something covers in part less is left. */
const WHOLE = 1.15;
const PART = 1.1;
/** Of a digit's height: a dash is lower. */
const HIGH = 0.6;
/** What a digit's distance from the next is, px of the tile, where a column's labels don't tell. */
const USUAL = 0.7 * DIGIT;
/** Beyond this a sign may be that of per cent: of 80 columns in per cent none stayed below, of ten with a currency's sign all did. */
const MOST_PERCENT = 0.05;

/** The characters of a label without a mark of the axis that ends it: a tick is lower than any sign. */
export function withoutTick(glyphs: Glyph[], tile: DigitTile, advance = USUAL): Glyph[] {
  const last = glyphs.findLastIndex(({ kind }) => kind !== OTHER);
  if (last < 0 || glyphs.slice(last + 1).some(mayBePercent)) return glyphs;
  const { height } = inkOf(tile, endOf(tile, glyphs[last]!, advance), tile.width);
  return height < HIGH * DIGIT ? glyphs.slice(0, last + 1) : glyphs;
}

/** Of the usual distance of two digits, from its middle: a soft digit ends there at the latest. */
const SOFT = 0.8;

/** Where a digit ends: at the first column without ink, or half way to the next where what is behind it hangs together with it. */
function endOf(tile: DigitTile, { x }: Glyph, advance: number): number {
  const half = Math.ceil(x + advance / 2);
  for (let end = half; end <= x + SOFT * advance; end++) if (inkOf(tile, end, end + 1).height === 0) return end;
  return half;
}

/**
 * Parts a label's number from whole signs beside it: `cut` where what stands there is but a part of a character, `unknown` where it is no sign or where there is one among
 * the digits.
 */
export function signsBeside(glyphs: readonly Glyph[], tile: DigitTile, advance = USUAL): Signed | 'cut' | 'unknown' {
  const first = numberAfter(glyphs);
  const last = glyphs.findLastIndex(({ kind }) => kind !== OTHER);
  const number = glyphs.slice(first, last + 1);
  if (number.length === 0 || number.some(({ kind }) => kind === OTHER)) return 'unknown';
  // Right before a separator a sign that is not known is a digit.
  if (first > 0 && isSeparator(number[0]!.kind)) return 'unknown';
  const behind = glyphs.slice(last + 1);
  if (behind.some(mayBePercent)) return 'unknown';
  const inks: { height: number; reach: number }[] = [];
  const [start, end] = [number[0]!.x, number.at(-1)!.x];
  if (first > 0) {
    const { from, height } = inkOf(tile, 0, Math.floor(start - advance / 2));
    inks.push({ height, reach: start - from });
  }
  if (behind.length > 0) {
    const { to, height } = inkOf(tile, Math.ceil(end + advance / 2), tile.width);
    inks.push({ height, reach: to - end });
  }
  if (inks.some(({ height }) => height < HIGH * DIGIT)) return 'unknown';
  if (inks.some(({ reach }) => reach < PART * advance)) return 'cut';
  if (inks.some(({ reach }) => reach < WHOLE * advance)) return 'unknown';
  return { number, before: first, behind: behind.length };
}

const mayBePercent = ({ likely }: Glyph): boolean => likely[PERCENT]! > MOST_PERCENT;

/** Letters before a currency's sign may look like digits, as the S of US$ does. */
const LONGEST_SIGN = 3;

function numberAfter(glyphs: readonly Glyph[]): number {
  if (glyphs[0]?.kind !== OTHER) return 0;
  const known = glyphs.findIndex(({ kind }) => kind !== OTHER);
  const again = glyphs.findIndex(({ kind }, i) => i > known && kind === OTHER);
  const isLetter = again > 0 && again < LONGEST_SIGN && glyphs.slice(again + 1).some(({ kind }) => kind !== OTHER);
  return isLetter ? again + 1 : known;
}
