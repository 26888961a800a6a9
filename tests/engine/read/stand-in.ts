import type { Ink } from '#engine/read/ink/unmix-ink';
import { findBoxes, findSeeds } from '#engine/read/lattice/find-boxes';
import { findPitch } from '#engine/read/lattice/find-pitch';
import type { Standing } from '#engine/read/marks/fill-hollows';

/** What stands at a pitch in an ink; what is wider than `widest`, px, counts not. */
export function standIn(ink: Ink, widest: number): Standing | null {
  const boxes = findBoxes(ink, { widest });
  const seeds = findSeeds(boxes);
  const lattice = findPitch(boxes, seeds);
  return lattice && { boxes, seeds, lattice };
}
