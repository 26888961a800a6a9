import type { Box, Raster } from '../raster.ts';
import type { Rgb } from './colour.ts';

/** Rows, half-open and px of the region, over which a level line of any colour runs. */
export type LevelBand = { y0: number; y1: number };

const THICKEST = 8;
/** Largest difference of a channel: a grid may be faint, ground that went through a lossy codec is not quite even. */
const GROUND = 5;
const LEAST_CONTRAST = 8;
/** Of the columns that are ground both above and below: a line that is dashed, or begins within the plot, leaves some out. */
const LEAST_SHARE = 0.35;
/** Of all columns: so many must be ground above and below. */
const LEAST_SEEN = 0.15;
/** Columns looked at; not every how-manieth, since dashes may be as far apart. */
const SAMPLES = 251;

/** The lines of grids, prices, orders and levels, of whatever colour, by the gaps between candles, in which nothing else runs level. */
export function findLevelBands(picture: Raster, background: Rgb, region: Box): LevelBand[] {
  const bands: LevelBand[] = [];
  const height = region.y1 - region.y0;
  let from = -1;
  for (let y = THICKEST; y <= height - THICKEST; y++) {
    const isLine = y < height - THICKEST && isLineAt(picture, background, region, y + region.y0);
    if (isLine && from < 0) from = y;
    if (isLine || from < 0) continue;
    if (y - from <= THICKEST) bands.push({ y0: from, y1: y });
    from = -1;
  }
  return bands;
}

function isLineAt({ width, data }: Raster, [red, green, blue]: Rgb, { x0, x1 }: Box, y: number): boolean {
  const off = (x: number, row: number) => {
    const at = (row * width + x) * 4;
    return Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));
  };
  let seen = 0;
  let line = 0;
  const samples = Math.min(SAMPLES, x1 - x0);
  for (let i = 0; i < samples; i++) {
    const x = x0 + Math.floor(((i + 0.5) * (x1 - x0)) / samples);
    if (off(x, y - THICKEST) > GROUND || off(x, y + THICKEST) > GROUND) continue;
    seen++;
    if (off(x, y) >= LEAST_CONTRAST) line++;
  }
  return seen >= LEAST_SEEN * samples && line >= LEAST_SHARE * seen;
}
