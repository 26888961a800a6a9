import type { Ink } from './unmix-ink.ts';

/**
 * Finds pixels that are not bare ground: the first from `at` on, before `end`, that has an owner or coverage; `end` where none is. Most of a plot is ground, so that four of its
 * pixels are passed at a time. What is marked meanwhile is seen.
 */
export function nextMarked({ cover, owner }: Pick<Ink, 'cover' | 'owner'>): (at: number, end: number) => number {
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
