import type { Word } from './find-words.ts';
import { median } from './median.ts';
import type { Grey } from './text-mask.ts';

/** Glyph heights before a label in which its first digit would stand; right beside it a codec rings. */
const BEFORE = { from: 1, to: 0.2 };
/** Glyph heights above and below its middle in which there is ground, but for lines. */
const GROUND = { from: 0.8, to: 1.4 };
/** Of the label's own contrast: a digit has so much, as thin a one as a codec leaves of it; and of its height, rows in which it does: a tick or a line of the grid has fewer. */
const LEAST = { part: 0.3, rows: 0.5 };
/** Of the labels: beside some of them a candle stands. */
const MOST = 0.6;

/**
 * Whether most labels have ink right before them that goes on neither above nor below, as their first digits would: where something bright ends near them these may not be found as text, and
 * what is left of the numbers makes a scale as even as the whole.
 */
export const isBegunBefore = (brightness: Grey, labels: readonly Word[]): boolean =>
  labels.length > 0 && labels.filter((label) => hasInkBefore(brightness, label)).length >= MOST * labels.length;

function hasInkBefore({ width, height, data }: Grey, { x0, x1, middle, glyphHeight }: Word): boolean {
  const rowsOf = (from: number, to: number) => {
    const first = Math.max(0, Math.round(middle + from * glyphHeight));
    return Array.from({ length: Math.min(height, Math.round(middle + to * glyphHeight)) - first }, (_, i) => first + i);
  };
  const own = rowsOf(-0.5, 0.5);
  const beside = [...rowsOf(-GROUND.to, -GROUND.from), ...rowsOf(GROUND.from, GROUND.to)];
  const left = Math.max(0, Math.round(x0 - BEFORE.from * glyphHeight));
  const right = Math.round(x0 - BEFORE.to * glyphHeight);
  let [darkest, lightest] = [255, 0];
  for (const y of own)
    for (let x = Math.max(0, x0); x < x1; x++) {
      darkest = Math.min(darkest, data[y * width + x]!);
      lightest = Math.max(lightest, data[y * width + x]!);
    }
  const least = LEAST.part * (lightest - darkest);
  const inked = new Set<number>();
  for (let x = left; x < right; x++) {
    const ground = median(beside.map((y) => data[y * width + x]!));
    for (const y of own) if (Math.abs(data[y * width + x]! - ground) >= least) inked.add(y);
  }
  return inked.size >= LEAST.rows * own.length;
}
