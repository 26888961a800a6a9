import type { Box } from '../../raster.ts';
import { decodeGlyphs } from './decode-glyphs.ts';
import { kindsAt, OTHER, PERCENT, POINT } from './digit-net.ts';
import { digitTile } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import { sameLine } from './legend-phrases.ts';
import type { Grey } from './text-mask.ts';

const LEAST_LABELS = 3;
/** px; lower words are pieces of bars and lines of the panes below the candles. */
const LOWEST = 6;
/** Of a row's words so many are looked at, and of the rows below the candles so many: legends and panes stand between them and the time axis. */
const LOOKED_AT = { words: 5, rows: 8 };
const LEAST_DIGITS = 2;
/** Of them: a label may be cut or crossed. */
const LEAST_SHARE = 0.65;
/** Of a word's characters: signs between the digits of times and days, which the net does not know, are fewer. */
const MOST_OTHERS = 0.25;

/**
 * The labels of the time axis, at most so many of them: the row below the candles whose words are numbers as days and times are, the longest of several, and not the buttons of an app;
 * where none is, as where months stand there, the longest row. `words`: those outside lists.
 */
export function timeAxisWords(brightness: Grey, words: readonly Word[], plot: Box, most: number): Word[] {
  const below = words.filter(
    (word) =>
      word.middle > plot.y1 &&
      word.x1 > plot.x0 &&
      word.x0 < plot.x1 &&
      word.glyphs.length >= 2 &&
      word.glyphHeight >= LOWEST,
  );
  const rows = rowsOf(below)
    .filter((row) => row.length >= LEAST_LABELS)
    .toSorted((a, b) => b.length - a.length);
  const row = rows.slice(0, LOOKED_AT.rows).find((labels) => areNumbers(brightness, labels)) ?? rows[0] ?? [];
  const sorted = row.toSorted((a, b) => a.x0 - b.x0);
  const step = Math.max(1, Math.ceil(sorted.length / most));
  return sorted.filter((_, i) => i % step === 0);
}

/** Words of one size in one line, from the top. */
function rowsOf(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const row = rows.find(([first]) => sameLine(first!, word) && sameSize(first!, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows;
}

const sameSize = (a: Word, b: Word): boolean =>
  Math.abs(a.glyphHeight - b.glyphHeight) <= Math.max(1, 0.15 * a.glyphHeight);

function areNumbers(brightness: Grey, row: readonly Word[]): boolean {
  const step = Math.max(1, Math.floor(row.length / LOOKED_AT.words));
  const some = row.filter((_, i) => i % step === 0).slice(0, LOOKED_AT.words);
  return some.filter((word) => isNumber(brightness, word)).length >= LEAST_SHARE * some.length;
}

function isNumber(brightness: Grey, word: Word): boolean {
  const kinds = decodeGlyphs(kindsAt(digitTile(brightness, word, word.glyphHeight))).map(({ kind }) => kind);
  const others = kinds.filter((kind) => kind === OTHER || kind === PERCENT).length;
  return kinds.filter((kind) => kind < POINT).length >= LEAST_DIGITS && others <= MOST_OTHERS * kinds.length;
}
