import type { Box } from '../../raster.ts';
import type { PriceAxis } from '../../reading.ts';
import { mostFrequent } from '../most-frequent.ts';
import type { CandleRows } from '../settle-rows.ts';
import { countDigits } from './count-digits.ts';
import { tagDistance } from './doubt.ts';
import { findLists, isInList, reachOf } from './find-lists.ts';
import type { Word } from './find-words.ts';
import { anchorsOf, fitLabels, type LabelFit, toleranceOf } from './fit-labels.ts';
import { labelCentre } from './label-centre.ts';
import { isOfColumn, type LabelColumn } from './label-column.ts';
import { type LabelValue, labelValues } from './label-value.ts';
import { checkWithLegend, type LegendPrices } from './legend-prices.ts';
import { readDigits } from './read-digits.ts';
import type { Grey } from './text-mask.ts';

/** A price as it stands somewhere, and a row that it may name, px. */
export type Price = { word: Word; text: string; y: number; value: LabelValue };

type Chart = {
  /** Around all candles, px. */
  plot: Box;
  candles: readonly CandleRows[];
  legend: LegendPrices | null;
};

/** Of the candles' height: so far above and below them prices are of their pane. */
const ROOM = 0.15;
/** More words than these are no prices around a chart. */
const MOST_WORDS = 40;
/** How likely each digit of a price is what it was taken for. */
const LEAST_LIKELY = 0.8;
const PRICE = /^\d[\d,]*(?:\.\d+)?$/;
const FEWEST_DIGITS = 3;

/** The numbers that stand plainly in the candles' rows, over the plot or beside it, and in no list. */
export function pricesAround(brightness: Grey, words: readonly Word[], { y0, y1 }: Box): Price[] {
  const room = ROOM * (y1 - y0);
  const beside = words.filter(
    ({ middle, glyphs }) => middle > y0 - room && middle < y1 + room && glyphs.length >= FEWEST_DIGITS,
  );
  if (beside.length > MOST_WORDS) return [];
  const lists = findLists(words);
  return beside
    .filter((word) => !lists.some((list) => isInList(word, list)))
    .flatMap((word) => pricesIn(brightness, word).map((price) => ({ ...price, y: labelCentre(brightness, word) })));
}

/** All that a word may say, if it is a number of which every digit is plain. */
export const pricesIn = (brightness: Grey, word: Word): Omit<Price, 'y'>[] =>
  readDigits(brightness, [word], word.glyphHeight)
    .filter(({ text, confidence }) => confidence >= LEAST_LIKELY && isPrice(text))
    .flatMap(({ text }) => labelValues(text, null).map((value) => ({ word, text, value })));

const isPrice = (text: string): boolean => PRICE.test(text) && countDigits(text) >= FEWEST_DIGITS;

/** The mark of the highest or lowest price stands so near the end of its wick, glyph heights. */
const MARK = 2;
/** How far the middle of digits may stand above the row that they name, glyph heights: prices that name the ends of wicks tell. */
const RISES = [0, 0.06, 0.12, 0.18];
const USUAL_RISE = 0.06;
/** How far it may differ from what was found, glyph heights: an app writes its tags in another font than its axis. */
const RISE_ERROR = 0.06;

/** So many prices must agree, of which so many stand elsewhere than the most: the rows of a list agree with one another, and one more price may by chance. They do so on so many rows: a line goes through any two, as through those of one price and of the numbers of a time axis, which stand on one. */
const LEAST = { agreeing: 4, elsewhere: 2, rows: 3 };
/** Of all prices: so many agree. */
const LEAST_SHARE = 0.6;
/** Of the candles' height: nearer rows tell a scale too roughly. */
const LEAST_SPAN = 0.4;
/** Of 53 such scales, of charts whose axis tells them as well, none was wrong; that says no more. */
const CONFIDENCE = 0.9;

/**
 * The scale that prices agree on wherever they stand around the candles, and by how many px all of its rows may be off together: where an app writes an axis's labels over the plot
 * and lines of orders cover some of them, what is left, the tags of these lines and the marks of the highest and the lowest price say together what no column of them does. Null where
 * too few agree.
 */
export function scaleOfScattered(
  all: readonly Price[],
  { plot, candles, legend }: Chart,
): { axis: PriceAxis; rise: number } | null {
  const prices = writtenAlike(all);
  if (prices.length < LEAST.agreeing) return null;
  const marks = prices.flatMap((price) => markedBy(price, plot, candles));
  const best = RISES.flatMap((rise) => agreement(prices, marks, rise)).toSorted(byAgreement)[0];
  if (!best || best.fit.slope >= 0 || !isEnough(best, prices, plot)) return null;
  if (legend && checkWithLegend(best.fit, legend, candles, 0) === 'contradicted') return null;
  return { axis: asAxis(best, plot), rise: RISE_ERROR * heightOf(prices) };
}

/** Those with as many decimals as the most. */
function writtenAlike(prices: readonly Price[]): Price[] {
  const counts = new Map<number, number>();
  for (const { value } of prices) counts.set(value.decimals, (counts.get(value.decimals) ?? 0) + 1);
  const usual = mostFrequent(counts);
  return prices.filter(({ value }) => value.decimals === usual);
}

const heightOf = (prices: readonly Price[]): number => Math.max(...prices.map(({ word }) => word.glyphHeight));

/** A price right at the end of the highest or lowest wick may be that wick's. */
const markedBy = (price: Price, plot: Box, candles: readonly CandleRows[]): Price[] =>
  endsOf(candles)
    .filter((y) => isMarkAt(price.word, y, plot))
    .map((y) => ({ ...price, y }));

const endsOf = (candles: readonly CandleRows[]): [top: number, bottom: number] => [
  Math.min(...candles.map(({ high }) => high)),
  Math.max(...candles.map(({ low }) => low)),
];

const isMarkAt = (word: Word, y: number, { x0, x1 }: Box): boolean =>
  word.x1 >= x0 && word.x0 <= x1 && Math.abs(y - word.middle) < MARK * word.glyphHeight;

/** Glyph heights from a picture's side: of a price that begins nearer, what comes before may be cut off. */
const WHOLE = 1;

const isAtSide = ({ x0, x1, glyphHeight }: Word, width: number): boolean =>
  Math.min(x0, width - x1) < WHOLE * glyphHeight;

type End = { y: number; prices: Omit<Price, 'y'>[] };

/** All that the words at the ends of the highest and of the lowest wick may say, if they are prices. */
function pricesAtEnds(
  brightness: Grey,
  words: readonly Word[],
  { plot, candles }: Pick<Chart, 'plot' | 'candles'>,
): [top: End, foot: End] {
  const endAt = (y: number): End => ({
    y,
    prices: words
      .filter((word) => isMarkAt(word, y, plot) && !isAtSide(word, brightness.width))
      .flatMap((word) => pricesIn(brightness, word)),
  });
  const [top, foot] = endsOf(candles);
  return [endAt(top), endAt(foot)];
}

/** Of what a scale has between the ends of the highest and the lowest wick: so near comes what two prices that are written there are apart, and so near they come where they are not elsewhere: a lost digit puts them farther off than all of this, a lens a few hundredths. */
const ALIKE = 0.02;
const NEAR = 0.25;

/**
 * Whether the prices that an app writes at the ends of the highest and the lowest wick lie as far apart as the scale says, or that times a power of ten, and yet elsewhere: then its labels
 * lack their first digits, or have their point in another place, all of them alike. `valueAt`: the scale's price at a row, px.
 */
export function isElsewhereAtEnds(
  brightness: Grey,
  words: readonly Word[],
  { plot, candles }: Pick<Chart, 'plot' | 'candles'>,
  valueAt: (row: number) => number,
): boolean {
  const [{ y: top, prices: highs }, { y: foot, prices: lows }] = pricesAtEnds(brightness, words, { plot, candles });
  const pairs = highs.flatMap(({ value: high }) =>
    lows.map(({ value: low }) => ({ high: high.value, low: low.value })),
  );
  const [high, low] = [valueAt(top), valueAt(foot)];
  const isNear = (value: number, other: number) => Math.abs(value - other) <= NEAR * (high - low);
  const isAsFarApart = (pair: { high: number; low: number }) => {
    const apart = (pair.high - pair.low) / (high - low);
    return Math.abs(apart / 10 ** Math.round(Math.log10(apart)) - 1) <= ALIKE;
  };
  return pairs.some(isAsFarApart) && !pairs.some((pair) => isNear(pair.high, high) && isNear(pair.low, low));
}

/** px that a scale may have the price of a mark beside the end of its wick, or of a tag beside its row. */
const MARK_ERROR = 2.5;

/** Whether a scale, which may be `rise` px off, has a price at a row. */
export const hasPriceAt = ({ fit, rise }: Scale, y: number, { value }: Pick<Price, 'value'>): boolean =>
  tagDistance(fit, { value: value.value, y }) <= MARK_ERROR + rise;

type Scale = { fit: LabelFit; rise: number };

/**
 * At how many ends of the highest and the lowest wick an app has written a price, none of the scale's own labels, that is the one that the scale has there; 0 where that at either end is another. The scale
 * may be `rise` px off.
 */
export function countMarkedEnds(
  brightness: Grey,
  words: readonly Word[],
  { plot, candles }: Pick<Chart, 'plot' | 'candles'>,
  { column, ...scale }: Scale & { column: LabelColumn },
): number {
  const others = words.filter((word) => !isOfColumn(word, column));
  const marked = pricesAtEnds(brightness, others, { plot, candles }).filter(({ prices }) => prices.length > 0);
  return marked.every(({ y, prices }) => prices.some((price) => hasPriceAt(scale, y, price))) ? marked.length : 0;
}

type Agreement = {
  fit: LabelFit;
  points: Price[];
  agreeing: Word[];
  /** Ends of wicks among the points that agree. */
  marked: number;
  rise: number;
};

function agreement(prices: readonly Price[], marks: readonly Price[], rise: number): Agreement[] {
  const points = [...marks, ...prices.map((price) => ({ ...price, y: price.y + rise * price.word.glyphHeight }))];
  const fit = fitLabels(
    points.map(({ y, value }) => ({ y, values: [value] })),
    { tolerance: toleranceOf(heightOf(prices)) },
  );
  if (!fit) return [];
  const agreeing = [...new Set(fit.used.map(({ index }) => points[index]!.word))];
  return [{ fit, points, agreeing, marked: fit.used.filter(({ index }) => index < marks.length).length, rise }];
}

/** The one on which the most agree first; how high digits stand is told by ends of wicks alone. */
const byAgreement = (a: Agreement, b: Agreement): number =>
  b.agreeing.length - a.agreeing.length ||
  b.marked - a.marked ||
  (a.marked > 0 ? a.fit.residual - b.fit.residual : Math.abs(a.rise - USUAL_RISE) - Math.abs(b.rise - USUAL_RISE));

function isEnough({ fit, points, agreeing }: Agreement, prices: readonly Price[], { y0, y1 }: Box): boolean {
  const inOnePlace = Math.max(...agreeing.map((word) => agreeing.filter((other) => isOver(other, word)).length));
  const rows = fit.used.map(({ index }) => points[index]!.y);
  return (
    agreeing.length >= Math.max(LEAST.agreeing, LEAST_SHARE * prices.length) &&
    agreeing.length - inOnePlace >= LEAST.elsewhere &&
    countApart(rows, heightOf(prices)) >= LEAST.rows &&
    Math.max(...rows) - Math.min(...rows) >= LEAST_SPAN * (y1 - y0)
  );
}

/** How many of the rows lie so far below the last one that counts, px. */
function countApart(rows: readonly number[], height: number): number {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows.toSorted((a, b) => a - b)) {
    if (row - last < height) continue;
    count++;
    last = row;
  }
  return count;
}

/** Whether two words begin or end in one column. */
const isOver = (other: Word, word: Word): boolean =>
  Math.abs(other.x0 - word.x0) <= reachOf(word) || Math.abs(other.x1 - word.x1) <= reachOf(word);

function asAxis({ fit, points, agreeing }: Agreement, plot: Box): PriceAxis {
  const used = new Set(fit.used.map(({ index }) => index));
  const rows = points.filter((_, i) => used.has(i)).map(({ y }) => y);
  const onRight = agreeing.filter(({ x0, x1 }) => x0 + x1 > plot.x0 + plot.x1).length;
  return {
    ...anchorsOf(fit, rows),
    side: onRight > agreeing.length / 2 ? 'right' : 'left',
    labels: points.map(({ text, y, value }, i) => ({ text, y, price: value.value, used: used.has(i) })),
    decimals: points[0]!.value.decimals,
    confidence: CONFIDENCE,
  };
}
