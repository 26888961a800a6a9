import { areaOf, type Box, type Raster } from '../../raster.ts';
import type { Word } from '../axis/find-words.ts';
import { median } from '../axis/median.ts';
import { distance, type Rgb } from './colour.ts';
import type { ColourCounts } from './count-colours.ts';
import { type Cloud, findCloud } from './find-clouds.ts';
import { findPalette } from './find-palette.ts';
import { findProfile } from './find-profile.ts';
import { fullStretches } from './full-stretches.ts';
import { groundShare, joinSheets } from './join-sheets.ts';
import { pixelsIn, type Shade, shadesOf } from './runs-of-shades.ts';

/** A sheet over a part of a plot, px of the region, and what it makes of the background: a translucent one (a zone, a session), or a panel. */
export type Sheet = { box: Box; rgb: Rgb };

/** Of the region's pixels. */
const LEAST_SHARE = 0.004;
/** A sheet is of one shade, often so near to the background that the colours of candles are parted more coarsely. */
const ONE_SHADE = 14;
/** How far a sheet takes the background; what goes further is opaque. */
const FURTHEST = 110;
/** The same of a profile's bars, which are known by more than their shade. */
const FURTHEST_BAR = 160;
/** Of a sheet's rows and columns: candles and lines leave that much of it to be seen. */
const LEAST_FILLED = 0.5;
const LEAST_SIDE = 12;
/** Of a sheet: over it none of the ground keeps its colour; white bodies may have it, but between two pale ones that stand from corner to corner there is more. */
const MOST_GROUND = 0.25;
const MOST_SHADES = 8;
/** Of the region's width. */
const LEAST_WIDTH = 0.04;
/** Bodies and tags may hide the most of an edge, but beyond it is hardly anything of what the edge has left. */
const EDGE = 0.3;
const BEYOND = 0.4;
/** Of a shade's pixels: where rectangles have fewer, it is of another outline. */
const MOSTLY = 0.5;
/** How often columns and rows are looked at in turn, until a shade has fallen apart into its rectangles. */
const CUTS = 4;

/**
 * Colours that fill level rectangles, much larger than any candle, but for what stands in them: translucent `washes`, the largest first, and `panels` of
 * another ground that are full of `words` (px of the picture), as a cursor's table of prices is, behind which no candle is to be seen. `bars` are those of either that are a profile's.
 * `clouds` are of other outlines.
 */
export function findSheets(
  picture: Raster,
  counts: ColourCounts,
  region: Box,
  { background, words = [] }: { background: Rgb; words?: Word[] },
): { washes: Sheet[]; panels: Sheet[]; bars: Sheet[]; clouds: Cloud[] } {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const washes: Sheet[] = [];
  const panels: Sheet[] = [];
  const clouds: Cloud[] = [];
  const shades = findPalette(counts, { radius: ONE_SHADE, minShare: LEAST_SHARE });
  const candidates = shades.colours
    .map(({ rgb }, index) => ({ rgb, index, away: distance(rgb, background) }))
    .filter(({ away }) => away >= ONE_SHADE)
    .slice(0, MOST_SHADES);
  const seen = shadesOf(
    picture,
    region,
    shades.classOf,
    candidates.map(({ index }) => index),
  );
  for (const [i, { rgb, away }] of candidates.entries()) {
    const boxes = rectanglesOf(seen[i]!);
    if (areBodies(boxes)) continue;
    const large = joinSheets(picture, region, background, boxes).filter(
      (box) =>
        box.x1 - box.x0 >= LEAST_WIDTH * w &&
        areaOf(box) >= LEAST_SHARE * w * h &&
        groundShare(picture, region, background, box) <= MOST_GROUND,
    );
    for (const box of large) {
      if (isFullOfWords(box, region, words)) panels.push({ box, rgb });
      else if (away <= FURTHEST) washes.push({ box, rgb });
    }
    // Between two candles a band may be a rectangle by chance: most of its shade lies beyond.
    if (away > FURTHEST || large.reduce((sum, box) => sum + areaOf(box), 0) >= MOSTLY * pixelsIn(seen[i]!)) continue;
    const cloud = findCloud(picture, region, seen[i]!, { rgb, background });
    if (cloud) clouds.push(cloud);
  }
  const bars: Sheet[] = [];
  for (const { box, shade } of findProfile(seen)) {
    const { rgb, away } = candidates[shade]!;
    if ([...washes, ...panels].some((sheet) => isWithin(box, sheet.box))) continue;
    const bar = { box, rgb };
    bars.push(bar);
    (away <= FURTHEST_BAR ? washes : panels).push(bar);
  }
  washes.sort((a, b) => areaOf(b.box) - areaOf(a.box));
  return { washes, panels, bars, clouds };
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1;

/** Many of one width, but not of one height, px, are pale bodies, or bars. */
const LEAST_BODIES = 4;
const LIKE_WIDTH = 3;

function areBodies(boxes: Box[]): boolean {
  const widths = boxes.map(({ x0, x1 }) => x1 - x0);
  const heights = boxes.map(({ y0, y1 }) => y1 - y0);
  const usual = median(widths);
  const alike = widths.filter((width) => Math.abs(width - usual) <= LIKE_WIDTH).length;
  return alike >= LEAST_BODIES && Math.max(...heights) - Math.min(...heights) > LIKE_WIDTH;
}

/** The level rectangles that a shade fills: cut into full stretches of its columns and of its rows in turn. */
function rectanglesOf(shade: Shade): Box[] {
  let boxes: Box[] = [{ x0: 0, x1: shade.width, y0: 0, y1: shade.height }];
  for (let cut = 0; cut < CUTS; cut++)
    boxes = boxes
      .flatMap((box) =>
        cut % 2 === 0
          ? fullStretches(columnCounts(shade, box), shade.width).map(([x0, x1]) => ({ ...box, x0, x1 }))
          : fullStretches(rowCounts(shade, box), shade.height).map(([y0, y1]) => ({ ...box, y0, y1 })),
      )
      .filter(hasRoom);
  return boxes.filter((box) => isRectangle(shade, box));
}

const hasRoom = ({ x0, x1, y0, y1 }: Box): boolean => Math.min(x1 - x0, y1 - y0) >= LEAST_SIDE;

/** Counts by place in the whole region, for the rows or columns of a box alone. */
function rowCounts({ height, runs, starts }: Shade, { x0, x1, y0, y1 }: Box): Int32Array {
  const counts = new Int32Array(height);
  for (let y = y0; y < y1; y++)
    for (let i = starts[y]!; i < starts[y + 1]!; i += 2)
      counts[y]! += Math.max(0, Math.min(runs[i + 1]!, x1) - Math.max(runs[i]!, x0));
  return counts;
}

function columnCounts({ width, runs, starts }: Shade, { x0, x1, y0, y1 }: Box): Int32Array {
  // How many runs begin less how many end at a column is what it has more than the one before.
  const counts = new Int32Array(width + 1);
  for (let i = starts[y0]!; i < starts[y1]!; i += 2) {
    const from = Math.max(runs[i]!, x0);
    const to = Math.min(runs[i + 1]!, x1);
    if (from >= to) continue;
    counts[from]!++;
    counts[to]!--;
  }
  for (let x = 1; x < width; x++) counts[x]! += counts[x - 1]!;
  return counts.subarray(0, width);
}

function isRectangle(shade: Shade, box: Box): boolean {
  const { x0, x1, y0, y1 } = box;
  const rows = rowCounts(shade, { ...box, y0: 0, y1: shade.height });
  const columns = columnCounts(shade, { ...box, x0: 0, x1: shade.width });
  const filled = rows.subarray(y0, y1).reduce((sum, count) => sum + count, 0);
  return (
    filled >= LEAST_FILLED * areaOf(box) && endsSharply(rows, y0, y1, x1 - x0) && endsSharply(columns, x0, x1, y1 - y0)
  );
}

/** Of the region's width, of a panel's height and width, and lines that begin or end at one edge, up to so many glyph heights off, and stand no further apart than so many. */
const PANEL = { widest: 0.4, height: 0.6, width: 0.5, lines: 3, slack: 0.5, apart: 6 };
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
  // A price may stand far below a legend.
  return together(within).some((lines) => {
    const linesAt = (edge: 'x0' | 'x1', at: Word) =>
      lines.filter((word) => Math.abs(word[edge] - at[edge]) <= PANEL.slack * at.glyphHeight).length;
    const spanOf = (from: 'x0' | 'y0', to: 'x1' | 'y1') =>
      Math.max(...lines.map((word) => word[to])) - Math.min(...lines.map((word) => word[from]));
    return (
      lines.some((word) => linesAt('x0', word) >= PANEL.lines || linesAt('x1', word) >= PANEL.lines) &&
      spanOf('y0', 'y1') >= PANEL.height * (box.y1 - box.y0) &&
      spanOf('x0', 'x1') >= PANEL.width * (box.x1 - box.x0)
    );
  });
}

/** Words in groups of lines that stand no further apart than those of a table. */
function together(words: Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.middle - b.middle)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && word.middle - before.middle <= PANEL.apart * word.glyphHeight) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** A rectangle is wide at its ends too, and nothing of it lies beyond; the area under a curve is not. */
function endsSharply(counts: Int32Array, from: number, to: number, across: number): boolean {
  const isSharp = (inside: [number, number], outside: [number, number]) => {
    const full = Math.max(0, ...counts.subarray(Math.max(0, inside[0]), inside[1]));
    if (full < EDGE * across) return false;
    // A line of the grid may run along the edge.
    return outside[0] < 0 || outside[1] >= counts.length || Math.min(...counts.subarray(...outside)) <= BEYOND * full;
  };
  return isSharp([from, from + 5], [from - 8, from - 3]) && isSharp([to - 5, to], [to + 3, to + 8]);
}
