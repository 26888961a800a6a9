import type { Grey } from '../axis/text-mask.ts';

/** An edge counts from this contrast on, levels of brightness. */
const LEAST_CONTRAST = 40;
/** How far to both sides an edge's whole contrast is taken, px: text and thin wicks are no edges of that kind. */
const REACH = 7;
/** Fewer edges than this tell nothing: an even picture is not a blurred one. */
const LEAST_EDGES = 60;
const COARSE = 4;

/**
 * Standard deviation of the blur, px, by the sharpest tenth of the upright edges: what share of an edge's contrast two px hold; 0 where there are
 * too few edges to tell. A picture without grain is expected, or grain passes for sharpness.
 */
export function measureBlur(picture: Grey): number {
  // Where the blur is wider than an edge's reach, a reduced picture still shows it.
  return sharpestEdges(picture) ?? COARSE * (sharpestEdges(reduced(picture)) ?? 0);
}

function sharpestEdges({ width, height, data }: Grey): number | null {
  const shares: number[] = [];
  for (let y = 2; y < height; y += 3)
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      const steep = Math.abs(data[at + 1]! - data[at - 1]!);
      if (steep < 6 || steep < Math.abs(data[at]! - data[at - 2]!) || steep <= Math.abs(data[at + 2]! - data[at]!))
        continue;
      const contrast = Math.abs(data[at + REACH]! - data[at - REACH]!);
      if (contrast >= LEAST_CONTRAST) shares.push(Math.min(0.99, steep / contrast));
    }
  if (shares.length < LEAST_EDGES) return null;
  shares.sort((a, b) => b - a);
  return deviationOf(shares[Math.floor(0.1 * shares.length)]!);
}

function reduced({ width, height, data }: Grey): Grey {
  const small = { width: Math.floor(width / COARSE), height: Math.floor(height / COARSE) };
  const means = new Uint8Array(small.width * small.height);
  for (let y = 0, at = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++, at++) {
      let sum = 0;
      for (let dy = 0; dy < COARSE; dy++)
        for (let dx = 0; dx < COARSE; dx++) sum += data[(y * COARSE + dy) * width + x * COARSE + dx]!;
      means[at] = sum / COARSE ** 2;
    }
  return { ...small, data: means };
}

/** A step blurred by a Gaussian of deviation s holds erf(1 / (s √2)) of its contrast within one px of its middle; solved by halving. */
function deviationOf(share: number): number {
  let [low, high] = [0.2, 20];
  for (let round = 0; round < 20; round++) {
    const s = (low + high) / 2;
    if (erf(1 / (s * Math.SQRT2)) > share) low = s;
    else high = s;
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun 7.1.27, for x ≥ 0, to 0.0005. */
const erf = (x: number): number =>
  1 - 1 / (1 + 0.278393 * x + 0.230389 * x ** 2 + 0.000972 * x ** 3 + 0.078108 * x ** 4) ** 4;
