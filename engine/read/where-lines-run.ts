import type { Box, Raster } from '../raster.ts';
import type { Rgb } from './colour.ts';
import { CACHE, placeOf } from './colour-cache.ts';

/** Of a row and of a column: so much of it is of a line's colour where a line runs, and wicks are seldom so high. */
const LEAST_OF_LINE = { row: 0.25, column: 0.4 };

/** The rows and columns of a region over which lines of these colours run, and those right beside them, which they may cover in part. */
export function whereLinesRun(
  { width, data }: Pick<Raster, 'width' | 'data'>,
  region: Box,
  {
    background: [br, bg, bb],
    offGround,
    isOfLine,
  }: { background: Rgb; offGround: Uint32Array; isOfLine: (r: number, g: number, b: number) => boolean },
): { rows: Uint8Array; columns: Uint8Array } {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const rows = new Uint32Array(h);
  const columns = new Uint32Array(w);
  // Each colour is asked for once until it leaves the cache.
  const keys = new Int32Array(CACHE).fill(-1);
  const ofLine = new Uint8Array(CACHE);
  for (let y = 0, next = 0; y < h && next < offGround.length; y++) {
    const end = (y + 1) * w;
    const toPicture = (y + region.y0) * width + region.x0 - y * w;
    for (; next < offGround.length && offGround[next]! < end; next++) {
      const i = offGround[next]!;
      const at = (toPicture + i) * 4;
      const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      const place = placeOf(key);
      if (keys[place] !== key) {
        keys[place] = key;
        ofLine[place] = isOfLine(data[at]! - br, data[at + 1]! - bg, data[at + 2]! - bb) ? 1 : 0;
      }
      if (!ofLine[place]) continue;
      rows[y]!++;
      columns[i - y * w]!++;
    }
  }
  const widened = (counts: Uint32Array, least: number) =>
    Uint8Array.from(counts, (_, i) => (Math.max(...counts.subarray(Math.max(0, i - 1), i + 2)) >= least ? 1 : 0));
  return { rows: widened(rows, LEAST_OF_LINE.row * w), columns: widened(columns, LEAST_OF_LINE.column * h) };
}
