import { FOREIGN, HOLE, INKED, type Ink } from './unmix-ink.ts';

type Gap = { x0: number; x1: number; y0: number; y1: number; grown: boolean };

/**
 * Marks the insides of hollow bodies as `HOLE`. A hole is a stack of gaps between two inked borders that keep their columns, closed by an
 * inked row above and below; lines that cross it are looked through. Returns the number of holes.
 */
export function fillHollowBodies(ink: Ink, { widest }: { widest: number }): number {
  const { width, height, owner } = ink;
  let holes = 0;
  let open: Gap[] = [];
  for (let y = 0; y <= height; y++) {
    const next: Gap[] = [];
    const gaps = y < height ? rowGaps(ink, y, widest) : [];
    for (const [x0, x1] of gaps) {
      const above = open.find((gap) => !gap.grown && Math.abs(gap.x0 - x0) <= 1 && Math.abs(gap.x1 - x1) <= 1);
      if (above) {
        above.grown = true;
        next.push({ ...above, y1: y + 1, grown: false });
      } else if (isClosed(ink, y - 1, x0, x1)) next.push({ x0, x1, y0: y, y1: y + 1, grown: false });
    }
    for (const gap of open) {
      if (gap.grown) continue;
      if (!isClosed(ink, gap.y1, gap.x0, gap.x1)) {
        if (y < height && isCrossed(ink, y, gap)) next.push({ ...gap, y1: y + 1 });
        continue;
      }
      holes++;
      for (let row = gap.y0; row < gap.y1; row++)
        for (let x = gap.x0 - 1; x <= gap.x1; x++) {
          const at = row * width + x;
          if (ink.cover[at]! < INKED && owner[at] !== FOREIGN) owner[at] = HOLE;
        }
    }
    open = next;
  }
  return holes;
}

/** Stretches without ink between two inked pixels of one row, no wider than a body can be; half-open. */
function rowGaps({ width, cover }: Ink, y: number, widest: number): [number, number][] {
  const gaps: [number, number][] = [];
  let last = -1;
  for (let x = 0; x < width; x++) {
    if (cover[y * width + x]! < INKED) continue;
    if (last >= 0 && x - last > 1 && x - last - 1 <= widest) gaps.push([last + 1, x]);
    last = x;
  }
  return gaps;
}

/** A line runs over one of the borders in this row, or over both, so that the gap can't be seen. */
function isCrossed({ width, cover, owner }: Ink, y: number, { x0, x1 }: Gap): boolean {
  // A soft border may be inked one pixel further out than in the rows above.
  const kinds = [
    [x0 - 1, x0 - 2],
    [x1, x1 + 1],
  ].map((columns) => {
    const at = columns.map((x) => y * width + Math.min(width - 1, Math.max(0, x)));
    if (at.some((i) => owner[i] === FOREIGN)) return 'foreign';
    return at.some((i) => cover[i]! >= INKED) ? 'ink' : 'none';
  });
  return kinds.includes('foreign') && !kinds.includes('none');
}

function isClosed({ width, height, cover, owner }: Ink, y: number, x0: number, x1: number): boolean {
  if (y < 0 || y >= height) return false;
  let inked = 0;
  let covered = 0;
  for (let x = x0; x < x1; x++) {
    const at = y * width + x;
    if (cover[at]! >= INKED) inked++;
    else if (owner[at] === FOREIGN) covered++;
  }
  return inked + covered >= 0.75 * (x1 - x0) && inked >= 0.3 * (x1 - x0);
}
