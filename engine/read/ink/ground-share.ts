import type { Box } from '../../raster.ts';
import { HOLE, INKED, type Ink } from './unmix-ink.ts';

/** Of the pixels of a box, px of the ink, those of the bare ground: neither ink, nor what is inside hollow bodies, nor anything foreign. 1 where the box has none. */
export function groundShare({ width, height, cover, owner }: Ink, box: Box): number {
  const [x0, x1] = [Math.max(0, Math.floor(box.x0)), Math.min(width, Math.ceil(box.x1))];
  const [y0, y1] = [Math.max(0, Math.floor(box.y0)), Math.min(height, Math.ceil(box.y1))];
  let bare = 0;
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if (owner[at]! < HOLE && cover[at]! < INKED) bare++;
  const all = (x1 - x0) * (y1 - y0);
  return all > 0 ? bare / all : 1;
}
