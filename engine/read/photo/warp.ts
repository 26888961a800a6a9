import type { Raster } from '../../raster.ts';
import type { Homography } from './homography.ts';

/** A picture of `width` × `height` px whose pixel centres are fetched from where `toSource` maps them, bilinear; beyond its border the photo's outermost px repeat, so that no edge appears there. */
export function warp(source: Raster, toSource: Homography, width: number, height: number): Raster {
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = source.width * 4;
  const mostX = source.width - 1.001;
  const mostY = source.height - 1.001;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const u = x + 0.5;
      const v = y + 0.5;
      const w = g * u + h * v + i;
      const sx = Math.min(mostX, Math.max(0, (a * u + b * v + c) / w - 0.5));
      const sy = Math.min(mostY, Math.max(0, (d * u + e * v + f) / w - 0.5));
      data[at + 3] = 255;
      const left = sx | 0;
      const top = sy | 0;
      const right = sx - left;
      const below = sy - top;
      const p = top * stride + left * 4;
      for (let channel = p; channel < p + 3; channel++) {
        const upper = source.data[channel]! * (1 - right) + source.data[channel + 4]! * right;
        const lower = source.data[channel + stride]! * (1 - right) + source.data[channel + stride + 4]! * right;
        data[at + channel - p] = upper * (1 - below) + lower * below;
      }
    }
  return { width, height, data };
}

/** Reduced to `1 / factor` by the mean of `factor` × `factor` px. */
export function reduce(source: Raster, factor: number): Raster {
  if (factor === 1) return source;
  const width = Math.floor(source.width / factor);
  const height = Math.floor(source.height / factor);
  const data = new Uint8ClampedArray(width * height * 4);
  const area = factor * factor;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let dy = 0; dy < factor; dy++)
        for (let dx = 0, p = ((y * factor + dy) * source.width + x * factor) * 4; dx < factor; dx++, p += 4) {
          red += source.data[p]!;
          green += source.data[p + 1]!;
          blue += source.data[p + 2]!;
        }
      data[at] = red / area;
      data[at + 1] = green / area;
      data[at + 2] = blue / area;
      data[at + 3] = 255;
    }
  return { width, height, data };
}
