import { type Ink, NONE } from '../ink/unmix-ink.ts';
import { type ChosenSlot, rowsOf } from '../lattice/choose-segments.ts';
import type { Segment, SlotProfile } from '../lattice/slot-profile.ts';

/** A price's tag, cut to slots, leaves pieces that begin and end on the same two rows, and each hangs together with the next; small candles on the same rows do not. */
const LEAST_PIECES = 3;
const LEAST_TALL = 9;
const SAME_ROW = 2;
const LEAST_JOINED = 0.5;

/** A segment and the centre of its slot. */
type Piece = { x: number; segment: Segment };

const areOnRows = (a: Segment, b: Segment, off: number): boolean =>
  Math.abs(a.y0 - b.y0) <= off && Math.abs(a.y1 - b.y1) <= off;

/** px by which a tag's edges waver where a codec softened them; and how much of it stands together, on average: what is written in it parts it, near candles hang together by their soft edges. */
const WAVERS = 1;
const WHOLE = 0.75;

/** Tags over the plot are no candles where their slots have others: as the larger ones they would be chosen. */
export function dropTags(profiles: SlotProfile[], ink: Ink): void {
  const dropped = new Set<Segment>();
  profiles.forEach(({ x, segments }, from) => {
    for (const segment of segments) {
      if (segment.y1 - segment.y0 < LEAST_TALL || dropped.has(segment)) continue;
      const pieces = piecesFrom({ x, segment }, from);
      const hasOther = (piece: Piece, i: number) =>
        profiles[from + i]!.segments.some((other) => other !== piece.segment && !dropped.has(other));
      if (pieces.length < LEAST_PIECES || pieces.filter(hasOther).length <= pieces.length / 2) continue;
      const joined = pieces.slice(1).reduce((sum, piece, i) => sum + shareJoined(ink, pieces[i]!, piece), 0);
      if (joined >= WHOLE * (pieces.length - 1)) for (const piece of pieces) dropped.add(piece.segment);
    }
  });
  for (const profile of profiles) profile.segments = profile.segments.filter((segment) => !dropped.has(segment));

  function piecesFrom(first: Piece, from: number): Piece[] {
    const pieces = [first];
    for (let i = from + 1; profiles[i]?.slot === profiles[i - 1]!.slot + 1; i++) {
      const { x, segments } = profiles[i]!;
      const next = segments.find(
        (segment) => areOnRows(segment, first.segment, WAVERS) && areJoined(ink, pieces.at(-1)!, { x, segment }),
      );
      if (!next) break;
      pieces.push({ x, segment: next });
    }
    return pieces;
  }
}

/** Without a tag at the end. */
export function withoutTag(slots: ChosenSlot[], ink: Ink): ChosenSlot[] {
  const end = slots.at(-1);
  if (!end || rowsOf(end) < LEAST_TALL) return slots;
  const isPiece = (slot: ChosenSlot, i: number) =>
    areOnRows(slot.segment, end.segment, SAME_ROW) &&
    (slot === end || areJoined(ink, pieceOf(slot), pieceOf(slots[i + 1]!)));
  const other = slots.findLastIndex((slot, i) => !isPiece(slot, i));
  return slots.length - 1 - other >= LEAST_PIECES ? withoutTag(slots.slice(0, other + 1), ink) : slots;
}

const pieceOf = ({ profile: { x }, segment }: ChosenSlot): Piece => ({ x, segment });

const areJoined = (ink: Ink, a: Piece, b: Piece): boolean => shareJoined(ink, a, b) >= LEAST_JOINED;

/** Of the rows of both, on how many something stands half way between them. */
function shareJoined({ width, owner }: Ink, a: Piece, b: Piece): number {
  const x = Math.floor((a.x + b.x) / 2);
  const y0 = Math.max(a.segment.y0, b.segment.y0);
  const y1 = Math.min(a.segment.y1, b.segment.y1);
  let joined = 0;
  for (let y = y0; y < y1; y++) if (owner[y * width + x] !== NONE) joined++;
  return joined / (y1 - y0);
}
