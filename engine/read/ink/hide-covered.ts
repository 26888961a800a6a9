import type { Box } from '../../raster.ts';
import { FOREIGN, type Ink } from './unmix-ink.ts';

/** Marks what has coverage in a box, px of the region, as foreign; ground stays ground. The box may reach beyond the region. */
export function hideCovered({ width, height, cover, owner }: Ink, { x0, x1, y0, y1 }: Box): void {
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++) {
      const at = y * width + x;
      if (cover[at] === 0) continue;
      cover[at] = 0;
      owner[at] = FOREIGN;
    }
}
