import type { Raster } from '../../raster.ts';
import { levelOf } from '../level-of.ts';
import { closeGround, openGround } from './open-ground.ts';

const BLOCK = 32;

/** The ground of a picture, one value per channel and block of `BLOCK` px, rows of blocks one after the other. */
type Grounds = { columns: number; rows: number; channels: Float32Array[] };

/** Ground of a light screen after flattening, and of a dark one, per channel. */
const LIGHT_GROUND = 244;
const DARK_GROUND = 24;
/** Brightness of its ground beyond which a screen is a light one. */
export const LIGHT = 95;
/** So bright, on the whole, a dark one may be under a lamp, or a light one in a dark room: what stands on it tells. */
const EITHER = { least: 60, most: 150 };

/**
 * Takes uneven light off a photo of a screen. The ground under each place is what is left of the picture when all that is narrower than a reflection is
 * taken off. A light ground is divided by it, as paper would be; from a dark one it is subtracted, since there the light is a reflection on top.
 */
export function flattenLight(picture: Raster): Raster {
  const { width, height, data } = picture;
  const isLight = isLightScreen(picture);
  const { columns, rows, channels } = groundsOf(picture, isLight);
  const result = new Uint8ClampedArray(data.length).fill(255);
  const above = new Float32Array(columns);
  const places = Float64Array.from({ length: width }, (_, x) =>
    Math.min(columns - 1, Math.max(0, (x + 0.5) / BLOCK - 0.5)),
  );
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / BLOCK - 0.5));
    const top = Math.min(rows - 1, Math.floor(v));
    const bottom = Math.min(rows - 1, top + 1);
    for (const [channel, grounds] of channels.entries()) {
      for (let k = 0; k < columns; k++)
        above[k] = grounds[top * columns + k]! * (1 - v + top) + grounds[bottom * columns + k]! * (v - top);
      for (let x = 0, i = y * width * 4 + channel; x < width; x++, i += 4) {
        const u = places[x]!;
        const left = u | 0;
        const right = left + 1 < columns ? left + 1 : left;
        const ground = above[left]! + (above[right]! - above[left]!) * (u - left);
        result[i] = isLight ? (data[i]! * LIGHT_GROUND) / Math.max(30, ground) : data[i]! - ground + DARK_GROUND;
      }
    }
  }
  return { width, height, data: result };
}

function isLightScreen(picture: Raster): boolean {
  const ground = medianLuma(picture);
  if (ground < EITHER.least || ground > EITHER.most) return ground > LIGHT;
  return inkAbove(picture) < 0;
}

/** Of a block's px, what stands out of its ground, at either end. */
const OUTER = 0.03;

/** By how much more what stands on a picture is brighter than its ground than what else is darker, levels, the mean of all blocks: text and candles are mostly brighter on a dark screen. */
function inkAbove(picture: Raster): number {
  const counts = new Uint16Array(256);
  const rows = Math.floor(picture.height / BLOCK);
  const columns = Math.floor(picture.width / BLOCK);
  let sum = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const total = countBlock(picture, { row, column, channel: 1 }, counts);
      const at = (share: number) => levelOf(counts, Math.round(share * (total - 1)) + 1);
      sum += at(1 - OUTER) + at(OUTER) - 2 * at(0.5);
    }
  return sum / Math.max(1, rows * columns);
}

/** Of the middle of the picture: what lies around a screen is at the picture's border. */
function medianLuma({ width, height, data }: Raster): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = height >> 3; y < height - (height >> 3); y += 2)
    for (let x = width >> 3; x < width - (width >> 3); x += 4, total++) {
      const i = (y * width + x) * 4;
      counts[(data[i]! * 77 + data[i + 1]! * 150 + data[i + 2]! * 29) >> 8]!++;
    }
  return levelOf(counts, total / 2);
}

/** Counts the levels of a block in every second of its rows and columns, anew; gives how many these are. */
function countBlock(
  { width, height, data }: Raster,
  { row, column, channel }: { row: number; column: number; channel: number },
  counts: Uint16Array,
): number {
  counts.fill(0);
  let total = 0;
  for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 2)
    for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 2, total++)
      counts[data[(y * width + x) * 4 + channel]!]!++;
  return total;
}

/** Where in a sorted block its ground is found: bodies and text may fill most of it. */
const QUANTILE = { light: 0.75, dark: 0.25 };

function groundsOf(picture: Raster, isLight: boolean): Grounds {
  const { width, height } = picture;
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const quantile = isLight ? QUANTILE.light : QUANTILE.dark;
  const counts = new Uint16Array(256);
  const channels = [0, 1, 2].map((channel) => {
    const grounds = new Float32Array(columns * rows);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const total = countBlock(picture, { row, column, channel }, counts);
        grounds[row * columns + column] = levelOf(counts, Math.floor(quantile * total) + 1);
      }
    return (isLight ? closeGround : openGround)(grounds, columns);
  });
  return { columns, rows, channels };
}
