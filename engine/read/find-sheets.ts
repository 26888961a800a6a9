import type { Box, Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { colourCell, distance, type Rgb } from './colour.ts';
import type { Palette } from './find-palette.ts';

/** A sheet over a part of a plot, px of the region, and what it makes of the background: a translucent one (a zone, a session), or a panel. */
export type Sheet = { box: Box; rgb: Rgb; index: number };

/** Of the region's pixels. */
const LEAST_SHARE = 0.008;
/** How far a sheet takes the background; nearer ones are no matter, what goes further is opaque. */
const NEAREST = 20;
const FURTHEST = 110;
/** Of a sheet's rows and columns: candles and lines leave that much of it to be seen. */
const LEAST_FILLED = 0.65;
const LEAST_SIDE = 12;
const MOST_SHEETS = 6;
const LEAST_WIDTH = { wash: 0.1, panel: 0.04 };
const GAP = 0.02;
const EDGE = 0.6;
const BEYOND = 0.4;

/**
 * Palette colours that fill a level rectangle, much larger than any candle, but for what stands in it: translucent `washes`, and `panels` of another
 * ground that are full of `words` (px of the picture), as a cursor's table of prices is, behind which no candle is to be seen.
 */
export function findSheets(
  { width, data }: Raster,
  { colours, classOf }: Palette,
  region: Box,
  words: Word[] = [],
): { washes: Sheet[]; panels: Sheet[] } {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const washes: Sheet[] = [];
  const panels: Sheet[] = [];
  const background = colours[0]?.rgb;
  if (!background) return { washes, panels };
  const candidates = colours
    .map(({ rgb, share }, index) => ({ rgb, share, index, away: distance(rgb, background) }))
    .filter(({ index, share, away }) => index > 0 && share >= LEAST_SHARE && away >= NEAREST)
    .slice(0, MOST_SHEETS);
  for (const { rgb, index, away } of candidates) {
    const rows = new Float64Array(h);
    const columns = new Float64Array(w);
    for (let y = 0; y < h; y++) {
      let at = ((y + region.y0) * width + region.x0) * 4;
      for (let x = 0; x < w; x++, at += 4)
        if (classOf[colourCell(data[at]!, data[at + 1]!, data[at + 2]!)] === index) {
          rows[y]!++;
          columns[x]!++;
        }
    }
    const [y0, y1] = extent(rows);
    const [x0, x1] = extent(columns);
    if (y1 - y0 < LEAST_SIDE || x1 - x0 < LEAST_WIDTH.panel * w) continue;
    const box = { x0, x1, y0, y1 };
    if (!endsSharply(rows, y0, y1, x1 - x0) || !endsSharply(columns, x0, x1, y1 - y0)) continue;
    let filled = 0;
    for (let y = y0; y < y1; y++) filled += rows[y]!;
    if (filled < LEAST_FILLED * (x1 - x0) * (y1 - y0)) continue;
    if (isFullOfWords(box, region, words)) panels.push({ box, rgb, index });
    else if (away <= FURTHEST && x1 - x0 >= LEAST_WIDTH.wash * w) washes.push({ box, rgb, index });
  }
  return { washes, panels };
}

/** Of the region's width, of a panel's height and width, and lines that begin or end at one edge, up to so many glyph heights off. */
const PANEL = { widest: 0.4, height: 0.6, width: 0.5, lines: 3, slack: 0.5 };
/** Two or three may be pieces of candles. */
const LEAST_GLYPHS = 3;

/** Whether a table of words takes up a box, px of the region; a legend that lies over a zone takes up its top alone. */
function isFullOfWords(box: Box, region: Box, words: Word[]): boolean {
  if (box.x1 - box.x0 > PANEL.widest * (region.x1 - region.x0)) return false;
  const within = words.filter(
    ({ x0, x1, y0, y1, glyphs }) =>
      glyphs.length >= LEAST_GLYPHS &&
      x0 >= box.x0 + region.x0 &&
      x1 <= box.x1 + region.x0 &&
      y0 >= box.y0 + region.y0 &&
      y1 <= box.y1 + region.y0,
  );
  const linesAt = (edge: 'x0' | 'x1', at: Word) =>
    within.filter((word) => Math.abs(word[edge] - at[edge]) <= PANEL.slack * at.glyphHeight).length;
  if (!within.some((word) => linesAt('x0', word) >= PANEL.lines || linesAt('x1', word) >= PANEL.lines)) return false;
  const spanOf = (from: 'x0' | 'y0', to: 'x1' | 'y1') =>
    Math.max(...within.map((word) => word[to])) - Math.min(...within.map((word) => word[from]));
  return (
    spanOf('y0', 'y1') >= PANEL.height * (box.y1 - box.y0) && spanOf('x0', 'x1') >= PANEL.width * (box.x1 - box.x0)
  );
}

/** A rectangle is as wide at its ends as in its middle, and nothing of it lies beyond; the area under a curve is not. */
function endsSharply(counts: Float64Array, from: number, to: number, across: number): boolean {
  const most = (a: number, b: number) => Math.max(0, ...counts.subarray(Math.max(0, a), Math.min(counts.length, b)));
  const isFull = (a: number, b: number) => most(a, b) >= EDGE * across;
  // A line of the grid may run along the edge.
  const isEmpty = (a: number, b: number) =>
    a < 0 || b >= counts.length || Math.min(...counts.subarray(a, b)) <= BEYOND * across;
  return isFull(from, from + 5) && isFull(to - 5, to) && isEmpty(from - 8, from - 3) && isEmpty(to + 3, to + 8);
}

/** The longest stretch of places with at least a third of what the fullest have; a body may hide all of some columns. */
function extent(counts: Float64Array): [number, number] {
  const most = counts.toSorted((a, b) => b - a)[Math.floor(0.02 * counts.length)]!;
  const gap = Math.max(3, GAP * counts.length);
  let longest: [number, number] = [0, 0];
  let from = -1;
  let last = -1;
  for (let i = 0; i <= counts.length; i++) {
    if (i < counts.length && counts[i]! >= Math.max(1, most / 3)) {
      if (from < 0) from = i;
      last = i;
    } else if (from >= 0 && (i === counts.length || i - last > gap)) {
      if (last + 1 - from > longest[1] - longest[0]) longest = [from, last + 1];
      from = -1;
    }
  }
  return longest;
}
