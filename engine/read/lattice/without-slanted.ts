import type { InkBox } from './find-boxes.ts';

/** Boxes one below the other of which each stands aside from the last, the same way and by so much, px: so many are pieces of a slanted line, or of bodies that one cuts. */
const LEAST_PIECES = 4;
const LEAST_STEP = 0.8;
/** Pieces are of one width, so many times as wide at most. */
const LIKE_WIDTH = 1.6;

/** The boxes that are no pieces of slanted strokes, whose centres say nothing of where candles stand. */
export function withoutSlanted(boxes: InkBox[]): InkBox[] {
  const byTop = new Map<number, InkBox[]>();
  for (const box of boxes) byTop.set(box.y0, [...(byTop.get(box.y0) ?? []), box]);
  const chains = new Map<InkBox, Chain>();
  const slanted = new Set<InkBox>();
  for (const box of boxes.toSorted((a, b) => a.y0 - b.y0)) {
    const { pieces, side } = chains.get(box) ?? { pieces: [box], side: 0 };
    const next = byTop.get(box.y1)?.find((other) => goesOn(box, other, side));
    if (!next) {
      if (pieces.length >= LEAST_PIECES) for (const piece of pieces) slanted.add(piece);
      continue;
    }
    chains.set(next, { pieces: [...pieces, next], side: Math.sign(next.x - box.x) });
  }
  return slanted.size === 0 ? boxes : boxes.filter((box) => !slanted.has(box));
}

type Chain = { pieces: InkBox[]; side: number };

function goesOn(above: InkBox, below: InkBox, side: number): boolean {
  const step = below.x - above.x;
  if (Math.abs(step) < LEAST_STEP || Math.abs(step) > (above.width + below.width) / 2) return false;
  if (side !== 0 && Math.sign(step) !== side) return false;
  return Math.max(above.width, below.width) <= LIKE_WIDTH * Math.min(above.width, below.width);
}
