import type { Box, Raster } from '../../raster.ts';
import type { Rgb } from '../colours/colour.ts';

/** Rows, half-open and px of the region, over which a level line of any colour runs. */
export type LevelBand = { y0: number; y1: number };

const THICKEST = 8;
/** Largest difference of a channel: a grid may be faint, ground that went through a lossy codec is not quite even, and it may be shaded from head to foot. */
const GROUND = 5;
const SHADED = 24;
/** Contrast, and its share of the columns that are ground both above and below: a line that is dashed, or begins within the plot, leaves some out; fainter ones must not. */
const PLAIN = { contrast: 8, share: 0.35 };
const FAINT = { contrast: 5, share: 0.8 };
/** Of all columns: so many must be ground above and below. */
const LEAST_SEEN = 0.15;
/** Columns looked at; not every how-manieth, since dashes may be as far apart. */
const SAMPLES = 251;

/** The lines of grids, prices, orders and levels, of whatever colour, by the gaps between candles, in which nothing else runs level. */
export function findLevelBands(picture: Raster, background: Rgb, region: Box): LevelBand[] {
  const bands: LevelBand[] = [];
  const height = region.y1 - region.y0;
  const samples = sample(picture, region);
  let from = -1;
  for (let y = THICKEST; y <= height - THICKEST; y++) {
    const isLine = y < height - THICKEST && isLineAt(samples, background, y);
    if (isLine && from < 0) from = y;
    if (isLine || from < 0) continue;
    if (y - from <= THICKEST) bands.push({ y0: from, y1: y });
    from = -1;
  }
  return bands;
}

/** The colours of a few places of each row, row-major, three bytes each. */
type Samples = { across: number; colours: Uint8Array };

function sample({ width, data }: Raster, { x0, x1, y0, y1 }: Box): Samples {
  const across = Math.min(SAMPLES, x1 - x0);
  const colours = new Uint8Array(3 * across * (y1 - y0));
  const columns = Int32Array.from({ length: across }, (_, i) => x0 + Math.floor(((i + 0.5) * (x1 - x0)) / across));
  for (let y = y0, i = 0; y < y1; y++)
    for (let k = 0; k < across; k++, i += 3) {
      const at = (y * width + columns[k]!) * 4;
      colours[i] = data[at]!;
      colours[i + 1] = data[at + 1]!;
      colours[i + 2] = data[at + 2]!;
    }
  return { across, colours };
}

function isLineAt({ across, colours }: Samples, [red, green, blue]: Rgb, y: number): boolean {
  const apart = (a: number, b: number) =>
    Math.max(
      Math.abs(colours[a]! - colours[b]!),
      Math.abs(colours[a + 1]! - colours[b + 1]!),
      Math.abs(colours[a + 2]! - colours[b + 2]!),
    );
  const isGround = (at: number) =>
    Math.abs(colours[at]! - red) <= SHADED &&
    Math.abs(colours[at + 1]! - green) <= SHADED &&
    Math.abs(colours[at + 2]! - blue) <= SHADED;
  const reach = 3 * THICKEST * across;
  let seen = 0;
  let plain = 0;
  let faint = 0;
  for (let here = 3 * y * across; here < 3 * (y + 1) * across; here += 3) {
    if (!isGround(here - reach) || apart(here - reach, here + reach) > GROUND) continue;
    seen++;
    const contrast = Math.min(apart(here, here - reach), apart(here, here + reach));
    if (contrast >= PLAIN.contrast) plain++;
    if (contrast >= FAINT.contrast) faint++;
  }
  return seen >= LEAST_SEEN * across && (plain >= PLAIN.share * seen || faint >= FAINT.share * seen);
}
