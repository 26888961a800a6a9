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

/** All pieces of text of a picture, as far as shape tells them from candles and lines; sorted from the top. */
export function findWords(brightness: Grey): Word[] {
  const mask = textMask(brightness);
  removeLongRuns(mask, 36, GLYPH.maxHeight);
  const glyphs = connectedParts(mask).filter(isGlyph);
  return joinGlyphs(glyphs)
    .filter(isWord)
    .sort((a, b) => a.middle - b.middle);
}

function isGlyph({ x0, x1, y0, y1, area }: Part): boolean {
  const height = y1 - y0;
  // In small or soft pictures a whole price may hang together.
  return height >= GLYPH.minHeight && height <= GLYPH.maxHeight && x1 - x0 <= 9 * height && area >= 4;
}

function joinGlyphs(glyphs: Part[]): Word[] {
  const open: Word[] = [];
  const rows = new Map<number, Word[]>();
  for (const glyph of glyphs.toSorted((a, b) => a.x0 - b.x0)) {
    const height = glyph.y1 - glyph.y0;
    const middle = (glyph.y0 + glyph.y1) / 2;
    const row = Math.round(middle / 8);
    const near = [row - 1, row, row + 1].flatMap((key) => rows.get(key) ?? []);
    const word = near.find(
      (w) =>
        w.light === (glyph.kind === LIGHT_INK) &&
        glyph.x0 - w.x1 < 0.8 * Math.max(height, w.glyphHeight) &&
        Math.abs(middle - w.middle) < 0.3 * Math.max(height, w.glyphHeight) &&
        height < 1.7 * w.glyphHeight &&
        height > 0.55 * w.glyphHeight,
    );
    if (word) append(word, glyph);
    else {
      const { x0, x1, y0, y1 } = glyph;
      const fresh = { x0, x1, y0, y1, glyphHeight: height, middle, glyphs: [glyph], light: glyph.kind === LIGHT_INK };
      open.push(fresh);
      rows.set(row, [...(rows.get(row) ?? []), fresh]);
    }
  }
  return open;
}

function append(word: Word, glyph: Part) {
  word.glyphs.push(glyph);
  word.x1 = Math.max(word.x1, glyph.x1);
  word.y0 = Math.min(word.y0, glyph.y0);
  word.y1 = Math.max(word.y1, glyph.y1);
  word.glyphHeight = median(word.glyphs.map((g) => g.y1 - g.y0));
  word.middle = median(word.glyphs.map((g) => (g.y0 + g.y1) / 2));
}

const isWord = (word: Word) => word.x1 - word.x0 > 1.1 * word.glyphHeight;
