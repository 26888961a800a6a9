import type { LabelValue } from './label-value.ts';
import { commonStep } from './nice-step.ts';

/** A label with its row (px, fractional) and the numbers that it may mean. */
export type LabelPoint = { y: number; values: LabelValue[] };

/** `transform(value) = offset + slope × y`, with transform the identity or ln. */
export type LabelFit = {
  scale: 'linear' | 'log';
  slope: number;
  offset: number;
  /** Index of the label and the value that it was taken for. */
  used: { index: number; value: LabelValue; distance: number }[];
  /** Root mean square distance of the used labels, px. */
  residual: number;
  score: number;
  /** How much likelier these readings of the labels are than those of the best fit that takes them for other numbers, nats; infinite where none does. */
  lead: number;
};

type FitOptions = {
  /** How far a label may be from its place, px. */
  tolerance: number;
  scales?: readonly LabelFit['scale'][];
  /** Labels may be rounded by more than the tolerance, as those of an axis that sets them at even distances are: half of their last digit is added to it. */
  rounded?: boolean;
  /** Look for what else the labels may say; costs as much again. */
  withLead?: boolean;
};

/** A fit by the prices at the lowest and the highest of these rows, and how well it fits. */
export function anchorsOf(fit: LabelFit, rows: readonly number[]) {
  const [y1, y2] = [Math.max(...rows), Math.min(...rows)];
  return { scale: fit.scale, p1: priceAt(fit, y1), y1, p2: priceAt(fit, y2), y2, residual: fit.residual };
}

/** How far labels so high may be from their places, px. */
export const toleranceOf = (glyphHeight: number): number => Math.max(1.6, 0.16 * glyphHeight);

const BOTH = ['linear', 'log'] as const;
/** A log axis must explain clearly more than a linear one: two labels fit either. */
const LOG_PENALTY = 0.6;
/** Some traders turn the axis upside down; few do, so labels of two panes are the likelier cause. */
const INVERTED_PENALTY = 1;

export const priceAt = ({ scale, slope, offset }: Pick<LabelFit, 'scale' | 'slope' | 'offset'>, y: number): number =>
  scale === 'log' ? Math.exp(offset + slope * y) : offset + slope * y;

/** The row at which a scale has a price, px; of a logarithmic one the price is above nothing. */
export const rowAt = ({ scale, slope, offset }: Pick<LabelFit, 'scale' | 'slope' | 'offset'>, price: number): number =>
  ((scale === 'log' ? Math.log(price) : price) - offset) / slope;

/**
 * The scale that most labels agree on: every pair of labels proposes one (RANSAC over all pairs, so nothing is random), the others
 * vote with their distance in px, the winner is refined by least squares over its supporters.
 */
export function fitLabels(
  points: LabelPoint[],
  { tolerance, scales = BOTH, rounded = false, withLead = false }: FitOptions,
): LabelFit | null {
  let best: LabelFit | null = null;
  const fits: LabelFit[] = [];
  for (const scale of scales)
    for (const proposal of proposals(points, scale, tolerance)) {
      const fit = supported(points, proposal, { tolerance, rounded });
      if (fit.used.length < 2 || fit.score <= 0) continue;
      if (withLead) fits.push(fit);
      if (fit.score > (best?.score ?? 0)) best = fit;
    }
  if (!best) return null;
  const fit = refined(points, best, { tolerance, rounded });
  return {
    ...fit,
    lead: fits.reduce((least, other) => Math.min(least, leadOver(other, fit, points.length)), Number.POSITIVE_INFINITY),
  };
}

/** What a label says that is not among its readings, and what it says at least. */
const UNREAD = Math.log(0.01);

/**
 * Log odds of one fit's readings to another's that differ in most labels. A digit that all labels share is misread in all of them alike, so that their
 * votes are not taken for independent: they count by the root of their number.
 */
function leadOver(rival: LabelFit, fit: LabelFit, labels: number): number {
  const own = new Map(fit.used.map(({ index, value }) => [index, value]));
  const differing = rival.used.filter(({ index, value }) => own.get(index)?.value !== value.value);
  if (differing.length < 0.5 * rival.used.length) return Number.POSITIVE_INFINITY;
  const lead = (likelihood(fit, labels) - likelihood(rival, labels)) / Math.sqrt(labels);
  return lead < ROUND_LEAD && isRoundScale(fit) && !isRoundScale(rival) ? lead + ROUND_BONUS : lead;
}

/** Nearly all libraries label multiples of a step: a scale that does is so much likelier, nats, where that matters still. */
const ROUND_BONUS = 2;
const ROUND_LEAD = 5;

/** Of the labels: so many of one count of decimals, and what shows more of them has taken something beside it for a digit. */
const ALIKE = 0.8;

/** The digits after the point that a scale's labels show, and the values of those that show no more. */
export function decimalsShown({ used }: Pick<LabelFit, 'used'>): { decimals: number; values: number[] } {
  const counts = used.map(({ value }) => value.decimals);
  const usual = counts.find((one) => counts.filter((other) => other === one).length >= ALIKE * counts.length);
  const decimals = usual ?? Math.max(...counts);
  return {
    decimals,
    values: used.filter(({ value }) => value.decimals <= decimals).map(({ value }) => value.value),
  };
}

function isRoundScale(fit: LabelFit): boolean {
  const { values, decimals } = decimalsShown(fit);
  const step = commonStep(values, decimals);
  return step !== null && values.every((value) => Math.abs(value / step - Math.round(value / step)) < 0.01);
}

const likelihood = ({ used }: LabelFit, labels: number): number =>
  used.reduce((sum, { value }) => sum + Math.max(UNREAD, Math.log(value.weight)), UNREAD * (labels - used.length));

/** Of a label's readings, the likeliest first, so many propose a scale. */
const MOST_PROPOSED = 5;

type Line = Pick<LabelFit, 'scale' | 'slope' | 'offset'>;

function* proposals(points: LabelPoint[], scale: Line['scale'], tolerance: number): Generator<Line> {
  const transform = transformOf(scale);
  for (const [i, first] of points.entries())
    for (const second of points.slice(i + 1)) {
      if (Math.abs(first.y - second.y) < 6 * tolerance) continue;
      for (const a of first.values.slice(0, MOST_PROPOSED))
        for (const b of second.values.slice(0, MOST_PROPOSED)) {
          if (scale === 'log' && (a.value <= 0 || b.value <= 0)) continue;
          const slope = (transform(b.value) - transform(a.value)) / (second.y - first.y);
          if (slope !== 0) yield { scale, slope, offset: transform(a.value) - slope * first.y };
        }
    }
}

const transformOf = (scale: Line['scale']) => (scale === 'log' ? Math.log : (value: number) => value);

type Reach = { tolerance: number; rounded: boolean };

/** How far a label may be from its place, px. */
const reachOf = ({ decimals }: LabelValue, { scale, slope }: Line, { tolerance, rounded }: Reach): number =>
  rounded && scale === 'linear' ? tolerance + 0.5 / 10 ** decimals / Math.abs(slope) : tolerance;

function supported(points: LabelPoint[], line: Line, reach: Reach): LabelFit {
  const transform = transformOf(line.scale);
  const used: LabelFit['used'] = [];
  let score = (line.scale === 'log' ? -LOG_PENALTY : 0) - (line.slope > 0 ? INVERTED_PENALTY : 0);
  points.forEach(({ y, values }, index) => {
    let best: LabelFit['used'][number] | null = null;
    let greatest = Number.NEGATIVE_INFINITY;
    for (const value of values) {
      if (line.scale === 'log' && value.value <= 0) continue;
      const distance = (transform(value.value) - line.offset) / line.slope - y;
      const most = reachOf(value, line, reach);
      const gain = value.weight - 0.25 * Math.abs(distance / most);
      if (Math.abs(distance) > most || gain <= greatest) continue;
      best = { index, value, distance };
      greatest = gain;
    }
    if (!best) return;
    used.push(best);
    score += greatest;
  });
  return {
    ...line,
    used,
    score,
    lead: Number.POSITIVE_INFINITY,
    residual: residualOf(used),
  };
}

/** Root mean square distance of the used labels, px. */
export const residualOf = (used: LabelFit['used']): number =>
  Math.sqrt(used.reduce((sum, { distance }) => sum + distance ** 2, 0) / Math.max(1, used.length));

function refined(points: LabelPoint[], fit: LabelFit, reach: Reach): LabelFit {
  const transform = transformOf(fit.scale);
  const at = fit.used.map(({ index, value }) => ({ y: points[index]!.y, t: transform(value.value) }));
  const meanY = mean(at.map(({ y }) => y));
  const meanT = mean(at.map(({ t }) => t));
  const spread = at.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0);
  if (spread === 0) return fit;
  const slope = at.reduce((sum, { y, t }) => sum + (y - meanY) * (t - meanT), 0) / spread;
  return supported(points, { scale: fit.scale, slope, offset: meanT - slope * meanY }, reach);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
