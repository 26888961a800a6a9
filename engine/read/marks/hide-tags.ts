import type { Box, Raster } from '../../raster.ts';
import { bridgeInk } from '../ink/bridge-ink.ts';
import { nextMarked } from '../ink/next-marked.ts';
import { FOREIGN, HOLE, type Ink, isInked } from '../ink/unmix-ink.ts';

/** A tag is at least so many pitches wide and this high, px; its writing leaves gaps in it. */
const LEAST_PITCHES = 2.2;
const LEAST_HEIGHT = 7;
/** Letters and the room about them, px: thick borders of bodies that touch are lower. */
const LEAST_WRITTEN = 10;
const TALLEST = 0.18;
const FILLED = 0.45;
const FLAT = 0.9;
/** So many pitches wide, it is a tag even where candles stand on its edges, whose heads and feet lie level for no more of its width. */
const WIDE_PITCHES = 3.2;
const NEARLY_FLAT = 0.55;
/** What runs on beyond the region's side is a tag, as soon as it is wider than a body can be. */
const CUT_PITCHES = 1.1;
const ALIKE = 40;
const WRITTEN = 4;
/** Of its pixels those of the writing, by which a box hardly wider than a body can be is known for a tag. */
const WRITTEN_PITCHES = 1.3;
const WRITING = { least: 0.06, most: 0.5 };
/** A second tag that hangs below the first may be narrower. */
const FOOT = 0.75;
/** Rows over which an edge may be soft or rounded. */
const SOFT = 2;

/**
 * Marks filled boxes that reach over several candles as foreign: tags of prices, orders and notes, buttons. Both their edges are level, which
 * those of neighbouring bodies are not. A tag on the axis, of which the region has but the beginning, is followed into the `picture`. Returns
 * where they are, px of the ink. `words` are the texts of the picture, px of the picture: what stands in them is writing, even if it was taken for the inside of hollow bodies. `isSharp`: no codec fades what stands on a tag.
 */
export function hideTags(
  ink: Ink,
  { pitch }: { pitch: number },
  { picture, words = [], isSharp = true }: { picture?: Raster; words?: readonly Box[]; isSharp?: boolean } = {},
): Box[] {
  const { width, height } = ink;
  const isWritten = writingOf(ink, words);
  const least = Math.max(24, WRITTEN_PITCHES * pitch);
  const leastCut = Math.max(24, CUT_PITCHES * pitch);
  const tags: Box[] = [];
  const skip = nextMarked(ink);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    for (let x = skip(from, from + width) - from; x < width; x = skip(from + x, from + width) - from) {
      let end = x;
      while (end < width && isInked(ink, y, end)) end++;
      const beyond = end > x ? runOn(ink, y, x, end, leastCut, picture) : 0;
      const isCut = beyond > 0 && end - x + beyond >= leastCut;
      // In large filled areas each row would be followed down to the same foot.
      if ((isCut || end - x >= least) && leastBeyond(ink, y - 1, -1, x, end) < 1 - NEARLY_FLAT) {
        const bottom = footOf(ink, y, x, end, isWritten);
        if (isTag(ink, { x0: x, x1: end, y0: y, y1: bottom }, { isCut, pitch, isWritten })) {
          const box = { ...roundedOut(ink, x, end, y, bottom), y0: y, y1: bottom };
          if (isSharp) hideSoftEdges(ink, box);
          hide(ink, box);
          tags.push(box);
        }
      }
      x = end + 1;
    }
  }
  return tags;
}

/** Its writing may part a tag in two, and one tag may hang on another: what goes on under them is seen where all of them end. Whether anything does. */
export function bridgeTags(ink: Ink, tags: Box[]): boolean {
  const { width, height } = ink;
  const isTagged = new Uint8Array(width * height);
  for (const { x0, x1, y0, y1 } of tags) for (let y = y0; y < y1; y++) isTagged.fill(1, y * width + x0, y * width + x1);
  let bridged = false;
  for (const tag of tags)
    for (let x = tag.x0; x < tag.x1; x++) {
      let { y0, y1 } = tag;
      while (y0 > 0 && isTagged[(y0 - 1) * width + x]) y0--;
      while (y1 < height && isTagged[y1 * width + x]) y1++;
      if (bridgeInk(ink, { x0: x, x1: x + 1, y0, y1 })) bridged = true;
    }
  return bridged;
}

type TagOptions = { isCut: boolean; pitch: number; isWritten: (at: number) => boolean };

/** Whether a filled box is too wide for a body, or written on, and has level edges; of a tag over the edge of a zone, whose ground it is, only a part may be seen, which ends amid the writing. */
function isTag(ink: Ink, { x0, x1, y0, y1 }: Box, { isCut, pitch, isWritten: isText }: TagOptions): boolean {
  const tall = y1 - y0;
  if (tall < LEAST_HEIGHT || tall > TALLEST * ink.height) return false;
  const box = { x0, x1, y0, y1 };
  const isWritten = tall >= LEAST_WRITTEN && isWithin(WRITING, bareShare(ink, box)) && !hasHollow(ink, box, pitch);
  if (!isWritten && !isCut && x1 - x0 < Math.max(24, LEAST_PITCHES * pitch)) return false;
  const above = 1 - (isWritten || x1 - x0 >= Math.max(24, WIDE_PITCHES * pitch) ? NEARLY_FLAT : FLAT);
  return (
    leastBeyond(ink, y0 - 1, -1, x0, x1) < above &&
    leastBeyond(ink, y1, 1, x0, x1) < above &&
    Math.max(...[y1 - 1, y1 - SOFT].map((row) => filledShare(ink, row, x0, x1, isText))) >= (isWritten ? FOOT : FLAT)
  );
}

const isWithin = ({ least, most }: { least: number; most: number }, value: number): boolean =>
  value >= least && value <= most;

function bareShare(ink: Ink, { x0, x1, y0, y1 }: Box): number {
  let bare = 0;
  for (let y = y0; y < y1; y++) bare += 1 - share(ink, y, x0, x1);
  return bare / (y1 - y0);
}

/** Of a pitch and of the rows: what is bare over so many columns on end is the inside of a hollow body among filled ones, not writing. */
const HOLLOW = { pitches: 0.4, rows: 0.6 };

function hasHollow(ink: Ink, { x0, x1, y0, y1 }: Box, pitch: number): boolean {
  let columns = 0;
  for (let x = x0; x < x1; x++) {
    let bare = 0;
    for (let y = y0; y < y1; y++) if (!isInked(ink, y, x)) bare++;
    columns = bare >= HOLLOW.rows * (y1 - y0) ? columns + 1 : 0;
    if (columns >= Math.max(3, HOLLOW.pitches * pitch)) return true;
  }
  return false;
}

/** px by which a run at the region's side goes on beyond it in the same colour, up to `most`. */
function runOn(ink: Ink, y: number, from: number, to: number, most: number, picture?: Raster): number {
  if (!picture) return 0;
  const { region } = ink;
  const at = (x: number) => ((y + region.y0) * picture.width + x + region.x0) * 4;
  const isAlike = (x: number, edge: number) =>
    Math.hypot(...[0, 1, 2].map((i) => picture.data[at(x) + i]! - picture.data[at(edge) + i]!)) <= ALIKE;
  let beyond = 0;
  if (isAtSide(ink, y, to, 1))
    while (beyond < most && ink.width + beyond + region.x0 < picture.width && isAlike(ink.width + beyond, to - 1))
      beyond++;
  else if (isAtSide(ink, y, from - 1, -1))
    while (beyond < most && region.x0 - 1 - beyond >= 0 && isAlike(-1 - beyond, from)) beyond++;
  return beyond;
}

/** Whether nothing but up to a few px of something foreign, as a tag's writing is, parts `x` from the region's side. */
function isAtSide({ width, owner }: Ink, y: number, x: number, step: number): boolean {
  for (let off = 0; off <= WRITTEN; off++, x += step) {
    if (x < 0 || x >= width) return true;
    if (owner[y * width + x] !== FOREIGN) return false;
  }
  return false;
}

function share(ink: Ink, y: number, from: number, to: number): number {
  let inked = 0;
  for (let x = from; x < to; x++) if (isInked(ink, y, x)) inked++;
  return inked / (to - from);
}

/** Of a row what is inked, or written on that. */
function filledShare(ink: Ink, row: number, from: number, to: number, isWritten: (at: number) => boolean): number {
  let written = 0;
  for (let x = from; x < to; x++) if (isWritten(row * ink.width + x)) written++;
  return share(ink, row, from, to) + written / (to - from);
}

/** The least inked of the rows at an edge. */
function leastBeyond(ink: Ink, y: number, step: number, from: number, to: number): number {
  let least = 1;
  for (let off = 0; off < SOFT; off++) least = Math.min(least, share(ink, y + step * off, from, to));
  return least;
}

/** Which pixels were taken for text, or, in a word, for the inside of hollow bodies. */
function writingOf(ink: Ink, words: readonly Box[]): (at: number) => boolean {
  const { region, width, height, owner } = ink;
  const inWord = new Uint8Array(width * height);
  for (const { x0, x1, y0, y1 } of words) {
    const from = Math.max(0, x0 - 1 - region.x0);
    const to = Math.min(width, x1 + 1 - region.x0);
    for (let y = Math.max(0, y0 - 1 - region.y0); from < to && y < Math.min(height, y1 + 1 - region.y0); y++)
      inWord.fill(1, y * width + from, y * width + to);
  }
  return (at) => owner[at] === FOREIGN || (owner[at] === HOLE && inWord[at] === 1);
}

/** Row after the last that is filled, no further down than a tag reaches; its writing may have been taken for something else before. It ends with its own colour, not with a line of another right below it. */
function footOf(ink: Ink, y: number, from: number, to: number, isWritten: (at: number) => boolean): number {
  const last = Math.min(ink.height, Math.ceil(y + TALLEST * ink.height) + 1);
  let bottom = y + 1;
  while (bottom < last && filledShare(ink, bottom, from, to, isWritten) >= FILLED) bottom++;
  while (bottom > y + 1 && share(ink, bottom - 1, from, to) < FILLED) bottom--;
  return bottom;
}

/** Of a tag's rows those that are inked in a column of it: beside its first row, and farther off, where another body may stand. */
const FULL = 0.5;
const FULL_FAR = 0.9;

/** Rounded corners make the first row shorter than the rest, and where its soft edge lies over a body of another colour the row ends there, but the tag does not. */
function roundedOut(ink: Ink, from: number, to: number, y0: number, y1: number): { x0: number; x1: number } {
  const isFull = (x: number, least = FULL) => {
    if (x < 0 || x >= ink.width) return false;
    let inked = 0;
    for (let y = y0; y < y1; y++) if (isInked(ink, y, x)) inked++;
    return inked >= least * (y1 - y0);
  };
  const reach = (y1 - y0) / 2;
  const endFrom = (x: number, step: number): number => {
    let near = x;
    while (Math.abs(near - x) < reach && isFull(near + step)) near += step;
    let far = near;
    while (isFull(far + step, FULL_FAR)) far += step;
    return isAsHigh(ink, { x0: Math.min(near, far), x1: Math.max(near, far) + 1, y0, y1 }) ? far : near;
  };
  return { x0: endFrom(from, -1), x1: endFrom(to - 1, 1) + 1 };
}

/** Whether what is full ends where a tag does, above and below. */
const isAsHigh = (ink: Ink, { x0, x1, y0, y1 }: Box): boolean =>
  leastBeyond(ink, y0 - 1, -1, x0, x1) < 1 - NEARLY_FLAT && leastBeyond(ink, y1, 1, x0, x1) < 1 - NEARLY_FLAT;

/** Ink of a tag's own colour that fades within its soft edge is a part of it: what the tag hides would be taken to go on there. */
function hideSoftEdges({ width, height, cover, owner }: Ink, { x0, x1, y0, y1 }: Box): void {
  const edges = [
    { edge: y0, step: -width, room: y0 },
    { edge: y1 - 1, step: width, room: height - y1 },
  ];
  for (const { edge, step, room } of edges)
    for (let x = x0; x < x1; x++) {
      const from = edge * width + x;
      const fades = (at: number) => cover[at]! > 0 && cover[at]! < cover[at - step]! && owner[at] === owner[from];
      let end = from;
      while (Math.abs(end - from) < Math.min(SOFT, room) * width && fades(end + step)) end += step;
      const isBeyond = Math.abs(end - from) < room * width && cover[end + step]! > 0;
      for (let at = end; at !== from && !isBeyond; at -= step) {
        cover[at] = 0;
        owner[at] = FOREIGN;
      }
    }
}

/** Marks a rectangle, px of the ink, as foreign: what lies under it can't be seen. */
export function hide({ width, cover, owner }: Ink, { x0, x1, y0, y1 }: Box): void {
  for (let y = y0; y < y1; y++) {
    cover.fill(0, y * width + x0, y * width + x1);
    owner.fill(FOREIGN, y * width + x0, y * width + x1);
  }
}
