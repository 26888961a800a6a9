import { HOLE, type Ink, NONE } from '../ink/unmix-ink.ts';
import { FIRM, isSamePitch, type Lattice } from '../lattice/find-pitch.ts';
import { type Filled, type FillOptions, fillHollows, type Standing } from './fill-hollows.ts';

/** A body is no wider than this, of the pitch, with the soft edges of its borders, px. */
const WIDEST_BODY = { pitches: 1.1, px: 3 };
export const widestBody = ({ pitch }: Lattice): number => WIDEST_BODY.pitches * pitch + WIDEST_BODY.px;

/**
 * Empties what was filled for a hollow body and is wider than a slot: two lines in the candles' colours, and the bodies at which they end, close in what is between
 * them. `widths`, px, are of what was filled; `stand` says what stands in an ink. Answers how wide bodies may be, px, and what stands then. Null, and the ink as it was, where all are narrow or the candles stand less firmly then.
 */
export function narrowHollows(
  ink: Ink,
  lattice: Lattice,
  { widths, bands, strokes, stand }: { widths: Filled['widths'] } & Omit<FillOptions, 'widest'>,
): { widest: number; found: Standing } | null {
  const widest = widestBody(lattice);
  // What is less firm may be of a fraction of the pitch, and bodies wider than that.
  if (lattice.share < FIRM || !widths.some((width) => width > widest)) return null;
  const narrow = { ...ink, owner: withoutHoles(ink.owner) };
  const found = fillHollows(narrow, { widest, bands, strokes, stand }).found ?? stand(narrow);
  if (!found || !isSamePitch(found.lattice, lattice) || found.lattice.share < lattice.share) return null;
  ink.owner.set(narrow.owner);
  return { widest, found };
}

export function withoutHoles(owner: Uint8Array): Uint8Array {
  const without = owner.slice();
  for (let at = 0; at < without.length; at++) if (without[at] === HOLE) without[at] = NONE;
  return without;
}
