import type { Box } from '../../raster.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';
import type { Grey } from './text-mask.ts';

/**
 * Row of the middle of a label's digits, to a fraction of a px: a digit's outermost row is smoothed by as much as it covers of it,
 * so its ink there, against the ink within, says where the glyph ends. Commas and descenders are not digits and have no say.
 */
export function labelCentre(brightness: Grey, { glyphs, glyphHeight, light, middle }: Word): number {
  const centres = glyphs
    .filter((glyph) => Math.abs(glyph.y1 - glyph.y0 - glyphHeight) <= 1.01)
    .map((glyph) => glyphCentre(brightness, glyph, light))
    .filter((centre) => centre !== null);
  return centres.length ? median2(centres) : middle;
}

/** The median of an even count lies between its two middle values: unlike in a count of px, a half matters here. */
const median2 = (values: number[]) => (median(values) - median(values.map((value) => -value))) / 2;

function glyphCentre(brightness: Grey, { x0, x1, y0, y1 }: Box, light: boolean): number | null {
  const from = Math.max(0, y0 - 2);
  const to = Math.min(brightness.height, y1 + 2);
  const extremes: number[] = [];
  for (let y = from; y < to; y++) extremes.push(extremeOfRow(brightness, x0, x1, y, light));
  // Of pale digits a codec leaves one row much stronger than all others.
  const ink = median(extremes.slice(y0 - from, y1 - from));
  const ground = light ? Math.min(...extremes) : Math.max(...extremes);
  if (Math.abs(ink - ground) < 20) return null;
  const cover = extremes.map((value) => Math.min(1, (value - ground) / (ink - ground)));
  const first = cover.findIndex((share) => share > 0.7);
  const last = cover.findLastIndex((share) => share > 0.7);
  const top = from + first - (cover[first - 1] ?? 0);
  const bottom = from + last + 1 + (cover[last + 1] ?? 0);
  return (top + bottom) / 2;
}

function extremeOfRow({ width, data }: Grey, x0: number, x1: number, y: number, light: boolean): number {
  let result = data[y * width + x0]!;
  for (let x = x0 + 1; x < x1; x++) {
    const value = data[y * width + x]!;
    if (light ? value > result : value < result) result = value;
  }
  return result;
}
