import type { Box } from '../../raster.ts';
import type { Word } from './find-words.ts';

/** Words of one line, left to right, none farther from the next than those of one legend. */
export type Phrase = readonly Word[];

/** Of the candles' height and width: so far into their rows and columns a legend reaches. */
const LEGEND = { into: 0.12, across: 0.6 };
/** Of the candles' width, and in glyph heights: so far left of the first candle a legend may begin, where the plot does. */
const BEFORE = { share: 0.02, heights: 1.5 };
/** Farther apart than this, in glyph heights, words are of two legends, or of a legend and a list beside it. */
const APART = 4;
/** px; larger letters are a watermark's or a headline's. */
const TALLEST = 48;

/**
 * Where symbol, timeframe and a candle's prices are likely to stand, the likeliest first, of at most so many words: over the first candles and above them, the nearest first, whatever rows of
 * buttons an app has above and beside them; then elsewhere above, where titles are larger than the rest. `words`: those outside lists.
 */
export function legendPhrases(words: readonly Word[], plot: Box, most: number): Phrase[] {
  const lowest = plot.y0 + LEGEND.into * (plot.y1 - plot.y0);
  const width = plot.x1 - plot.x0;
  const isOver = ([{ x0, glyphHeight }]: NonEmpty) =>
    x0 > plot.x0 - BEFORE.share * width - BEFORE.heights * glyphHeight && x0 < plot.x0 + LEGEND.across * width;
  const above = phrasesAmong(
    words.filter((word) => word.middle < lowest && word.glyphs.length >= 2 && word.glyphHeight < TALLEST),
  );
  const over = above.filter(isOver).toSorted((a, b) => distance(a[0], plot.y0) - distance(b[0], plot.y0));
  const elsewhere = above
    .filter((phrase) => !isOver(phrase) && phrase[0].x0 < plot.x0 + LEGEND.across * width)
    .toSorted((a, b) => b[0].glyphHeight - a[0].glyphHeight);
  return firstWords([...over, ...elsewhere], most);
}

/** Glyph heights from one line of a legend to the next. */
export const NEXT_LINE = 2.6;

/** Each phrase with those that go on below it, from where it begins: what a legend has no room for in one line. */
export const inParagraphs = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.map((phrase) => {
    const paragraph = [...phrase];
    for (const next of phrases.toSorted(([a], [b]) => a!.middle - b!.middle)) {
      const last = paragraph.at(-1)!;
      const down = next[0]!.middle - last.middle;
      const isBelow = down > 0.8 * last.glyphHeight && down < NEXT_LINE * last.glyphHeight;
      if (isBelow && Math.abs(next[0]!.x0 - phrase[0]!.x0) < last.glyphHeight) paragraph.push(...next);
    }
    return paragraph;
  });

const distance = ({ middle }: Word, row: number): number => Math.abs(middle - row);

type NonEmpty = [Word, ...Word[]];

function phrasesAmong(words: readonly Word[]): NonEmpty[] {
  const phrases: NonEmpty[] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0 || b.x1 - a.x1)) {
    const before = phrases.find((phrase) => goesOn(phrase.at(-1)!, word));
    // What a thick stroke leaves of its lighter inside, or of a part of it, is no other word.
    if (before && word.x1 <= before.at(-1)!.x1) continue;
    if (before) before.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

const goesOn = (last: Word, next: Word): boolean =>
  sameLine(last, next) && next.x0 - last.x1 < APART * Math.max(last.glyphHeight, next.glyphHeight);

export const sameLine = (a: Word, b: Word): boolean =>
  Math.abs(a.middle - b.middle) < 0.4 * Math.max(a.glyphHeight, b.glyphHeight);

function firstWords(phrases: readonly Phrase[], most: number): Phrase[] {
  const first: Phrase[] = [];
  let left = most;
  for (const phrase of phrases) {
    if (left <= 0) break;
    first.push(phrase.slice(0, left));
    left -= phrase.length;
  }
  return first;
}
