import { median } from '../axis/median.ts';
import type { Ink } from '../ink/unmix-ink.ts';
import { type InkBox, isInk } from './find-boxes.ts';
import { deviationsOf, FIRM, findPitch, isSamePitch, type Lattice } from './find-pitch.ts';
import { bodiesTouch, distanceToSlot, slotOf } from './measure-widths.ts';

const LEAST_TAKEN = 0.25;
/** Where a lattice is not firm, that of wicks alone must explain as much, and show most of its slots, or fewer where hardly any stands elsewhere. */
const OF_WICKS = [
  { share: 0.75, occupancy: 0.5 },
  { share: 0.9, occupancy: LEAST_TAKEN },
];
/** Fewer yet where so many do that they are so many standard deviations beyond chance, unless it is but a part of the pitch that all boxes show by as much. */
const OF_FEW_WICKS = { share: 0.8, occupancy: 0.15, deviations: 6, whole: 0.5 };
/** And fewer yet where hardly a body is so narrow that slots of the pitch that all boxes show would hold it: joined ones have their middles between two slots too. */
const BESIDE_BODIES = { occupancy: 0.1, bodies: 8, narrow: 0.1, slots: 1.5 };
const LEAST_WICKS = 16;
/** What wicks explain counts for less than if bodies stood there too: other regions of the picture may show more. */
const WICKS_ALONE = 0.8;
/** A stroke higher than this many times its width, with a free end, may be a wick. */
const SLENDER = 3;

/** Where bodies touch, their boxes stand anywhere, and borders between their places; wicks alone end in nothing. */
export function firmerOfWicks(ink: Ink, lattice: Lattice | null, boxes: InkBox[]): Lattice | null {
  if (lattice && lattice.share >= FIRM && !bodiesTouch(boxes, lattice)) return lattice;
  const slender = boxes.filter((box) => box.y1 - box.y0 >= SLENDER * box.width && endsFree(ink, box));
  // By length: what lines and edges leave is short, and there may be more of it.
  const usual = median(slender.flatMap(({ width, y0, y1 }) => Array<number>(y1 - y0).fill(width)));
  const wicks = slender.filter(({ width }) => width <= 1.5 * usual + 0.5 && width >= usual / 1.5 - 0.5);
  if (wicks.length < LEAST_WICKS) return lattice;
  const own = findPitch(wicks, [], { leastTaken: LEAST_TAKEN });
  // Where both tell the same pitch, that of all is no firmer for it: another choice of colours may be.
  if (own && lattice && isSamePitch(own, lattice)) return lattice;
  const bodies = boxes.filter(({ width }) => width > 2 * usual);
  const few = lattice && isFinerThan(bodies, lattice) ? BESIDE_BODIES : OF_FEW_WICKS;
  const isFirm =
    own && (areTold(own) || (areManyAmongFew(own, wicks.length, few.occupancy) && !isPartOf(own, lattice)));
  return isFirm ? { ...own, share: WICKS_ALONE * own.share, occupancy: takenBy(boxes, own) } : lattice;
}

const areTold = ({ share, occupancy }: Lattice): boolean =>
  OF_WICKS.some((least) => share >= least.share && occupancy >= least.occupancy);

const areManyAmongFew = (own: Lattice, count: number, leastOccupancy: number): boolean =>
  own.share >= OF_FEW_WICKS.share &&
  own.occupancy >= leastOccupancy &&
  deviationsOf(own, count) >= OF_FEW_WICKS.deviations;

function isFinerThan(bodies: InkBox[], { pitch }: Lattice): boolean {
  const widths = bodies.map(({ width }) => width).sort((a, b) => a - b);
  const narrow = widths[Math.floor(BESIDE_BODIES.narrow * widths.length)]!;
  return widths.length >= BESIDE_BODIES.bodies && narrow >= BESIDE_BODIES.slots * pitch;
}

function isPartOf(own: Lattice, lattice: Lattice | null): boolean {
  if (!lattice || lattice.share < OF_FEW_WICKS.whole) return false;
  const times = Math.round(lattice.pitch / own.pitch);
  return times > 1 && isSamePitch({ ...own, pitch: times * own.pitch }, lattice);
}

/** Of the pitch: what is wider would take several slots of a fraction of it. */
const WIDEST = 1.2;

/** The part of a lattice's slots, from the first box to the last, over whose middle one lies that is no wider than a slot. */
function takenBy(boxes: InkBox[], lattice: Lattice): number {
  const standing = boxes.filter(
    ({ x, width }) => width <= WIDEST * lattice.pitch && distanceToSlot(x, lattice) <= width / 2,
  );
  const slots = new Set(standing.map(({ x }) => slotOf(x, lattice)));
  return slots.size / (Math.max(...slots) - Math.min(...slots) + 1);
}

/** Whether nothing is right above or right below, as wide as the stroke on both its sides. */
function endsFree({ width, height, cover, owner }: Ink, { x, width: stroke, y0, y1 }: InkBox): boolean {
  const from = Math.max(0, Math.floor(x - 1.5 * stroke));
  const to = Math.min(width, Math.ceil(x + 1.5 * stroke));
  return [y0 - 2, y1 + 1].some((y) => {
    if (y < 0 || y >= height) return false;
    for (let at = y * width + from; at < y * width + to; at++) if (isInk(cover[at]!, owner[at]!)) return false;
    return true;
  });
}
