import type { EdgeStretch } from './edge-stretches.ts';
import type { Frame, Pencil } from './find-pencil.ts';

/** How far a stretch's slope may be from what the pencil says, from round to round. */
const LAST_REACH = 0.006;
const REACHES = [0.03, 0.015, 0.01, LAST_REACH, LAST_REACH, LAST_REACH];
/** The same where the first guess is far off at the picture's sides: with so much patience other things' edges are heard too. */
const PATIENT_REACHES = [0.1, 0.06, ...REACHES];
/** Fewer stretches than this outvote no pencil. */
const LEAST_STRETCHES = 12;
/** A stretch longer than this weighs no more, px: one bezel must not outweigh the whole chart. */
const LONGEST = 150;

/**
 * Pencils that the directions of single edges agree on, from a first guess: least squares, again and again with less patience for what lies off. The likelier one comes first: that which begins with
 * more patience only where far more of the edges bear it out.
 */
export function settlePencil(guess: Pencil, stretches: EdgeStretch[], frame: Frame): Pencil[] {
  const near = settled(guess, stretches, frame, REACHES);
  const far = settled(guess, stretches, frame, PATIENT_REACHES);
  const isFarLikelier = supportOf(far, stretches, frame) > CLEARLY * supportOf(near, stretches, frame);
  return isFarLikelier ? [far, near] : [near];
}

/** How much more of the edges must lie as a pencil says: of 120 that were settled both ways, those nearer to the truth by more than a hair had 1.8 and 5 times as much. */
const CLEARLY = 1.5;

/** Length of the stretches that lie as a pencil says, px, those less that lie farther off. */
export const supportOf = (pencil: Pencil, stretches: EdgeStretch[], frame: Frame): number =>
  stretches.reduce((sum, stretch) => {
    const off = offOf(stretch, pencil, frame) / LAST_REACH;
    return Math.abs(off) < 1 ? sum + Math.min(stretch.length, LONGEST) * (1 - off * off) ** 2 : sum;
  }, 0);

function footOf({ across, along }: EdgeStretch, { slope, convergence }: Pencil, { centre, middle }: Frame): number {
  const t = along - middle;
  return (across - centre - slope * t) / (1 + convergence * t);
}

/** How far a stretch's slope is from what the pencil says where it stands. */
const offOf = (stretch: EdgeStretch, pencil: Pencil, frame: Frame): number =>
  stretch.slope - pencil.slope - pencil.convergence * footOf(stretch, pencil, frame);

function settled(guess: Pencil, stretches: EdgeStretch[], frame: Frame, reaches: readonly number[]): Pencil {
  let pencil = guess;
  for (const reach of reaches) {
    let heard = 0;
    let [weight, x, xx, y, xy] = [0, 0, 0, 0, 0];
    for (const stretch of stretches) {
      const { slope, length } = stretch;
      const off = offOf(stretch, pencil, frame) / reach;
      if (Math.abs(off) >= 1) continue;
      const foot = footOf(stretch, pencil, frame);
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
