import type { GridRow } from './find-grid-rows.ts';
import { median } from './median.ts';

/** Compression leaves shades beside a line that stand out less than this share of it. */
const SHADE = 0.5;

/** Some libraries set their labels on top of the line rather than beside it: so many glyph heights apart at most. */
const REACH = 1.3;

type Label = { y: number; glyphHeight: number };

/**
 * The rows that labels belong to: text stands a little above or below its grid line, by the same amount for all. Where most labels have a line at
 * one common distance, all move by that distance. Null where the picture shows no such lines.
 */
export const snapToGrid = (labels: Label[], grid: GridRow[]): number[] | null =>
  snapToLines(labels, grid) ??
  snapToLines(
    labels,
    grid.filter(({ share }) => share >= CLEAR),
  );

/** Of the columns: the rows of a legend's text show in fewer. */
const CLEAR = 0.6;

function snapToLines(labels: Label[], grid: GridRow[]): number[] | null {
  const nearest = amongAlike(labels.map((label) => nearestLine(label, grid)));
  const offsets = nearest.flatMap((line, i) => (line === null ? [] : [line - labels[i]!.y]));
  if (offsets.length < Math.max(2, 0.5 * labels.length)) return null;
  // Text and lines are rounded to whole px of the screen, which are several of a picture of high resolution.
  const reach = Math.max(1.01, 0.1 * median(labels.map(({ glyphHeight }) => glyphHeight)));
  const agreeing = mostWithin(offsets, 2 * reach);
  if (agreeing.length < 0.7 * offsets.length) return null;
  const shift = agreeing.reduce((sum, offset) => sum + offset, 0) / agreeing.length;
  return labels.map(({ y }, i) => {
    const line = nearest[i] ?? null;
    // Both were rounded on their own, so their mean is nearer to the truth than either.
    return line !== null && agreeing.includes(line - y) ? (line + y + shift) / 2 : y + shift;
  });
}

/** The most of some numbers that lie within a range as wide as this, of equally many the nearest to one another, from the least. */
function mostWithin(values: readonly number[], width: number): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const spreadOf = (some: readonly number[]) => some.at(-1)! - some[0]!;
  return sorted
    .map((least, i) => sorted.slice(i).filter((value) => value - least <= width))
    .reduce((best, some) =>
      some.length > best.length || (some.length === best.length && spreadOf(some) < spreadOf(best)) ? some : best,
    );
}

function nearestLine({ y, glyphHeight }: Label, grid: GridRow[]): GridRow | null {
  const around = grid.filter((line) => Math.abs(line.y - y) <= REACH * glyphHeight);
  const strongest = Math.max(...around.map(({ step }) => step));
  let best: GridRow | null = null;
  for (const line of around)
    if (line.step >= SHADE * strongest && (best === null || Math.abs(line.y - y) < Math.abs(best.y - y))) best = line;
  return best;
}

/** Lines of one grid are alike: what stands out by so many times as much as they is a border or a level that somebody has drawn. */
const MUCH_STRONGER = 3;

function amongAlike(lines: (GridRow | null)[]): (number | null)[] {
  const typical = median(lines.flatMap((line) => (line === null ? [] : [line.step])));
  return lines.map((line) => (line && line.step <= MUCH_STRONGER * typical ? line.y : null));
}
