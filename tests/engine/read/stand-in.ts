import type { Standing } from '#engine/read/fill-hollows';
import { findBoxes, findSeeds } from '#engine/read/find-boxes';
import { findPitch } from '#engine/read/find-pitch';
import type { Ink } from '#engine/read/unmix-ink';

/** What stands at a pitch in an ink; what is wider than `widest`, px, counts not. */
export function standIn(ink: Ink, widest: number): Standing | null {
  const boxes = findBoxes(ink, { widest });
  const seeds = findSeeds(boxes);
  const lattice = findPitch(boxes, seeds);
  return lattice && { boxes, seeds, lattice };
}
