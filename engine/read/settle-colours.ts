import { type CandleColours, withOthers } from './choose-candle-colours.ts';
import type { InkBox } from './find-boxes.ts';
import type { Palette } from './find-palette.ts';
import type { Marks } from './mark-ink.ts';
import { distanceToSlot } from './measure-widths.ts';
import { addStandingColours } from './standing-colours.ts';
import type { UprightRun } from './upright-runs.ts';

type MarkInk = (colours: CandleColours) => Marks | null;

const MOST_ROUNDS = 4;

/**
 * Drops, the worst first, the colours that do not stand on the lattice (texts, overlays, upright lines) until all that are left do.
 * One at a time, because a line that is taken for ink hides the hollow bodies that it crosses.
 */
export function settleColours(mark: MarkInk, palette: Palette, chosen: CandleColours, runs: UprightRun[]) {
  let colours = chosen;
  let marks = mark(colours);
  for (let round = 0; marks && round < MOST_ROUNDS && colours.candles.length > 1; round++) {
    const worst = worstColour(colours, marks);
    if (worst === null) break;
    colours = withOthers({ ...colours, candles: colours.candles.filter((_, index) => index !== worst) }, palette);
    marks = mark(colours);
  }
  if (!marks) return { colours, marks };
  const more = addStandingColours(colours, { palette, runs, lattice: marks.lattice, rows: rowsOf(marks) });
  const better = more === colours ? null : mark(more);
  if (!better || worstColour(more, better) !== null) return { colours, marks };
  return { colours: more, marks: better };
}

/** Rows between which nearly all that stands on the lattice lies, with some room. */
function rowsOf({ boxes, lattice }: Marks): { y0: number; y1: number } {
  const standing = boxes.filter((box) => distanceToSlot(box.x, lattice) <= Math.max(1, 0.15 * lattice.pitch));
  const tops = standing.map(({ y0 }) => y0).sort((a, b) => a - b);
  const feet = standing.map(({ y1 }) => y1).sort((a, b) => a - b);
  const y0 = tops[Math.floor(0.02 * tops.length)] ?? 0;
  const y1 = feet[Math.ceil(0.98 * feet.length) - 1] ?? 0;
  const room = 0.15 * (y1 - y0);
  return { y0: y0 - room, y1: y1 + room };
}

/** Index of the colour whose boxes stand on the lattice hardly more often than chance would have it; null where there is none. */
function worstColour({ candles }: CandleColours, { ink, boxes, lattice }: Marks): number | null {
  const reach = Math.max(0.8, 0.1 * lattice.pitch);
  const chance = Math.min(0.9, (2 * reach) / lattice.pitch);
  const standing = new Float64Array(256);
  const all = new Float64Array(256);
  const base = commonFoot(boxes);
  for (const box of boxes) {
    if (box.y1 - box.y0 < 4 || box.width > lattice.pitch * 1.05 || Math.abs(box.y1 - base) <= 2) continue;
    const stands = distanceToSlot(box.x, lattice) <= reach;
    for (let y = box.y0; y < box.y1; y++)
      for (let x = Math.round(box.x - box.width / 2); x < box.x + box.width / 2; x++) {
        const owner = ink.owner[y * ink.width + x]!;
        all[owner]!++;
        if (stands) standing[owner]!++;
      }
  }
  const most = Math.max(...candles.map((_, index) => standing[index + 1]!));
  const shares = candles.map((_, index) => {
    const here = standing[index + 1]!;
    return here < 0.02 * most ? 0 : (here / all[index + 1]! - chance) / (1 - chance);
  });
  const least = Math.min(...shares);
  return least < 0.35 * Math.min(1, 2 * lattice.share) ? shares.indexOf(least) : null;
}

/** The row on which many boxes stand, as bars of volume do, which other pixels than the candles' may be rounded to; −9 where none is. */
function commonFoot(boxes: InkBox[]): number {
  const feet = new Map<number, number>();
  for (const { y1 } of boxes) feet.set(y1, (feet.get(y1) ?? 0) + 1);
  let foot = -9;
  for (const [y, count] of feet) if (count >= 0.12 * boxes.length && count > (feet.get(foot) ?? 0)) foot = y;
  return foot;
}
