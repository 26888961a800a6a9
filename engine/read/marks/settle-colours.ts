import { type CandleColours, withOthers } from '../colours/choose-candle-colours.ts';
import { distance, type Rgb } from '../colours/colour.ts';
import type { Palette } from '../colours/find-palette.ts';
import type { UprightRun } from '../colours/upright-runs.ts';
import { colourOfDots } from '../ink/colour-of-dots.ts';
import { areaOf, findSeeds, type InkBox } from '../lattice/find-boxes.ts';
import { FIRM, findPitch, isSamePitch, type Lattice, LEAST_FIRM } from '../lattice/find-pitch.ts';
import { bodiesTouch, distanceToSlot } from '../lattice/measure-widths.ts';
import { boxesOfRuns } from './boxes-of-runs.ts';
import { inkOfBoxes } from './ink-of-boxes.ts';
import type { Marks } from './mark-ink.ts';
import type { MarkInk } from './mark-once.ts';
import { isWithin, type RowsAt, rowsAbout } from './rows-about.ts';
import { addStandingColours } from './standing-colours.ts';
import { watermarkOf } from './watermark-of.ts';

const MOST_ROUNDS = 4;
const LEAST_OF_PITCH = 0.6;
/** What is left of the ink stands in few slots of a fraction of the pitch. */
const COMPLETE = 0.9;
const NEARLY = 0.95;
const NEARLY_AS_FULL = 0.85;
const CREDIBLE = 0.25;
/** On fewer slots texts and lines may stand by chance. */
const LEAST_SLOTS = 8;
/** More ink may show more strays, but not hide the lattice. */
const LIKE_BEFORE = 0.7;

/**
 * Drops, the worst first, the colours that do not stand on the lattice (texts, overlays, upright lines) until all that are left do.
 * One at a time, because a line that is taken for ink hides the hollow bodies that it crosses. Where that leaves no firm lattice, the
 * fills are asked for theirs, then each colour for one of its own, which must be no lesser part of the same. Then others that stand on the lattice too are taken in.
 */
export function settleColours(
  mark: MarkInk,
  palette: Palette,
  chosen: CandleColours,
  { runs, fills, isSharp = true }: { runs: UprightRun[]; fills: Rgb[]; isSharp?: boolean },
): Settled {
  const first = dropStrayColours(mark, palette, { colours: chosen, marks: mark(chosen) }, { runs });
  if (isFirm(first)) return takeIn(mark, palette, first, { runs, isSharp });
  const alone =
    fillsAlone(mark, palette, chosen, { runs, fills, isSharp }) ??
    standAlone(mark, palette, chosen, { runs, isSharp, first: first.marks });
  return takeIn(mark, palette, alone && !isLessOf(alone, first) ? alone : first, { runs, isSharp });
}

/** Whether some colours stand less than all do on a lattice of one pitch: others then are candles too, which whole px keep off its slots. */
const isLessOf = (some: Settled, all: Settled): boolean =>
  all.marks !== null &&
  some.marks !== null &&
  isSamePitch(some.marks.lattice, all.marks.lattice) &&
  standing(some.marks) < standing(all.marks);

export type Settled = { colours: CandleColours; marks: Marks | null };

const isFirm = ({ marks }: Settled): boolean => marks !== null && marks.lattice.share >= FIRM && hasSlots(marks);

const hasSlots = ({ ink, lattice }: Marks): boolean => ink.width >= LEAST_SLOTS * lattice.pitch;

type Known = { runs: UprightRun[]; known?: Lattice };

/** `known` is a lattice that was found before. Returns the step at which most stood on the lattice, the last of these that are nearly alike. */
function dropStrayColours(mark: MarkInk, palette: Palette, settled: Settled, { runs, known }: Known): Settled {
  let { colours, marks } = settled;
  let best = settled;
  for (let round = 0; marks && round < MOST_ROUNDS && colours.candles.length > 1; round++) {
    const watermark = watermarkOf(colours, marks);
    const dots = watermark === null ? dotsAmong(colours, marks) : null;
    const worst = watermark ?? dots ?? worstColour(colours, marks, palette, runs);
    if (worst === null) break;
    const before = marks;
    const candles = colours.candles.filter((_, index) => index !== worst);
    // Candles stand before it as before a grid: what shows of it is ground.
    const lines = watermark === null ? colours.lines : [...colours.lines, colours.candles[watermark]!];
    colours = withOthers({ ...colours, candles, lines }, palette);
    marks = mark(colours, known);
    // Too little ink for the pitch stands on a fraction of it as well.
    if (marks && standing(before) >= CREDIBLE && isFraction(marks.lattice, before.lattice)) break;
    // Candles seldom have but one colour: before it is the last, no less may stand than before.
    const least = candles.length > 1 ? LIKE_BEFORE : NEARLY;
    // What is known for a watermark, for a cloud between two lines or for dots fills slots that no candle stands in.
    const full = (watermark ?? dots) === null ? NEARLY_AS_FULL : 0;
    if (isNearlyAsGood(marks, best.marks, { least, full })) best = { colours, marks };
  }
  return best;
}

const isFraction = ({ pitch, share, occupancy }: Lattice, before: Lattice): boolean =>
  pitch < LEAST_OF_PITCH * before.pitch && (share < before.share || occupancy < COMPLETE);

/** `least`: of what stood at the same pitch; `full`: of the slots that were taken. */
function isNearlyAsGood(
  marks: Marks | null,
  best: Marks | null,
  { least, full }: { least: number; full: number },
): boolean {
  if (!marks || !best) return marks !== null;
  if (standing(marks) >= NEARLY * standing(best)) return true;
  const { share, occupancy } = marks.lattice;
  // Where the pitch stays, a colour beside the candles may have filled slots that are empty without it, and what is left of its letters, their edges, strays.
  return (
    isSamePitch(marks.lattice, best.lattice) &&
    share >= least * best.lattice.share &&
    occupancy >= full * best.lattice.occupancy
  );
}

/** Two slots or three are all taken by anything. */
export const standing = (marks: Marks | null): number =>
  marks && hasSlots(marks) ? marks.lattice.share * marks.lattice.occupancy : 0;

type Strokes = { runs: UprightRun[]; isSharp: boolean };

function takeIn(mark: MarkInk, palette: Palette, settled: Settled, { runs, isSharp }: Strokes): Settled {
  const { colours, marks } = settled;
  // Of 729 looks that showed candles none had a share of less than 0.32 before others were taken in.
  if (!marks || marks.lattice.share < LEAST_FIRM) return settled;
  const rows = rowsAbout(marks);
  const more = addStandingColours(colours, { palette, runs, lattice: marks.lattice, rows, isSharp });
  if (more === colours) return settled;
  const known = marks.lattice;
  const marked = mark(more, known);
  if (marked && isOfEdges(marked.lattice, marks)) return { colours: more, marks: { ...marked, lattice: known } };
  const better = dropStrayColours(mark, palette, { colours: more, marks: marked }, { runs, known });
  if (!better.marks) return settled;
  const isClean = worstColour(better.colours, better.marks, palette, runs) === null;
  if (better.marks.lattice.share >= (isClean ? LIKE_BEFORE : 1) * known.share) return better;
  const stands = isClean && shareOf(better.marks, { lattice: known, rows }) >= LIKE_BEFORE * known.share;
  if (!stands) return settled;
  // What lies elsewhere makes the whole no surer.
  return { ...better, marks: { ...better.marks, lattice: { ...known, share: better.marks.lattice.share } } };
}

/** How much of the ink between these rows stands on a lattice, beyond what chance would have it. */
function shareOf({ ink, boxes }: Marks, { lattice, rows }: { lattice: Lattice; rows: RowsAt }): number {
  const within = boxes.filter((box) => isWithin(box, rows(box.x)));
  const { standing, all, chance } = inkOfBoxes(ink, within, lattice);
  const sum = (counts: Float64Array) => counts.reduce((total, count) => total + count, 0);
  return (sum(standing) / (sum(all) || 1) - chance) / (1 - chance);
}

/** The bodies' fills by themselves, if they stand on a firm lattice: texts and lines may crowd out their borders and wicks, and show a pitch of their own. */
function fillsAlone(
  mark: MarkInk,
  palette: Palette,
  chosen: CandleColours,
  { runs, fills, isSharp }: Strokes & { fills: Rgb[] },
): Settled | null {
  if (fills.length === 0 || fills.length === chosen.candles.length) return null;
  const colours = withOthers({ ...chosen, candles: fills }, palette);
  const settled = dropStrayColours(mark, palette, { colours, marks: mark(colours) }, { runs });
  if (isFirm(settled)) return settled;
  const bordered = takeIn(mark, palette, settled, { runs, isSharp });
  return isFirm(bordered) ? bordered : null;
}

const MOST_ALONE = 8;
/** A pitch nearer than this, px, may be that of borders. */
const LEAST_ALONE = 4.5;
const LEAST_CONTRAST = 60;
const LEAST_BOXES = 12;

/** The colours that stand on the firmest lattice that boxes of a single colour have; null where none has a firm one. */
function standAlone(
  mark: MarkInk,
  palette: Palette,
  chosen: CandleColours,
  { runs, isSharp, first }: Strokes & { first: Marks | null },
): Settled | null {
  const alone = palette.colours
    .map(({ rgb }, index) => ({ rgb, boxes: index > 0 ? boxesOfRuns(runs, index) : [] }))
    .filter(({ rgb, boxes }) => boxes.length >= LEAST_BOXES && distance(rgb, chosen.background) > LEAST_CONTRAST)
    .sort((a, b) => b.boxes.length - a.boxes.length)
    .slice(0, MOST_ALONE)
    .map((colour) => ({ ...colour, lattice: findPitch(colour.boxes, findSeeds(colour.boxes)) }))
    .filter(({ lattice }) => lattice !== null && lattice.share >= FIRM && lattice.pitch >= LEAST_ALONE)
    .filter(({ lattice, boxes }) => !first || !(isOfEdges(lattice!, first) || isLittleOf(boxes, lattice!, first)))
    .sort((a, b) => worth(b) - worth(a));
  for (const { rgb, boxes, lattice } of alone.slice(0, 2)) {
    const colours = withOthers({ ...chosen, bars: [], candles: [rgb] }, palette);
    const more = addStandingColours(colours, {
      palette,
      runs,
      lattice: lattice!,
      rows: rowsAbout({ boxes, lattice: lattice! }),
      isSharp,
    });
    const known = lattice!;
    const settled = dropStrayColours(mark, palette, { colours: more, marks: mark(more, known) }, { runs, known });
    if (isFirm(settled) && settled.marks!.boxes.length >= LEAST_BOXES) return settled;
  }
  return null;
}

/** No body is wider than its slot: of the ink that stands in slots, so much must be wider than half of one. */
const OF_HALF = { width: 1.1, share: 0.6 };

/** Whether a lattice has half the pitch of another, in whose slots bodies stand that are wider than that: it is that of their edges. */
function isOfEdges(lattice: Lattice, { boxes, lattice: whole }: Marks): boolean {
  if (!isSamePitch({ ...lattice, pitch: 2 * lattice.pitch }, whole)) return false;
  const standing = inSlots(boxes, whole);
  const wider = standing.filter(({ width }) => width > OF_HALF.width * lattice.pitch);
  return wider.length >= LEAST_SLOTS && areaOf(wider) >= OF_HALF.share * areaOf(standing);
}

/** Of the ink that stands at a pitch: a colour that has less at the same is but a shade of it. */
const LITTLE = 0.2;

const isLittleOf = (own: InkBox[], lattice: Lattice, { boxes, lattice: whole }: Marks): boolean =>
  isSamePitch(lattice, whole) && areaOf(own) < LITTLE * areaOf(inSlots(boxes, whole));

const inSlots = (boxes: InkBox[], lattice: Lattice): InkBox[] =>
  boxes.filter(
    ({ x, width }) => width <= 1.05 * lattice.pitch && distanceToSlot(x, lattice) <= Math.max(1, 0.1 * lattice.pitch),
  );

const worth = ({ lattice, boxes }: { lattice: Lattice | null; boxes: InkBox[] }): number =>
  lattice ? lattice.share * lattice.occupancy * Math.min(1, boxes.length / 40) : 0;

/** Index of a colour that stands in dots, null where there is none. */
function dotsAmong({ candles }: CandleColours, { ink }: Marks): number | null {
  const owner = colourOfDots(ink, candles.length);
  return owner === null ? null : owner - 1;
}

/** Index of the colour whose boxes stand on the lattice hardly more often than chance would have it; null where there is none. */
function worstColour(
  { candles }: CandleColours,
  { ink, boxes, lattice }: Marks,
  palette: Palette,
  runs: UprightRun[],
): number | null {
  const base = commonFoot(boxes);
  // The half of a candle that a side leaves has its middle off its slot, which says nothing of its colour.
  const upright = boxes.filter(
    (box) =>
      box.y1 - box.y0 >= 4 &&
      box.width <= lattice.pitch * 1.05 &&
      Math.abs(box.y1 - base) > 2 &&
      box.x > box.width / 2 &&
      box.x < ink.width - box.width / 2,
  );
  const { standing, all, chance } = inkOfBoxes(ink, upright, lattice);
  const most = Math.max(...candles.map((_, index) => standing[index + 1]!));
  const shares = candles.map((_, index) => {
    const here = standing[index + 1]!;
    return here < 0.02 * most ? 0 : (here / all[index + 1]! - chance) / (1 - chance);
  });
  const least = 0.35 * Math.min(1, 2 * lattice.share);
  const touching = bodiesTouch(boxes, lattice);
  const odd = [...shares.keys()].filter(
    (index) => shares[index]! < least && !(touching && standsByItself(candles[index]!, lattice, palette, runs)),
  );
  return odd.length === 0 ? null : odd.reduce((worst, index) => (shares[index]! < shares[worst]! ? index : worst));
}

/** Bodies as wide as this, of the pitch, and so many of them, of which so much stands in slots, are a colour's own. */
const OWN = { width: 0.6, boxes: 4, standing: 0.85 };

/** Whether the bodies of one colour stand in slots where they touch those of another, with which they make boxes that stand anywhere. */
function standsByItself(rgb: Rgb, lattice: Lattice, palette: Palette, runs: UprightRun[]): boolean {
  const index = palette.colours.findIndex((colour) => distance(colour.rgb, rgb) < 1);
  if (index < 0) return false;
  const bodies = boxesOfRuns(runs, index).filter(({ width }) => width >= OWN.width * lattice.pitch);
  const standing = bodies.filter(
    ({ x, width }) =>
      width <= 1.05 * lattice.pitch + 1 && distanceToSlot(x, lattice) <= Math.max(0.8, 0.1 * lattice.pitch),
  );
  return bodies.length >= OWN.boxes && areaOf(standing) >= OWN.standing * areaOf(bodies);
}

/** The row on which many boxes stand, as bars of volume do, which other pixels than the candles' may be rounded to; −9 where none is. */
function commonFoot(boxes: InkBox[]): number {
  const feet = new Map<number, number>();
  for (const { y1 } of boxes) feet.set(y1, (feet.get(y1) ?? 0) + 1);
  let foot = -9;
  for (const [y, count] of feet) if (count >= 0.12 * boxes.length && count > (feet.get(foot) ?? 0)) foot = y;
  return foot;
}
