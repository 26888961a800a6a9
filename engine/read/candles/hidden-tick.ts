import type { SideInk } from './bar-ticks.ts';

type Stretch = { first: number; last: number };

/**
 * The row of a tick that is not seen, px on pixel edges: where something hides this side of the stem, as near as that is to where the neighbour ends or begins; in the middle of the longest such
 * stretch where the neighbour's end is not seen either. Where nothing hides any of it, the neighbour's end is all there is.
 */
export function hiddenTick(hidden: Uint8Array, y0: SideInk['y0'], neighbour: number | null): number | null {
  const stretches = stretchesOf(hidden).map(({ first, last }) => ({ first: y0 + first + 0.5, last: y0 + last + 0.5 }));
  if (stretches.length === 0) return neighbour;
  if (neighbour === null) {
    const { first, last } = stretches.reduce((a, b) => (b.last - b.first > a.last - a.first ? b : a));
    return (first + last) / 2;
  }
  const rows = stretches.map(({ first, last }) => Math.min(last, Math.max(first, neighbour)));
  return rows.reduce((a, b) => (Math.abs(b - neighbour) < Math.abs(a - neighbour) ? b : a));
}

function stretchesOf(hidden: Uint8Array): Stretch[] {
  const stretches: Stretch[] = [];
  hidden.forEach((is, i) => {
    const last = stretches.at(-1);
    if (is && last?.last === i - 1) last.last = i;
    else if (is) stretches.push({ first: i, last: i });
  });
  return stretches;
}
