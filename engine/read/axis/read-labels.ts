import type { Raster } from '../../raster.ts';
import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import { countDigits } from './count-digits.ts';
import { findSeparator } from './find-separator.ts';
import { areAbbreviated, type ReadLabel } from './fit-column.ts';
import { highlightedWords } from './highlighted-words.ts';
import { isParted } from './is-parted.ts';
import { isTime } from './is-time.ts';
import { labelCentre } from './label-centre.ts';
import type { LabelColumn } from './label-column.ts';
import { besideRows, type Rows } from './rank-columns.ts';
import { type DigitLabel, readDigits } from './read-digits.ts';
import { separatorAmong, separatorOdds } from './separator-among.ts';
import type { Grey } from './text-mask.ts';
import { GLYPH_HEIGHT, readWords } from './text-strip.ts';
import { toCommonEdges } from './to-common-edges.ts';
import { writeZeros } from './write-zeros.ts';

export type ReadLabelsOptions = {
  recogniseText: RecogniseText;
  /** Rows between which the candles stand, px. */
  rows: Rows;
  /** A lens has smeared the text. */
  smeared?: boolean;
  /** The same picture with its grain, where that was taken off: the tails of commas, which are hardly more than grain, went with it. */
  grainy?: Grey;
  signal?: StopSignal;
};

/** Of a column's labels, those of which something covers a part. */
const MOST_CUT = 0.5;
const areCut = (labels: DigitLabel[]): boolean => labels.filter(({ isCut }) => isCut).length > MOST_CUT * labels.length;

const MOST_LABELS = 18;

/** A column's words beside the candles, and which of them are tags. */
function labelsOf(picture: Raster, column: LabelColumn, rows: Rows) {
  const beside = toCommonEdges(spread(besideRows(column, rows)));
  return { words: beside, highlighted: highlightedWords(picture, beside) };
}

/** A column's labels as the reader's own net sees them, and what tells that they are none of a price axis. */
export function readByNet(picture: Raster, brightness: Grey, column: LabelColumn, { rows, grainy }: ReadLabelsOptions) {
  const { words, highlighted } = labelsOf(picture, column, rows);
  const read = readDigits(brightness, words, column.glyphHeight);
  const labels = read.map(({ text, confidence, readings }, i) => ({
    text,
    confidence,
    readings,
    y: labelCentre(brightness, words[i]!),
    isTag: highlighted[i]!,
  }));
  const numbers = labels.map((label, i) => {
    const { signs = 0, ...number } = read[i]!.beforeSign ?? {};
    return { ...label, ...number, signs };
  });
  const isPlain = (_: unknown, i: number) => !highlighted[i];
  const plain = read.filter(isPlain);
  const withGrain = grainy ? readDigits(grainy, words.filter(isPlain), column.glyphHeight) : plain;
  const isAbbreviated = areAbbreviated(labels);
  return {
    labels,
    isAbbreviated,
    written: isAbbreviated ? withZeros(labels, writeZeros(brightness, read, words)) : null,
    labelWords: words,
    wholeWords: words.map((word, i) => ({ ...word, x0: Math.min(word.x0, beginningOf(read[i]!)) })),
    lines: read.map(({ logs }) => logs),
    numbers,
    isTime: isTime(plain),
    areCut: areCut(plain),
    isParted: isParted(plain.map(({ glyphs }) => glyphs)),
    separator: separatorAmong(plain),
    separatorOdds: separatorOdds(withGrain),
  };
}

/** What small numbers tell is as sure as all of them are together, and says nothing else. */
const withZeros = (labels: readonly ReadLabel[], texts: readonly string[] | null): ReadLabel[] | null =>
  texts && labels.map(({ readings: _, ...label }, i) => ({ ...label, text: texts[i]! }));

/** px of a tile from a digit's middle to its side. */
const HALF_DIGIT = 4;

/** Column of the picture at which the first character begins that was read: a word may lack what something dark beside it hid from the mask. */
const beginningOf = ({ glyphs: [first], tile }: DigitLabel): number =>
  first ? tile.left + (first.x - HALF_DIGIT) * tile.scale : Number.POSITIVE_INFINITY;

/** The same labels as the recogniser sees them, in the same order. */
export async function readByRecogniser(
  picture: Raster,
  brightness: Grey,
  column: LabelColumn,
  { recogniseText, rows, smeared = false, signal }: ReadLabelsOptions,
) {
  const { words, highlighted } = labelsOf(picture, column, rows);
  const read = await readWords(brightness, words, {
    recogniseText,
    alphabet: 'price',
    smeared,
    ...(signal && { signal }),
  });
  const labels = read.map(({ text, word, confidence }, i) => ({
    text,
    confidence,
    y: labelCentre(brightness, word),
    isTag: highlighted[i]!,
  }));
  const tiles = read.filter((_, i) => !highlighted[i]).map(({ tile, text }) => ({ tile, digits: countDigits(text) }));
  return { labels, separator: findSeparator(tiles, GLYPH_HEIGHT) };
}

/** Of many labels those that lie evenly over all: more cost time and tell nothing new. */
function spread<T>(items: T[]): T[] {
  if (items.length <= MOST_LABELS) return items;
  const step = (items.length - 1) / (MOST_LABELS - 1);
  return Array.from({ length: MOST_LABELS }, (_, i) => items[Math.round(i * step)]!);
}
