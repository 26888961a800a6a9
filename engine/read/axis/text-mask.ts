import type { Raster } from '../../raster.ts';

/** Brightness of each pixel, 0 to 255, by the Rec. 601 weights. */
export function luma({ width, height, data }: Raster): Uint8Array {
  const result = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < result.length; i++, p += 4)
    result[i] = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8;
  return result;
}

/** What stands out from its own surroundings: 1 is ink lighter than its ground, 2 ink darker than it, 0 ground. */
export type TextMask = { width: number; height: number; ink: Uint8Array };

type TextMaskOptions = {
  /** Least contrast between ink and ground, luma. */
  minContrast?: number;
};

const REACH = 5;
const GROUND_REACH = { x: 22, y: 4 };

/**
 * Bernsen's local threshold, with the ground decided by the mean of a wide and flat window: a line of text fills less than
 * half of its own line, also on a price tag that is hardly higher than its text, so the majority there is ground.
 */
export function textMask(
  brightness: Uint8Array,
  width: number,
  height: number,
  { minContrast = 26 }: TextMaskOptions = {},
): TextMask {
  const low = extreme(brightness, width, height, REACH, Math.min);
  const high = extreme(brightness, width, height, REACH, Math.max);
  const mean = boxMean(brightness, width, height, GROUND_REACH.x, GROUND_REACH.y);
  const ink = new Uint8Array(width * height);
  for (let i = 0; i < ink.length; i++) {
    if (high[i]! - low[i]! < minContrast) continue;
    const middle = (high[i]! + low[i]!) / 2;
    if (mean[i]! > middle) ink[i] = brightness[i]! < middle ? 2 : 0;
    else ink[i] = brightness[i]! > middle ? 1 : 0;
  }
  return { width, height, ink };
}

/** Least or greatest value within `reach` px to all sides. */
function extreme(
  values: Uint8Array,
  width: number,
  height: number,
  reach: number,
  pick: (a: number, b: number) => number,
) {
  const rows = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) slide(values, rows, y * width, 1, width, reach, pick);
  const result = new Uint8Array(values.length);
  for (let x = 0; x < width; x++) slide(rows, result, x, width, height, reach, pick);
  return result;
}

/** van Herk's sliding extreme: three comparisons a pixel, whatever the window. */
function slide(
  source: Uint8Array,
  target: Uint8Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  pick: (a: number, b: number) => number,
) {
  const window = 2 * reach + 1;
  const padded = count + 2 * reach;
  const at = (i: number) => source[start + Math.min(count - 1, Math.max(0, i - reach)) * step]!;
  const forward = new Uint8Array(padded);
  const backward = new Uint8Array(padded);
  for (let i = 0; i < padded; i++) forward[i] = i % window === 0 ? at(i) : pick(forward[i - 1]!, at(i));
  for (let i = padded - 1; i >= 0; i--)
    backward[i] = i === padded - 1 || i % window === window - 1 ? at(i) : pick(backward[i + 1]!, at(i));
  for (let i = 0; i < count; i++) target[start + i * step] = pick(backward[i]!, forward[i + window - 1]!);
}

function boxMean(values: Uint8Array, width: number, height: number, reachX: number, reachY: number): Uint8Array {
  const rows = new Uint8Array(values.length);
  for (let y = 0; y < height; y++) slideMean(values, rows, y * width, 1, width, reachX);
  const result = new Uint8Array(values.length);
  for (let x = 0; x < width; x++) slideMean(rows, result, x, width, height, reachY);
  return result;
}

function slideMean(source: Uint8Array, target: Uint8Array, start: number, step: number, count: number, reach: number) {
  let sum = 0;
  let size = 0;
  for (let i = 0; i < Math.min(reach, count); i++, size++) sum += source[start + i * step]!;
  for (let i = 0; i < count; i++) {
    if (i + reach < count) {
      sum += source[start + (i + reach) * step]!;
      size++;
    }
    if (i - reach - 1 >= 0) {
      sum -= source[start + (i - reach - 1) * step]!;
      size--;
    }
    target[start + i * step] = sum / size;
  }
}
