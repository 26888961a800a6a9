import { DIGIT, type DigitTile, digitTile, TILE_HEIGHT } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import type { Grey } from './text-mask.ts';
import { INK } from './tile-ink.ts';

/** Rows of a digit in ink at a tile's side, of `DIGIT`: fewer are grain. */
const LEAST_ROWS = 2;
/** How much farther a digit reaches that the side cuts, glyph heights. */
const REST = 0.5;
/** So often: of what something bright beside it hides a word may lack two digits. */
const MOST_RESTS = 4;

/**
 * A word's tile, wider where its side cuts a character: the last digit of small and faint text is often too weak to be found as ink, so that the word ends before it.
 * A line that runs on above and below is an axis's.
 */
export function wholeTile(brightness: Grey, word: Word, glyphHeight: number): DigitTile {
  const rest = REST * glyphHeight;
  let { x0, x1 } = word;
  let tile = digitTile(brightness, word, glyphHeight);
  for (let rests = 0; rests < MOST_RESTS; rests++) {
    const isCutLeft = isCut(tile, 0) && x0 > 0;
    const isCutRight = isCut(tile, tile.width - 1) && x1 < brightness.width;
    if (!isCutLeft && !isCutRight) break;
    if (isCutLeft) x0 = Math.max(0, x0 - rest);
    if (isCutRight) x1 = Math.min(brightness.width, x1 + rest);
    tile = digitTile(brightness, { ...word, x0, x1 }, glyphHeight);
  }
  return tile;
}

function isCut({ width, data }: DigitTile, column: number): boolean {
  const margin = (TILE_HEIGHT - DIGIT) / 2;
  let [within, beyond] = [0, 0];
  for (let row = 0; row < TILE_HEIGHT; row++) {
    if (data[row * width + column]! < INK) continue;
    if (row >= margin && row < TILE_HEIGHT - margin) within++;
    else if (row === 0 || row === TILE_HEIGHT - 1) beyond++;
  }
  return within >= LEAST_ROWS && beyond === 0;
}
