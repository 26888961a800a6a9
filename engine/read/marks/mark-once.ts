import type { CandleColours } from '../colours/choose-candle-colours.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import type { Marks } from './mark-ink.ts';

/** What some colours make of a region. `known` is a lattice that was found before. */
export type MarkInk = (colours: CandleColours, known?: Lattice) => Marks | null;

/** Marks no choice of colours twice: dropping those that were just taken in leads back to where they came from. */
export function markOnce(mark: MarkInk): MarkInk {
  const marked = new Map<string, Marks | null>();
  return (colours, known) => {
    const choice = JSON.stringify([colours, known]);
    const found = marked.get(choice);
    if (found !== undefined) return found;
    const marks = mark(colours, known);
    marked.set(choice, marks);
    return marks;
  };
}
