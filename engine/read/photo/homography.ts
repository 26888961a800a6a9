import type { Point } from '#contract/chart-overlay';

/** A projective map of the plane: nine numbers, row by row, applied to (x, y, 1). */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** First `inner`, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const cell = (row: number, column: number) =>
    outer[row * 3]! * inner[column]! +
    outer[row * 3 + 1]! * inner[column + 3]! +
    outer[row * 3 + 2]! * inner[column + 6]!;
  return [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => cell(row, column))) as unknown as Homography;
}

/** By the adjugate; the map of a flat thing seen by a camera always has an inverse. */
export function invert([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    (e * i - f * h) / det,
    (c * h - b * i) / det,
    (b * f - c * e) / det,
    (f * g - d * i) / det,
    (a * i - c * g) / det,
    (c * d - a * f) / det,
    (d * h - e * g) / det,
    (b * g - a * h) / det,
    (a * e - b * d) / det,
  ];
}

/** Moves by (x, y), then enlarges by `scale`. */
export const moveAndScale = (x: number, y: number, scale: number): Homography => [
  scale,
  0,
  x * scale,
  0,
  scale,
  y * scale,
  0,
  0,
  1,
];
