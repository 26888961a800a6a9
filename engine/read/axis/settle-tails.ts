import { decimalsShown, type LabelFit, type LabelPoint } from './fit-labels.ts';
import { commonStep, isNice } from './nice-step.ts';

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
  const unit = 10 ** -decimals;
  const step = commonStep(values, decimals) === null ? stepOfRound(values, unit) : null;
  if (step === null) return fit;
  const used = fit.used.map((label) => {
    const round = step * Math.round(label.value.value / step);
    const off = Math.abs(label.value.value - round);
    if (off < unit / 2 || off > TAIL * step) return label;
    const other = points[label.index]!.values.find(({ value }) => Math.abs(value - round) < unit / 2);
    if (!other) return label;
    const distance = (other.value - fit.offset) / fit.slope - points[label.index]!.y;
    return { ...label, value: { ...other, isRepaired: true }, distance };
  });
  const residual = Math.sqrt(used.reduce((sum, { distance }) => sum + distance ** 2, 0) / used.length);
  return { ...fit, used, residual };
}

/** The largest nice difference of two values of which most are multiples; null where none is. */
function stepOfRound(values: readonly number[], unit: number): number | null {
  const isMultiple = (value: number, step: number) => Math.abs(value - step * Math.round(value / step)) < unit / 2;
  const differences = values
    .flatMap((one) => values.map((other) => other - one))
    .filter((difference) => difference > unit);
  const steps = differences.filter(
    (step) =>
      isNice(step) &&
      values.filter((value) => isMultiple(value, step)).length >= Math.max(ROUND.least, ROUND.share * values.length),
  );
  return steps.length > 0 ? Math.max(...steps) : null;
}
