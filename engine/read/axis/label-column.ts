import { type Box, boxAround, type Raster } from '../../raster.ts';
import { evenShare } from './even-share.ts';
import { findLists, isInList, reachOf, TIGHT_SPACING } from './find-lists.ts';
import { findWords, SLACK, type Word } from './find-words.ts';
import { joinGroups } from './join-groups.ts';
import { median } from './median.ts';
import { luma } from './text-mask.ts';

/** Words that stand over each other with a common edge, as the labels of a price axis do. */
export type LabelColumn = {
  /** Half of the picture that it stands in; which side of the candles it is on shows when they are known. */
  side: 'left' | 'right';
  /** All of its words, px. */
  box: Box;
  /** From the top. */
  words: Word[];
  glyphHeight: number;
  /** Typical distance of neighbours in glyph heights: lists set their rows about twice that high, axes three times or more. */
  spacing: number;
  /** Share of the gaps between neighbours that are whole multiples of one step, 0 to 1. */
  regularity: number;
};

/** Whether a word is one of a column's, or a part of one, or has one for a part. */
export const isOfColumn = (word: Word, { words }: Pick<LabelColumn, 'words'>): boolean =>
  words.some((own) => isInList(own, word) || isInList(word, own));

const LEAST_WORDS = 3;
/** Columns are sought until there are so many, lists beside: an exchange's orders and trades alone fill six. */
const MOST = 6;
const MOST_WITH_LISTS = 12;
/** Nor so far apart: the sparsest axes seen come to 24. */
export const FARTHEST_SPACING = 30;
/** Two digits and what parts them are hardly wider, glyph heights; of one such label alone the others would be any marks. */
const SHORT = 2;
const LEAST_SHORT = 2;
/** Of a step. */
const OFF_STEP = 0.12;

/**
 * Columns that may be a price axis, the likeliest first; found before the candles, so that their ink can be cut there. `characters` is all that may be one, words or not:
 * of small labels a codec leaves single digits and pieces.
 */
export function findLabelColumns(
  picture: Raster,
  words: Word[] = findWords(luma(picture)),
  characters: readonly Word[] = [],
): LabelColumn[] {
  const columns: LabelColumn[] = [];
  const lists = findLists(words);
  const digits = new Set(loneDigits(characters, words));
  let rest = [...joinGroups(words), ...digits].filter((word) => !lists.some((list) => isInList(word, list)));
  while (columns.filter(({ spacing }) => spacing >= TIGHT_SPACING).length < MOST && columns.length < MOST_WITH_LISTS) {
    const best = likeliestColumn(rest, digits, picture);
    if (!best) break;
    const column = withTwins(best, rest, picture);
    columns.push(completed(column, characters, picture));
    const taken = new Set(column.words);
    rest = rest.filter((word) => !taken.has(word));
  }
  return columns;
}

/** Of short labels the whole numbers among the others: 7 above 6.5. */
function loneDigits(characters: readonly Word[], words: readonly Word[]): Word[] {
  const short = words.filter(({ x0, x1, glyphHeight, glyphs }) => glyphs.length > 1 && x1 - x0 <= SHORT * glyphHeight);
  return characters.filter(
    (one) =>
      one.glyphs.length === 1 &&
      one.x1 - one.x0 < one.glyphHeight &&
      (['x0', 'x1'] as const).some((edge) => short.filter((word) => isOver(word, one, edge)).length >= LEAST_SHORT),
  );
}

const isOver = (word: Word, one: Word, edge: 'x0' | 'x1'): boolean =>
  Math.abs(word[edge] - one[edge]) <= reachOf(one) &&
  Math.abs(word.glyphHeight - one.glyphHeight) <= SLACK &&
  Math.abs(word.middle - one.middle) > word.glyphHeight;

function likeliestColumn(words: Word[], digits: ReadonlySet<Word>, picture: Raster): LabelColumn | null {
  let best: { column: LabelColumn; score: number } | null = null;
  for (const edge of ['x1', 'x0'] as const) {
    const sorted = words.toSorted((a, b) => a[edge] - b[edge]);
    for (let first = 0, last = 0; first < sorted.length; first++) {
      const anchor = sorted[first]!;
      const reach = reachOf(anchor);
      while (last < sorted.length && sorted[last]![edge] - anchor[edge] <= reach) last++;
      const group = sorted
        .slice(first, last)
        .filter((w) => Math.abs(w.glyphHeight - anchor.glyphHeight) <= Math.max(SLACK, 0.22 * anchor.glyphHeight));
      if (group.length < LEAST_WORDS || group.length < (best?.column.words.length ?? 0) / 2) continue;
      if (group.filter((word) => !digits.has(word)).length < LEAST_SHORT) continue;
      const column = asColumn(group, picture);
      const score = column ? scoreOf(column, picture) : 0;
      if (column && score > (best?.score ?? 0)) best = { column, score };
    }
  }
  return best?.column ?? null;
}

/** By so much, px, a lens makes digits higher: of 2,600 photographed labels 0.6 to 0.7 in the mean, of as many compressed ones nothing. */
const SMEARED = 0.7;

/** A photographed column with the spacing that its labels have on the screen: by their smeared height they seem as close as those of a list. */
export const unsmeared = (column: LabelColumn): LabelColumn => ({
  ...column,
  spacing: (column.spacing * column.glyphHeight) / (column.glyphHeight - SMEARED),
});

/** px by which a broken label may begin or end beside the others', which are all as wide. */
const BROKEN = 2;

/** So many words of a column that begin and end where another does make it one of them; between so few words that they may stand evenly by chance also where they only begin, or end, there. */
const LEAST_TWINS = 2;
const FEW = 4;
/** px. */
const SAME_EDGE = 1;

/**
 * With the words that stand where some of its own do: a column may have left out an axis's first label where the others stand more evenly with the rows of a list far below, and
 * those of a log scale, which stand evenly with nothing, where a few of them happen to do so with a clock.
 */
function withTwins(column: LabelColumn, words: readonly Word[], picture: Raster): LabelColumn {
  const own = new Set(column.words);
  const areFew = column.words.length <= FEW;
  const isAmongFew = ({ middle }: Word) =>
    areFew && middle > column.words[0]!.middle && middle < column.words.at(-1)!.middle;
  const isAt = (one: Word, other: Word, edge: 'x0' | 'x1') => Math.abs(one[edge] - other[edge]) <= SAME_EDGE;
  const areTwins = (one: Word, other: Word, edge: 'x0' | 'x1') =>
    Math.abs(one.glyphHeight - other.glyphHeight) <= SLACK &&
    (isAmongFew(one) ? isAt(one, other, edge) : isAt(one, other, 'x0') && isAt(one, other, 'x1'));
  const twins = words.filter(
    (word) =>
      !own.has(word) &&
      (['x0', 'x1'] as const).some(
        (edge) => column.words.filter((other) => areTwins(word, other, edge)).length >= LEAST_TWINS,
      ),
  );
  return (twins.length > 0 && asColumn([...column.words, ...twins], picture)) || column;
}

/** With what stands between the same two edges as all its words, and in other rows. */
function completed(column: LabelColumn, characters: readonly Word[], picture: Raster): LabelColumn {
  const { words, glyphHeight } = column;
  const [x0, x1] = [median(words.map((word) => word.x0)), median(words.map((word) => word.x1))];
  const isBetween = (word: Word) =>
    Math.abs(word.x0 - x0) <= BROKEN &&
    Math.abs(word.x1 - x1) <= BROKEN &&
    Math.abs(word.glyphHeight - glyphHeight) <= SLACK;
  if (!words.every(isBetween)) return column;
  const more = characters.filter(
    (one) => isBetween(one) && words.every((word) => Math.abs(word.middle - one.middle) > word.glyphHeight),
  );
  return (more.length > 0 && asColumn([...words, ...more], picture)) || column;
}

function asColumn(group: Word[], picture: Raster): LabelColumn | null {
  const words = onePerRow(group.toSorted((a, b) => a.middle - b.middle));
  if (words.length < LEAST_WORDS) return null;
  const glyphHeight = median(words.map((w) => w.glyphHeight));
  const gaps = words.slice(1).map((w, i) => w.middle - words[i]!.middle);
  const step = median(gaps);
  // Lines of a paragraph stand closer than any axis sets its labels.
  if (step < 1.9 * glyphHeight || words.at(-1)!.middle - words[0]!.middle < 0.15 * picture.height) return null;
  const box = boxAround(words);
  const side = (box.x0 + box.x1) / 2 < picture.width / 2 ? 'left' : 'right';
  return { side, box, words, glyphHeight, spacing: step / glyphHeight, regularity: evenShare(gaps, step, OFF_STEP) };
}

/** Two words on one row (a label and a tag beside it): the wider one speaks. */
function onePerRow(sorted: Word[]): Word[] {
  const kept: Word[] = [];
  for (const word of sorted) {
    const last = kept.at(-1);
    if (!last || word.middle - last.middle > 0.8 * word.glyphHeight) kept.push(word);
    else if (word.x1 - word.x0 > last.x1 - last.x0) kept[kept.length - 1] = word;
  }
  return kept;
}

/** Share of the gaps that are whole steps; where labels are hidden the least gap may be a step and the usual one several. */
function evenness({ words, regularity }: LabelColumn): number {
  const gaps = words.slice(1).map((word, i) => word.middle - words[i]!.middle);
  return Math.max(regularity, evenShare(gaps, Math.min(...gaps), OFF_STEP));
}

/** What is so far apart are hardly labels, but reaches over more of the picture than those of a chart that takes up a part of it. */
const FAR_APART = 0.5;

function scoreOf(column: LabelColumn, picture: Raster): number {
  const { words, box } = column;
  const span = Math.min(1, (box.y1 - box.y0) / Math.min(picture.width, picture.height));
  const widths = words.map((w) => w.x1 - w.x0);
  const typical = median(widths);
  const alike = widths.filter((w) => Math.abs(w - typical) < 0.35 * typical).length / widths.length;
  const apart = column.spacing > FARTHEST_SPACING ? FAR_APART : 1;
  return Math.sqrt(words.length) * (0.4 + evenness(column)) * (0.3 + span) * (0.3 + alike) * apart;
}
