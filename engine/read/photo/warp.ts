import type { Raster } from '../../raster.ts';
import { cubic } from '../axis/resample.ts';
import type { Homography } from './homography.ts';

/** Of each part of a px, so many steps are told apart. */
const STEPS = 64;
/** What the four px around a place weigh, by where between the middle two it lies. */
const tableOf = (weight: (distance: number) => number): Float32Array =>
  Float32Array.from({ length: 4 * (STEPS + 1) }, (_, i) => weight((i >> 2) / STEPS + 1 - (i & 3)));
/** A straight line between two px takes up to half the contrast from strokes of one px, from grain and from what compression leaves around strokes. */
const WEIGHTS = { sharp: tableOf(cubic), smooth: tableOf((distance) => Math.max(0, 1 - Math.abs(distance))) };

/** A picture of `width` × `height` px whose pixel centres are fetched from where `toSource` maps them, by cubic convolution or, `smooth`, bilinear; beyond its border the photo's outermost px repeat, transparent, so that no edge appears there. */
export function warp(
  source: Raster,
  toSource: Homography,
  width: number,
  height: number,
  manner: keyof typeof WEIGHTS = 'sharp',
): Raster {
  const weights = WEIGHTS[manner];
  const isSmooth = manner === 'smooth';
  const [a, b, c, d, e, f, g, h, i] = toSource;
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = source.width * 4;
  const mostX = source.width - 2.001;
  const mostY = source.height - 2.001;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const u = x + 0.5;
      const v = y + 0.5;
      const w = g * u + h * v + i;
      const x0 = (a * u + b * v + c) / w - 0.5;
      const y0 = (d * u + e * v + f) / w - 0.5;
      const sx = Math.min(mostX, Math.max(1, x0));
      const sy = Math.min(mostY, Math.max(1, y0));
      data[at + 3] = Math.abs(x0 - sx) > 1 || Math.abs(y0 - sy) > 1 ? 0 : 255;
      const left = sx | 0;
      const top = sy | 0;
      const across = ((sx - left) * STEPS + 0.5) << 2;
      const down = ((sy - top) * STEPS + 0.5) << 2;
      const first = weights[across]!;
      const second = weights[across + 1]!;
      const third = weights[across + 2]!;
      const fourth = weights[across + 3]!;
      const above = weights[down + 1]!;
      const below = weights[down + 2]!;
      for (let channel = 0, p = top * stride + left * 4; channel < 3; channel++, p++) {
        let light = 0;
        // The outer ones of four weigh nothing on a straight line.
        if (isSmooth)
          light =
            above * (second * source.data[p]! + third * source.data[p + 4]!) +
            below * (second * source.data[p + stride]! + third * source.data[p + stride + 4]!);
        else
          for (let row = 0, q = p - stride - 4; row < 4; row++, q += stride)
            light +=
              weights[down + row]! *
              (first * source.data[q]! +
                second * source.data[q + 4]! +
                third * source.data[q + 8]! +
                fourth * source.data[q + 12]!);
        data[at + channel] = light;
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
