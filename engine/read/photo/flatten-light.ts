import type { Raster } from '../../raster.ts';

const BLOCK = 32;
const TERMS = 6;

/** Value of a quadratic surface over the picture, with x and y from −½ to ½. */
type Surface = readonly number[];

/** Ground of a light screen after flattening, and of a dark one, per channel. */
const LIGHT_GROUND = 244;
const DARK_GROUND = 24;

/**
 * Takes uneven light off a photo of a screen: the ground is a quadratic surface per channel, found robustly from blocks of the picture. A light ground is
 * divided by it, as paper would be; from a dark one it is subtracted, since there the light is a reflection on top.
 */
export function flattenLight(picture: Raster): Raster {
  const { width, height, data } = picture;
  const isLight = medianLuma(picture) > 95;
  const surfaces = [0, 1, 2].map((channel) => groundOf(picture, channel, isLight ? 0.7 : 0.4));
  const result = new Uint8ClampedArray(data.length);
  const row = new Float32Array(width);
  for (const [channel, [k = 0, kx = 0, ky = 0, kxx = 0, kxy = 0, kyy = 0]] of surfaces.entries())
    for (let y = 0; y < height; y++) {
      const v = y / height - 0.5;
      for (let x = 0; x < width; x++) {
        const u = x / width - 0.5;
        row[x] = k + kx * u + ky * v + kxx * u * u + kxy * u * v + kyy * v * v;
      }
      for (let x = 0, i = y * width * 4 + channel; x < width; x++, i += 4)
        result[i] = isLight ? (data[i]! * LIGHT_GROUND) / Math.max(30, row[x]!) : data[i]! - row[x]! + DARK_GROUND;
    }
  for (let i = 3; i < result.length; i += 4) result[i] = 255;
  return { width, height, data: result };
}

function medianLuma({ data }: Raster): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let i = 0; i < data.length; i += 16, total++)
    counts[(data[i]! * 77 + data[i + 1]! * 150 + data[i + 2]! * 29) >> 8]!++;
  let value = 0;
  for (let seen = counts[0]!; seen < total / 2; ) seen += counts[++value]!;
  return value;
}

/** Fits the blocks' ground, then again without the blocks that are covered by something else, three times. */
function groundOf(picture: Raster, channel: number, quantile: number): Surface {
  let samples = blockGrounds(picture, channel, quantile);
  let surface = fitSurface(samples);
  for (let round = 0; round < 3; round++) {
    const off = samples.map(({ terms, value }) => Math.abs(value - heightAt(surface, terms)));
    const limit = Math.max(3, 2 * off.toSorted((a, b) => a - b)[off.length >> 1]!);
    const kept = samples.filter((_, i) => off[i]! <= limit);
    if (kept.length < 4 * TERMS) break;
    samples = kept;
    surface = fitSurface(samples);
  }
  return surface;
}

type Sample = { terms: number[]; value: number };

function blockGrounds({ width, height, data }: Raster, channel: number, quantile: number): Sample[] {
  const samples: Sample[] = [];
  const seen = new Uint8Array((BLOCK / 2) ** 2);
  for (let top = 0; top < height; top += BLOCK)
    for (let left = 0; left < width; left += BLOCK) {
      let count = 0;
      for (let y = top; y < Math.min(height, top + BLOCK); y += 2)
        for (let x = left; x < Math.min(width, left + BLOCK); x += 2)
          seen[count++] = data[(y * width + x) * 4 + channel]!;
      const values = seen.subarray(0, count).sort();
      const u = (left + BLOCK / 2) / width - 0.5;
      const v = (top + BLOCK / 2) / height - 0.5;
      samples.push({ terms: [1, u, v, u * u, u * v, v * v], value: values[Math.floor(values.length * quantile)]! });
    }
  return samples;
}

const heightAt = (surface: Surface, terms: number[]): number =>
  terms.reduce((sum, term, i) => sum + term * surface[i]!, 0);

/** Least squares by the normal equations, solved by elimination; a little ridge keeps few blocks solvable. */
function fitSurface(samples: Sample[]): Surface {
  const rows = Array.from({ length: TERMS }, (_, i) => {
    const row = new Float64Array(TERMS + 1);
    row[i] = 1e-6;
    return row;
  });
  for (const { terms, value } of samples)
    for (let i = 0; i < TERMS; i++) {
      for (let j = 0; j < TERMS; j++) rows[i]![j]! += terms[i]! * terms[j]!;
      rows[i]![TERMS]! += terms[i]! * value;
    }
  for (let i = 0; i < TERMS; i++)
    for (let k = 0; k < TERMS; k++) {
      if (k === i) continue;
      const factor = rows[k]![i]! / rows[i]![i]!;
      for (let j = i; j <= TERMS; j++) rows[k]![j]! -= factor * rows[i]![j]!;
    }
  return rows.map((row, i) => row[TERMS]! / row[i]!);
}
