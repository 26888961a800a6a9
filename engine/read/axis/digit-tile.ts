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
  const top = middle - (TILE_HEIGHT / 2) * scale;
  const data = scaled(brightness, { left, top, scale, width, height: TILE_HEIGHT });
  stretch(data, levelsOf(data, light));
  return { width, height: TILE_HEIGHT, data, left, scale };
}

/** A part of a picture of `width` × `height` px, each `scale` px of the picture, by rows; beyond its edges the outermost px repeat. */
export function scaled(
  brightness: Grey,
  { left, top, scale, width, height }: { left: number; top: number; scale: number; width: number; height: number },
): Float32Array {
  const columns = taps(left, scale, width, brightness.width);
  const rows = taps(top, scale, height, brightness.height);
  const data = new Float32Array(width * height);
  const wide = new Float32Array(width);
  for (let y = rows.first; y < rows.end; y++) {
    wide.fill(0);
    for (let x = 0; x < width; x++)
      for (let k = columns.from[x]!; k < columns.from[x + 1]!; k++)
        wide[x]! += columns.weight[k]! * brightness.data[y * brightness.width + columns.at[k]!]!;
    for (let row = 0; row < height; row++)
      for (let k = rows.from[row]!; k < rows.from[row + 1]!; k++)
        if (rows.at[k] === y) for (let x = 0; x < width; x++) data[row * width + x]! += rows.weight[k]! * wide[x]!;
  }
  return data;
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

/** Brightness of a line of text's ground, and by how much its ink differs: ink is the smaller part, so the ground is found well inside the larger one. */
export type Levels = { ground: number; range: number };

export function levelsOf(data: Float32Array, light: boolean): Levels {
  const sorted = Float32Array.from(data).sort();
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  const ground = quantile(light ? 0.3 : 0.7);
  return { ground, range: quantile(light ? 0.97 : 0.03) - ground || 1 };
}

/** Makes ink of brightness, in place: the ground 0, what is as dark or light as the text 1. */
export function stretch(data: Float32Array, { ground, range }: Levels): void {
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1.25, Math.max(-0.25, (data[i]! - ground) / range));
}
