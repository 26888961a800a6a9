import type { EdgeStretch } from './edge-stretches.ts';
import type { Frame, Pencil } from './find-pencil.ts';

/** How far a stretch's slope may be from what the pencil says, from round to round. */
const REACHES = [0.03, 0.015, 0.01, 0.006, 0.006, 0.006];
/** Fewer stretches than this outvote no pencil. */
const LEAST_STRETCHES = 12;
/** A stretch longer than this weighs no more, px: one bezel must not outweigh the whole chart. */
const LONGEST = 150;

/** The pencil that the directions of single edges agree on, from a first guess: least squares, again and again with less patience for what lies off. */
export function settlePencil(guess: Pencil, stretches: EdgeStretch[], { centre, middle }: Frame): Pencil {
  let pencil = guess;
  for (const reach of REACHES) {
    let heard = 0;
    let [weight, x, xx, y, xy] = [0, 0, 0, 0, 0];
    for (const { across, along, slope, length } of stretches) {
      const t = along - middle;
      const foot = (across - centre - pencil.slope * t) / (1 + pencil.convergence * t);
      const off = (slope - pencil.slope - pencil.convergence * foot) / reach;
      if (Math.abs(off) >= 1) continue;
      // The variance of a slope falls with the third power of the length; Tukey's biweight lets go of what lies off.
      const w = Math.min(length, LONGEST) ** 3 * (1 - off * off) ** 2;
      heard++;
      weight += w;
      x += w * foot;
      xx += w * foot * foot;
      y += w * slope;
      xy += w * foot * slope;
    }
    const determinant = weight * xx - x * x;
    if (heard < LEAST_STRETCHES || !(determinant > 0)) return guess;
    pencil = { slope: (y * xx - x * xy) / determinant, convergence: (weight * xy - x * y) / determinant };
  }
  return pencil;
}
