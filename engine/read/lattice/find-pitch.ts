import { median } from '../axis/median.ts';
import { commonWidth } from './common-width.ts';
import type { InkBox, Seed } from './find-boxes.ts';
import { fourier } from './fourier.ts';

/** Where candles may stand: at `origin + k × pitch`, px on pixel edges. */
export type Lattice = {
  pitch: number;
  origin: number;
  /** Weight of the boxes that stand on the lattice, 0 (what chance would give) to 1. */
  share: number;
  /** Part of the slots between the first and the last box that are occupied. */
  occupancy: number;
};

/** Of a lattice's `share`: one that explains less may come of what surrounds the candles, or of bodies that run into one. */
export const FIRM = 0.6;
/** With less nothing is told from strays. */
export const LEAST_FIRM = 0.3;

const SAME_PITCH = 0.02;

/** Whether two lattices are of one pitch, as two looks at one chart give it. */
export const isSamePitch = (a: Lattice, b: Lattice): boolean => Math.abs(a.pitch / b.pitch - 1) < SAME_PITCH;

/** How many candles have room in a width, px, at what counts as the pitch of a lattice. */
export const mostAtPitch = (width: number, { pitch }: Lattice): number => width / ((1 - SAME_PITCH) * pitch) + 1;

export const LEAST_PITCH = 2.4;
const PEAKS = 16;
/** Bodies that touch are drawn to whole px, some of them by this, px, wider than the pitch. */
const ROUNDED = 1;

/** How much better a lattice must be than one whose peak is higher. */
const CLEARLY = 1.02;

type Mark = { x: number; weight: number };

/**
 * The pitch from the spectrum of box centres. Its highest peak is often a half or a third of the pitch, so the best peaks are each refined
 * by least squares and judged by what they explain and how many of their slots are taken. Null with fewer than eight boxes.
 */
export function findPitch(
  boxes: InkBox[],
  seeds: Seed[],
  { leastTaken = GRID.taken }: { leastTaken?: number } = {},
): Lattice | null {
  const marks: Mark[] = boxes.map((box) => ({ x: box.x, weight: weightOf(box) }));
  for (const seed of seeds) marks.push({ x: seed.x, weight: 5 });
  if (boxes.length < 5) return null;
  const areToldBySeeds = isEnough(seeds, boxes);
  const { from, to } = areToldBySeeds ? spanOf(seeds) : spanOf(boxes);
  if (to - from < 10) return null;
  const inside = marks.filter((mark) => mark.x >= from - 20 && mark.x <= to + 20);
  // A lens leaves nothing of thin wicks, by which bodies are known: they are by their width.
  const bodyWidth = seeds.length >= 5 ? median(seeds.map((seed) => seed.width)) : (commonWidth(boxes) ?? LEAST_PITCH);
  const least = Math.max(LEAST_PITCH, bodyWidth - ROUNDED);

  const places = candidatePitches(inside, from, to, least).flatMap((pitch) => {
    const place = refine(inside, atPhase(inside, pitch, from), from, to);
    return place && place.pitch >= least * 0.97 ? [place] : [];
  });
  const judged = places.map((place) => judge(inside, place, from, to));
  const best = judged.reduce(better, null);
  if (!best) return null;
  const snapped = orSnapped(best, judged, inside, { from, to, leastTaken });
  if (snapped !== best) return snapped;
  const told = orTwice(best, inside, from, to);
  return onSecondSlots(areToldBySeeds ? told : settle(told, inside, from, to), seeds, inside, from, to);
}

const better = (best: Judged | null, judged: Judged): Judged =>
  !best || judged.quality > best.quality * CLEARLY ? judged : best;

/**
 * What a screen of two or three px a point draws on may be taken for the lattice: a grid this wide at most, px, with so many of its slots taken, off which nothing stands but by the picture's own px. What was
 * moved to it is off its own slots by half of it and a bit, px, which must be little of the pitch; nearly all of it is no farther, and nearly all slots are taken, as chance would not have it.
 */
const GRID = { widest: 4.5, exact: 0.55, occupancy: 0.7, bit: 0.25, ofPitch: 0.3, share: 0.85, taken: 0.85 };

/**
 * The lattice, or one of which the marks were moved to the slots of this, or of a nearer one on which they stand: of candles on a phone some are two points apart, some three. Of such a grid and their pitch
 * together the spectrum makes others as well, on which they stand nearly, but in few slots.
 */
function orSnapped(
  lattice: Judged,
  all: Judged[],
  marks: Mark[],
  { from, to, leastTaken }: { from: number; to: number; leastTaken: number },
): Judged {
  if (lattice.occupancy > GRID.occupancy) return lattice;
  const isExact = (place: Judged) => judge(marks, place, from, to, { reach: 0, least: GRID.exact }).share >= GRID.share;
  // What was moved stands exactly on the grid, and on what is between only nearly.
  const finer = isExact(lattice) ? [] : all.filter((place) => isGrid(place) && isExact(place));
  const grids = [lattice, ...finer].filter(isGrid);
  if (grids.length === 0) return lattice;
  const least = Math.min(...grids.map(({ pitch }) => pitch)) / 2 + GRID.bit;
  return all
    .filter(({ pitch }) => least <= GRID.ofPitch * pitch)
    .map((place) => judge(marks, place, from, to, { least }))
    .filter(({ share, occupancy: taken }) => share >= GRID.share && taken >= leastTaken)
    .reduce<Judged>(better, lattice);
}

const isGrid = ({ pitch, occupancy }: Lattice): boolean => pitch <= GRID.widest && occupancy <= GRID.occupancy;

/** The lattice, or one of twice its pitch that is better. A peak of the spectrum at the pitch itself is broad, and what stands beside the candles pulls it off them; one at half of it is told twice as exactly. */
function orTwice(lattice: Judged, marks: Mark[], from: number, to: number): Judged {
  const { pitch, origin } = lattice;
  return [origin, origin + pitch].reduce<Judged>((best, start) => {
    const twice = refine(marks, { pitch: 2 * pitch, origin: start }, from, to);
    const judged = twice && judge(marks, twice, from, to);
    return judged && judged.quality > best.quality * CLEARLY ? judged : best;
  }, lattice);
}

/** How much of what stood in slots must still, and how near to their middle, of the pitch, more must. */
const SETTLED = { standing: 0.95, near: 0.02, more: 1.05 };

/** The lattice as the marks that stand right on it tell it, where more of them stand in the middle of their slots then: in wide slots the letters of tags pull it off bodies that show no wicks. */
function settle(lattice: Judged, marks: Mark[], from: number, to: number): Judged {
  const nearer = refine(marks, lattice, from, to, { reaches: NEARER, trust: TRUST });
  if (!nearer) return lattice;
  const settled = judge(marks, nearer, from, to);
  const inMiddle = (place: Place) => judge(marks, place, from, to, { reach: SETTLED.near }).share;
  return settled.quality >= SETTLED.standing * lattice.quality && inMiddle(nearer) > SETTLED.more * inMiddle(lattice)
    ? settled
    : lattice;
}

/** So many bodies with wicks that all stand in every second slot tell that it is the ticks of an axis, or texts, that stand in the others. */
const LEAST_ALIKE = 8;
const MOST_OF_SEEDS = 0.9;

function onSecondSlots(lattice: Lattice, seeds: Seed[], marks: Mark[], from: number, to: number): Lattice {
  const { pitch, origin } = lattice;
  const slots = seeds
    .map(({ x }) => ({ slot: Math.round((x - origin) / pitch), x }))
    .filter(({ slot, x }) => Math.abs(x - origin - slot * pitch) <= 0.12 * pitch)
    .map(({ slot }) => slot);
  const odd = slots.filter((slot) => slot % 2 !== 0).length;
  if (slots.length < LEAST_ALIKE || Math.max(odd, slots.length - odd) < MOST_OF_SEEDS * slots.length) return lattice;
  const twice = { pitch: 2 * pitch, origin: odd > slots.length / 2 ? origin + pitch : origin };
  return judge(marks, twice, from, to);
}

const LEAST_SEEDS = 6;
/** So few of the boxes, over so small a part of their width, tell the pitch but roughly: farther off it is another. */
const FEW = { share: 0.05, span: 0.3 };

function isEnough(seeds: Seed[], boxes: InkBox[]): boolean {
  if (seeds.length < LEAST_SEEDS) return false;
  const [own, all] = [spanOf(seeds), spanOf(boxes)];
  return seeds.length >= FEW.share * boxes.length || own.to - own.from >= FEW.span * (all.to - all.from);
}

/** px between which nearly all stand. */
function spanOf(boxes: InkBox[]): { from: number; to: number } {
  const centres = boxes.map(({ x }) => x).sort((a, b) => a - b);
  return { from: centres[Math.floor(centres.length * 0.02)]!, to: centres[Math.ceil(centres.length * 0.98) - 1]! };
}

/** A box wider than high may be a tick of an OHLC bar, which stands beside its place. */
const FLAT = 0.25;
const weightOf = ({ width, y0, y1 }: InkBox): number =>
  Math.min(3, Math.sqrt(y1 - y0) / 3) * (width > y1 - y0 ? FLAT : 1);

function candidatePitches(marks: Mark[], from: number, to: number, least: number): number[] {
  const range = to - from;
  const cell = Math.max(0.25, range / 4096);
  let n = 1024;
  while (n * cell < 4 * range) n <<= 1;
  const real = new Float64Array(n);
  const imaginary = new Float64Array(n);
  for (const { x, weight } of marks) {
    const at = Math.round((x - from + 20) / cell);
    if (at >= 0 && at < n) real[at]! += weight;
  }
  fourier(real, imaginary);
  const power = (f: number): number => real[f]! ** 2 + imaginary[f]! ** 2;
  const peaks: { f: number; power: number }[] = [];
  const first = Math.max(2, Math.floor((n * cell * 2) / range));
  const last = Math.min(n / 2 - 2, Math.ceil((n * cell) / least));
  for (let f = first; f <= last; f++) {
    const here = power(f);
    const before = power(f - 1);
    const after = power(f + 1);
    if (here < before || here < after) continue;
    const bend = before - 2 * here + after;
    const shift = bend < 0 ? (0.5 * (before - after)) / bend : 0;
    peaks.push({ f: f + shift, power: here });
  }
  peaks.sort((a, b) => b.power - a.power);
  return peaks.slice(0, PEAKS).map((peak) => (n * cell) / peak.f);
}

type Place = Pick<Lattice, 'pitch' | 'origin'>;

/** The phase of a pitch from the marks' mean angle. */
function atPhase(marks: Mark[], pitch: number, from: number): Place {
  let cos = 0;
  let sin = 0;
  for (const { x, weight } of marks) {
    const angle = (2 * Math.PI * (x - from)) / pitch;
    cos += weight * Math.cos(angle);
    sin += weight * Math.sin(angle);
  }
  return { pitch, origin: from + (Math.atan2(sin, cos) / (2 * Math.PI)) * pitch };
}

/** Of the pitch: how near their slot marks tell it, at first and once it is known. */
const REACHES = [0.3, 0.25, 0.2, 0.18];
const NEARER = [0.18, 0.18, 0.18, 0.15, 0.12, 0.12];
/** Of the pitch: what is so far off its slot counts for half, once the pitch is known. */
const TRUST = 0.02;

/** Least squares over the marks near their slot, in ever narrower reach; with `trust`, of the pitch, less by what is off it. */
function refine(
  marks: Mark[],
  guess: Place,
  from: number,
  to: number,
  { reaches = REACHES, trust = Number.POSITIVE_INFINITY }: { reaches?: readonly number[]; trust?: number } = {},
): Place | null {
  let { pitch, origin } = guess;
  for (const reach of reaches) {
    const tolerance = Math.max(0.8, pitch * reach);
    const half = Math.max(0.8, pitch * trust);
    let n = 0;
    let sk = 0;
    let sx = 0;
    let skk = 0;
    let skx = 0;
    for (const mark of marks) {
      const { x } = mark;
      const k = Math.round((x - origin) / pitch);
      const off = Math.abs(x - origin - k * pitch);
      if (off > tolerance || x < from - pitch || x > to + pitch) continue;
      const weight = mark.weight / (1 + (off / half) ** 2);
      n += weight;
      sk += weight * k;
      sx += weight * x;
      skk += weight * k * k;
      skx += weight * k * x;
    }
    const determinant = n * skk - sk * sk;
    if (!(Math.abs(determinant) > 1e-9)) return null;
    const refined = (n * skx - sk * sx) / determinant;
    if (!(Math.abs(refined / pitch - 1) < 0.05)) break;
    pitch = refined;
    origin = (sx - pitch * sk) / n;
  }
  return { pitch, origin };
}

type Judged = Lattice & { quality: number };

/** How near its slot a mark stands on it: of the pitch, and px. */
const STANDS = { reach: 0.12, least: 0.9 };

const chanceOf = (tolerance: number, pitch: number): number => Math.min(0.95, (2 * tolerance) / pitch);

/** By how many standard deviations more of so many marks stand on a lattice than chance would have it. */
export function deviationsOf({ pitch, share }: Lattice, count: number): number {
  const chance = chanceOf(Math.max(STANDS.least, STANDS.reach * pitch), pitch);
  return share * Math.sqrt((count * (1 - chance)) / chance);
}

function judge(
  marks: Mark[],
  { pitch, origin }: Place,
  from: number,
  to: number,
  { reach = STANDS.reach, least = STANDS.least }: { reach?: number; least?: number } = {},
): Judged {
  const tolerance = Math.max(least, reach * pitch);
  let explained = 0;
  let total = 0;
  // Slots from the one before the first mark's to the one behind the last one's.
  const first = Math.floor((from - pitch - origin) / pitch) - 1;
  const isTaken = new Uint8Array(Math.ceil((to - from) / pitch) + 6);
  let taken = 0;
  for (const { x, weight } of marks) {
    if (x < from - pitch || x > to + pitch) continue;
    const k = Math.round((x - origin) / pitch);
    total += weight;
    if (Math.abs(x - origin - k * pitch) > tolerance) continue;
    explained += weight;
    taken += 1 - isTaken[k - first]!;
    isTaken[k - first] = 1;
  }
  const chance = chanceOf(tolerance, pitch);
  const share = Math.max(0, (explained / (total || 1) - chance) / (1 - chance));
  const occupancy = Math.min(1, taken / Math.max(1, Math.round((to - from) / pitch) + 1));
  return { pitch, origin, share, occupancy, quality: share ** 1.5 * Math.min(1, occupancy / 0.85) };
}
