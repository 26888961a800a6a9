import type { Raster } from '../raster.ts';
import { chroma, lengthOf, type Rgb, toHex } from './colours/colour.ts';
import type { FoundCandles } from './find-candles.ts';

/** A line over the candles: one row per candle (px of the picture, fractional), null where it was not seen. */
export type TracedLine = { colour: string; rows: (number | null)[] };

const LEAST_CHROMA = 45;
const NEAR_COLOUR = 48;
const LEAST_SHARE = 0.55;
const MOST_LINES = 8;
/** Lines of one colour (the two edges of a band). */
const LINES_A_COLOUR = 2;

/**
 * Follows the coloured lines that run over or between the candles (averages, bands). Grey lines are left alone: they can't be told from
 * grid, crosshair and text.
 */
export function traceOverlays(picture: Raster, found: FoundCandles): TracedLine[] {
  const top = Math.max(0, Math.floor(found.region.y0));
  const bottom = Math.min(picture.height, found.region.y1);
  const lines: TracedLine[] = [];
  for (const rgb of found.colours.others) {
    if (chroma(rgb) < LEAST_CHROMA || lines.length >= MOST_LINES) continue;
    const strokes = found.candles.map((candle) =>
      strokesAt(picture, Math.round(found.region.x0 + candle.x - 0.5), top, bottom, rgb, found.lattice.pitch),
    );
    for (let round = 0; round < LINES_A_COLOUR; round++) {
      const rows = follow(strokes, bottom - top);
      if (rows.filter((row) => row !== null).length < LEAST_SHARE * rows.length) break;
      lines.push({ colour: toHex(rgb), rows });
      strokes.forEach((own, i) => {
        const row = rows[i];
        if (row !== null && row !== undefined) own.splice(own.indexOf(row), 1);
      });
    }
  }
  return lines;
}

/** Centres of the stretches of a colour in one column; what is taller than a line can be there is none. */
function strokesAt({ width, data }: Raster, x: number, top: number, bottom: number, rgb: Rgb, pitch: number): number[] {
  const centres: number[] = [];
  const tallest = Math.max(8, 3 * pitch);
  let start = -1;
  for (let y = top; y <= bottom; y++) {
    const at = (y * width + x) * 4;
    const on = y < bottom && lengthOf(data[at]! - rgb[0], data[at + 1]! - rgb[1], data[at + 2]! - rgb[2]) < NEAR_COLOUR;
    if (on && start < 0) start = y;
    if (!on && start >= 0) {
      if (y - start <= tallest) centres.push((start + y) / 2);
      start = -1;
    }
  }
  return centres;
}

const LONGEST_GAP = 6;

/** The smoothest way through the strokes: each is joined to the one before it that is nearest to where the line was heading. */
function follow(strokes: number[][], height: number): (number | null)[] {
  type Path = { rows: (number | null)[]; seen: number; row: number; slope: number; last: number };
  let best: Path | null = null;
  const starts = strokes.findIndex((own) => own.length > 0);
  if (starts < 0) return strokes.map(() => null);
  for (const first of strokes[starts]!) {
    const path: Path = { rows: strokes.map(() => null), seen: 1, row: first, slope: 0, last: starts };
    path.rows[starts] = first;
    for (let i = starts + 1; i < strokes.length; i++) {
      const ahead = path.row + path.slope * (i - path.last);
      const near = strokes[i]!.reduce<number | null>(
        (nearest, row) => (nearest === null || Math.abs(row - ahead) < Math.abs(nearest - ahead) ? row : nearest),
        null,
      );
      const reach = 0.05 * height * Math.min(LONGEST_GAP, i - path.last);
      if (near === null || Math.abs(near - ahead) > reach) continue;
      path.slope = 0.6 * path.slope + (0.4 * (near - path.row)) / (i - path.last);
      path.row = near;
      path.last = i;
      path.rows[i] = near;
      path.seen++;
    }
    if (!best || path.seen > best.seen) best = path;
  }
  return best?.rows ?? strokes.map(() => null);
}
