import type { Box, Raster } from '../../raster.ts';
import type { DateLabel } from '../../reading.ts';
import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import { findWords, type Word } from './find-words.ts';
import { type LegendPrices, legendPricesAmong } from './legend-prices.ts';
import { isDate, isDay, symbolAmong, timeframeAmong } from './legend-words.ts';
import { type Grey, luma } from './text-mask.ts';
import { type ReadWord, readWords } from './text-strip.ts';

export type Legend = {
  symbol: string | null;
  timeframe: string | null;
  dates: DateLabel[];
  /** One candle's prices, where the legend writes them. */
  prices: LegendPrices | null;
};

type ReadLegendOptions = {
  recogniseText: RecogniseText;
  plot: Box;
  /** That of the picture, and its words, where they are known already. */
  brightness?: Grey;
  words?: Word[];
  smeared?: boolean;
  signal?: StopSignal;
};

/** Each word costs OCR time, and what tells the symbol stands first. */
const MOST_LEGEND_WORDS = 10;
const MOST_DATES = 8;
const LEAST_CONFIDENCE = 0.6;

/** Symbol, timeframe and dates where they are legible: the lines above the candles and the labels below them, in one call of OCR. */
export async function readLegend(
  picture: Raster,
  { recogniseText, plot, brightness = luma(picture), words, smeared = false, signal }: ReadLegendOptions,
): Promise<Legend> {
  const all = words ?? findWords(brightness);
  const heading = legendPlaces(all, plot, MOST_LEGEND_WORDS);
  const below = timeAxisWords(all, plot);
  const read = await readWords(brightness, [...heading, ...below], {
    recogniseText,
    alphabet: 'text',
    smeared,
    ...(signal && { signal }),
  });
  const legible = (part: ReadWord[]) => part.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const texts = legible(read.slice(0, heading.length)).flatMap(({ text }) => text.split(' '));
  return {
    symbol: symbolAmong(texts),
    timeframe: timeframeAmong(texts),
    prices: legendPricesAmong(read.slice(0, heading.length).map(({ text }) => text)),
    dates: datesOf(legible(read.slice(heading.length))),
  };
}

/** Of the candles' height and width: so far into their rows and columns a legend reaches, and so far above them it stands. */
const LEGEND = { into: 0.12, across: 0.6, above: 0.25 };

/**
 * At most so many words where legends stand, from the top, line by line: right above the candles or over the first of them, and if there are fewer, in the headings of the page or the app
 * far above.
 */
export function legendPlaces(words: readonly Word[], plot: Box, most: number): Word[] {
  const height = plot.y1 - plot.y0;
  const lowest = plot.y0 + LEGEND.into * height;
  const rightmost = plot.x0 + LEGEND.across * (plot.x1 - plot.x0);
  const inLines = (a: Word, b: Word) => (sameLine(a, b) ? a.x0 - b.x0 : a.middle - b.middle);
  const above = words
    .filter(
      ({ middle, x0, glyphs, glyphHeight }) =>
        middle < lowest && x0 < rightmost && glyphs.length >= 2 && glyphHeight < 48,
    )
    .sort(inLines);
  const isNear = ({ middle, x1 }: Word) => middle > plot.y0 - LEGEND.above * height && x1 > plot.x0;
  return [...above.filter(isNear), ...above.filter((word) => !isNear(word))].slice(0, most).sort(inLines);
}

/** The longest row of words below the candles. */
function timeAxisWords(words: Word[], plot: Box): Word[] {
  const below = words.filter(
    ({ middle, x0, x1, glyphs }) => middle > plot.y1 && x1 > plot.x0 && x0 < plot.x1 && glyphs.length >= 2,
  );
  let longest: Word[] = [];
  for (const word of below) {
    const row = below.filter((other) => sameLine(word, other) && sameSize(word, other));
    if (row.length > longest.length) longest = row;
  }
  if (longest.length < 3) return [];
  const sorted = longest.toSorted((a, b) => a.x0 - b.x0);
  const step = Math.max(1, Math.ceil(sorted.length / MOST_DATES));
  return sorted.filter((_, i) => i % step === 0);
}

const sameLine = (a: Word, b: Word): boolean =>
  Math.abs(a.middle - b.middle) < 0.4 * Math.max(a.glyphHeight, b.glyphHeight);

const sameSize = (a: Word, b: Word): boolean =>
  Math.abs(a.glyphHeight - b.glyphHeight) <= Math.max(1, 0.15 * a.glyphHeight);

/** Days alone could be any numbers; between legible dates they are days. */
function datesOf(read: ReadWord[]): DateLabel[] {
  const labels = read.map(({ text, word }) => ({ text, x: (word.x0 + word.x1) / 2 }));
  const hasDates = labels.some(({ text }) => isDate(text));
  return labels.filter(({ text }) => isDate(text) || (hasDates && isDay(text)));
}
