import { median } from '../axis/median.ts';
import { areaOf, type InkBox, type Seed } from './find-boxes.ts';
import type { Lattice } from './find-pitch.ts';

type Widths = { wick: number; body: number };

/** Typical widths of wick and body, whole px; `covered`: fractions of one, where whole columns hardly tell a body from a wick and all that a row covers does. */
export type CandleWidths = Widths & { covered?: Widths };

/** Of the ink in boxes of the most frequent width: what has less of its own is no wick but what lines and texts leave of a wider stroke, and no body but some that run into one another. */
const LEAST_FREQUENT = 0.1;
/** Of the pitch: what is wider is no single body. */
const WIDEST = 1.05;
/** Of all ink: more of it in boxes much wider than the bodies, and these are but wicks. */
const MOST_WIDER = 0.25;

/** From seeds where there are enough of them, else from how much ink stands in boxes of each width. */
export function measureWidths(boxes: InkBox[], seeds: Seed[], lattice: Lattice): CandleWidths {
  const ink = new Map<number, number>();
  for (const box of boxes) {
    if (distanceToSlot(box.x, lattice) > Math.max(1, 0.2 * lattice.pitch)) continue;
    const width = Math.round(box.width);
    ink.set(width, (ink.get(width) ?? 0) + box.y1 - box.y0);
  }
  const shared = ofSharedBorders(ink, lattice);
  if (shared) return shared;
  const onLattice = seeds.filter(
    (seed) =>
      seed.width <= WIDEST * lattice.pitch && distanceToSlot(seed.x, lattice) <= Math.max(1, 0.15 * lattice.pitch),
  );
  if (onLattice.length >= 5) {
    const wick = Math.max(1, Math.round(median(onLattice.map((seed) => seed.wick))));
    const body = Math.round(median(onLattice.map((seed) => seed.width)));
    if (isFrequent(wick, ink) && shareWiderThan(1.5 * body, ink) < MOST_WIDER) return { wick, body };
  }
  const touching = bodiesTouch(boxes, lattice);
  const wick = wickAmong(ink, lattice, touching);
  const overlapping = touching ? ofOverlapping(ink, lattice, wick) : null;
  if (overlapping) return overlapping;
  const body = mostInked(ink, wick + 1, lattice.pitch * 1.02 + 1, (width) => width);
  if (touching) return { wick, body: Math.max(wick + 1, Math.round(lattice.pitch) - 1) };
  return { wick, body: body ?? Math.max(wick + 1, Math.round(lattice.pitch * 0.7)) };
}

/** Of the pitch, how thick wicks are at most: usually; where bodies are as wide as it, since nothing else that narrow stands there; and among a phone's near candles, of a px of its own. */
const THICKEST = { usually: 0.4, touching: 0.6, near: 0.8, px: 9 };
/** Of a thick wick's boxes, by height, there are so many of bodies at least, which are so wide at most, of the pitch; fewer stand alone where they run into one another. */
const BESIDE = { apart: 0.5, touching: 0.1, widest: 1.5 };

/** The width of wicks: that of most boxes that are usually thin enough, or where hardly any stand there a thicker one beside which there are bodies. */
function wickAmong(ink: Map<number, number>, { pitch }: Lattice, touching: boolean): number {
  const upTo = (share: number) => mostInked(ink, 1, Math.max(1, Math.min(share * pitch, THICKEST.px)), () => 1);
  const wick = upTo(touching ? THICKEST.touching : THICKEST.usually);
  if (wick !== null && isFrequent(wick, ink)) return wick;
  const thick = upTo(THICKEST.near);
  if (thick === null) return 1;
  const least = BESIDE[touching ? 'touching' : 'apart'] * ink.get(thick)!;
  const isBody = ([width, amount]: [number, number]) =>
    width > thick && width <= BESIDE.widest * pitch && amount >= least;
  return [...ink].some(isBody) ? thick : (wick ?? 1);
}

/** Of the pitch: in wider bodies each shares its borders with both neighbours'. Soft edges make bodies that merely touch wider by less. */
const SHARING = 1.2;

/** Whether the border between two bodies is the one's as much as the other's, so that ink at one side of a wick may be a neighbour's alone. */
export const shareBorders = ({ body }: CandleWidths, pitch: number): boolean => body >= SHARING * pitch;

/** Of a body alone: how much wider than the pitch it is at least, px, and how much narrower than two pitches, at which two run into one another. */
const ALONE = { wider: 0.6, narrower: 0.6 };
/** px: a body covers so much more of its slot at least than a wick with a neighbour's body beside it. */
const LEAST_MORE = 0.4;

/** Where bodies are wider than the pitch they reach into their neighbours' slots, and a wick's row covers so much more. Null where they don't, or hide what is beside a wick. */
function ofOverlapping(ink: Map<number, number>, { pitch }: Lattice, wick: number): CandleWidths | null {
  const own = mostInked(ink, Math.ceil(pitch + ALONE.wider), Math.floor(2 * pitch - ALONE.narrower), () => 1);
  if (own === null || !isFrequent(own, ink)) return null;
  const over = Math.min(own - pitch, pitch - wick) / 2;
  const covered = { wick: wick + over, body: pitch };
  return covered.body - covered.wick < LEAST_MORE
    ? null
    : { wick, body: Math.max(wick + 1, Math.round(pitch)), covered };
}

/** Borders are no thicker than this, of the pitch, else they would leave no inside. Of the boxes in slots that are wider than a border and no two bodies, by height, so much is single bodies; of a border's boxes some part is as well. */
const SHARED = { thickest: 0.6, bodies: 0.6, least: 0.02 };

/** Where a body alone is wider than the pitch by just a border: bodies then run into one another, and what stands alone is seldom seen. Null where they don't. */
function ofSharedBorders(ink: Map<number, number>, { pitch }: Lattice): CandleWidths | null {
  const wick = mostInked(ink, 1, SHARED.thickest * pitch, () => 1) ?? 1;
  const body = Math.round(pitch + wick);
  const own = ink.get(body) ?? 0;
  if (!shareBorders({ wick, body }, pitch) || own === 0 || own < SHARED.least * (ink.get(wick) ?? 0)) return null;
  let single = 0;
  for (const [width, amount] of ink) if (width > wick && width <= 2 * pitch) single += amount;
  return own >= SHARED.bodies * single ? { wick, body } : null;
}

/** Of all ink: so much in boxes wider than the pitch is of bodies that run into their neighbours. */
const MOST_FUSED = 0.4;

export function bodiesTouch(boxes: InkBox[], { pitch }: Lattice): boolean {
  return areaOf(boxes.filter(({ width }) => width > WIDEST * pitch)) >= MOST_FUSED * areaOf(boxes);
}

const isFrequent = (width: number, ink: Map<number, number>): boolean =>
  (ink.get(width) ?? 0) >= LEAST_FREQUENT * Math.max(...ink.values());

function shareWiderThan(least: number, ink: Map<number, number>): number {
  let all = 0;
  let wider = 0;
  for (const [width, amount] of ink) {
    all += amount;
    if (width > least) wider += amount;
  }
  return wider / Math.max(1, all);
}

/** Number of the slot whose middle is nearest to a column, px of the region. */
export const slotOf = (x: number, { origin, pitch }: Lattice): number => Math.round((x - origin) / pitch);

export const distanceToSlot = (x: number, lattice: Lattice): number =>
  Math.abs(x - lattice.origin - slotOf(x, lattice) * lattice.pitch);

function mostInked(
  ink: Map<number, number>,
  from: number,
  to: number,
  weigh: (width: number) => number,
): number | null {
  let most = 0;
  let best: number | null = null;
  for (let width = from; width <= to; width++) {
    const amount = (ink.get(width) ?? 0) * weigh(width);
    if (amount > most) {
      most = amount;
      best = width;
    }
  }
  return best;
}
