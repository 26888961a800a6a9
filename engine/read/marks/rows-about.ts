import { distanceToSlot, slotOf } from '../lattice/measure-widths.ts';
import type { Standing } from './fill-hollows.ts';

/** Rows, px of the ink, between which candles may lie at a column. */
export type RowsAt = (x: number) => Rows;
type Rows = { y0: number; y1: number };

export const isWithin = (own: Rows, rows: Rows): boolean => own.y0 >= rows.y0 && own.y1 <= rows.y1;

/** Of the rows of all that stands on a lattice: how much room it has above and below. */
const ROOM = 0.15;
/** A price may go so many slots unseen and not leave what is about it. */
const ABOUT = 4;
/** Of what stands, so much may be something else, above and below. */
const ODD = 0.02;

/** The rows of what stands on a lattice within a few slots of a column, with some room; where nothing does, those of nearly all that stands. */
export function rowsAbout({ boxes, lattice }: Pick<Standing, 'boxes' | 'lattice'>): RowsAt {
  const standing = boxes.filter((box) => distanceToSlot(box.x, lattice) <= Math.max(1, 0.15 * lattice.pitch));
  const whole = mostRows(standing);
  const room = ROOM * (whole.y1 - whole.y0);
  const within = { y0: whole.y0 - room, y1: whole.y1 + room };
  const bySlot = new Map<number, Rows>();
  for (const { x, y0, y1 } of standing) {
    const slot = slotOf(x, lattice);
    const own = bySlot.get(slot);
    bySlot.set(slot, own ? { y0: Math.min(own.y0, y0), y1: Math.max(own.y1, y1) } : { y0, y1 });
  }
  const about = new Map<number, Rows>();
  return (x) => {
    const slot = slotOf(x, lattice);
    const known = about.get(slot);
    if (known) return known;
    const near = Array.from({ length: 2 * ABOUT + 1 }, (_, i) => bySlot.get(slot + i - ABOUT)).filter((own) => !!own);
    const rows =
      near.length === 0
        ? within
        : {
            y0: Math.max(within.y0, Math.min(...near.map(({ y0 }) => y0)) - room),
            y1: Math.min(within.y1, Math.max(...near.map(({ y1 }) => y1)) + room),
          };
    about.set(slot, rows);
    return rows;
  };
}

function mostRows(standing: readonly Rows[]): Rows {
  const tops = standing.map(({ y0 }) => y0).sort((a, b) => a - b);
  const feet = standing.map(({ y1 }) => y1).sort((a, b) => a - b);
  return { y0: tops[Math.floor(ODD * tops.length)] ?? 0, y1: feet[Math.ceil((1 - ODD) * feet.length) - 1] ?? 0 };
}
