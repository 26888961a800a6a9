import type { IsPlace } from '../ink/fill-hollow-bodies.ts';
import type { LevelBand } from '../ink/level-bands.ts';
import { HOLE, type Ink, NONE } from '../ink/unmix-ink.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import { distanceToSlot } from '../lattice/measure-widths.ts';
import { fillAll, strokesIn } from './fill-hollows.ts';
import { fillTouching } from './fill-touching.ts';
import { widestBody, withoutHoles } from './narrow-hollows.ts';

/** Of the pitch: farther off its slot the middle between two is nearer. Narrow bodies are drawn to whole px. */
const OFF_SLOT = { pitches: 0.25, px: 1.5 };

/**
 * The ink without what was filled for a hollow body between two slots, or over several: lines, and the candles or bars that they cross, close in the cells between them.
 * Null where all that was filled may be bodies.
 */
export function emptyCells(
  ink: Ink,
  lattice: Lattice,
  { bands, noise }: { bands: readonly LevelBand[]; noise: number },
): Ink | null {
  if (!ink.owner.includes(HOLE)) return null;
  const widest = widestBody(lattice);
  const farthest = Math.max(OFF_SLOT.pitches * lattice.pitch, OFF_SLOT.px);
  const isPlace: IsPlace = (x0, x1) => x1 - x0 <= widest && distanceToSlot((x0 + x1) / 2, lattice) <= farthest;
  const { gathered, strong } = strokesIn(ink, noise);
  const bodies = withoutHoles(ink.owner);
  for (const cover of strong ? [gathered, strong] : [gathered])
    fillAll({ ...ink, cover, owner: bodies }, { widest, bands, isPlace });
  fillTouching({ ...ink, owner: bodies }, lattice);
  const owner = ink.owner.slice();
  let emptied = 0;
  for (let at = 0; at < owner.length; at++)
    if (owner[at] === HOLE && bodies[at] !== HOLE) {
      owner[at] = NONE;
      emptied++;
    }
  return emptied > 0 ? { ...ink, owner } : null;
}
