import type { CandleWidths } from './measure-widths.ts';
import { COVERED, HALF, type Segment, type SlotProfile } from './slot-profile.ts';

/**
 * Stretches of inked rows; rows that something foreign covers are bridged, never an end. So is a single row between a body and its wick: where fill and border of two
 * colours are scaled, their mixture may be nearly the ground's.
 */
export function findSegments(profile: SlotProfile, { wick, body }: CandleWidths, threshold: number): Segment[] {
  const { middle, sides, covered } = profile;
  const height = middle.length;
  const widestBridge = isUnderUpright(covered) ? LEAST_BRIDGE : widestOf({ wick, body });
  const segments: Segment[] = [];
  for (let y = 0; y < height; ) {
    if (middle[y]! < threshold) {
      y++;
      continue;
    }
    let end = y + 1;
    for (;;) {
      while (end < height && middle[end]! >= threshold) end++;
      let beyond = end;
      while (
        beyond < height &&
        beyond - end < widestBridge &&
        middle[beyond]! < threshold &&
        isCovered(covered, beyond, COVERED.wick)
      )
        beyond++;
      if (beyond === end && middle[end + 1]! >= threshold && sides[end - 1]! >= HALF !== sides[end + 1]! >= HALF)
        beyond = end + 1;
      if (beyond === end || beyond >= height || middle[beyond]! < threshold) break;
      end = beyond;
    }
    segments.push(measureSegment(y, end, profile, wick, body));
    y = end;
  }
  return joinUnderTags(segments, profile, { wick, body });
}

/** Rows that what lies over a slot may hide of its candle, whatever it is. */
const widestOf = ({ wick, body }: CandleWidths): number => Math.max(LEAST_BRIDGE, 8 * wick + 8, Math.round(0.9 * body));

/** Rows that a line hides which crosses. */
const LEAST_BRIDGE = 8;
/** Of a slot's rows. */
const UPRIGHT = 0.6;

/** Whether an upright line of the grid or a cursor runs through a slot: over it all that is of any candle's colour there would hang together. */
const isUnderUpright = (covered: Uint8Array): boolean =>
  covered.reduce((sum, parts) => sum + (parts & COVERED.wick ? 1 : 0), 0) >= UPRIGHT * covered.length;

/** A tag is higher than a line. */
const OF_TAGS = 2;

/**
 * A slot has one candle: pieces of it above and below a tag, which hides all of the slot and goes on beside it, are one, however high the tag is, as long as more is seen of the
 * candle than lies under it, or the tag is no higher than one line of writing.
 */
function joinUnderTags(segments: Segment[], profile: SlotProfile, { wick, body }: CandleWidths): Segment[] {
  const least = OF_TAGS * widestOf({ wick, body });
  const isTagged = (y0: number, y1: number) => {
    for (let y = y0; y < y1; y++) if (!isCovered(profile.covered, y, COVERED.beyond)) return false;
    return true;
  };
  const joined: Segment[] = [];
  for (const segment of segments) {
    const above = joined.at(-1);
    const hidden = above ? segment.y0 - above.y1 : 0;
    const seen = above ? above.y1 - above.y0 + segment.y1 - segment.y0 : 0;
    if (above && hidden <= Math.max(seen, least) && isTagged(above.y1, segment.y0))
      joined[joined.length - 1] = measureSegment(above.y0, segment.y1, profile, wick, body);
    else joined.push(segment);
  }
  return joined;
}

function measureSegment(
  y0: number,
  y1: number,
  { sides, covered, lopsided, beyond, inside }: SlotProfile,
  wick: number,
  body: number,
): Segment {
  let bodyRows = 0;
  let longest: { y0: number; y1: number } | null = null;
  for (let y = y0; y < y1; ) {
    if (sides[y]! < HALF) {
      y++;
      continue;
    }
    let end = y + 1;
    for (;;) {
      while (end < y1 && sides[end]! >= HALF) end++;
      let beyond = end;
      while (beyond < y1 && sides[beyond]! < HALF && (isCovered(covered, beyond, COVERED.side) || beyond === end))
        beyond++;
      if (beyond >= y1 || sides[beyond]! < HALF) break;
      end = beyond;
    }
    bodyRows += end - y;
    if (!longest || end - y > longest.y1 - longest.y0) longest = { y0: y, y1: end };
    y = end;
  }
  longest ??= faintBody(y0, y1, sides);
  let lopsidedRows = 0;
  for (let y = y0; y < y1; y++) lopsidedRows += lopsided[y]!;
  return {
    y0,
    y1,
    area: (y1 - y0) * wick + bodyRows * (body - wick),
    bodyRows,
    lopsidedRows,
    isRagged: isRagged(sides.subarray(y0, y1), beyond?.subarray(y0, y1), body - wick),
    ownBody: (inside && aroundInside(inside, { y0, y1 }, wick)) ?? longest,
  };
}

type Rows = { y0: number; y1: number };

/** The rows of a hollow body by its longest inside, with a border at either end; null where there is none. Beyond them its wick may stand between two neighbours' bodies, and looks like a body. */
function aroundInside(inside: Uint8Array, { y0, y1 }: Rows, border: number): Rows | null {
  let longest: Rows | null = null;
  for (let y = y0; y < y1; ) {
    const from = y++;
    if (!inside[from]) continue;
    while (y < y1 && inside[y]) y++;
    if (!longest || y - from > longest.y1 - longest.y0) longest = { y0: from, y1: y };
  }
  return longest && { y0: Math.max(y0, longest.y0 - border), y1: Math.min(y1, longest.y1 + border) };
}

/** Coverage that neither the sides of a wick nor those of a body have but where one ends, and of a piece's rows the share that has it, or is wider than a body; of bodies narrower than this beside their wick, px, a codec leaves no more. */
const RAGGED = { least: 40, most: 205, share: 0.4, rows: 5, width: 8 };

function isRagged(sides: Uint8Array, beyond: Uint8Array | undefined, width: number): boolean {
  if (width < RAGGED.width || sides.length < RAGGED.rows) return false;
  const odd = sides.filter((side, i) => beyond?.[i] || (side > RAGGED.least && side < RAGGED.most)).length;
  return odd >= RAGGED.share * sides.length;
}

/** What lies over a candle may have soft edges: a row that is neither that nor the candle. */
const isCovered = (covered: Uint8Array, y: number, part: number): boolean =>
  ((covered[y - 1]! | covered[y]! | covered[y + 1]!) & part) !== 0;

const FAINT_BODY = 40;

/** A doji may be drawn as a short dash beside the wick, too little for a body: the rows around the most ink there. */
function faintBody(y0: number, y1: number, sides: Uint8Array): { y0: number; y1: number } | null {
  let most = FAINT_BODY;
  let row = -1;
  for (let y = y0; y < y1; y++)
    if (sides[y]! > most) {
      most = sides[y]!;
      row = y;
    }
  if (row < 0) return null;
  let from = row;
  let to = row + 1;
  while (from > y0 && sides[from - 1]! > most / 2) from--;
  while (to < y1 && sides[to]! > most / 2) to++;
  return { y0: from, y1: to };
}
