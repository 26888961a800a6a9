import { nextMarked } from './next-marked.ts';
import { FOREIGN, INKED, type Ink, NONE } from './unmix-ink.ts';

/** Of the region's rows: what stands on more of them is a frame, a cursor or a line of the grid, no wick. */
const LEAST_HEIGHT = 0.82;
const THICKEST = 6;
/** px: what crosses a line is no higher. The gap between two dashes may be, on a phone that draws three px for one, but not higher than the dash before it, and there are many of them. */
const CROSSING = 6;
const LONGEST_GAP = 18;
const LEAST_GAPS = 8;
/** Coverage of a line that is faint, or that a codec or scaling spread over two columns: wicks count down to this, where all are faint. */
const FAINT = 48;
/** A wick that stands out from a faint line behind it by so much stays. */
const STRONGER = 1.4;

/**
 * Takes out upright lines in a candle's colour that run over nearly all rows: the frame of a plot, a cursor. What is wider than the line stays. A line that is foreign for
 * the most part is none of a candle's colour: what there is of it are wicks right before or beside it.
 */
export function removeUprightLines(ink: Ink): void {
  const { width, height } = ink;
  const { standing, dashed, gaps, balance } = standingRows(ink);
  const standsIn = (x: number) => (gaps[x]! >= LEAST_GAPS ? Math.max(standing[x]!, dashed[x]!) : standing[x]!);
  let from = -1;
  for (let x = 0; x <= width; x++) {
    const isLine = x < width && standsIn(x) >= LEAST_HEIGHT * height && balance[x]! >= 0;
    if (isLine && from < 0) from = x;
    if (isLine || from < 0) continue;
    if (x - from <= THICKEST) erase(ink, from, x);
    from = -1;
  }
}

/** Per column the rows of ink, with the gaps between pieces that a line crosses, and with those between dashes, of which there are so many, and by how many more rows it has ink than something foreign. */
type Standing = Record<'standing' | 'dashed' | 'gaps' | 'balance', Int32Array>;

/** What crosses a line does not end it, and neither do the words and tags that were taken out before: such a line stands on in several pieces. */
function standingRows(ink: Ink): Standing {
  const { width, height, cover, owner } = ink;
  const skip = nextMarked(ink);
  const standing = new Int32Array(width);
  const dashed = new Int32Array(width);
  const gaps = new Int32Array(width);
  const balance = new Int32Array(width);
  const starts = new Int32Array(width);
  const ends = new Int32Array(width);
  for (let y = 0, row = 0; y < height; y++, row += width)
    for (let at = skip(row, row + width); at < row + width; at = skip(at + 1, row + width)) {
      if (cover[at]! < FAINT && owner[at] !== FOREIGN) continue;
      const x = at - row;
      const gap = y - ends[x]!;
      const isCrossing = gap <= CROSSING;
      const isBetween = !isCrossing && gap <= Math.min(LONGEST_GAP, ends[x]! - starts[x]!);
      standing[x]! += isCrossing ? 1 + gap : 1;
      dashed[x]! += isCrossing || isBetween ? 1 + gap : 1;
      if (isBetween) gaps[x]!++;
      if (gap > 0) starts[x] = y;
      ends[x] = y + 1;
      balance[x]! += cover[at]! >= FAINT ? 1 : -1;
    }
  return { standing, dashed, gaps, balance };
}

function erase({ width, height, cover, owner }: Ink, from: number, to: number): void {
  const isInked = (y: number, x: number) => x >= 0 && x < width && cover[y * width + x]! >= INKED;
  const strengths = Array.from({ length: to - from }, (_, i) => strengthOf({ width, height, cover }, from + i));
  const own = ownerOf({ width, height, cover, owner }, from, to);
  for (let y = 0; y < height; y++) {
    if (isInked(y, from - 2) || isInked(y, to + 1)) continue;
    if (strengths.some((strength, i) => cover[y * width + from + i]! > STRONGER * strength)) continue;
    for (let x = Math.max(0, from - 1); x < Math.min(width, to + 1); x++) {
      const at = y * width + x;
      if (cover[at] === 0 || owner[at] !== own) continue;
      cover[at] = 0;
      owner[at] = NONE;
    }
  }
}

/** Whose most of some columns' ink is: what is another's is a wick between the line's dashes. */
function ownerOf({ width, height, cover, owner }: Omit<Ink, 'region'>, from: number, to: number): number {
  const inked = new Uint32Array(256);
  for (let y = 0; y < height; y++)
    for (let at = y * width + from; at < y * width + to; at++) if (cover[at]! >= FAINT) inked[owner[at]!]!++;
  return inked.indexOf(Math.max(...inked));
}

/** Rows at a dash's ends, px, which are soft. */
const SOFT_END = 2;

/** The coverage that three quarters of a column's ink have, without the soft ends of dashes unless these are but dots: wicks before a faint line may take up more than half of it. */
function strengthOf({ width, height, cover }: Pick<Ink, 'width' | 'height' | 'cover'>, x: number): number {
  const isFaint = (y: number) => y >= 0 && y < height && cover[y * width + x]! < FAINT;
  const inked = Array.from({ length: height }, (_, y) => y).filter((y) => !isFaint(y));
  const inner = inked.filter((y) => !isFaint(y - SOFT_END) && !isFaint(y + SOFT_END));
  const parts = (2 * inner.length > inked.length ? inner : inked).map((y) => cover[y * width + x]!);
  return parts.sort((a, b) => a - b)[Math.floor(parts.length / 4)] ?? 0;
}
