import { INKED, type Ink } from '../ink/unmix-ink.ts';
import { type ChosenSlot, rowsOf } from '../lattice/choose-segments.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import type { CandleWidths } from '../lattice/measure-widths.ts';
import type { Segment, SlotProfile } from '../lattice/slot-profile.ts';
import { withoutTag } from './drop-tags.ts';
import { measureCandle } from './measure-candle.ts';

/** What is left of a level line where nothing else stands is no candle without a range. */
export function dropLineRests(profiles: SlotProfile[], lines: Set<number>): void {
  const isLine = (y: number) => lines.has(y) || lines.has(y - 1) || lines.has(y + 1);
  for (const profile of profiles)
    profile.segments = profile.segments.filter(({ y0, y1 }) => y1 - y0 > 4 || !isLine(y0) || !isLine(y1 - 1));
}

/**
 * A piece no higher than a line whose ink runs on to both neighbours is of a line, not of a candle. Between flat bodies that nearly touch it is fainter; and where the ink
 * on both sides is that of candles, whose slots have nothing else between them, it is a flat one that touches them.
 */
export function dropLevelPieces(
  profiles: SlotProfile[],
  { width, cover }: Ink,
  { lattice: { pitch }, widths, isSharp = true }: { lattice: Lattice; widths: CandleWidths; isSharp?: boolean },
): void {
  const thickest = Math.max(3, 1.5 * widths.wick);
  const runsOn = (x: number, y0: number, y1: number) => {
    const column = Math.round(x);
    if (column < 0 || column >= width) return true;
    for (let y = y0; y < y1; y++) if (cover[y * width + column]! > INKED) return true;
    return false;
  };
  const isPiece = ({ x }: SlotProfile, { y0, y1 }: Segment, most = thickest) =>
    y1 - y0 <= most && runsOn(x - pitch / 2 - 0.5, y0, y1) && runsOn(x + pitch / 2 - 0.5, y0, y1);
  const kept = profiles.map((profile) => profile.segments.filter((segment) => !isPiece(profile, segment)));
  const leadsToCandle = (from: number, by: 1 | -1): boolean => {
    let [rows] = profiles[from]!.segments;
    for (let i = from + by; Math.abs(i - from) <= MOST_FLAT_ALIKE; i += by) {
      const next = profiles[i]?.slot === profiles[i - by]!.slot + by ? (profiles[i]?.segments ?? []) : [];
      const touching = next.find(({ y0, y1 }) => y0 <= rows!.y1 + 1 && y1 >= rows!.y0 - 1);
      if (!touching) return false;
      if (kept[i]!.includes(touching)) return true;
      rows = touching;
    }
    return false;
  };
  const areFlat = profiles.map(
    ({ segments }, i) => kept[i]!.length === 0 && segments.length === 1 && leadsToCandle(i, -1) && leadsToCandle(i, 1),
  );
  profiles.forEach((profile, i) => {
    if (!areFlat[i]) profile.segments = kept[i]!;
  });
  if (isSharp) return;
  // Low candles may touch in a row; beyond the last higher one it is a line to its tag, of which a lens or a codec makes one more row.
  const isThick = (profile: SlotProfile) => (segment: Segment) => isPiece(profile, segment, thickest + 1);
  const isLow = (profile: SlotProfile) =>
    profile.segments.every(({ y0, y1 }) => y1 - y0 <= thickest + 1) &&
    (profile.segments.length === 0 || profile.segments.some(isThick(profile)));
  const end = profiles.length - 1;
  const from = profiles.findLastIndex((profile, i) => i < end && !isLow(profile)) + 1;
  const pieces = profiles.slice(from).filter((profile) => isLow(profile) && profile.segments.length > 0);
  if (pieces.length < LEAST_BEYOND) return;
  for (const profile of pieces) profile.segments = profile.segments.filter((segment) => !isThick(profile)(segment));
}

/** Slots in which a line of one more row is told. */
const LEAST_BEYOND = 3;

/** Slots in which flat candles may touch each other before one that is not flat. */
const MOST_FLAT_ALIKE = 6;

const LEAST_EVEN = 0.5;
const FURTHEST = 3;

/**
 * Off both ends goes what is not centred on its slot (text, a tag), is but the rest of a line, stands far from the others, or is a stroke alone and
 * taller than any candle (a border of the plot). OHLC bars (`areBars`) are never centred: their ticks are not.
 */
export function trimEnds(
  slots: ChosenSlot[],
  ink: Ink,
  widths: CandleWidths,
  { areBars = false }: { areBars?: boolean } = {},
): ChosenSlot[] {
  const tagless = withoutTag(withoutTag(slots, ink).toReversed(), ink);
  const kept = withoutWords(withoutWords(tagless, ink, widths).toReversed(), ink, widths);
  const bodied = kept.filter(({ segment }) => segment.ownBody);
  // OHLC bars have no bodies: there a stroke is what is looked for.
  const tallest = bodied.length > kept.length / 2 ? Math.max(...bodied.map(rowsOf)) : Number.POSITIVE_INFINITY;
  const isWeak = (end: ChosenSlot | undefined, next: ChosenSlot | undefined): boolean => {
    if (!end || !next) return false;
    if (!end.segment.ownBody && rowsOf(end) > tallest) return true;
    const apart = slotsApart(end, next);
    if (apart > FURTHEST) return true;
    if (areBars) return false;
    return measureCandle(ink, end, widths).symmetry < LEAST_EVEN || (apart > 1 && isDash(end, widths));
  };
  while (kept.length > 8 && isWeak(kept[0], kept[1])) kept.shift();
  while (kept.length > 8 && isWeak(kept.at(-1), kept.at(-2))) kept.pop();
  return withoutDashes(withoutDashes(kept, widths).toReversed(), widths).toReversed();
}

const slotsApart = (a: ChosenSlot, b: ChosenSlot): number => Math.abs(a.profile.slot - b.profile.slot);

/** Beyond so many slots, in the last part of them, words may stand; of their pieces so many are under what was taken for text, or uneven. */
const APART = 3;
const LAST_PART = 0.25;
const WORDS = { crossed: 0.85, even: 0.6, share: 0.7 };

/** Without what stands beyond a gap at the end, if most of it lies under something foreign or is uneven: words beside the chart. */
function withoutWords(slots: ChosenSlot[], ink: Ink, widths: CandleWidths): ChosenSlot[] {
  const isWord = (slot: ChosenSlot) => {
    const { crossed, symmetry } = measureCandle(ink, slot, widths);
    return crossed > WORDS.crossed || symmetry < WORDS.even;
  };
  const from = Math.ceil((1 - LAST_PART) * slots.length);
  const gaps = slots.flatMap((slot, i) => (i > 0 && i >= from && slotsApart(slot, slots[i - 1]!) >= APART ? [i] : []));
  const first = gaps.find((gap) => slots.slice(gap).filter(isWord).length >= WORDS.share * (slots.length - gap));
  return first === undefined ? slots : slots.slice(0, first);
}

const isDash = ({ segment: { y0, y1, bodyRows } }: ChosenSlot, { wick }: CandleWidths): boolean =>
  bodyRows === 0 && y1 - y0 <= Math.max(2, wick / 2);

const LEAST_DASHES = 2;
/** Of the other slots: where more are as flat, little is traded, and so it may be at the end. */
const MOST_FLAT = 0.1;

/** Without pieces at the end no higher than a line that stand on one row, and are not as wide as bodies all over: a dotted line of the last price, from the last candle to its tag, of which the region may have the edge. */
function withoutDashes(slots: ChosenSlot[], { wick }: CandleWidths): ChosenSlot[] {
  const isFlat = (slot: ChosenSlot) => rowsOf(slot) <= Math.max(3, 1.5 * wick) && !isAllBody(slot);
  const last = slots.findLastIndex(isFlat);
  if (slots.length - last > 2) return slots;
  const isOnLine = (slot: ChosenSlot) => Math.abs(twiceMiddle(slot) - twiceMiddle(slots[last]!)) <= 2;
  const line = slots.findLastIndex((slot, i) => i < last && !(isFlat(slot) && isOnLine(slot))) + 1;
  const rest = slots.slice(0, line);
  const isLine =
    last + 1 - line >= LEAST_DASHES &&
    slots.slice(last).every(isOnLine) &&
    rest.filter(isFlat).length <= MOST_FLAT * rest.length;
  return isLine ? rest : slots;
}

const isAllBody = (slot: ChosenSlot): boolean => slot.segment.bodyRows >= rowsOf(slot);

const twiceMiddle = ({ segment: { y0, y1 } }: ChosenSlot): number => y0 + y1;
