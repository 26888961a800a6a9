import { decimalsShown, type LabelFit, type LabelPoint, residualOf, rowAt } from './fit-labels.ts';
import { commonStep, isMultiple, isNice } from './nice-step.ts';

/** Of a scale's labels: so many are multiples of one nice step. */
const ROUND = { least: 4, share: 0.6 };
/** Of the step: a label's last digits change its row by less than rows tell. */
const TAIL = 0.05;

/**
 * The fit with the last digits of a few labels as those of all others say they are: in small and blurred text 340.06 may as well say 340.00, which no row tells apart, and among 320.00, 360.00 and
 * 380.00 says it. Only what the label may say at all is taken, as repaired.
 */
export function settleTails(points: readonly LabelPoint[], fit: LabelFit): LabelFit {
  if (fit.scale !== 'linear') return fit;
  const { decimals, values } = decimalsShown(fit);
  const step = commonStep(values, decimals) === null ? stepOfRound(values, decimals) : null;
  if (step === null) return fit;
  const used = fit.used.map((label) => {
    const { value, index } = label;
    const round = step * Math.round(value.value / step);
    if (isMultiple(value.value, step, decimals) || Math.abs(value.value - round) > TAIL * step) return label;
    const { y, values: readings } = points[index]!;
    const other = readings.find((reading) => Math.abs(reading.value - round) < 0.5 * 10 ** -decimals);
    if (!other) return label;
    return { index, value: { ...other, isRepaired: true }, distance: rowAt(fit, other.value) - y };
  });
  return { ...fit, used, residual: residualOf(used) };
}

/** The largest nice difference of two values of which most are multiples; null where none is. */
function stepOfRound(values: readonly number[], decimals: number): number | null {
  const least = Math.max(ROUND.least, ROUND.share * values.length);
  const steps = values
    .flatMap((one) => values.map((other) => other - one))
    .filter(
      (step) =>
        step > 10 ** -decimals &&
        isNice(step) &&
        values.filter((value) => isMultiple(value, step, decimals)).length >= least,
    );
  return steps.length > 0 ? Math.max(...steps) : null;
}
