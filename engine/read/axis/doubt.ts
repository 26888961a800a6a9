import { countDigits } from './count-digits.ts';
import { evenShare } from './even-share.ts';
import type { GridRow } from './find-grid-rows.ts';
import { TIGHT_SPACING } from './find-lists.ts';
import { decimalsShown, type LabelFit, type LabelPoint, priceAt, rowAt } from './fit-labels.ts';
import { median } from './median.ts';
import { nearlySays } from './nearly-says.ts';
import { commonStep, isMultiple, isNice, isRound } from './nice-step.ts';
import { LIST_SPACING, type Rows } from './rank-columns.ts';
import { SURE_SEPARATOR } from './separator-among.ts';

/** `withPoint`: what it says if its point was lost, where its digits leave that open. */
export type Tag = { value: number; y: number; withPoint?: number };

export type Evidence = {
  fit: LabelFit;
  points: LabelPoint[];
  /** What each point's label was read as. */
  texts: string[];
  tags: Tag[];
  /** Rows of the candles, px. */
  rows: Rows;
  glyphHeight: number;
  /** Typical distance of the column's words, in glyph heights. */
  spacing: number;
  /** Labels stand on grid lines. */
  onGrid: boolean;
  /** Lines between the candles, of the grid and others. */
  grid: readonly GridRow[];
  /** Recognised text and the shape of the labels agree on where the decimal point is. */
  decimalsSure: boolean;
  /** Log odds that the separator before three digits was not mistaken, see `separatorOdds`. */
  separatorOdds: number;
  /** Mean confidence of the recogniser in the used labels, 0 to 1. */
  confidence: number;
};

/**
 * How likely a fit is wrong, 0 to 1: a start by the number of labels, then each independent observation makes it likelier or less likely. The
 * factors are rounded odds seen on charts of several libraries; what matters is their order and that contradiction outweighs support.
 */
export function doubt(evidence: Evidence): number {
  const factors = [
    stepFactor(evidence),
    tagFactor(evidence),
    contradictionFactor(evidence),
    repairFactor(evidence),
    crowdingFactor(evidence),
    repetitionFactor(evidence),
    lowestPriceFactor(evidence),
    coverageFactor(evidence),
    narrowFactor(evidence),
    gridFactor(evidence),
    legibilityFactor(evidence),
    decimalsFactor(evidence),
    leadFactor(evidence),
    separatorFactor(evidence),
    // A turned axis is rarer than labels whose minus sign was overlooked.
    evidence.fit.slope > 0 ? 8 : 1,
  ];
  return Math.min(
    1,
    factors.reduce((product, factor) => product * factor, startingDoubt(evidence.fit.used.length)),
  );
}

/** Of two readings a thousand times apart the one that the labels' looks speak against is none, whatever speaks for its digits. */
function separatorFactor({ separatorOdds }: Evidence): number {
  if (separatorOdds < 0) return Number.POSITIVE_INFINITY;
  return separatorOdds < SURE_SEPARATOR ? 100 : 1;
}

const startingDoubt = (labels: number): number => [1, 1, 0.2, 0.1, 0.05, 0.03, 0.02][labels] ?? 0.01;

function stepFactor({ fit, points }: Evidence): number {
  const { values, decimals } = decimalsShown(fit);
  if (fit.scale === 'log') {
    if (values.filter(isRound).length >= 0.7 * values.length) return 0.5;
    if (areRoundBesideSign(values, decimals)) return ALL_BESIDE;
    return areEvenRows(fit, points) ? ODD_STEP : 3;
  }
  const all = commonStep(values, decimals);
  const step = all ?? stepOfMost(values, decimals);
  if (step === null) return areEvenRows(fit, points) ? ODD_STEP : 5;
  if (!isNice(step)) return ODD_STEP;
  if (values.filter((value) => isMultiple(value, step, decimals)).length >= 0.5 * values.length)
    return 0.3 * (all === null ? withoutOne(values.length) : 1);
  const unit = 10 ** decimals;
  const rests = values.map((value) => Math.round((value % step) * unit));
  const usual = median(rests);
  const isOdd = SIGNS.some((sign) => usual < sign && Math.round(step * unit) % sign === 0);
  const ends = values.map((value) => Math.round(value * unit) % 10);
  const end = median(ends);
  // A sign stands behind all labels alike: one may be misread, but where one that has it not says another price it is a digit.
  const others = rests.filter((_, i) => ends[i] !== end);
  const isSign = others.length <= 1 && others.every((rest) => Math.abs(rest - usual) < 10);
  return isOdd && isSign ? ALL_BESIDE : ODD_STEP;
}

/** Few libraries label anything but multiples of a nice step. */
const ODD_STEP = 1.5;

/** Of labels a terminal writes at every so many rows, round or not, so that their step is an odd one that rounding blurs, or their ratio: gaps between their rows that are multiples of one. */
const EVEN_ROWS = { share: 0.9, off: 0.1 };
/** px: how near to its place a row is that was measured well, whatever its label is rounded to. */
const WELL = 0.5;

function areEvenRows(fit: LabelFit, points: LabelPoint[]): boolean {
  const rows = fit.used.map(({ index }) => points[index]!.y).sort((a, b) => a - b);
  const gaps = rows.slice(1).map((y, i) => y - rows[i]!);
  const step = Math.min(...gaps);
  const { values, decimals } = decimalsShown(fit);
  const unit = 10 ** -decimals;
  // Of a log axis the same way on the paper is the more the higher the price.
  const perRow = (price: number) => Math.abs(fit.slope) * (fit.scale === 'log' ? price : 1);
  return (
    rows.length >= LEAST_OF_STEP &&
    step * perRow(Math.min(...values)) >= LEAST_ODD_STEP * unit &&
    evenShare(gaps, step, EVEN_ROWS.off) >= EVEN_ROWS.share &&
    fit.used.every(({ distance, value }) => Math.abs(distance) <= Math.max(WELL, unit / perRow(value.value)))
  );
}

/** Fewer labels may stand at even rows, and a step apart, by chance. */
const LEAST_OF_STEP = 6;

/** Fewer values have a step by chance when one of them may be left out. */
const LEAST_BUT_ONE = 4;

/** The nice step of all values but one, which may be the price of the moment, written as the labels are. */
function stepOfMost(values: readonly number[], decimals: number): number | null {
  if (values.length < LEAST_BUT_ONE) return null;
  const steps = values.map((_, i) => commonStep(values.toSpliced(i, 1), decimals));
  return steps.find((step) => step !== null && isNice(step)) ?? null;
}

/** Of 81 scales with a round step none had labels that were not its multiples: what all of them end in is no digit but a sign, of per cent say, which is the same in each. */
const ALL_BESIDE = 50;
/** In units of the last decimal, what a sign counts that is taken for one digit or for two, not for three: without it the labels are multiples of their step, as they are not where a chart counts its steps from its lowest price. */
const SIGNS = [10, 100];

/** Whether prices end in one digit or two that are the same in nearly all of them, and would be round without: on a log axis no step says so. */
function areRoundBesideSign(values: readonly number[], decimals: number): boolean {
  const units = values.map((value) => Math.round(value * 10 ** decimals));
  return SIGNS.some((sign) => {
    const usual = median(units.map((unit) => unit % sign));
    const beside = units.filter((unit) => unit % sign === usual && isRound(unit - usual));
    return usual !== 0 && beside.length >= MOST_BESIDE * units.length;
  });
}

/** Of them: one may be misread otherwise. */
const MOST_BESIDE = 0.7;

/** How much more is doubted with a label less: one that is left out counts for nothing. */
const withoutOne = (labels: number): number => startingDoubt(labels - 1) / startingDoubt(labels);

/** Distance of a tag from where the fit has its price, px. */
export function tagDistance(fit: LabelFit, { value, y }: Tag): number {
  if (fit.scale === 'log' && value <= 0) return Number.POSITIVE_INFINITY;
  return Math.abs(rowAt(fit, value) - y);
}

/** How much less is doubted that a tag's price agrees with. */
export const TAGGED = 0.2;

function tagFactor({ fit, tags, glyphHeight }: Evidence): number {
  if (tags.length === 0) return 1;
  // Tags that would overlap are moved apart, hence the reach.
  const agrees = (tag: Tag) => tagDistance(fit, tag) < 2.5 * glyphHeight;
  const agreeing = tags.filter(agrees);
  const lacksPoint = ({ y, withPoint }: Tag) => withPoint !== undefined && agrees({ y, value: withPoint });
  if (agreeing.length === 0) return tags.some(lacksPoint) ? 1 : 4;
  return agreeing.length >= tags.length / 2 ? TAGGED : 1;
}

/** Legible labels beside the candles that say otherwise. */
function contradictionFactor(evidence: Evidence): number {
  const { fit, points, rows } = evidence;
  const used = new Set(fit.used.map(({ index }) => index));
  const usedRows = fit.used.map(({ index }) => points[index]!.y);
  const top = Math.min(rows.top, ...usedRows);
  const bottom = Math.max(rows.bottom, ...usedRows);
  let against = 0;
  for (const [i, { y, values }] of points.entries())
    if (!used.has(i) && values.length > 0 && y > top && y < bottom)
      against += isMisread(evidence, i) ? MISREAD_WEIGHT : 1;
  const ratio = against / fit.used.length;
  return 1 + 8 * ratio + 20 * ratio ** 2;
}

/** A label with one wrong digit hardly speaks against the price that it must have been. */
const MISREAD_WEIGHT = 0.2;

/** Neighbours in a list differ in a digit or two because they are others, not because they were misread. */
function isMisread({ fit, points, texts, spacing }: Evidence, index: number): boolean {
  if (spacing < LIST_SPACING) return false;
  const shown = decimalsShown(fit);
  return nearlySays(texts[index]!, inSteps(priceAt(fit, points[index]!.y), fit.scale, shown), shown.decimals);
}

/** Of a step: so near to one a price is the one that a label stands for, whose digits rows alone tell but roughly. */
const IN_STEP = 0.1;

function inSteps(
  price: number,
  scale: LabelFit['scale'],
  { values, decimals }: ReturnType<typeof decimalsShown>,
): number {
  const step = scale === 'linear' ? commonStep(values, decimals) : null;
  if (step === null) return price;
  const steps = (price - values[0]!) / step;
  return Math.abs(steps - Math.round(steps)) < IN_STEP ? values[0]! + Math.round(steps) * step : price;
}

function repairFactor({ fit }: Evidence): number {
  const repaired = fit.used.filter(({ value }) => value.isRepaired).length;
  return 1 + (2 * repaired) / fit.used.length;
}

/** A lost point makes every price ten or a hundred times too large, and each label agrees with the next. */
function decimalsFactor({ decimalsSure, confidence }: Evidence): number {
  if (decimalsSure) return 1;
  return confidence > 0.75 ? 4 : 20;
}

/** Labels that may as well say another scale tell none: digits that all of them share are checked by nothing else. */
const leadFactor = ({ fit: { lead } }: Evidence): number => (lead > 4 ? 1 : lead > 2.5 ? 4 : lead > 1.5 ? 15 : 100);

/** Where many labels were illegible, the legible ones are hardly beyond doubt. */
function legibilityFactor(evidence: Evidence): number {
  const { fit, points, rows } = evidence;
  const used = new Set(fit.used.map(({ index }) => index));
  const beside = points.filter(({ y }) => y > rows.top && y < rows.bottom).length;
  const nearly = points.filter((_, i) => !used.has(i) && isMisread(evidence, i)).length;
  const share = Math.min(1, (fit.used.length + 0.5 * nearly) / Math.max(1, beside));
  return 1 + 6 * (1 - share) ** 2;
}

/** The rows of an order book make a perfect scale, but stand closer than the labels of an axis, on no grid, and a round step apart: one tick, or so many as a trader puts together. No list stands on a logarithmic scale. */
const crowdingFactor = ({ fit, spacing, onGrid }: Evidence): number => {
  if (spacing >= LIST_SPACING || onGrid || (fit.scale === 'log' && fit.used.length >= LEAST_OF_STEP)) return 1;
  return spacing < TIGHT_SPACING ? 200 : hasOddStep(fit) ? 1 : 20;
};

/** In units of the last decimal: a smaller step is rounded to a round one. */
const LEAST_ODD_STEP = 20;

function hasOddStep(fit: LabelFit): boolean {
  const { values, decimals } = decimalsShown(fit);
  const step = fit.scale === 'linear' && values.length >= LEAST_OF_STEP ? commonStep(values, decimals) : null;
  return step !== null && step * 10 ** decimals >= LEAST_ODD_STEP && !isNice(step);
}

/** The rows of a list are rounded until two say the same; of 160 axes none had such labels. */
function repetitionFactor({ texts }: Evidence): number {
  const legible = texts.filter((text) => !text.includes('?') && countDigits(text) >= 2);
  return 10 ** (legible.length - new Set(legible).size);
}

/** In glyph heights: so far below it a price of nearly nothing may be measured. */
const BELOW_NOTHING = 0.5;

/** Nothing costs less than nothing: a scale below zero within the candles is a percentage, an indicator or a misreading. */
function lowestPriceFactor({ fit, rows, glyphHeight }: Evidence): number {
  const reach = BELOW_NOTHING * glyphHeight;
  return Math.min(priceAt(fit, rows.top + reach), priceAt(fit, rows.bottom - reach)) > 0 ? 1 : 100;
}

/**
 * A market seldom moves so little over a whole chart, and a sign of currency that was taken for a first digit makes it seem to. Of 280 own charts the calmest moved by 0.7 %; quiet
 * minutes of a currency by some 0.05 %.
 */
function narrowFactor({ fit, rows }: Evidence): number {
  const [low = 0, high = 0] = [priceAt(fit, rows.top), priceAt(fit, rows.bottom)].toSorted((a, b) => a - b);
  const moved = (high - low) / Math.max(high, Number.MIN_VALUE);
  return moved > 0.0004 ? 1 : moved > 0.0001 ? 10 : 100;
}

/** Lines over most of the plot, alike and so far apart in glyph heights: fewer may be drawn levels. Labels stand so near to theirs, at one distance. */
const GRID = { lines: 5, share: 0.6, apart: 2, alike: 2, reach: 1.6 };
/** Of the labels, those beside a line of the grid: by chance some stand so. */
const LEAST_BESIDE = 0.34;

/** Of the gaps between a grid's lines: whole steps, and single ones, as those of levels that somebody has drawn are not. */
const EVEN = { share: 0.8, off: 0.12, single: 0.5 };

function areEven(lines: readonly GridRow[]): boolean {
  const gaps = lines.slice(1).map(({ y }, i) => y - lines[i]!.y);
  const step = Math.min(...gaps);
  const single = gaps.filter((gap) => gap < (1 + EVEN.off) * step).length;
  return evenShare(gaps, step, EVEN.off) >= EVEN.share && single >= EVEN.single * gaps.length;
}

/** An axis sets its labels beside the lines of its grid: a list in its place stands anywhere. */
function gridFactor({ fit, points, grid, glyphHeight, onGrid }: Evidence): number {
  if (onGrid) return 1;
  const used = fit.used.map(({ index }) => points[index]!.y);
  const [top, bottom] = [Math.min(...used) - glyphHeight, Math.max(...used) + glyphHeight];
  const clear = grid.filter(({ y, share }) => share > GRID.share && y > top && y < bottom);
  const typical = median(clear.map(({ step }) => step));
  const alike = clear.filter(({ step }) => step < GRID.alike * typical && step > typical / GRID.alike);
  const lines = alike.filter(({ y }, i) => i === 0 || y - alike[i - 1]!.y > GRID.apart * glyphHeight);
  if (lines.length < GRID.lines || !areEven(lines)) return 1;
  const offsets = used
    .map((y) => lines.map((line) => line.y - y).reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best)))
    .filter((off) => Math.abs(off) < GRID.reach * glyphHeight);
  const common = median(offsets);
  const beside = offsets.filter((off) => Math.abs(off - common) < 0.2 * glyphHeight).length;
  return beside < LEAST_BESIDE * used.length ? 100 : 1;
}

/** Labels of a small part of the candles' rows belong to another pane, or to a list. */
function coverageFactor({ fit, points, rows }: Evidence): number {
  const used = fit.used.map(({ index }) => points[index]!.y);
  const covered = Math.min(Math.max(...used), rows.bottom) - Math.max(Math.min(...used), rows.top);
  const share = covered / Math.max(1, rows.bottom - rows.top);
  return share > 0.5 ? 1 : share > 0.25 ? 3 : 10;
}
