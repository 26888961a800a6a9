import type { Word } from './axis/find-words.ts';
import { median } from './axis/median.ts';
import { FOREIGN, type Ink } from './unmix-ink.ts';

/** So many glyphs between the same two rows are text; two or three may be small candles. */
const LEAST_GLYPHS = 4;
const LEAST_HEIGHT = 6;
/** How far heads and feet of glyphs may be apart, in glyph heights. */
const LIKE_EDGE = 0.06;
const MOST_WIDTH = 1.2;

/** Marks texts in a candle's colour (lists, legends, notes) as foreign, so that candles are looked for behind them and not in them. */
export function hideWords({ region, width, height, cover, owner }: Ink, words: Word[]): void {
  for (const word of words) {
    if (!isText(word)) continue;
    for (const { x0, x1, y0, y1 } of word.glyphs)
      for (let y = Math.max(0, y0 - 1 - region.y0); y < Math.min(height, y1 + 1 - region.y0); y++)
        for (let x = Math.max(0, x0 - 1 - region.x0); x < Math.min(width, x1 + 1 - region.x0); x++) {
          const at = y * width + x;
          if (cover[at] === 0) continue;
          cover[at] = 0;
          owner[at] = FOREIGN;
        }
  }
}

function isText({ glyphs, glyphHeight }: Word): boolean {
  const slack = Math.max(1, LIKE_EDGE * glyphHeight);
  const top = median(glyphs.map(({ y0 }) => y0));
  const foot = median(glyphs.map(({ y1 }) => y1));
  const alike = glyphs.filter(
    ({ x0, x1, y0, y1 }) =>
      x1 - x0 <= MOST_WIDTH * glyphHeight && Math.abs(y0 - top) <= slack && Math.abs(y1 - foot) <= slack,
  ).length;
  return glyphHeight >= LEAST_HEIGHT && alike >= LEAST_GLYPHS && alike >= 0.6 * glyphs.length;
}
