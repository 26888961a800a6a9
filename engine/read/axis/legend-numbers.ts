import type { Box } from '../../raster.ts';
import { countDigits } from './count-digits.ts';
import { type Glyph, isSeparator, textOf } from './decode-glyphs.ts';
import { OTHER, PERCENT } from './digit-net.ts';
import { DIGIT } from './digit-tile.ts';
import { outsideLists, reachOf } from './find-lists.ts';
import type { Word } from './find-words.ts';
import { type LabelFit, priceAt } from './fit-labels.ts';
import { labelValues } from './label-value.ts';
import { legendPhrases, NEXT_LINE, sameLine } from './legend-phrases.ts';
import { pooledPointOdds } from './pooled-separator.ts';
import type { Rows } from './rank-columns.ts';
import { readDigits } from './read-digits.ts';
import { LIKE_THOUSANDS } from './separator-among.ts';
import type { Grey } from './text-mask.ts';

/** So many words are looked at: prices stand in a legend's first lines. */
const MOST_WORDS = 12;
/** Farther apart than this, px of the tile, two characters are parts of two numbers. */
const APART = 0.95 * DIGIT;
/** Of a character that is plain. */
const LEAST_LIKELY = 0.6;
const PRICE = /^\d[\d,]*\.\d+$/;
/** A period or an hour has fewer. */
const FEWEST_DIGITS = 4;

/** `values`: of those with a point. `point`: log odds that a point, and no comma, stands before the last three digits of those that end so; null where none does. */
export type LegendNumbers = { values: number[]; point: number | null };

/** The numbers that stand where legends write prices, as far as the reader's own net sees their digits plainly. */
export function legendNumbers(brightness: Grey, words: readonly Word[], plot: Box): LegendNumbers {
  const numbers = legendPhrases(outsideLists(words), plot, MOST_WORDS)
    .flat()
    .flatMap((word) => readDigits(brightness, [word], word.glyphHeight).map((read) => ({ ...read, word })))
    .flatMap(({ glyphs, tile, word }) =>
      numbersAmong(glyphs).map((number) => ({ glyphs: number, tile, text: textOf(number), word })),
    )
    .filter(({ glyphs }) => glyphs.every((glyph) => isSeparator(glyph.kind) || isPlain(glyph)));
  const prices = numbers
    .filter(({ glyphs }) => glyphs.every(isPlain))
    .filter(({ text }) => PRICE.test(text) && countDigits(text) >= FEWEST_DIGITS);
  const own = prices.filter(({ word }) => !isListed(word, prices));
  return {
    values: own.flatMap(({ text }) => labelValues(text, null).slice(0, 1)).map(({ value }) => value),
    point: pooledPointOdds(numbers.filter(({ text }) => LIKE_THOUSANDS.test(text))),
  };
}

/** Whether it stands over others, none of them as near as the lines of a legend are: so do the prices of a list, of other symbols each. */
function isListed(word: Word, others: readonly { word: Word }[]): boolean {
  const apart = others
    .filter((other) => isOver(word, other.word))
    .map((other) => Math.abs(other.word.middle - word.middle));
  return apart.length > 0 && Math.min(...apart) > NEXT_LINE * word.glyphHeight;
}

const isOver = (word: Word, other: Word): boolean =>
  !sameLine(word, other) && (['x0', 'x1'] as const).some((edge) => Math.abs(other[edge] - word[edge]) <= reachOf(word));

const isPlain = ({ kind, likely }: Glyph): boolean => likely[kind]! >= LEAST_LIKELY;

/** What is parted by a gap or by something that is no part of a number; what a letter or a sign of per cent follows is an amount, not a price. */
function numbersAmong(glyphs: readonly Glyph[]): Glyph[][] {
  const numbers: Glyph[][] = [[]];
  for (const [i, glyph] of glyphs.entries()) {
    const isApart = i > 0 && glyph.x - glyphs[i - 1]!.x > APART && !isSeparator(glyph.kind);
    const isNone = glyph.kind === OTHER || glyph.kind === PERCENT;
    if (isNone && !isApart) numbers.pop();
    if (isApart || isNone) numbers.push([]);
    if (!isNone) numbers.at(-1)!.push(glyph);
  }
  return numbers;
}

/** Of the range of the candles, how far beyond it a legend's price may lie. */
const ROOM = 0.5;
/** A number alone may be any. */
const FEWEST = 2;
const POWERS = [-6, -3, -2, -1, 1, 2, 3, 6];
/** What parts three digits from the others may be a point, or a point a sign of thousands; an overlooked one would stand anywhere. */
const THOUSANDS = /\d[.,'’ ]\d{3}(?!\d)/;

/**
 * Whether a legend's numbers lie among the candles only if the scale had its point elsewhere: decimals behind a comma were taken for thousands or the other way round, or a point or
 * a letter for thousands was overlooked. `labels` is what the scale's labels say.
 */
export function isPointElsewhere(
  fit: LabelFit,
  numbers: readonly number[],
  { top, bottom }: Rows,
  labels: readonly string[],
): boolean {
  const [low = 0, high = 0] = [priceAt(fit, top), priceAt(fit, bottom)].toSorted((a, b) => a - b);
  const room = ROOM * (high - low);
  const within = (power: number) =>
    numbers.filter((number) => number * 10 ** power > low - room && number * 10 ** power < high + room).length;
  const powers = labels.some((label) => THOUSANDS.test(label)) ? POWERS.filter((power) => power % 3 === 0) : POWERS;
  return within(0) === 0 && powers.some((power) => within(power) >= FEWEST);
}
