import type { Word } from './find-words.ts';

/** Gap between thousands and the digits behind them, glyph heights: in wide fonts a space is wider than the gap that ends a word. */
const GAP = { least: 0.5, most: 1.25 };
const SAME_ROW = 0.2;
const SAME_EDGE = 0.35;
const SAME_HEIGHT = 0.25;
/** px by which the ends of equal words differ. */
const WHOLE_EDGE = 1;
/** Characters of a group, and rows in which it must stand alike: in one row it may be another word. */
const GROUP = 3;
const LEAST_ROWS = 3;

type Pair = { left: Word; right: Word };

/**
 * Words from the top, those put together that a space parts at the same place in several rows, as it does the thousands of an axis, and those that begin and end where others do in one:
 * of small labels a codec takes points that hold their digits together.
 */
export function joinGroups(words: readonly Word[]): Word[] {
  const sorted = words.toSorted((a, b) => a.middle - b.middle);
  const pairs = sorted.flatMap((left, i) => pairsOf(left, sorted, i));
  const joined = new Map<Word, Word>();
  const taken = new Set<Word>();
  for (const pair of pairs) {
    const isGroup =
      pair.right.glyphs.length >= GROUP && pairs.filter((other) => isAlike(pair, other)).length >= LEAST_ROWS;
    if (!isGroup && sorted.filter((word) => isWhole(word, pair)).length < LEAST_ROWS) continue;
    joined.set(pair.left, pair.right);
    taken.add(pair.right);
  }
  return sorted.flatMap((word) => {
    if (taken.has(word)) return [];
    const right = joined.get(word);
    return right ? [together(word, right)] : [word];
  });
}

function pairsOf(left: Word, sorted: Word[], at: number): Pair[] {
  const reach = SAME_ROW * left.glyphHeight;
  const found: Pair[] = [];
  for (const step of [-1, 1])
    for (let j = at + step; Math.abs((sorted[j]?.middle ?? Number.POSITIVE_INFINITY) - left.middle) <= reach; j += step)
      if (isGroupBehind(sorted[j]!, left)) found.push({ left, right: sorted[j]! });
  return found;
}

function isGroupBehind(right: Word, { x1, glyphHeight, light }: Word): boolean {
  const gap = (right.x0 - x1) / glyphHeight;
  return (
    gap > GAP.least &&
    gap <= GAP.most &&
    right.light === light &&
    Math.abs(right.glyphHeight - glyphHeight) <= SAME_HEIGHT * glyphHeight
  );
}

const isAlike = ({ left, right }: Pair, other: Pair): boolean =>
  Math.abs(other.left.x1 - left.x1) <= SAME_EDGE * left.glyphHeight &&
  other.right.glyphs.length >= GROUP &&
  Math.abs(other.right.x0 - right.x0) <= SAME_EDGE * left.glyphHeight;

/** What a pair is where nothing parts it. */
const isWhole = ({ x0, x1 }: Word, { left, right }: Pair): boolean =>
  Math.abs(x0 - left.x0) <= WHOLE_EDGE && Math.abs(x1 - right.x1) <= WHOLE_EDGE;

const together = (left: Word, right: Word): Word => ({
  ...left,
  x1: right.x1,
  y0: Math.min(left.y0, right.y0),
  y1: Math.max(left.y1, right.y1),
  glyphs: [...left.glyphs, ...right.glyphs],
});
