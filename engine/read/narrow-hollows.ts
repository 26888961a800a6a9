import { fillHollows, type Standing } from './fill-hollows.ts';
import { isSamePitch, type Lattice } from './find-pitch.ts';
import { HOLE, type Ink, NONE } from './unmix-ink.ts';

/** A body is no wider than this, of the pitch, with the soft edges of its borders, px. */
const WIDEST_BODY = { pitches: 1.1, px: 3 };
/** A lattice that explains less than this may be of a fraction of the pitch, and bodies wider than that. */
const FIRM = 0.6;

/**
 * Empties what was filled for a hollow body and is wider than a slot: two lines in the candles' colours, and the bodies at which they end, close in what is between
 * them. `widths` of what was filled, px; `stand` says what stands in the ink. Null, and the ink as it was, where all are narrow or the candles stand less firmly then.
 */
export function narrowHollows(
  ink: Ink,
  lattice: Lattice,
  { widths, noise, stand }: { widths: number[]; noise: number; stand: () => Standing | null },
): { widest: number; found: Standing } | null {
  const widest = WIDEST_BODY.pitches * lattice.pitch + WIDEST_BODY.px;
  if (lattice.share < FIRM || !widths.some((width) => width > widest)) return null;
  const before = ink.owner.slice();
  for (let at = 0; at < before.length; at++) if (before[at] === HOLE) ink.owner[at] = NONE;
  fillHollows(ink, { widest, noise, stand });
  const found = stand();
  if (found && isSamePitch(found.lattice, lattice) && found.lattice.share >= lattice.share) return { widest, found };
  ink.owner.set(before);
  return null;
}
