import type { Word } from './find-words.ts';
import { cubic } from './resample.ts';
import type { Grey } from './text-mask.ts';

/** A line of text at the size that the digit reader knows: ink 1, ground 0, by rows. */
export type DigitTile = {
  width: number;
  height: number;
  data: Float32Array;
  /** Column of the picture, px, at the tile's left side, and px of the picture a px of the tile. */
  left: number;
  scale: number;
};

/** Height of a digit in a tile, px, and of the tile around it: commas hang below. */
export const DIGIT = 12;
export const TILE_HEIGHT = 18;
/** Room beside a word, digit heights: a faint glyph at its end may have been overlooked. */
const ROOM = 0.45;

/** A word scaled so that its digits, `glyphHeight` px high in the picture, become `DIGIT` px high, and stretched to full contrast. */
export function digitTile(brightness: Grey, { x0, x1, middle, light }: Word, glyphHeight: number): DigitTile {
  const scale = glyphHeight / DIGIT;
  const left = x0 - ROOM * glyphHeight;
  const width = Math.max(1, Math.round((x1 - x0) / scale + 2 * ROOM * DIGIT));
  const columns = taps(left, scale, width, brightness.width);
  const rows = taps(middle - (TILE_HEIGHT / 2) * scale, scale, TILE_HEIGHT, brightness.height);
  const data = new Float32Array(width * TILE_HEIGHT);
  const wide = new Float32Array(width);
  for (let y = rows.first; y < rows.end; y++) {
    wide.fill(0);
    for (let x = 0; x < width; x++)
      for (let k = columns.from[x]!; k < columns.from[x + 1]!; k++)
        wide[x]! += columns.weight[k]! * brightness.data[y * brightness.width + columns.at[k]!]!;
    for (let row = 0; row < TILE_HEIGHT; row++)
      for (let k = rows.from[row]!; k < rows.from[row + 1]!; k++)
        if (rows.at[k] === y) for (let x = 0; x < width; x++) data[row * width + x]! += rows.weight[k]! * wide[x]!;
  }
  stretch(data, light);
  return { width, height: TILE_HEIGHT, data, left, scale };
}

/** Source px and weights of each of `count` px, `scale` px apart from `start` on: Keys' cubic, widened where the picture is reduced. */
function taps(start: number, scale: number, count: number, length: number) {
  const from = new Int32Array(count + 1);
  const at: number[] = [];
  const weight: number[] = [];
  const widened = Math.max(1, scale);
  let [first, end] = [length, 0];
  for (let i = 0; i < count; i++) {
    const centre = start + (i + 0.5) * scale - 0.5;
    const begin = at.length;
    let sum = 0;
    for (let source = Math.ceil(centre - 2 * widened); source <= centre + 2 * widened; source++) {
      const share = cubic((centre - source) / widened);
      if (share === 0) continue;
      const inside = Math.min(length - 1, Math.max(0, source));
      at.push(inside);
      weight.push(share);
      sum += share;
      first = Math.min(first, inside);
      end = Math.max(end, inside + 1);
    }
    for (let k = begin; k < weight.length; k++) weight[k]! /= sum;
    from[i + 1] = at.length;
  }
  return { from, at, weight, first, end };
}

/** Ink is the smaller part of a line of text, so the ground is found well inside the larger one. */
function stretch(data: Float32Array, light: boolean): void {
  const sorted = Float32Array.from(data).sort();
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  const ground = quantile(light ? 0.3 : 0.7);
  const range = quantile(light ? 0.97 : 0.03) - ground || 1;
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1.25, Math.max(-0.25, (data[i]! - ground) / range));
}
