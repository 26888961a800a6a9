import { type Box, boxAround } from '../../raster.ts';
import type { Word } from '../axis/find-words.ts';
import { median } from '../axis/median.ts';
import type { OffGround } from '../colours/off-ground.ts';

/** What fewer glyphs make, or fewer that stand on one row, may be candles. */
const LEAST_GLYPHS = 4;
/** How far the feet of letters may be apart, in glyph heights. */
const LIKE_EDGE = 0.06;
/** Words of one label stand no further apart, in glyph heights. */
const LABEL_GAP = 2;
/** Room above and below the writing, in glyph heights: next to none is a tag's border or chance, and more than a line's is another line. */
const ROOM = { least: 0.4, most: 1.2 };
/** By how much the room above may differ from that below, in glyph heights: writing is seldom set right in the middle. */
const UNEVEN = 0.25;
/** Rows by which letters are softer than their boxes, px. */
const SOFT = 2;
/** What ends at an edge is that long, in glyph heights and px: dashes of a level line all end on one row. */
const STROKE = { glyphs: 0.4, px: 4 };
/** One stroke always ends nearest to a text; where so many end on its two rows, they end at edges. */
const LEAST_ENDS = 3;

/** By so much of its writing's width it may be wider at either end: widths are often reckoned by the number of letters. */
const LONGER = 0.4;

/** Of the region's rows, and px: what stands on so many in one piece is no wick, and the gaps between the dashes of an upright line are no larger. */
const UPRIGHT = { share: 0.5, gap: 8 };

type Plane = { isOff: Uint8Array; width: number; height: number };
type Span = { x0: number; x1: number };

/**
 * Plates of the ground's own colour under writing, as labels of orders have: nothing but the writing is seen on them, and several strokes end at their edges, equally far above and
 * below it. Beside writing that lies on the plot itself, what is nearest to it ends wherever it does. `words` in px of the picture; returns boxes in px of the `region`.
 */
export function findPlates({ pixels }: OffGround, words: readonly Word[], region: Box): Box[] {
  const written = words.filter(({ glyphs }) => glyphs.length >= LEAST_GLYPHS);
  if (written.length === 0) return [];
  const all = planeOf(pixels, region);
  const strokes = { ...all, isOff: all.isOff.slice() };
  // Letters of the lines above and below end on one row too.
  for (const { glyphs } of written) for (const glyph of glyphs) clear(strokes, glyph, region);
  // Upright lines, as a cursor's or those between days, may be drawn over plates, which are as bare without them.
  const plane = withoutUprights(all, pixels);
  return labelsOf(written).flatMap((label) => plateOf(label, { plane, strokes, region }) ?? []);
}

/** `pixels` are those of the plane, row by row. */
function withoutUprights({ isOff, width, height }: Plane, pixels: Uint32Array): Plane {
  const [standing, longest] = [new Int32Array(width), new Int32Array(width)];
  const last = new Int32Array(width).fill(-UPRIGHT.gap - 2);
  let [y, row] = [0, 0];
  for (const at of pixels) {
    for (; at >= row + width; row += width) y++;
    const x = at - row;
    const step = y - last[x]!;
    standing[x] = step <= UPRIGHT.gap + 1 ? standing[x]! + step : 1;
    if (standing[x]! > longest[x]!) longest[x] = standing[x]!;
    last[x] = y;
  }
  const without = isOff.slice();
  for (let x = 0; x < width; x++)
    if (longest[x]! >= UPRIGHT.share * height) for (let at = x; at < without.length; at += width) without[at] = 0;
  return { isOff: without, width, height };
}

function planeOf(pixels: Uint32Array, { x0, x1, y0, y1 }: Box): Plane {
  const isOff = new Uint8Array((x1 - x0) * (y1 - y0));
  for (const at of pixels) isOff[at] = 1;
  return { isOff, width: x1 - x0, height: y1 - y0 };
}

function clear({ isOff, width, height }: Plane, glyph: Box, region: Box): void {
  const from = Math.max(0, glyph.x0 - 1 - region.x0);
  const to = Math.min(width, glyph.x1 + 1 - region.x0);
  for (let y = Math.max(0, glyph.y0 - 1 - region.y0); from < to && y < Math.min(height, glyph.y1 + 1 - region.y0); y++)
    isOff.fill(0, y * width + from, y * width + to);
}

type Label = Box & { glyphHeight: number; middle: number };

/** Words that stand side by side in one row, as one. */
function labelsOf(words: readonly Word[]): Label[] {
  const labels: Label[] = [];
  for (const word of words.flatMap(lettersOf).sort((a, b) => a.x0 - b.x0)) {
    const before = labels.find(
      (label) =>
        Math.abs(label.middle - word.middle) <= SOFT &&
        Math.abs(label.glyphHeight - word.glyphHeight) <= SOFT &&
        word.x0 - label.x1 <= LABEL_GAP * word.glyphHeight,
    );
    if (before) Object.assign(before, boxAround([before, word]));
    else labels.push(word);
  }
  return labels;
}

/** A word from the first to the last letter that stands on its line: a button before it, or the end of a line that leads to it, may have been taken for letters. */
function lettersOf({ glyphs, glyphHeight, middle }: Word): Label[] {
  const foot = median(glyphs.map(({ y1 }) => y1));
  const slack = Math.max(1, LIKE_EDGE * glyphHeight);
  const standing = glyphs.filter(({ y1 }) => Math.abs(y1 - foot) <= slack);
  if (standing.length < LEAST_GLYPHS) return [];
  const { x0, x1 } = boxAround(standing);
  return [{ ...boxAround(glyphs.filter((glyph) => glyph.x0 >= x0 && glyph.x1 <= x1)), glyphHeight, middle }];
}

function plateOf(label: Label, { plane, strokes, region }: { plane: Plane; strokes: Plane; region: Box }): Box | null {
  const { glyphHeight } = label;
  const side = Math.round(ROOM.least * glyphHeight);
  const span = {
    x0: Math.max(0, label.x0 - side - region.x0),
    x1: Math.min(plane.width, label.x1 + side - region.x0),
  };
  const y0 = edgeOf(plane, span, label.y0 - 1 - region.y0, -1, ROOM.most * glyphHeight);
  const y1 = edgeOf(plane, span, label.y1 - region.y0, 1, ROOM.most * glyphHeight);
  if (y0 === null || y1 === null) return null;
  const middle = label.middle - region.y0;
  const above = middle - glyphHeight / 2 - (y0 + 1);
  const below = y1 - middle - glyphHeight / 2;
  const isRoom = (px: number) => px >= ROOM.least * glyphHeight && px <= ROOM.most * glyphHeight;
  if (!isRoom(above) || !isRoom(below) || Math.abs(above - below) > Math.max(SOFT, UNEVEN * glyphHeight)) return null;
  const least = Math.max(STROKE.px, STROKE.glyphs * glyphHeight);
  const ends = [endsAt(strokes, span, y0, -1, least), endsAt(strokes, span, y1, 1, least)];
  if (ends.some(({ length }) => length === 0) || ends.flat().length < LEAST_ENDS) return null;
  return { ...reachOf(plane, strokes, span, { y0: y0 + 1, y1 }, least), y0: y0 + 1, y1 };
}

/** The first row from `y` on at which anything but the ground is seen, past what is left of the letters; null where there is none so near. */
function edgeOf(plane: Plane, { x0, x1 }: Span, y: number, step: number, most: number): number | null {
  const { isOff, width, height } = plane;
  const isBare = (row: number) => !isOff.subarray(row * width + x0, row * width + x1).includes(1);
  let row = y;
  const isWithin = () => row >= 0 && row < height && Math.abs(row - y) <= most;
  while (isWithin() && Math.abs(row - y) < SOFT && !isBare(row)) row += step;
  const from = row;
  while (isWithin() && isBare(row)) row += step;
  return isWithin() && row !== from ? row : null;
}

/** Strokes that end at a row, coming from beyond it. */
function endsAt(plane: Plane, span: Span, row: number, step: number, least: number): Span[] {
  const ends: Span[] = [];
  for (let x = span.x0; x < span.x1; x++) {
    if (!isStroke(plane, x, row, step, least)) continue;
    const last = ends.at(-1);
    if (last?.x1 === x) last.x1++;
    else ends.push({ x0: x, x1: x + 1 });
  }
  return ends;
}

function isStroke({ isOff, width, height }: Plane, x: number, row: number, step: number, least: number): boolean {
  const isAt = (y: number) => y >= 0 && y < height && isOff[y * width + x] === 1;
  // An upright line that goes on ends nowhere.
  if (isAt(row - step)) return false;
  let y = isAt(row) ? row : row + step;
  const from = y;
  while (isAt(y) && Math.abs(y - from) < least) y += step;
  return Math.abs(y - from) >= least;
}

/** A plate is wider than its writing: as far as nothing is seen on it and strokes end at its edges. */
function reachOf(
  plane: Plane,
  strokes: Plane,
  span: Span,
  { y0, y1 }: { y0: number; y1: number },
  least: number,
): Span {
  const { isOff, width } = plane;
  const isBare = (x: number) => {
    for (let y = y0; y < y1; y++) if (isOff[y * width + x]) return false;
    return true;
  };
  const isEnd = (x: number) => isStroke(strokes, x, y0 - 1, -1, least) || isStroke(strokes, x, y1, 1, least);
  let { x0, x1 } = span;
  const longer = LONGER * (x1 - x0);
  for (let x = span.x0 - 1; x >= Math.max(0, span.x0 - longer) && isBare(x); x--) if (isEnd(x)) x0 = x;
  for (let x = span.x1; x < Math.min(width, span.x1 + longer) && isBare(x); x++) if (isEnd(x)) x1 = x + 1;
  return { x0, x1 };
}
