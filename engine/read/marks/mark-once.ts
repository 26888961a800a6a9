import type { CandleColours } from '../colours/choose-candle-colours.ts';
import type { Lattice } from '../lattice/find-pitch.ts';
import type { Marks } from './mark-ink.ts';

/** What some colours make of a region. `known` is a lattice that was found before. */
export type MarkInk = (colours: CandleColours, known?: Lattice) => Marks | null;

/** Marks no choice of colours twice: dropping those that were just taken in leads back to where they came from, mostly with the lattice known by then that they stood on by themselves. */
export function markOnce(mark: MarkInk): MarkInk {
  const marked = new Map<string, Marks | null>();
  return (colours, known) => {
    const choice = choiceOf(colours, known);
    const found = marked.get(choice);
    if (found !== undefined) return found;
    const marks = mark(colours, known);
    marked.set(choice, marks);
    if (marks?.isOwn && !known) marked.set(choiceOf(colours, marks.lattice), marks);
    return marks;
  };
}

const choiceOf = (colours: CandleColours, known?: Lattice): string => JSON.stringify([colours, known]);
