import type { Ink } from './unmix-ink.ts';

/** The first pixel from `at` on, before `end`, that is marked; `end` where none is. */
export type NextMarked = (at: number, end: number) => number;

/** Finds pixels that have coverage: neither bare ground nor something foreign. */
export const nextCovered = ({ cover }: Pick<Ink, 'cover'>): NextMarked => nextMarked({ cover, owner: cover });

/**
 * Finds pixels that are not bare ground: that have an owner or coverage. Most of a plot is ground, so that four of its pixels are passed at a time. What is marked
 * meanwhile is seen.
 */
export function nextMarked({ cover, owner }: Pick<Ink, 'cover' | 'owner'>): NextMarked {
  const covers = inFours(cover);
  const owners = inFours(owner);
  return (at, end) => {
    for (let i = at; i < end; i++) {
      if (cover[i] !== 0 || owner[i] !== 0) return i;
      if ((i & 3) !== 3) continue;
      let four = (i + 1) >> 2;
      while (four < covers.length && covers[four] === 0 && owners[four] === 0 && four << 2 < end) four++;
      i = (four << 2) - 1;
    }
    return end;
  };
}

const inFours = ({ buffer, byteOffset, length }: Uint8Array): Uint32Array =>
  byteOffset % 4 === 0 ? new Uint32Array(buffer, byteOffset, length >> 2) : new Uint32Array();
