import type { Ink } from '../ink/unmix-ink.ts';
import type { InkBox } from '../lattice/find-boxes.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import { distanceToSlot } from '../lattice/measure-widths.ts';

/** Each owner's pixels in the boxes, and those of boxes that stand in slots, of which chance would have that part. */
export function inkOfBoxes({ width, owner }: Ink, boxes: InkBox[], lattice: Lattice) {
  const reach = Math.max(0.8, 0.1 * lattice.pitch);
  const chance = Math.min(0.9, (2 * reach) / lattice.pitch);
  const standing = new Float64Array(256);
  const all = new Float64Array(256);
  for (const box of boxes) {
    const stands = distanceToSlot(box.x, lattice) <= reach;
    for (let y = box.y0; y < box.y1; y++)
      for (let x = Math.round(box.x - box.width / 2); x < box.x + box.width / 2; x++) {
        const own = owner[y * width + x]!;
        all[own]!++;
        if (stands) standing[own]!++;
      }
  }
  return { standing, all, chance };
}
