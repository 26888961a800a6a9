/** Columns, half-open. */
export type Piece = readonly [from: number, to: number];

/** px: shorter pieces are dots and dashes. */
const LEAST_ACROSS = 6;
/** Of the pieces: so many are as wide as each other, but for so much, and stand at one pitch; a wick parts one, and a line hides some. */
const ALIKE = { share: 0.6, off: 0.12, px: 1.5 };
/** px: bodies that stand nearer leave no gap that could be looked at. */
const LEAST_GAP = 2;
/** Of what stands in their slots, above and below: so little may stand in the gaps between them, column for column. */
const MOST_IN_GAPS = 0.3;
/** Candles with so many rows of ink, in other rows: fewer tell no slots. */
const LEAST_CANDLES = { slots: 5, rows: 4 };

/**
 * Whether pieces of one row are candles that opened and closed at one price, and not the dashes of a line: of one width, at one pitch, in slots in which candles stand as well, whereas between them
 * hardly anything does. `inkOfColumns` tells of each column how many rows are ink and no line's.
 */
export function areFlatBodies(pieces: readonly Piece[], inkOfColumns: () => Uint16Array): boolean {
  const widths = pieces.map(([from, to]) => to - from).sort((a, b) => a - b);
  const across = widths[widths.length >> 1] ?? 0;
  if (across < LEAST_ACROSS) return false;
  const slack = Math.max(ALIKE.px, ALIKE.off * across);
  const whole = pieces.filter(([from, to]) => Math.abs(to - from - across) <= slack);
  const pitch = pitchOf(whole);
  if (pitch === null || pitch - across < LEAST_GAP) return false;
  const first = whole[0]![0];
  const slotOf = (x: number) => (x - first) / pitch;
  const standing = whole.filter(([from]) => Math.abs(slotOf(from) - Math.round(slotOf(from))) * pitch <= slack);
  if (standing.length < ALIKE.share * pieces.length) return false;
  const inkIn = inkOfColumns();
  const gaps: number[] = [];
  const slots: number[] = [];
  const candles = new Map<number, number>();
  for (let x = 0; x < inkIn.length; x++) {
    const slot = Math.floor(slotOf(x));
    const off = x - first - slot * pitch;
    // Where one begins or ends a px may belong to either.
    if (off >= across + 1 && off < pitch - 1) gaps.push(inkIn[x]!);
    if (off >= 1 && off < across - 1) slots.push(inkIn[x]!);
    if (Math.abs(off - across / 2) <= 1) candles.set(slot, Math.max(inkIn[x]!, candles.get(slot) ?? 0));
  }
  const standingSlots = [...candles.values()].filter((rows) => rows >= LEAST_CANDLES.rows).length;
  if (standingSlots < LEAST_CANDLES.slots || gaps.length === 0) return false;
  return mean(gaps) <= MOST_IN_GAPS * mean(slots);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** px from one to the next, null where they stand in no row. */
function pitchOf(pieces: readonly Piece[]): number | null {
  const steps = pieces.slice(1).map(([from], i) => from - pieces[i]![0]);
  if (steps.length === 0) return null;
  const least = Math.min(...steps);
  const places = steps.map((step) => Math.round(step / least));
  return (pieces.at(-1)![0] - pieces[0]![0]) / places.reduce((sum, place) => sum + place, 0);
}
