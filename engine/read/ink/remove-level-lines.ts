import { WIDEST_BODY } from '../widest-body.ts';
import { areFlatBodies, type Piece } from './are-flat-bodies.ts';
import type { LevelBand } from './level-bands.ts';
import { type NextMarked, nextCovered } from './next-marked.ts';
import { INKED, type Ink, NONE } from './unmix-ink.ts';

/** Of the region's width: so much ink that goes on neither above nor below is a line's. */
const LEAST_LOOSE = 0.18;
/** Unless it is in no more pieces than this, which wicks part too, none wider than a border: those of a few wide bodies, each of which opens where the last closed. */
const FEW_BORDERS = 10;
/** A line's rows. */
const THICK = 3;

/**
 * Takes out thin horizontal lines in a candle's colour that run across the gaps between candles: last price, orders, a crosshair.
 * Ink that a candle above or below the line continues into stays, and so do candles of a quiet market that are nothing but the row at which they opened and closed. `bands` are the rows of lines of any colour, where no codec made them thicker. Returns the rows where a line ran.
 */
export function removeLevelLines(ink: Ink, bands: readonly LevelBand[] = []): Set<number> {
  const { width, height, cover, owner } = ink;
  const inked = (y: number, x: number): boolean => y >= 0 && y < height && cover[y * width + x]! >= INKED;
  const loose = new Map<number, Piece[]>();
  const skip = nextCovered(ink);
  for (let y = 0; y < height; y++) {
    const pieces = loosePieces(ink, y, { above: y - THICK, below: y + THICK }, skip);
    if (isLine(pieces, width)) loose.set(y, pieces);
  }
  let known: Uint16Array | undefined;
  const inkInColumns = () => {
    known ??= inkOfColumns(ink, (y) => loose.has(y));
    return known;
  };
  const lines = new Set([...loose].flatMap(([y, pieces]) => (areFlatBodies(pieces, inkInColumns) ? [] : [y])));
  // Two lines one right below the other, as of the last price and of a level, are thicker than one: the gaps between candles tell how thick.
  for (const { y0, y1 } of bands.filter((band) => band.y1 - band.y0 > THICK)) {
    const rows = Array.from({ length: y1 - y0 }, (_, i) => y0 + i);
    const isOfLine = (y: number) => isLine(loosePieces(ink, y, { above: y0 - 1, below: y1 }, skip), width);
    if (rows.some(isOfLine)) for (const y of rows) lines.add(y);
  }
  for (const y of lines) {
    let above = y;
    let below = y;
    while (lines.has(above)) above--;
    while (lines.has(below)) below++;
    const kept = new Uint8Array(width);
    const isThrough = (x: number) => inked(above, x) && inked(below, x);
    for (const side of [above, below]) keepBorders(ink, y, { isSupported: (x) => inked(side, x), isThrough }, kept);
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (cover[at]! > 0 && !kept[x]) {
        cover[at] = 0;
        owner[at] = NONE;
      }
    }
  }
  return lines;
}

/** Of each column the rows that are ink and no line's. */
function inkOfColumns({ width, height, cover }: Ink, isOfLine: (y: number) => boolean): Uint16Array {
  const rows = new Uint16Array(width);
  for (let y = 0; y < height; y++) {
    if (isOfLine(y)) continue;
    for (let x = 0, at = y * width; x < width; x++, at++) if (cover[at]! >= INKED) rows[x]!++;
  }
  return rows;
}

function isLine(pieces: readonly Piece[], width: number): boolean {
  const widths = pieces.map(([from, to]) => to - from);
  const pixels = widths.reduce((sum, across) => sum + across, 0);
  return (
    pixels > LEAST_LOOSE * width && (pieces.length > FEW_BORDERS || Math.max(...widths) > WIDEST_BODY.ofFew * width)
  );
}

/** Of a row the ink that goes on neither above nor below. */
function loosePieces(
  { width, height, cover }: Ink,
  y: number,
  around: { above: number; below: number },
  skip: NextMarked,
): Piece[] {
  const row = y * width;
  const end = row + width;
  const above = around.above >= 0 ? (y - around.above) * width : 0;
  const below = around.below < height ? (around.below - y) * width : 0;
  const isLoose = (at: number) =>
    cover[at]! >= INKED && (above === 0 || cover[at - above]! < INKED) && (below === 0 || cover[at + below]! < INKED);
  const pieces: Piece[] = [];
  for (let at = row; at < end; at++) {
    if (cover[at] === 0) at = skip(at + 1, end);
    const from = at;
    while (at < end && isLoose(at)) at++;
    if (at > from) pieces.push([from - row, at - row]);
  }
  return pieces;
}

/**
 * Keeps what a candle continues into on one side of the line, and unbroken ink between two such places: the border of a hollow body that
 * happens to lie on the line. Between candles that keeps a harmless strip.
 */
function keepBorders(
  { width, cover }: Ink,
  y: number,
  { isSupported, isThrough }: Record<'isSupported' | 'isThrough', (x: number) => boolean>,
  kept: Uint8Array,
): void {
  let support = -1;
  let solid = true;
  for (let x = 0; x < width; x++) {
    if (cover[y * width + x]! < INKED) solid = false;
    if (!isSupported(x)) continue;
    kept[x] = 1;
    const isBorder = support >= 0 && solid && x - support < WIDEST_BODY.ofFew * width;
    if (isBorder && !(isThrough(support) && isThrough(x))) kept.fill(1, support, x);
    support = x;
    solid = true;
  }
}
