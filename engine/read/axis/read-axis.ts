import type { Box, Raster } from '../../raster.ts';
import type { AxisFailure, PriceAxis } from '../../reading.ts';
import type { CandleRows } from '../settle-rows.ts';
import type { Separator } from './agreed-separator.ts';
import { byEither } from './by-either.ts';
import { countDigits } from './count-digits.ts';
import { TAGGED } from './doubt.ts';
import { findGridRows } from './find-grid-rows.ts';
import type { Word } from './find-words.ts';
import { areEndless, type FittedColumn, fitColumn, LARGE_TEXT, type ReadLabel } from './fit-column.ts';
import { anchorsOf } from './fit-labels.ts';
import { isBegunBefore } from './is-begun-before.ts';
import { isBehindWords } from './is-behind-words.ts';
import { isCutOff, type RoomBeside } from './is-cut-off.ts';
import { isFirstMixed, mayAllBeSigned } from './is-first-mixed.ts';
import { isIndexed } from './is-indexed.ts';
import { isTable } from './is-table.ts';
import { type LabelColumn, unsmeared } from './label-column.ts';
import { lackBeginning } from './lack-beginning.ts';
import { doubted, leastDoubted, lessSure } from './least-doubted.ts';
import { isPointElsewhere, type LegendNumbers, legendNumbers } from './legend-numbers.ts';
import { checkWithLegend, inThousands, type LegendPrices, withPoints } from './legend-prices.ts';
import { isLetterOpen, letterBehind, mayLackLetter, type SignedLabel, withLetter } from './letter-behind.ts';
import { median } from './median.ts';
import { movesInTicks } from './moves-in-ticks.ts';
import { isPercentApart } from './percent-apart.ts';
import { isPowerAbove } from './power-above.ts';
import { withPowers } from './power-behind.ts';
import { haveExponents, showPowers } from './powers-of-ten.ts';
import { besideRows, isBetween, rankColumns } from './rank-columns.ts';
import { type ReadLabelsOptions, readByNet, readByRecogniser } from './read-labels.ts';
import { lessLed, readTogether } from './read-together.ts';
import { areScattered } from './scattered-percents.ts';
import { countMarkedEnds } from './scattered-prices.ts';
import { type SeparatorOdds, withLegend, withSecond } from './separator-among.ts';
import { isToldByTag } from './tag-beside.ts';
import { type Grey, luma } from './text-mask.ts';

/** `axis` or `failure` is null, never both. */
export type AxisReading = {
  axis: PriceAxis | null;
  /** How far all of its rows may be off together, px. */
  rise: number;
  failure: AxisFailure | null;
  /** The highlighted price on the axis nearest to the last close where that is known, else the first that agrees with the axis. */
  lastPrice: { value: number; y: number } | null;
};

export type ReadAxisOptions = ReadLabelsOptions & {
  /** Where the candles are: tells on which side a column stands, and where grid lines are looked for. */
  plot?: Box;
  /** That of the picture, where it is known already. */
  brightness?: Grey;
  /** All words of the picture: what stands beside a column tells an axis from a table. */
  words?: readonly Word[];
  /** Rows of the candles' prices, px, left to right: an index starts at 100 in the first, a tag stands at the last. */
  candles?: readonly CandleRows[];
  /** One candle's prices from the legend, which may be read meanwhile. */
  legend?: Promise<{ prices: LegendPrices | null }>;
  /** Whether a band that may part two panels stands between the candles and a column. */
  isBeyondBand?: (column: LabelColumn) => boolean;
  /** Where left out, to the sides of the raster. */
  roomBeside?: RoomBeside;
  /** What is not of the text's colour was taken off the picture, and with it what told a comma from a point. */
  retouched?: boolean;
};

/** Only the likeliest columns are read, and fewer by the recogniser, which is dear: pieces of candles and texts amid them stand over each other too. */
const MOST_COLUMNS = { byNet: 7, byRecogniser: 3 };
/** A scale with more doubt than this is not delivered. */
const MOST_DOUBT = 0.2;
/** With less than this nothing else need be looked at. */
const SURE = 0.05;
const BEYOND_DOUBT = 0.01;
/** Of a column's gaps so few are alike where its words stand in the tiles of a map; of an axis two thirds are. */
const SCATTERED = 0.35;
const EVEN = 2 / 3;
/** Four prices of the legend that agree hardly do so by chance, nor those at both ends of the highest and lowest wick; one alone may. */
const CONFIRMED = 0.1;
const MARKED = [1, 0.3, CONFIRMED];

/** Nats from which on all labels show a comma: where the legend shows points instead, a line may cross the feet of its digits. */
const PLAIN_COMMA = 6;

/** Less is written with a number of zeros by those who do. */
const LEAST_WRITTEN = 0.001;

/** Prices between the ticks of a narrow scale belong to another. */
const BESIDE_TICKS = 100;

/** Reads the price scale from the label columns of a picture. A scale that can't be checked is refused with its reason, never guessed. */
export async function readAxis(
  picture: Raster,
  columns: LabelColumn[],
  options: ReadAxisOptions,
): Promise<AxisReading> {
  const { rows, plot, words = [], candles = [], legend, smeared = false, isBeyondBand, signal } = options;
  const { brightness = luma(picture), roomBeside = ({ x0, x1 }) => ({ left: x0, right: picture.width - x1 }) } =
    options;
  const grid = findGridRows(brightness, Math.floor(plot?.x0 ?? 0), Math.ceil(plot?.x1 ?? picture.width));
  const failures: AxisFailure[] = [];
  const percents: LabelColumn[] = [];
  const fits: FittedColumn[] = [];
  const ranked: NetColumn[] = [];
  // Where a nearer column tells a scale, if doubtfully, or stands as one and tells none, a farther one is another chart's.
  const nearest = () => {
    const legible = fits.filter(({ labels }) => areLegible(labels)).map(({ column }) => column);
    const nearer = [...legible, ...ranked.filter(isScaleUnread).map(({ column }) => column)];
    return fits.filter(({ column }) => !(plot && nearer.some((other) => isBetween(other, plot, column))));
  };
  const isSure = () => nearest().some(({ doubt }) => doubt < SURE);
  const take = (fitted: FittedColumn | AxisFailure, column: LabelColumn, labels: readonly ReadLabel[]) => {
    if (typeof fitted !== 'string') fits.push(fitted);
    else if (fitted !== 'percent') failures.push(fitted);
    else if (areScattered(labels)) failures.push('no-labels');
    else percents.push(column);
  };
  const axes = rankColumns(smeared ? columns.map(unsmeared) : columns, rows, plot, isBeyondBand).filter(
    (column) => !isTable(besideRows(column, rows), words, plot),
  );
  let numbersOfLegend: LegendNumbers | undefined;
  const ofLegend = (): LegendNumbers => {
    numbersOfLegend ??= plot ? legendNumbers(brightness, words, plot) : { values: [], point: null };
    return numbersOfLegend;
  };
  for (const column of axes.slice(0, MOST_COLUMNS.byNet)) {
    if (signal?.aborted || isSure()) break;
    const read = readByNet(picture, brightness, column, options);
    const { labels, labelWords, isAbbreviated, written, isTime, areCut, separator } = read;
    // The recogniser knows no colon either, and of labels that lack their end it hardly sees the separator nor what was cut.
    if (isTime || areCut || areEndless(labels)) continue;
    if (
      lackBeginning(
        labels.map(({ text }, i) => ({ text, word: labelWords[i]! })),
        words,
      )
    )
      continue;
    const arePowers = showPowers(labels);
    const isAtStake = Number.isFinite(read.separatorOdds.point);
    const separatorOdds = isAtStake ? withLegend(read.separatorOdds, ofLegend().point) : read.separatorOdds;
    const separators = { separator, separatorOdds };
    ranked.push({ ...read, column, separators, arePowers });
    if (isAbbreviated)
      take(written ? fitColumn(written, { column, grid, rows, separator: null }) : 'inconsistent', column, labels);
    else if (!arePowers) {
      const fitted = fitColumn(labels, { column, grid, rows, ...separators });
      take(isFirstMixed(labels) ? doubted(fitted) : fitted, column, labels);
    }
  }
  // The recogniser is dear and asked only where doubt is left; digits that one rendering of the text confuses, the other may not.
  // What leaves zeros out it reads no better: it passes over numbers that small.
  const whole = ranked.filter(({ isAbbreviated }) => !isAbbreviated);
  const tries = whole.slice(0, MOST_COLUMNS.byRecogniser).map((one) => ({ ...one, smeared }));
  for (const { column, labels: byNet, labelWords, numbers, separators, arePowers, smeared: sharper } of tries.concat(
    tries.slice(0, 1).map((one) => ({ ...one, smeared: !smeared })),
  )) {
    if (signal?.aborted || isSure() || percents.length > 0) break;
    const { labels, separator } = await readByRecogniser(picture, brightness, column, { ...options, smeared: sharper });
    const texts = labels.map(({ text }) => text);
    const letter = letterBehind(numbers, texts);
    const areUnread = arePowers && !haveExponents(texts);
    if (arePowers || letter === '') {
      const powers = await withPowers(brightness, numbers, labelWords, options);
      // Without their powers of ten the numbers before them make a scale as even.
      if (powers || areUnread) {
        const fitted = powers?.length ? fitColumn(powers, { column, grid, rows, separator: null }) : 'inconsistent';
        take(fitted, column, labels);
        continue;
      }
    }
    // The net knows the sign of per cent better, which the recogniser finds in those of currencies.
    if (letter === null) {
      const separatorOdds = withSecond(separators.separatorOdds, texts);
      const isOpen = isLetterOpen(numbers, texts);
      const told = (fitted: FittedColumn | AxisFailure) => (isOpen ? doubted(fitted) : fitted);
      const fitted = fitColumn(labels, { column, grid, rows, separator, separatorOdds });
      take(told(lessSure(fitted, separators.separator)), column, labels);
      if (isSure()) continue;
      const either = byEither(byNet, labels);
      take(told(fitColumn(either, { column, grid, rows, ...separators, separatorOdds })), column, either);
    } else {
      const lettered = withLetter(numbers, letter);
      const fitted = fitColumn(lettered, { column, grid, rows, ...separators });
      const isOverlooked = letter === '' && column.glyphHeight < LARGE_TEXT && mayLackLetter(numbers, texts);
      take(isOverlooked ? doubted(fitted) : fitted, column, lettered);
    }
  }
  const [likeliest] = whole;
  const isTold = (leastDoubted(nearest())?.doubt ?? 1) <= MOST_DOUBT;
  if (likeliest && !isTold && percents.length === 0 && !signal?.aborted) {
    const { column, separators } = likeliest;
    const together = readTogether(likeliest);
    const fitted = together && fitColumn(together.labels, { column, grid, rows, ...separators });
    if (fitted) {
      const led = lessLed(fitted, together.lead);
      take(mayAllBeSigned(likeliest.labels, together.labels) ? doubted(led) : led, column, together.labels);
    }
  }
  const best = leastDoubted(nearest());
  // A percentage beside the candles leaves another column only if that is beyond doubt, or something else is nearer to them, or if it stands anywhere: lists of prices stand around many charts.
  const isAside = (column: LabelColumn) =>
    best &&
    (column.regularity < SCATTERED ||
      (plot && (isBetween(best.column, plot, column) || isBehindWords(column.words, words, plot))));
  if (!percents.every(isAside) && !(best && best.doubt < BEYOND_DOUBT)) return refusal('percent');
  if (!best) return refusal(worstOf(failures));
  const { fit, column } = best;
  const labels = besideRows(column, rows);
  if (isPercentApart(brightness, labels, column.glyphHeight)) return refusal('percent');
  if (await isPowerAbove(brightness, words, column, options)) return refusal('inconsistent');
  const { wholeWords, separators, isAbbreviated, isParted } = ranked.find((one) => one.column === column)!;
  const { prices: pricesOfLegend = null } = (await legend) ?? {};
  // Where the axis leaves zeros out, the legend does too, and its small numbers are taken for digits or for none.
  const prices = pricesOfLegend && isAbbreviated && pricesOfLegend[0] >= LEAST_WRITTEN ? null : pricesOfLegend;
  const { comma } = separators.separatorOdds;
  const areThousands = Number.isFinite(comma) && comma > 0 && ofLegend().point !== null;
  const check = (legend: LegendPrices) => checkWithLegend(fit, legend, candles, best.rise);
  const said = best.labels.filter(({ used }) => used).map(({ text }) => text);
  const arePlainly = Number.isFinite(comma) && comma >= PLAIN_COMMA;
  // In the small numbers of a legend a comma passes for a point, and a point is lost.
  const otherwise = (legend: LegendPrices) =>
    areThousands || arePlainly ? inThousands(legend) : isPointPlain(said) ? withPoints(legend, best.decimals) : null;
  const asRead = prices && candles.length > 0 ? check(prices) : null;
  const rewritten = prices && asRead === 'contradicted' ? otherwise(prices) : null;
  const told = rewritten ? check(rewritten) : asRead;
  // What the labels' commas alone say of the legend's makes them no surer.
  const verdict = rewritten && arePlainly && !areThousands && told === 'confirmed' ? null : told;
  if (verdict !== 'confirmed') {
    // What is left of the digits may be all that there were: four prices of the legend tell.
    if (isCutOff(labels, roomBeside, said) || isBegunBefore(brightness, wholeWords)) return refusal('inconsistent');
    // What stands apart behind a sign that was overlooked is no digit of a whole number.
    if (isParted && best.decimals === 0) return refusal('inconsistent');
  }
  const isPointKnown = verdict === 'confirmed' || areThousands || isPointPlain(said);
  if (!isPointKnown && isPointElsewhere(fit, ofLegend().values, rows, said)) return refusal('inconsistent');
  const looksIndexed = candles[0] && isIndexed(fit, { first: candles[0], grid, glyphHeight: column.glyphHeight });
  if (looksIndexed && verdict !== 'confirmed') return refusal('indexed');
  // However plain: of 103 right scales with a legend none was contradicted, and six that were are an index's, a list's or misread.
  if (verdict === 'contradicted') return refusal('inconsistent');
  const inTicks = movesInTicks(fit, best.decimals, candles);
  const marks = plot && candles.length > 0 ? countMarkedEnds(brightness, words, { plot, candles }, best) : 0;
  if (options.retouched && verdict !== 'confirmed' && marks === 0 && areOfThree(said)) return refusal('inconsistent');
  // A tag whose comma passes for a point, as those of the labels do, agrees with them either way.
  const isTagged =
    best.tags.length === 0 &&
    best.doubt > MOST_DOUBT &&
    (isPointPlain(said) || !Number.isFinite(separators.separatorOdds.point)) &&
    isToldByTag(picture, brightness, words, { ...best, rows });
  const beside = inTicks === false ? BESIDE_TICKS : 1;
  const borneOut = Math.min(verdict ? CONFIRMED : 1, MARKED[marks]!) * (isTagged ? TAGGED : 1);
  const doubt = Math.min(1, best.doubt * borneOut * beside);
  if (doubt > MOST_DOUBT) return refusal('inconsistent');
  return {
    axis: toAxis({ ...best, doubt }, plot),
    rise: best.rise,
    failure: null,
    lastPrice: lastPriceOf(best, candles.at(-1)?.close),
  };
}

/** Of the characters of labels, so many are digits; ends of lines and of drawings at a plot's edge are hardly any. */
const LEGIBLE = 0.65;

function areLegible(labels: readonly { text: string }[]): boolean {
  const digits = labels.reduce((sum, { text }) => sum + countDigits(text), 0);
  return digits >= LEGIBLE * labels.reduce((sum, { text }) => sum + text.length, 0);
}

/** A price has more digits than what pieces of ticks and of a plot's border pass for. */
const LEAST_DIGITS = 3;

/** Whether it is as even as a scale, of numbers, though they may tell none. */
const isScaleUnread = ({ column, labels }: NetColumn): boolean =>
  column.regularity >= EVEN &&
  areLegible(labels) &&
  median(labels.map(({ text }) => countDigits(text))) >= LEAST_DIGITS;

/** By decimals that nobody takes for thousands, or a letter for these, which the legend's numbers have behind them too. */
const isPointPlain = (texts: readonly string[]): boolean =>
  texts.filter((text) => /\.(?:\d{1,2}|\d{4,})$|[kKMBT]$/.test(text)).length > texts.length / 2;

/** Whether three digits stand behind the last separator, which may part thousands or decimals. */
const areOfThree = (texts: readonly string[]): boolean =>
  texts.filter((text) => /[.,]\d{3}$/.test(text)).length > texts.length / 2;

export const refusal = (failure: AxisFailure): AxisReading => ({ axis: null, rise: 0, failure, lastPrice: null });

type NetColumn = {
  column: LabelColumn;
  labels: ReadLabel[];
  labelWords: Word[];
  /** The same with all of their characters that were read. */
  wholeWords: Word[];
  lines: Float32Array[];
  numbers: SignedLabel[];
  arePowers: boolean;
  isAbbreviated: boolean;
  isParted: boolean;
  separators: { separator: Separator | null; separatorOdds: SeparatorOdds };
};

/** What most needs telling when no column gave a scale. */
function worstOf(failures: AxisFailure[]): AxisFailure {
  const order: AxisFailure[] = ['indexed', 'inconsistent', 'too-few-labels', 'no-labels'];
  return order.find((failure) => failures.includes(failure)) ?? 'no-labels';
}

function toAxis({ fit, labels, column, doubt, decimals }: FittedColumn, plot: Box | undefined): PriceAxis {
  const rows = labels.filter(({ used }) => used).map(({ y }) => y);
  const side = plot ? ((column.box.x0 + column.box.x1) / 2 > (plot.x0 + plot.x1) / 2 ? 'right' : 'left') : column.side;
  return {
    ...anchorsOf(fit, rows),
    side,
    labels,
    decimals,
    confidence: 1 - doubt,
  };
}

function lastPriceOf({ tags }: FittedColumn, lastClose: number | undefined): AxisReading['lastPrice'] {
  if (lastClose === undefined) return tags[0] ?? null;
  const nearest = tags.toSorted((a, b) => Math.abs(a.y - lastClose) - Math.abs(b.y - lastClose));
  return nearest[0] ?? null;
}
