import { median } from '../axis/median.ts';
import { INKED, type Ink } from '../ink/unmix-ink.ts';
import type { ChosenSlot } from '../lattice/choose-segments.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';
import { COVERED } from '../lattice/slot-profile.ts';
import { type Paint, readPaint } from './read-paint.ts';

/** A candle as it stands in the ink: edges in px rows, fractional, its paint, and what disturbed the reading. */
export type MeasuredCandle = Paint & {
  slot: number;
  x: number;
  /** Upper and lower end of all its ink. */
  top: number;
  bottom: number;
  bodyTop: number;
  bodyBottom: number;
  hasBody: boolean;
  /** Share of its rows where something foreign crosses. */
  crossed: number;
  /** An end of a wick or body lies under something foreign. */
  endHidden: boolean;
  /** Rows right above and right below the body, or all of the candle where no body is seen, over which something foreign lies: it may go on there. */
  under: { above: number; below: number };
  /** Rows in a row right beyond these four ends that a tag hides, which goes on beside the slot. */
  tagged: { top: number; bottom: number; bodyTop: number; bodyBottom: number };
  /** How far an end that lies under a tag may be off, px. */
  mayBeOff: number;
  /** Share of its rows that lie centred on the slot. */
  symmetry: number;
  /** Of an OHLC bar, px: how far its strokes reach beyond the rows that they mark. */
  overhang?: number;
  /** Of an OHLC bar, px: how far its stem goes on beyond high and low, where this is known. */
  beyond?: number;
};

export function measureCandle(ink: Ink, { profile, segment }: ChosenSlot, widths: CandleWidths): MeasuredCandle {
  const { middle, sides, covered, x, slot } = profile;
  const { y0, y1, ownBody } = segment;
  const top = upperEdge(middle, y0, y1, strokeOf(middle, y0, ownBody?.y0 ?? y1));
  const bottom = lowerEdge(middle, y0, y1, strokeOf(middle, ownBody?.y1 ?? y0, y1));
  const centre = (y0 + y1) / 2;
  const { bodyTop, bodyBottom } = ownBody
    ? bodyEdges(sides, ownBody, { top, bottom })
    : { bodyTop: centre, bodyBottom: centre };
  let crossedRows = 0;
  for (let y = y0; y < y1; y++) if (covered[y]) crossedRows++;
  const bodyY0 = ownBody?.y0 ?? y0;
  const bodyY1 = ownBody?.y1 ?? y1;
  return {
    slot,
    x,
    top: Math.min(top, bodyTop),
    bottom: Math.max(bottom, bodyBottom),
    bodyTop,
    bodyBottom,
    hasBody: ownBody !== null,
    ...readPaint(ink, x, { y0, y1 }, { y0: bodyY0, y1: bodyY1 }, widths),
    crossed: crossedRows / (y1 - y0),
    endHidden:
      [y0 - 1, y1].some((y) => covered[y]! & COVERED.wick) ||
      [bodyY0 - 1, bodyY1].some((y) => covered[y]! & COVERED.side),
    under: { above: coveredFrom(covered, bodyY0 - 1, -1), below: coveredFrom(covered, bodyY1, 1) },
    tagged: {
      top: coveredFrom(covered, y0 - 1, -1, COVERED.beyond),
      bottom: coveredFrom(covered, y1, 1, COVERED.beyond),
      bodyTop: coveredFrom(covered, bodyY0 - 1, -1, COVERED.beyond),
      bodyBottom: coveredFrom(covered, bodyY1, 1, COVERED.beyond),
    },
    mayBeOff: 0,
    symmetry: symmetry(ink, x, y0, y1, widths),
  };
}

/** px: open and close must lie apart for a body to have a direction, however little of it is seen. */
const LEAST_BODY = 0.5;

/** Where little of a body's only row is seen, as of one beside a line that hides the rest, its upper edge would lie below its lower one, and open and close would change places. */
function bodyEdges(sides: Uint8Array, { y0, y1 }: { y0: number; y1: number }, wick: { top: number; bottom: number }) {
  const bodyTop = Math.max(wick.top, upperEdge(sides, y0, y1));
  const bodyBottom = Math.min(wick.bottom, lowerEdge(sides, y0, y1));
  if (bodyBottom - bodyTop >= LEAST_BODY) return { bodyTop, bodyBottom };
  const middle = (bodyTop + bodyBottom) / 2;
  return { bodyTop: middle - LEAST_BODY / 2, bodyBottom: middle + LEAST_BODY / 2 };
}

const ANY_PART = COVERED.wick | COVERED.side | COVERED.beyond;

/** Rows in a row from `y` on of which any of these parts is covered; between the candle and what lies over it a row may be soft. */
function coveredFrom(covered: Uint8Array, y: number, step: number, parts = ANY_PART): number {
  const isCovered = (row: number) => (covered[row]! & parts) > 0;
  let end = isCovered(y) ? y : y + step;
  if (!isCovered(end)) return 0;
  while (isCovered(end)) end += step;
  return Math.abs(end - y);
}

/** Fewer rows than this beyond a body may be its own blurred edge. */
const LEAST_WICK = 4;

/** What the rows of a wick cover, 255 for too few of them: a thin one covers its columns in part only, all the way to its end. */
const strokeOf = (coverage: Uint8Array, y0: number, y1: number): number =>
  y1 - y0 < LEAST_WICK ? 255 : Math.max(FAINT, median(coverage.subarray(y0 + 1, y1 - 1)));

const FAINT = 48;

/** A partly covered row beyond the edge, or at it, says where inside the row the edge lies. `most` is what a row there covers in full. */
function upperEdge(coverage: Uint8Array, y0: number, y1: number, most = 255): number {
  const full = Math.min(most, plateau(coverage, y0, y1));
  const outside = y0 > 0 ? Math.min(1, coverage[y0 - 1]! / full) : 0;
  const first = Math.min(1, coverage[y0]! / full);
  return y0 + (1 - first) - (outside < 0.5 ? outside : 0);
}

function lowerEdge(coverage: Uint8Array, y0: number, y1: number, most = 255): number {
  const full = Math.min(most, plateau(coverage, y0, y1));
  const outside = y1 < coverage.length ? Math.min(1, coverage[y1]! / full) : 0;
  const last = Math.min(1, coverage[y1 - 1]! / full);
  return y1 - (1 - last) + (outside < 0.5 ? outside : 0);
}

function plateau(coverage: Uint8Array, y0: number, y1: number): number {
  let most = INKED;
  for (let y = y0; y < y1; y++) if (coverage[y]! > most) most = coverage[y]!;
  return most;
}

/** Of a body's width: so much at least of its larger side is compared, against which a sixth of it may stand for the other. */
const CUT = 0.4;

function symmetry({ width, cover }: Ink, x: number, y0: number, y1: number, { body }: CandleWidths): number {
  // Where the region's edge cuts a body, its other side has nothing there to be compared with; of less it may be that it is no body.
  const reach = Math.max(CUT * body, Math.min(body / 2 + 1, x, width - x));
  const from = Math.max(0, Math.floor(x - reach));
  const to = Math.min(width, Math.ceil(x + reach));
  let even = 0;
  for (let y = y0; y < y1; y++) {
    let difference = 0;
    for (let at = from; at < to; at++)
      if (cover[y * width + at]! >= INKED) difference += at + 0.5 < x ? -1 : at + 0.5 > x ? 1 : 0;
    if (Math.abs(difference) <= Math.max(1, 0.25 * body)) even++;
  }
  return even / (y1 - y0);
}
