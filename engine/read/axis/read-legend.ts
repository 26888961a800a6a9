import type { Box } from '../../raster.ts';
import type { DateLabel } from '../../reading.ts';
import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import { outsideLists } from './find-lists.ts';
import type { Word } from './find-words.ts';
import { isDate, isDay } from './is-date.ts';
import { symbolAmong } from './legend-heading.ts';
import { inParagraphs, legendPhrases, type Phrase } from './legend-phrases.ts';
import { type LegendPrices, legendPricesAmong } from './legend-prices.ts';
import { timeframeAmong } from './legend-timeframe.ts';
import type { Grey } from './text-mask.ts';
import { type ReadWord, readWords } from './text-strip.ts';
import { timeAxisWords } from './time-axis-words.ts';

export type Legend = {
  symbol: string | null;
  timeframe: string | null;
  dates: DateLabel[];
  /** One candle's prices, where the legend writes them. */
  prices: LegendPrices | null;
};

/** What the legend is read from: the picture's brightness and its words. */
export type LegendText = {
  recogniseText: RecogniseText;
  brightness: Grey;
  words: Word[];
  smeared?: boolean;
  signal?: StopSignal;
};

type ReadLegendOptions = LegendText & {
  plot: Box;
  /** What was read already, of a plot that was not yet known for sure: see `readAround`. */
  read?: readonly ReadWord[];
};

/** Each word costs OCR time; a legend over three lines, the buttons above it and a title are so many. */
const MOST_LEGEND_WORDS = 20;
const MOST_DATES = 12;
const LEAST_CONFIDENCE = 0.6;

/** Symbol, timeframe and dates where they are legible: the lines above the candles and the labels below them, in one call of OCR. */
export async function readLegend({ plot, read = [], ...text }: ReadLegendOptions): Promise<Legend> {
  const { phrases, below } = wordsAround(text, plot);
  const known = new Map(read.map((one) => [one.word, one]));
  const others = await readWords(
    text.brightness,
    [...phrases.flat(), ...below].filter((word) => !known.has(word)),
    { ...text, alphabet: 'text' },
  );
  const readOf = new Map([...read, ...others].map((one) => [one.word, one]));
  const textsOf = (some: Phrase, least = 0) =>
    some.map((word) => readOf.get(word)!).flatMap(({ text, confidence }) => (confidence >= least ? [text] : []));
  const legible = phrases.map((phrase) => textsOf(phrase, LEAST_CONFIDENCE));
  const prices = inParagraphs(phrases).map((paragraph) => legendPricesAmong(textsOf(paragraph)));
  return {
    symbol: symbolAmong(legible),
    timeframe: timeframeAmong(legible),
    prices: prices.find((one) => one !== null) ?? null,
    dates: datesOf(below.map((word) => readOf.get(word)!).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)),
  };
}

/** The same words, so that they are read while the plot is still measured: nearly always they are those of the plot as it turns out to be. */
export async function readAround(plot: Box, text: LegendText): Promise<ReadWord[]> {
  const { phrases, below } = wordsAround(text, plot);
  return readWords(text.brightness, [...phrases.flat(), ...below], { ...text, alphabet: 'text' });
}

function wordsAround({ brightness, words }: LegendText, plot: Box): { phrases: Phrase[]; below: Word[] } {
  const all = outsideLists(words);
  return {
    phrases: legendPhrases(all, plot, MOST_LEGEND_WORDS),
    below: timeAxisWords(brightness, all, plot, MOST_DATES),
  };
}

/** Days alone could be any numbers; between legible dates they are days. */
function datesOf(read: ReadWord[]): DateLabel[] {
  const labels = read.map(({ text, word }) => ({ text, x: (word.x0 + word.x1) / 2 }));
  const hasDates = labels.some(({ text }) => isDate(text));
  return labels.filter(({ text }) => isDate(text) || (hasDates && isDay(text)));
}
