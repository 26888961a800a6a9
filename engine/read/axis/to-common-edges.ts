import type { Word } from './find-words.ts';
import { median } from './median.ts';

/** px within which an edge is common, the part of the labels that share it, and glyph heights by which a label without its first or last character falls short. */
const COMMON = { off: 1, share: 0.6, short: { least: 0.25, most: 1.3 } };

/** So many labels, of all the part, that a codec left whole begin at one edge. */
const WHOLE = { least: 3, share: 0.3 };

/**
 * The labels of an axis, those that fall short of an edge that most share widened to it: a faint 1 at an end is not seen as a part of its word, and blank ground says
 * nothing to who reads it. Where a codec breaks a label, any number of its first digits may be missing, and what is left is a price of its own.
 */
export function toCommonEdges(words: Word[]): Word[] {
  const x1 = commonEdge(words.map((word) => word.x1));
  const starts = words.map((word) => word.x0);
  const x0 = commonEdge(starts) ?? (x1 === null ? null : outermostEdge(starts));
  return words.map((word) => {
    const isShort = (by: number, most = COMMON.short.most) =>
      by >= COMMON.short.least * word.glyphHeight && by <= most * word.glyphHeight;
    const isRest = x1 !== null && Math.abs(word.x1 - x1) <= COMMON.off;
    return {
      ...word,
      x0: x0 !== null && isShort(word.x0 - x0, isRest ? Number.POSITIVE_INFINITY : undefined) ? x0 : word.x0,
      x1: x1 !== null && isShort(x1 - word.x1) ? x1 : word.x1,
    };
  });
}

function commonEdge(edges: number[]): number | null {
  if (edges.length < 3) return null;
  const usual = Math.round(median(edges));
  return sharing(edges, usual) >= COMMON.share * edges.length ? usual : null;
}

/** How many have an edge in common. */
const sharing = (edges: number[], edge: number): number => edges.filter((x) => Math.abs(x - edge) <= COMMON.off).length;

/** Where a codec breaks most labels, as those of small serifs, those that it left whole begin farthest out. */
function outermostEdge(edges: number[]): number | null {
  const least = Math.max(WHOLE.least, WHOLE.share * edges.length);
  const shared = edges.filter((x) => sharing(edges, x) >= least);
  return shared.length > 0 ? Math.min(...shared) : null;
}
