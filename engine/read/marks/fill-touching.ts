import { enclosedPatches, NARROWEST, type Patch, type Runs } from '../ink/fill-enclosed.ts';
import { FOREIGN, HOLE, type Ink } from '../ink/unmix-ink.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import { distanceToSlot } from '../lattice/measure-widths.ts';

/** px: in wider slots bodies and their insides are hardly narrow. */
const WIDEST_SLOT = 2 * NARROWEST;
/** Of the pitch: farther off its slot the middle between two is nearer. A narrow inside is rounded to whole px. */
const OFF_SLOT = { pitches: 0.25, px: 1 };
/** So many narrow rectangles at least, and of the rows of all of them this part, stand in slots: of the insides of letters as many as chance has there, and of gaps that lines over two bodies close none. */
const IN_SLOTS = { least: 6, share: 0.8 };
/** Of the rectangle around an inside: so much is bare, and no more of that lies under lines. */
const BARE = 0.95;
const MOST_HIDDEN = 0.5;

/**
 * Marks as `HOLE` the insides of narrow hollow bodies that touch their neighbours: beside a filled one the border of the one and the body of the other are one stroke, too thick to be followed as a border, and what ink
 * closes in is as narrow as a gap. It is told from one by where it stands. Says whether any was marked.
 */
export function fillTouching(ink: Ink, lattice: Lattice): boolean {
  const { pitch } = lattice;
  if (pitch > WIDEST_SLOT) return false;
  const { runs, patches } = enclosedPatches(ink, pitch);
  const narrow = [...patches].filter((patch) => isNarrowInside(ink, runs, patch));
  const farthest = Math.max(OFF_SLOT.pitches * pitch, OFF_SLOT.px);
  const inSlots = narrow.filter(({ x0, x1 }) => distanceToSlot((x0 + x1) / 2, lattice) <= farthest);
  if (inSlots.length < IN_SLOTS.least || rowsOf(inSlots) < IN_SLOTS.share * rowsOf(narrow)) return false;
  for (const { runs: own } of inSlots) for (const run of own) ink.owner.fill(HOLE, runs.from[run]!, runs.to[run]!);
  return true;
}

function isNarrowInside({ owner }: Ink, { from, to }: Runs, { x0, x1, y0, y1, area, runs }: Patch): boolean {
  if (x1 - x0 >= NARROWEST || area < BARE * (x1 - x0) * (y1 - y0)) return false;
  let hidden = 0;
  for (const run of runs) for (let at = from[run]!; at < to[run]!; at++) if (owner[at] === FOREIGN) hidden++;
  return hidden <= MOST_HIDDEN * area;
}

const rowsOf = (patches: readonly Patch[]): number => patches.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
