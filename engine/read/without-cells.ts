import type { Raster } from '../raster.ts';
import { type FoundCandles, measureMarks } from './find-candles.ts';
import { markInSlots } from './marks/mark-ink.ts';
import { persuasion } from './persuasion.ts';

/**
 * The same candles without what lines closed in between them and was taken for the insides of hollow bodies, where they convince more so. Only once they are found: what lines close in also
 * tells candles from other things, which are not regular either way.
 */
export function withoutCells(picture: Raster, found: FoundCandles): FoundCandles {
  const { noise, widest, details } = found.ground;
  const marks = markInSlots(found.marks, { noise, widest, bands: details().bands });
  const other = marks && measureMarks(picture, { ...found, marks });
  return other?.ok && persuasion(other.value) > persuasion(found) ? other.value : found;
}
