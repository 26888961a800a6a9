import { median } from '../axis/median.ts';
import { FOREIGN, INKED, type Ink } from '../ink/unmix-ink.ts';
import type { ChosenSlot } from '../lattice/choose-segments.ts';

/** Ink beside the stem of an OHLC bar, px of each row from `y0` on, up to where the neighbour's begins; `outer`: of the part of it that is farthest from the stem, the share that is ink; `hidden`: where something foreign lies over what a tick would have there. */
export type SideInk = {
  y0: number;
  left: Float64Array;
  right: Float64Array;
  outer: { left: Float64Array; right: Float64Array };
  hidden: { left: Uint8Array; right: Uint8Array };
};

type Columns = { from: number; to: number };

/** A row with this much ink beside the stem, px, has a tick: a codec may spread one of a px and a half over two rows; in a sharp picture ticks of near bars are hardly longer than a third of one. */
const TICK = { sharp: 0.3, lossy: 0.4 };
/** Of a px, 0 to 255: what a codec leaves beside a stem is less than ink, in a sharp picture any is a part of a px. */
const LEAST_INK = { sharp: 1, lossy: 80 };

type SideInkOptions = { wick: number; pitch: number; isSharp: boolean };

/** The ink on either side of each slot's stem, how wide, px, stems are (`wick` where no stem is seen), and how much of it, px, a row has in which there is a tick. */
export function sideInk(
  ink: Ink,
  slots: ChosenSlot[],
  { wick, pitch, isSharp }: SideInkOptions,
): { sides: SideInk[]; stem: number; tick: number } {
  const kind = isSharp ? 'sharp' : 'lossy';
  const softEdge = isSharp ? SOFT_EDGE.sharp : Math.max(SOFT_EDGE.sharp, SOFT_EDGE.lossy * pitch);
  const stems = slots.map((slot) => stemOf(ink, slot, pitch));
  const stem = Math.max(1, Math.round(median(stems.flatMap((own) => (own ? [own.to - own.from] : []))) || wick));
  const sides = slots.map((slot, i) => {
    const own = stems[i];
    const from = Math.round(slot.profile.x - stem / 2);
    const columns = own && own.to - own.from <= stem + 1 ? own : { from, to: from + stem };
    return sidesOf(ink, slot, columns, { pitch, least: LEAST_INK[kind], softEdge });
  });
  return { sides, stem, tick: TICK[kind] };
}

/** Of its rows, what a column of the stem has ink in. */
const FULL = 0.8;
const WIDEST_STEM = 0.6;

/** The columns, half-open, that are inked over nearly all rows: a stem with its soft edges. Null where none is, or the whole slot is full. */
function stemOf({ width, cover, owner }: Ink, { profile, segment }: ChosenSlot, pitch: number): Columns | null {
  const isFull = (x: number) => {
    let inked = 0;
    let seen = 0;
    for (let y = segment.y0; y < segment.y1; y++) {
      const at = y * width + x;
      if (owner[at] === FOREIGN) continue;
      seen++;
      if (cover[at]! >= INKED) inked++;
    }
    return x >= 0 && x < width && seen > 0 && inked >= FULL * seen;
  };
  const middle = Math.floor(profile.x);
  const start = [middle, middle - 1, middle + 1].find(isFull);
  if (start === undefined) return null;
  let from = start;
  let to = start + 1;
  while (to - from <= pitch && isFull(from - 1)) from--;
  while (to - from <= pitch && isFull(to)) to++;
  return to - from <= WIDEST_STEM * pitch ? { from, to } : null;
}

/** Of what lies on one side of a stem. */
const OUTER = 0.25;
/** Of it, next to the stem, what the shortest ticks have; and of that, what must be hidden for a tick not to be seen. */
const INNER = 0.5;
const MOST_HIDDEN = 0.75;
/** px between a stem's end and what hides the rest of it. */
const SOFT = 2;

type SideOptions = { pitch: number; least: number; softEdge: number };

function sidesOf(ink: Ink, slot: ChosenSlot, { from, to }: Columns, { pitch, least, softEdge }: SideOptions): SideInk {
  const { segment, profile } = slot;
  const reach = Math.max(1, Math.floor(0.48 * pitch - (to - from) / 2));
  const rows = segment.y1 - segment.y0;
  const left = new Float64Array(rows);
  const right = new Float64Array(rows);
  const outer = { left: new Float64Array(rows), right: new Float64Array(rows) };
  const hidden = { left: new Uint8Array(rows), right: new Uint8Array(rows) };
  const far = Math.max(1, Math.round(OUTER * reach));
  const near = Math.max(1, Math.round(INNER * reach));
  const middle = Math.min(to, Math.max(from, Math.round(profile.x)));
  // A tick fills up the columns that its stem covers but a part of.
  const usual = usualCovers(ink, segment, { from, to });
  const overStem = (y: number, start: number, end: number) => {
    let sum = 0;
    for (let x = start; x < end; x++) sum += Math.max(0, inkOf(ink, y, x, x + 1, least) - usual[x - from]!);
    return sum;
  };
  for (let i = 0; i < rows; i++) {
    const y = segment.y0 + i;
    left[i] = inkOf(ink, y, from - reach, from, least) + overStem(y, from, middle);
    right[i] = inkOf(ink, y, to, to + reach, least) + overStem(y, middle, to);
    outer.left[i] = inkOf(ink, y, from - reach, from - reach + far, least) / far;
    outer.right[i] = inkOf(ink, y, to + reach - far, to + reach, least) / far;
    // What hides the rest of a stem hides its ticks as well: they are as near as its end is.
    const around = i === 0 ? [y - SOFT, y] : i === rows - 1 ? [y, y + SOFT] : [y];
    hidden.left[i] = around.some((row) => isHidden(ink, row, from - near, from)) ? 1 : 0;
    hidden.right[i] = around.some((row) => isHidden(ink, row, to, to + near)) ? 1 : 0;
  }
  return { y0: segment.y0, left: withoutEdge(left, softEdge), right: withoutEdge(right, softEdge), outer, hidden };
}

/** What each of the columns has in most rows, of a px. */
const usualCovers = (ink: Ink, { y0, y1 }: { y0: number; y1: number }, { from, to }: Columns): number[] =>
  Array.from({ length: to - from }, (_, i) =>
    median(Array.from({ length: y1 - y0 }, (__, row) => inkOf(ink, y0 + row, from + i, from + i + 1, 1))),
  );

/** The most that the soft edge of a stem has in a row, px, and of the pitch what a lens or a codec leaves beside one: a body has more than twice as much. */
const SOFT_EDGE = { sharp: 0.6, lossy: 0.05 };

/** Of a side without what most of its rows have: the soft edge of the stem. A body has more. */
function withoutEdge(side: Float64Array, most: number): Float64Array {
  const usual = median(side);
  return usual < most ? side.map((ink) => Math.max(0, ink - usual)) : side;
}

/** The ink of a row's columns, px, of all that have at least so much, 0 to 255. */
function inkOf({ width, cover, owner }: Ink, y: number, from: number, to: number, least: number): number {
  let sum = 0;
  for (let x = Math.max(0, from); x < Math.min(width, to); x++) {
    const at = y * width + x;
    if (owner[at] !== FOREIGN && cover[at]! >= least) sum += cover[at]!;
  }
  return sum / 255;
}

function isHidden({ width, height, owner }: Ink, y: number, from: number, to: number): boolean {
  if (y < 0 || y >= height) return false;
  let foreign = 0;
  for (let x = Math.max(0, from); x < Math.min(width, to); x++) if (owner[y * width + x] === FOREIGN) foreign++;
  return foreign >= MOST_HIDDEN * (to - from);
}
