import { fillEnclosed } from '../ink/fill-enclosed.ts';
import { fillHollowBodies, type IsPlace } from '../ink/fill-hollow-bodies.ts';
import { gatherStrokes } from '../ink/gather-strokes.ts';
import type { LevelBand } from '../ink/level-bands.ts';
import { nextMarked } from '../ink/next-marked.ts';
import { strengthenStrokes } from '../ink/strengthen-strokes.ts';
import { HOLE, INKED, type Ink, isLossy, NONE } from '../ink/unmix-ink.ts';
import type { InkBox, Seed } from '../lattice/find-boxes.ts';
import { isSamePitch, type Lattice } from '../lattice/find-pitch.ts';

/** Of all ink: where faint borders close as much more, they are those of hollow bodies; what ringing closes is little (`some`: so that candles must say what it is), what the lines of a faint grid close is much. */
const MORE = { some: 0.05, least: 0.15, most: 2 };
/** Of the region: the cells of a table take up more. */
const MOST_HOLLOW = 0.3;

/** What stands at a pitch. */
export type Standing = { boxes: InkBox[]; seeds: Seed[]; lattice: Lattice };

/** Coverage with its thin strokes gathered, and with these as strong as those of a sharp picture: null where they are (`isSharp`), or few. Whatever is filled, both stay the same. */
export type Strokes = { gathered: Uint8Array; strong: Uint8Array | null; isSharp: boolean };

export function strokesIn(ink: Ink, noise: number): Strokes {
  const gathered = gatherStrokes(ink);
  const isSharp = !isLossy(noise);
  return { gathered, strong: isSharp ? null : strengthenStrokes({ ...ink, cover: gathered }), isSharp };
}

/** `bands` are the level lines of any colour, px of the ink. */
export type FillOptions = {
  widest: number;
  bands: readonly LevelBand[];
  strokes: Strokes;
  stand: (ink: Ink) => Standing | null;
};

/** `widths`, px, of the bodies that were found by borders that count; `found` is what stands in the ink now, null where that was not asked for or nothing does. */
export type Filled = { widths: number[]; found: Standing | null };

/**
 * Marks the insides of hollow bodies (`widest` px at most), also of those whose borders a lens or a codec left too faint to count, where they hold much that no others do
 * and candles stand no less firmly with them: `stand` says what stands in an ink.
 */
export function fillHollows(
  ink: Ink,
  { widest, bands, strokes: { gathered, strong, isSharp }, stand }: FillOptions,
): Filled {
  const owner = strong && ink.owner.slice();
  // What is marked is shared, what is gathered is not.
  const widths = fillAll({ ...ink, cover: gathered }, { widest, bands, isSharp });
  if (!strong || !owner) return { widths, found: null };
  fillAll({ ...ink, cover: strong, owner }, { widest, bands });
  const more = moreHoles(owner, ink);
  if (more < MORE.some || more > MORE.most) return { widths, found: null };
  const before = stand(ink);
  const now = stand({ ...ink, owner });
  if (firmness(now, before) < (more < MORE.least ? FIRMER : LIKE_BEFORE)) return { widths, found: before };
  ink.owner.set(owner);
  return { widths, found: now };
}

/** Of what the lattice explained: so much of it is left where what is filled besides are bodies, or a few letters. Where it is little, bodies make it more. */
const LIKE_BEFORE = 0.9;
const FIRMER = 1.05;

/** How much more firmly candles stand at the same pitch as before; 1 where there is no other or none. */
const firmness = (now: Standing | null, before: Standing | null): number =>
  now !== null && before !== null && isSamePitch(now.lattice, before.lattice)
    ? now.lattice.share / before.lattice.share
    : 1;

type FillAllOptions = { widest: number; bands: readonly LevelBand[]; isPlace?: IsPlace; isSharp?: boolean };

/** By round corners and straight ones; returns how wide each is, px. */
export const fillAll = (ink: Ink, options: FillAllOptions): number[] => [
  ...fillHollowBodies(ink, options),
  ...fillEnclosed(ink, options),
];

/** How many more holes these owners have than the ink's own, of all that this has; 0 where they take up more of the region than hollow bodies do. */
function moreHoles(owners: Uint8Array, { cover, owner }: Ink): number {
  const skip = nextMarked({ cover, owner: owners });
  let [strong, plain, inked] = [0, 0, 0];
  for (let at = 0; at < cover.length; at++) {
    if (owners[at] === NONE && cover[at] === 0) {
      at = skip(at + 1, cover.length) - 1;
      continue;
    }
    if (owners[at] === HOLE) strong++;
    if (owner[at] === HOLE) plain++;
    if (cover[at]! >= INKED) inked++;
  }
  return strong <= MOST_HOLLOW * cover.length ? (strong - plain) / (plain + inked) : 0;
}
