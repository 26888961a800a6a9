import type { Box } from '../../raster.ts';
import { connectedParts, type Part } from './connected-parts.ts';
import { median } from './median.ts';
import { removeLongRuns } from './remove-long-runs.ts';
import { type Grey, LIGHT_INK, textMask } from './text-mask.ts';

/** A line of glyphs that stand close together, px. */
export type Word = Box & {
  /** Typical height of its tall glyphs (digits, capitals). */
  glyphHeight: number;
  /** Row of the middle of those glyphs; half a pixel exact, see label centres for more. */
  middle: number;
  glyphs: Part[];
  /** Ink is lighter than the ground. */
  light: boolean;
};

const GLYPH = { minHeight: 5, maxHeight: 64 };
/** Widest gap between glyphs of one word, in glyph heights: a space between groups of digits is one. */
const WORD_GAP = 0.8;
/** Compression makes one digit a row or two higher than the next, px. */
export const SLACK = 2.1;
/** Of the height of glyphs, by which those of one line differ at most. */
const OFF_HEIGHT = 0.25;

/** Whether glyphs of one height, px, may stand in one line, or one list, with others. */
export const areAsHigh = (height: number, others: number): boolean =>
  Math.abs(height - others) <= Math.max(SLACK, OFF_HEIGHT * others);

/** All pieces of text of a picture, as far as shape tells them from candles and lines; sorted from the top. */
export const findWords = (brightness: Grey): Word[] => findCharacters(brightness).filter(isWord);

/** The same with what may be a single character, or any mark of its size. */
export function findCharacters(brightness: Grey): Word[] {
  const mask = textMask(brightness);
  removeLongRuns(mask, 36, GLYPH.maxHeight);
  const parts = connectedParts(mask);
  const words = joinGlyphs(parts.filter(isGlyph).sort((a, b) => a.x0 - b.x0));
  return attachFragments(words, parts.filter(isFragment)).sort((a, b) => a.middle - b.middle);
}

function isGlyph({ x0, x1, y0, y1, area }: Part): boolean {
  const height = y1 - y0;
  // In small or soft pictures a whole price may hang together.
  return height >= GLYPH.minHeight && height <= GLYPH.maxHeight && x1 - x0 <= 9 * height && area >= 4;
}

/** Points, commas, and the pieces of a glyph that faint ink has broken. */
const isFragment = ({ x0, x1, y0, y1 }: Part): boolean =>
  y1 - y0 < GLYPH.maxHeight / 4 && x1 - x0 < GLYPH.maxHeight / 2;

/** Words by rows of the picture, so that a glyph meets only its neighbours. */
type Rows = Map<number, Word[]>;
const ROW = 8;
/** px from the middle of the highest digits to their feet, where points and commas stand. */
const FOOT = GLYPH.maxHeight / 2;
const near = (rows: Rows, y: number, reach = ROW): Word[] => {
  const found: Word[] = [];
  for (let row = Math.round((y - reach) / ROW); row <= Math.round((y + reach) / ROW); row++)
    for (const word of rows.get(row) ?? []) found.push(word);
  return found;
};
const file = (rows: Rows, word: Word) => {
  const row = Math.round(word.middle / ROW);
  rows.set(row, [...(rows.get(row) ?? []), word]);
};

function joinGlyphs(glyphs: Part[]): Word[] {
  const words: Word[] = [];
  const rows: Rows = new Map();
  for (const glyph of glyphs) {
    const word = near(rows, (glyph.y0 + glyph.y1) / 2).find((candidate) => belongs(glyph, candidate));
    if (word) append(word, glyph);
    else {
      const fresh = asWord(glyph);
      words.push(fresh);
      file(rows, fresh);
    }
  }
  return words;
}

const asWord = (glyph: Part): Word => ({
  x0: glyph.x0,
  x1: glyph.x1,
  y0: glyph.y0,
  y1: glyph.y1,
  glyphHeight: glyph.y1 - glyph.y0,
  middle: (glyph.y0 + glyph.y1) / 2,
  glyphs: [glyph],
  light: glyph.kind === LIGHT_INK,
});

function belongs(glyph: Part, word: Word): boolean {
  const height = glyph.y1 - glyph.y0;
  const reach = Math.max(height, word.glyphHeight);
  return (
    word.light === (glyph.kind === LIGHT_INK) &&
    glyph.x0 - word.x1 < WORD_GAP * reach &&
    Math.abs((glyph.y0 + glyph.y1) / 2 - word.middle) < 0.3 * reach &&
    height < 1.7 * word.glyphHeight &&
    height > 0.55 * word.glyphHeight
  );
}

function append(word: Word, glyph: Part) {
  word.glyphs.push(glyph);
  word.x1 = Math.max(word.x1, glyph.x1);
  word.y0 = Math.min(word.y0, glyph.y0);
  word.y1 = Math.max(word.y1, glyph.y1);
  word.glyphHeight = median(word.glyphs.map((g) => g.y1 - g.y0));
  word.middle = median(word.glyphs.map((g) => (g.y0 + g.y1) / 2));
}

/** Widens words by the fragments within their line, and joins words that meet by it. */
function attachFragments(words: Word[], fragments: Part[]): Word[] {
  const rows: Rows = new Map();
  for (const word of words) file(rows, word);
  fragments.sort((a, b) => a.x0 - b.x0);
  for (const fragment of fragments) {
    const y = (fragment.y0 + fragment.y1) / 2;
    for (const word of near(rows, y)) if (isWithinLine(fragment, word)) widen(word, fragment);
    for (const word of near(rows, y, FOOT))
      if (isAtFoot(fragment, word) && isWithinLine(fragment, word)) widen(word, fragment);
  }
  // Those before a word are met from the nearest on, as those behind it are.
  for (const fragment of fragments.toReversed())
    for (const word of near(rows, (fragment.y0 + fragment.y1) / 2))
      if (fragment.x1 <= word.x0 && !isSpeck(fragment, word) && isWithinLine(fragment, word)) widen(word, fragment);
  const joined: Rows = new Map();
  const kept: Word[] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const left = near(joined, word.middle).find((other) => isSameLine(other, word));
    if (left) for (const glyph of word.glyphs) append(left, glyph);
    else {
      kept.push(word);
      file(joined, word);
    }
  }
  return kept;
}

/** Less than a point of thin digits has. */
const isSpeck = ({ area }: Part, { glyphHeight }: Word): boolean => area < glyphHeight ** 2 / 80;

function widen(word: Word, { x0, x1 }: Part): void {
  word.x0 = Math.min(word.x0, x0);
  word.x1 = Math.max(word.x1, x1);
}

/** Points and commas of large digits stand far below their middle. */
const isAtFoot = ({ x0, x1, y0, y1 }: Part, { x0: start, x1: end, middle, glyphHeight, glyphs }: Word): boolean =>
  glyphs.length > 1 &&
  (x0 >= end || x1 <= start) &&
  x1 - x0 <= 0.4 * glyphHeight &&
  y1 - y0 <= 0.5 * glyphHeight &&
  y0 > middle + 0.2 * glyphHeight;

function isWithinLine(fragment: Part, word: Word): boolean {
  const height = word.glyphHeight;
  if ((fragment.kind === LIGHT_INK) !== word.light || fragment.y1 - fragment.y0 > height) return false;
  if (fragment.y0 < word.middle - 0.6 * height || fragment.y1 > word.middle + 0.85 * height) return false;
  // A dash at half height before a label, or after it, is the axis's tick.
  if ((fragment.x1 <= word.x0 || fragment.x0 >= word.x1) && isTick(fragment, word)) return false;
  return fragment.x0 - word.x1 < 0.5 * height && word.x0 - fragment.x1 < 0.5 * height;
}

const isTick = ({ y0, y1 }: Part, { middle, glyphHeight }: Word): boolean =>
  y1 - y0 <= 0.3 * glyphHeight && Math.abs((y0 + y1) / 2 - middle) < 0.25 * glyphHeight;

const isSameLine = (left: Word, right: Word): boolean =>
  left.light === right.light &&
  right.x0 - left.x1 < WORD_GAP * left.glyphHeight &&
  Math.abs(left.middle - right.middle) < 0.3 * left.glyphHeight &&
  areAsHigh(right.glyphHeight, left.glyphHeight);

/** Wider than high by its glyphs alone: crossings of lines have fragments around them too. */
export const isWord = ({ glyphs, glyphHeight }: Word) =>
  Math.max(...glyphs.map(({ x1 }) => x1)) - Math.min(...glyphs.map(({ x0 }) => x0)) > 1.1 * glyphHeight &&
  !(glyphs.length === 1 && isCross(glyphs[0]!));

/** Two thin strokes, as where grid lines cross. */
const isCross = ({ x0, x1, y0, y1, area }: Part): boolean => area < 1.3 * (x1 - x0 + y1 - y0);
