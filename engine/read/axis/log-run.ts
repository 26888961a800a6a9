import type { AxisRun } from '../regions/axis-run.ts';
import { fitColumn } from './fit-column.ts';
import { type LabelFit, rowAt } from './fit-labels.ts';
import type { LabelColumn } from './label-column.ts';
import { median } from './median.ts';
import { readDigits } from './read-digits.ts';
import type { Grey } from './text-mask.ts';

const LEAST_LABELS = 5;
/** Glyph heights. Lists set their rows closer. */
const LEAST_SPACING = 2.6;
/** Of the words between the first and the last label. */
const LEAST_SHARE = 0.7;

/** The labels of a column that make a logarithmic scale, found by what they say, since they stand at no one distance; null where none do. */
export function logRun(brightness: Grey, column: LabelColumn): AxisRun | null {
  const { words, glyphHeight, spacing, box } = column;
  if (words.length < LEAST_LABELS || spacing < LEAST_SPACING) return null;
  const labels = readDigits(brightness, words, glyphHeight).map(({ text, confidence, readings }, i) => ({
    text,
    confidence,
    readings,
    y: words[i]!.middle,
    isTag: false,
  }));
  const rows = { top: box.y0, bottom: box.y1 };
  const fitted = fitColumn(labels, { column, grid: [], rows, separator: null });
  if (typeof fitted === 'string' || fitted.fit.scale !== 'log') return null;
  const numbers = labels.flatMap(({ text }, i) => (/\d/.test(text) ? [words[i]!] : []));
  const members = fitted.fit.used.map(({ index }) => numbers[index]!);
  const [first, last] = [members[0]!, members.at(-1)!];
  const between = words.filter(({ middle }) => middle >= first.middle && middle <= last.middle);
  if (members.length < LEAST_LABELS || members.length < LEAST_SHARE * between.length) return null;
  return {
    x0: Math.min(...members.map(({ x0 }) => x0)),
    x1: Math.max(...members.map(({ x1 }) => x1)),
    y0: first.middle,
    y1: last.middle,
    next: nextLabels(fitted.fit, first.middle, last.middle),
    step: median(members.slice(1).map(({ middle }, i) => middle - members[i]!.middle)),
    labels: members.length,
    missing: 0,
  };
}

/** Of the outermost price: labels so much lower are written in finer steps. */
const FINER = 0.5;

/** How far beyond the outermost of its labels, px, the next of a logarithmic scale would stand: the lower its price, the farther from the last. */
function nextLabels(fit: LabelFit, top: number, bottom: number): AxisRun['next'] {
  const prices = fit.used.map(({ value }) => value.value);
  const rowBeyond = ([end, before]: number[]) => rowAt(fit, Math.max(2 * end! - before!, FINER * end!));
  return { above: top - rowBeyond(prices), below: rowBeyond(prices.toReversed()) - bottom };
}
