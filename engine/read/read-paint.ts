import type { CandleWidths } from './measure-widths.ts';
import { FOREIGN, HOLE, INKED, type Ink } from './unmix-ink.ts';

/**
 * What a candle is painted with. `paint` fills its body: `HOLE` (empty or a pale wash), the number of a candle colour, or null where the body is too
 * small or too covered to show its inside. `tint` is the colour of its wick and border.
 */
export type Paint = { paint: number | null; tint: number };

type Rows = { y0: number; y1: number };

/** `whole` are the rows of the candle, `body` those of its body, rows of the ink. */
export function readPaint(ink: Ink, x: number, whole: Rows, body: Rows, { wick, body: width }: CandleWidths): Paint {
  const border = Math.max(1, Math.min(wick, Math.floor((width - 1) / 2)));
  const half = Math.max(0.5, width / 2 - border);
  const inside = mostFrequent(
    countOwners(ink, Math.round(x - half), Math.max(Math.round(x - half) + 1, Math.round(x + half)), {
      y0: Math.ceil(body.y0 + border),
      y1: Math.floor(body.y1 - border),
    }),
  );
  const reach = width / 2 + 1;
  const all = countOwners(ink, Math.floor(x - reach), Math.ceil(x + reach), whole);
  all.delete(HOLE);
  return { paint: inside, tint: mostFrequent(all) ?? 1 };
}

/** Pixels of each owner in a rectangle; what no ink covers counts as `HOLE`, what something foreign covers not at all. */
function countOwners(
  { width, height, cover, owner }: Ink,
  x0: number,
  x1: number,
  { y0, y1 }: Rows,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, y0); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, x0); x < Math.min(width, x1); x++) {
      const at = y * width + x;
      if (owner[at] === FOREIGN) continue;
      const kind = owner[at] === HOLE || cover[at]! < INKED ? HOLE : owner[at]!;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  return counts;
}

const mostFrequent = (counts: Map<number, number>): number | null => {
  let best: number | null = null;
  for (const [owner, count] of counts) if (best === null || count > counts.get(best)!) best = owner;
  return best;
};
