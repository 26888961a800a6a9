import type { EdgePoints } from './edge-points.ts';

/**
 * Lines through one vanishing point, as `across = foot + (slope + convergence × (foot − centre)) × (along − middle)`:
 * `slope` in px per px, `convergence` in px per px².
 */
export type Pencil = { slope: number; convergence: number };

/** Middle of the picture across and along the lines, and its extent across them, px. */
export type Frame = { centre: number; middle: number; length: number };

/** px per px: 13 degrees, since a photo held so is legible still. */
const MOST_SLOPE = 0.24;
/** What few photos exceed: beyond it a pencil is believed less and less. */
const USUAL_SLOPE = 0.16;
/** Convergence times the picture's extent. */
const MOST_CONVERGENCE = 0.32;
/** Coarse steps to either side. */
const SLOPES = 21;
const CONVERGENCES = 8;
const MOST_POINTS = 12_000;

/** Bin of the histogram in px, and how many candidates go on to the next level. */
const LEVELS = [
  { bin: 4, keep: 12 },
  { bin: 2.5, keep: 8 },
  { bin: 1.5, keep: 4 },
  { bin: 1, keep: 2 },
  { bin: 1, keep: 1 },
];

/**
 * The pencil that gathers the edge points into the sharpest histogram of feet: seen from the right vanishing point, the points of a line all have one
 * foot. Coarse to fine, since a narrow peak would fall between the coarse steps.
 */
export function findPencil(points: EdgePoints, frame: Frame): Pencil {
  const sample = thinned(points);
  const widest = MOST_CONVERGENCE / frame.length;
  const histogram = newHistogram(frame);
  const judge = (slope: number, convergence: number, bin: number): Candidate => {
    const tilt = (slope / USUAL_SLOPE) ** 2 + (convergence / widest) ** 2;
    return {
      slope,
      convergence,
      sharpness: sharpness(sample, frame, { slope, convergence }, bin, histogram) * (1 - 0.12 * tilt),
    };
  };
  const coarse = grid((i, j) => judge((MOST_SLOPE * i) / SLOPES, (widest * j) / CONVERGENCES, 7));
  let candidates = best(localMaxima(coarse), 16);
  let slopeStep = MOST_SLOPE / (2 * SLOPES);
  let convergenceStep = widest / (2 * CONVERGENCES);
  for (const { bin, keep } of LEVELS) {
    const refined = candidates.map(({ slope, convergence }) => {
      const around: Candidate[] = [];
      for (let i = -2; i <= 2; i++)
        for (let j = -2; j <= 2; j++) around.push(judge(slope + slopeStep * i, convergence + convergenceStep * j, bin));
      return best(around, 1)[0]!;
    });
    candidates = best(refined, keep);
    slopeStep /= 2;
    convergenceStep /= 2;
  }
  return candidates[0]!;
}

/** How sharply a pencil gathers the points: to compare two pencils on the same points. */
export function sharpnessOf(points: EdgePoints, frame: Frame, pencil: Pencil): number {
  return sharpness(thinned(points), frame, pencil, 1, newHistogram(frame));
}

const newHistogram = ({ length }: Frame) => new Float64Array(Math.ceil(length * 2) + 8);

type Candidate = Pencil & { sharpness: number };

const grid = (judge: (i: number, j: number) => Candidate): Candidate[][] =>
  Array.from({ length: 2 * SLOPES + 1 }, (_, i) =>
    Array.from({ length: 2 * CONVERGENCES + 1 }, (_, j) => judge(i - SLOPES, j - CONVERGENCES)),
  );

/** One candidate of each peak: many of the highest would all lie on the same one. */
function localMaxima(cells: Candidate[][]): Candidate[] {
  const isPeak = (i: number, j: number) =>
    [-1, 0, 1].every((di) =>
      [-1, 0, 1].every((dj) => (cells[i + di]?.[j + dj]?.sharpness ?? 0) <= cells[i]![j]!.sharpness),
    );
  return cells.flatMap((row, i) => row.filter((_, j) => isPeak(i, j)));
}

const best = <T extends { sharpness: number }>(candidates: T[], count: number): T[] =>
  candidates.sort((a, b) => b.sharpness - a.sharpness).slice(0, count);

function thinned({ across, along, weight }: EdgePoints): EdgePoints {
  const step = Math.ceil(across.length / MOST_POINTS);
  if (step <= 1) return { across, along, weight };
  const every = (values: Float32Array) => values.filter((_, i) => i % step === 0);
  return { across: every(across), along: every(along), weight: every(weight) };
}

/** Sum of squares of the histogram of feet, in units that neither the number of points nor their spread changes. */
function sharpness(
  { across, along, weight }: EdgePoints,
  { centre, middle, length }: Frame,
  { slope, convergence }: Pencil,
  bin: number,
  histogram: Float64Array,
): number {
  const bins = Math.ceil((length * 1.5) / bin) + 2;
  histogram.fill(0, 0, bins);
  for (let i = 0; i < across.length; i++) {
    const t = along[i]! - middle;
    const foot = (across[i]! - centre - slope * t) / (1 + convergence * t) + centre;
    const place = (foot + length * 0.25) / bin;
    if (!(place >= 0 && place < bins - 1)) continue;
    const at = place | 0;
    const right = weight[i]! * (place - at);
    histogram[at]! += weight[i]! - right;
    histogram[at + 1]! += right;
  }
  let squares = 0;
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let k = 0; k < bins; k++) {
    const value = histogram[k]!;
    squares += value * value;
    mass += value;
    first += value * k;
    second += value * k * k;
  }
  if (mass === 0) return 0;
  return (squares / mass ** 2) * Math.sqrt(Math.max(0, second / mass - (first / mass) ** 2));
}
