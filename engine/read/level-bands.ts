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
  const samples = sample(picture, background, region);
  let from = -1;
  for (let y = THICKEST; y <= height - THICKEST; y++) {
    const isLine = y < height - THICKEST && isLineAt(samples, y);
    if (isLine && from < 0) from = y;
    if (isLine || from < 0) continue;
    if (y - from <= THICKEST) bands.push({ y0: from, y1: y });
    from = -1;
  }
  return bands;
}

/** What a few places of each row are, row-major: `LEVEL` with the ground, `RAISED` from it, or in between. */
type Samples = { across: number; kinds: Uint8Array };
const LEVEL = 1;
const RAISED = 2;

function sample({ width, data }: Raster, [red, green, blue]: Rgb, { x0, x1, y0, y1 }: Box): Samples {
  const across = Math.min(SAMPLES, x1 - x0);
  const kinds = new Uint8Array(across * (y1 - y0));
  const columns = Int32Array.from({ length: across }, (_, i) => x0 + Math.floor(((i + 0.5) * (x1 - x0)) / across));
  for (let y = y0, i = 0; y < y1; y++)
    for (let k = 0; k < across; k++, i++) {
      const at = (y * width + columns[k]!) * 4;
      const off = Math.max(Math.abs(data[at]! - red), Math.abs(data[at + 1]! - green), Math.abs(data[at + 2]! - blue));
      if (off <= GROUND) kinds[i] = LEVEL;
      else if (off >= LEAST_CONTRAST) kinds[i] = RAISED;
    }
  return { across, kinds };
}

function isLineAt({ across, kinds }: Samples, y: number): boolean {
  let seen = 0;
  let line = 0;
  for (let i = y * across; i < (y + 1) * across; i++) {
    if (kinds[i - THICKEST * across] !== LEVEL || kinds[i + THICKEST * across] !== LEVEL) continue;
    seen++;
    if (kinds[i] === RAISED) line++;
  }
  return seen >= LEAST_SEEN * across && line >= LEAST_SHARE * seen;
}
