import type { Box, Raster } from '../../raster.ts';
import type { Rgb } from './colour.ts';

const SLIGHT = { from: 2, to: 14 };
const STRONG = 60;

/** A faint grid, stripes or a watermark are slightly off the background too, but in a few exact colours. */
const FAINT_COLOURS = 4;

/**
 * 0 for a picture as it was rendered, towards 1 for a lossy or photographed one: how many pixels are slightly off the background for each
 * that is clearly something else. Compression rings around every edge; anti-aliasing reaches one pixel.
 */
export function measureNoise({ width, data }: Raster, [red, green, blue]: Rgb, region: Box): number {
  const step = Math.max(1, Math.floor((region.y1 - region.y0) / 200));
  const slight = new Map<number, number>();
  let strong = 0;
  for (let y = region.y0; y < region.y1; y += step) {
    const end = (y * width + region.x1) * 4;
    for (let at = (y * width + region.x0) * 4; at < end; at += 4) {
      const off = Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));
      if (off > STRONG) strong++;
      else if (off >= SLIGHT.from && off <= SLIGHT.to) {
        const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
        slight.set(colour, (slight.get(colour) ?? 0) + 1);
      }
    }
  }
  const scattered = [...slight.values()].sort((a, b) => b - a).slice(FAINT_COLOURS);
  return Math.min(1, scattered.reduce((sum, count) => sum + count, 0) / Math.max(1, strong));
}
