import type { Raster } from '../../raster.ts';
import { longestRun } from '../regions/axis-run.ts';
import { findCharacters } from './find-words.ts';
import { fitLabels } from './fit-labels.ts';
import { findLabelColumns, type LabelColumn } from './label-column.ts';
import { labelValues } from './label-value.ts';
import { LIST_SPACING } from './rank-columns.ts';
import { readDigits } from './read-digits.ts';
import { type Grey, luma } from './text-mask.ts';

/** How many labels must agree at least, and which part of those in a run: below zero their signs are not read, so that half of them may seem to fall. */
type Demand = { labels: number; share: number };
const OF_NUMBERS: Demand = { labels: 3, share: 0.5 };
/** A single character may be any mark. */
const OF_DIGITS: Demand = { labels: 4, share: 0.75 };

/**
 * Whether beside whatever is in the picture an axis of numbers stands: labels at even distances that rise by even steps. Days of a calendar, hours and
 * the rows of a list count downwards or stand closer.
 */
export function showsScale(picture: Raster, columns: LabelColumn[]): boolean {
  const brightness = luma(picture);
  if (columns.some((column) => rises(brightness, column, OF_NUMBERS))) return true;
  return findLabelColumns(picture, findCharacters(brightness)).some((column) => rises(brightness, column, OF_DIGITS));
}

function rises(brightness: Grey, column: LabelColumn, demand: Demand): boolean {
  const run = longestRun(column);
  if (!run || run.labels < demand.labels || column.spacing < LIST_SPACING) return false;
  const words = column.words.filter(({ middle }) => middle >= run.y0 - 1 && middle <= run.y1 + 1);
  const points = readDigits(brightness, words, column.glyphHeight).map(({ readings }, i) => ({
    y: words[i]!.middle,
    values: readings.flatMap(({ text, share }) =>
      [text, ...withComma(text)].flatMap((one) =>
        labelValues(one.replace('%', ''), null).map((value) => ({ ...value, weight: value.weight * share })),
      ),
    ),
  }));
  const fit = fitLabels(points, { tolerance: Math.max(1.6, 0.2 * column.glyphHeight) });
  return fit !== null && fit.slope < 0 && fit.used.length >= Math.max(demand.labels, demand.share * words.length);
}

/** Of small labels the one separator looks like the other. */
const withComma = (text: string): string[] => (text.includes('.') ? [text.replaceAll('.', ',')] : []);
