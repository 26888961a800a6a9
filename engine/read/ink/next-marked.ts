import type { Ink } from './unmix-ink.ts';

/** The first pixel from `at` on, before `end`, that is marked; `end` where none is. */
export type NextMarked = (at: number, end: number) => number;

/** Finds pixels that have coverage: neither bare ground nor something foreign. Most of a plot is ground, so that eight of its pixels are passed at a time. What is marked meanwhile is seen. */
export function nextCovered({ cover }: Pick<Ink, 'cover'>): NextMarked {
  const covers = inFours(cover);
  return (at, end) => {
    for (let i = at; i < end; i++) {
      if (cover[i] !== 0) return i;
      if ((i & 3) !== 3) continue;
      const last = Math.min(end >> 2, covers.length) - 1;
      let four = (i + 1) >> 2;
      while (four < last && (covers[four]! | covers[four + 1]!) === 0) four += 2;
      while (four <= last && covers[four] === 0) four++;
      i = (four << 2) - 1;
    }
    return end;
  };
}

/** Finds pixels that are not bare ground, as `nextCovered` does: that have an owner or coverage. */
export function nextMarked({ cover, owner }: Pick<Ink, 'cover' | 'owner'>): NextMarked {
  const covers = inFours(cover);
  const owners = inFours(owner);
  return (at, end) => {
    for (let i = at; i < end; i++) {
      if (cover[i] !== 0 || owner[i] !== 0) return i;
      if ((i & 3) !== 3) continue;
      const last = Math.min(end >> 2, covers.length, owners.length) - 1;
      let four = (i + 1) >> 2;
      while (four < last && (covers[four]! | owners[four]! | covers[four + 1]! | owners[four + 1]!) === 0) four += 2;
      while (four <= last && (covers[four]! | owners[four]!) === 0) four++;
      i = (four << 2) - 1;
    }
    return end;
  };
}

const inFours = ({ buffer, byteOffset, length }: Uint8Array): Int32Array =>
  byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 2) : new Int32Array();
