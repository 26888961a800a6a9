import type { Box } from '../../raster.ts';
import type { Grey } from './text-mask.ts';

/** A part of a grey picture enlarged or reduced to `width` × `height` px by cubic convolution; beyond its edges the outermost px repeat. */
export function resample(source: Grey, box: Box, width: number, height: number): Grey {
  const columns = weights(box.x0, box.x1, width);
  const rows = weights(box.y0, box.y1, height);
  const sourceRows = box.y1 - box.y0;
  const wide = new Float32Array(sourceRows * width);
  for (let y = 0; y < sourceRows; y++) {
    const start = (box.y0 + y) * source.width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++)
        sum += source.data[start + columns.at[x * 4 + tap]!]! * columns.weight[x * 4 + tap]!;
      wide[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap++)
        sum += wide[(rows.at[y * 4 + tap]! - box.y0) * width + x]! * rows.weight[y * 4 + tap]!;
      data[y * width + x] = Math.min(255, Math.max(0, Math.round(sum)));
    }
  return { width, height, data };
}

function weights(from: number, to: number, count: number) {
  const at = new Int32Array(count * 4);
  const weight = new Float32Array(count * 4);
  for (let i = 0; i < count; i++) {
    const centre = from + ((i + 0.5) * (to - from)) / count - 0.5;
    const base = Math.floor(centre);
    for (let tap = 0; tap < 4; tap++) {
      at[i * 4 + tap] = Math.min(to - 1, Math.max(from, base - 1 + tap));
      weight[i * 4 + tap] = cubic(centre - (base - 1 + tap));
    }
  }
  return { at, weight };
}

/** Weight of a px at a distance, px (Keys 1981, a = −½). */
export function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return 1.5 * d ** 3 - 2.5 * d ** 2 + 1;
  return d < 2 ? -0.5 * d ** 3 + 2.5 * d ** 2 - 4 * d + 2 : 0;
}
