import type { AxisFailure, AxisLabel } from '../../reading.ts';
import type { Separator } from './agreed-separator.ts';
import { doubt, type Tag, tagDistance } from './doubt.ts';
import type { GridRow } from './find-grid-rows.ts';
import { decimalsShown, fitLabels, type LabelFit, type LabelPoint, priceAt, toleranceOf } from './fit-labels.ts';
import type { LabelColumn } from './label-column.ts';
import { isPercent, labelValues } from './label-value.ts';
import { hasExponent, haveExponents } from './powers-of-ten.ts';
import type { Rows } from './rank-columns.ts';
import { NOT_AT_STAKE, oddsOf, type SeparatorOdds, settleSeparator } from './separator-among.ts';
import { settleDecimals } from './settle-decimals.ts';
import { settleTails } from './settle-tails.ts';
import { snapToGrid } from './snap-to-grid.ts';

/** A label as it was read, its centre's row in px. */
export type ReadLabel = {
  text: string;
  y: number;
  isTag: boolean;
  confidence: number;
  /** What the label may say, with its share of all that it may; only the text where left out. */
  readings?: readonly { text: string; share: number }[];
};

export type FittedColumn = {
  column: LabelColumn;
  fit: LabelFit;
  labels: AxisLabel[];
  /** Highlighted prices that agree with the fit. */
  tags: Tag[];
  decimals: number;
  /** How far all rows may be off together, px: where labels stand beside no grid lines, by how high their font sets them. */
  rise: number;
  /** 0 to 1. */
  doubt: number;
};

/**
 * How far the middle of digits stands above the row that they name, in glyph heights: text is centred by its font's box, which leaves more
 * room below. Libraries differ between 0.05 and 0.2; without grid lines the middle of it is the best guess.
 */
const TEXT_RISE = 0.12;
const RISE_ERROR = 0.08;

/** In text of this height, px, the recogniser does not overlook points. */
export const LARGE_TEXT = 17;

/** Of the labels, those behind whose last separator more digits must stand, which belong to another word or to none. */
const MOST_ENDLESS = 0.4;

/** A single sign of per cent may be anything. */
const FEWEST_PERCENT = 2;

export const areEndless = (labels: readonly ReadLabel[]): boolean =>
  labels.filter(({ text }) => /\d[.,]$/.test(text)).length >= MOST_ENDLESS * Math.max(1, labels.length);

/** Of the labels, those that begin with a separator beside some of as many digits without one: of these it was lost with what stood before it. */
const MOST_HEADLESS = 0.4;

const areHeadless = (labels: readonly ReadLabel[]): boolean => {
  const headless = labels.filter(({ text }) => /^[.,]\d{3,}$/.test(text)).map(({ text }) => text.length - 1);
  const areBare = labels.some(({ text }) => /^\d+$/.test(text) && headless.includes(text.length));
  return areBare && headless.length >= MOST_HEADLESS * labels.length;
};

/** A small number between the first zeros and the digits, which tells how many zeros are left out; it is too small to be read as others are. */
const ABBREVIATED = /^\D*0[.,]0[?.,]{1,2}\d{2}/;
const MOST_ABBREVIATED = 0.3;

/** Whether zeros behind the point are left out, as in 0.0₅1234: then a price may be any power of ten. */
export const areAbbreviated = (labels: readonly ReadLabel[]): boolean =>
  labels.filter(({ text }) => ABBREVIATED.test(text)).length >= MOST_ABBREVIATED * Math.max(1, labels.length);

type FitColumnOptions = {
  column: LabelColumn;
  grid: GridRow[];
  rows: Rows;
  separator: Separator | null;
  separatorOdds?: SeparatorOdds;
};

/** The scale that a column's labels make, or why they make none. */
export function fitColumn(
  labels: ReadLabel[],
  { column, grid, rows, separator, separatorOdds = NOT_AT_STAKE }: FitColumnOptions,
): FittedColumn | AxisFailure {
  const read = labels.map((label) => withSeparator(label, separatorOdds));
  const numbers = read.filter(({ isTag, text }) => !isTag && /\d/.test(text));
  // Where some labels show their power of ten, it was lost of the others.
  const plain = haveExponents(numbers.map(({ text }) => text))
    ? numbers.filter(({ text }) => hasExponent(text))
    : numbers;
  if (plain.length === 0) return 'no-labels';
  if (plain.filter(({ text }) => isPercent(text)).length >= Math.max(FEWEST_PERCENT, 0.4 * plain.length))
    return 'percent';
  if (plain.length < 2) return 'too-few-labels';
  if (areEndless(plain) || areHeadless(plain) || areAbbreviated(plain)) return 'inconsistent';

  const { decimals: usual, isSure } = settleDecimals(
    plain.map(({ text }) => text),
    column.glyphHeight < LARGE_TEXT ? separator : null,
    plain.reduce((sum, { confidence }) => sum + confidence, 0) / plain.length,
  );
  const points = plain.map(
    ({ y, text, confidence, readings = [{ text, share: 0.4 + 0.6 * confidence }] }): LabelPoint => ({
      y,
      values: readings.flatMap((reading) =>
        labelValues(reading.text, usual).map((value) => ({ ...value, weight: value.weight * reading.share })),
      ),
    }),
  );
  const tolerance = toleranceOf(column.glyphHeight);
  const tags = read
    .filter(({ isTag }) => isTag)
    .flatMap(({ text, y }): Tag[] => {
      const [written, other] = labelValues(text, usual);
      const withPoint = other?.isRepaired && !written!.decimals ? other.value : undefined;
      return written ? [{ value: written.value, y, ...(withPoint !== undefined && { withPoint }) }] : [];
    });
  const exact = fitChecked(points, tags, tolerance);
  if (!exact) return 'too-few-labels';
  const rough = roundedFit(points, exact, tolerance) ?? exact;

  const snapped = snapPoints(points, grid, column.glyphHeight);
  const withLead = read.some(({ readings }) => readings !== undefined);
  const options = { tolerance, scales: [rough.scale], rounded: rough !== exact, withLead };
  const fine = snapped && fitLabels(snapped, options);
  const onGrid =
    fine !== null &&
    fine.used.length >= rough.used.length &&
    fine.residual <= rough.residual + 0.03 * column.glyphHeight;
  const placed = onGrid ? snapped! : lowered(points, TEXT_RISE * column.glyphHeight);
  const fit = settleTails(placed, onGrid ? fine : (fitLabels(placed, options) ?? rough));

  const { decimals } = decimalsShown(fit);
  return {
    column,
    fit,
    labels: placed.map((point, i) => asLabel(point, plain[i]!.text, i, fit)),
    tags: tags.filter((tag) => tagDistance(fit, tag) < 2.5 * column.glyphHeight),
    decimals,
    rise: onGrid ? 0 : RISE_ERROR * column.glyphHeight,
    doubt: doubt({
      fit,
      points: placed,
      texts: plain.map(({ text }) => text),
      tags,
      rows,
      glyphHeight: column.glyphHeight,
      spacing: column.spacing,
      onGrid,
      grid,
      decimalsSure: isSure || column.glyphHeight >= LARGE_TEXT,
      separatorOdds: oddsOf(separatorOdds, decimals),
      confidence: meanConfidence(fit, plain),
    }),
  };
}

const withSeparator = ({ text, readings, ...label }: ReadLabel, odds: SeparatorOdds): ReadLabel => ({
  ...label,
  text: settleSeparator(text, odds),
  ...(readings && { readings: readings.map((one) => ({ ...one, text: settleSeparator(one.text, odds) })) }),
});

const lowered = (points: LabelPoint[], by: number) => points.map((point) => ({ ...point, y: point.y + by }));

/** Two labels fit a linear and a log axis alike; only a tag that stands where one of them has its price can tell which. */
function fitChecked(points: LabelPoint[], tags: Tag[], tolerance: number): LabelFit | null {
  const fit = fitLabels(points, { tolerance });
  if (!fit || fit.used.length > 2) return fit;
  const either = [fit, fitLabels(points, { tolerance, scales: ['log'] })];
  return either.find((one) => one && tags.some((tag) => tagDistance(one, tag) < tolerance)) ?? null;
}

/** Labels at even distances whose numbers are rounded by more than they may be off: so many, nearly all of which agree then, and steps so much larger than their last digit. */
const ROUNDED = { labels: 8, share: 0.9, step: 1.25 };

/** The scale that rounded labels agree on where exact ones would not: null where they do, or where rounding explains too much. */
function roundedFit(points: LabelPoint[], exact: LabelFit, tolerance: number): LabelFit | null {
  const isMost = ({ used }: LabelFit) => used.length >= ROUNDED.share * points.length;
  if (points.length < ROUNDED.labels || isMost(exact)) return null;
  const fit = fitLabels(points, { tolerance, scales: ['linear'], rounded: true });
  if (!fit || !isMost(fit)) return null;
  const gaps = points.slice(1).map(({ y }, i) => Math.abs(y - points[i]!.y));
  const step = Math.min(...gaps) * Math.abs(fit.slope) * 10 ** decimalsShown(fit).decimals;
  return step >= ROUNDED.step ? fit : null;
}

function snapPoints(points: LabelPoint[], grid: GridRow[], glyphHeight: number): LabelPoint[] | null {
  const rows = snapToGrid(
    points.map(({ y }) => ({ y, glyphHeight })),
    grid,
  );
  return rows && points.map((point, i) => ({ ...point, y: rows[i]! }));
}

const meanConfidence = (fit: LabelFit, plain: ReadLabel[]): number =>
  fit.used.reduce((sum, { index }) => sum + plain[index]!.confidence, 0) / fit.used.length;

function asLabel({ y, values }: LabelPoint, text: string, index: number, fit: LabelFit): AxisLabel {
  const used = fit.used.find((label) => label.index === index);
  return { text, y, used: used !== undefined, price: used?.value.value ?? values[0]?.value ?? priceAt(fit, y) };
}
