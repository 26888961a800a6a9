import { DIGIT, type DigitTile, digitTile, TILE_HEIGHT } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import type { Grey } from './text-mask.ts';
import { INK } from './tile-ink.ts';

/** Rows of a digit in ink at a tile's side, of `DIGIT`: fewer are grain. */
const LEAST_ROWS = 2;
/** How much farther a digit reaches that the side cuts, glyph heights. */
const REST = 0.5;

/**
 * A word's tile, wider where its side cuts a character: the last digit of small and faint text is often too weak to be found as ink, so that the word ends before it.
 * A line that runs on above and below is an axis's.
 */
export function wholeTile(brightness: Grey, word: Word, glyphHeight: number): DigitTile {
  const tile = digitTile(brightness, word, glyphHeight);
  const isCutLeft = isCut(tile, 0);
  const isCutRight = isCut(tile, tile.width - 1);
  if (!isCutLeft && !isCutRight) return tile;
  const { x0, x1 } = word;
  const rest = REST * glyphHeight;
  return digitTile(
    brightness,
    {
      ...word,
      x0: isCutLeft ? Math.max(0, x0 - rest) : x0,
      x1: isCutRight ? Math.min(brightness.width, x1 + rest) : x1,
    },
    glyphHeight,
  );
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
