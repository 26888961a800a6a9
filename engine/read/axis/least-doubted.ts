import type { AxisFailure } from '../../reading.ts';
import type { Separator } from './agreed-separator.ts';
import { tagDistance } from './doubt.ts';
import type { FittedColumn } from './fit-column.ts';
import { type LabelFit, priceAt } from './fit-labels.ts';

/** How much more a scale is doubted for which a point was put into all labels that neither reading of their texts shows. */
const MADE_UP = 50;

/** Doubted more where the fit rests on points alone that nobody saw. `seen` as the digit net has it. */
export function lessSure(fitted: FittedColumn | AxisFailure, seen: Separator | null): FittedColumn | AxisFailure {
  if (typeof fitted === 'string' || seen?.shape !== 'none') return fitted;
  const isMadeUp = fitted.fit.used.every(({ value }) => value.isRepaired);
  return isMadeUp ? { ...fitted, doubt: Math.min(1, MADE_UP * fitted.doubt) } : fitted;
}

/** More than a scale may have that is delivered, and little enough for another reading to settle it. */
const MIXED = 0.3;

/** With so much doubt that the recogniser is asked. */
export const doubted = (fitted: FittedColumn | AxisFailure): FittedColumn | AxisFailure =>
  typeof fitted === 'string' ? fitted : { ...fitted, doubt: Math.max(MIXED, fitted.doubt) };

/** The fit that is doubted least, doubted more where another reading of the same column says something else. */
export function leastDoubted(fits: FittedColumn[]): FittedColumn | null {
  const [best, ...others] = fits.toSorted((a, b) => a.doubt - b.doubt);
  if (!best) return null;
  const against = others.find(({ column, fit }) => column === best.column && !isSameScale(fit, best));
  if (!against) return best;
  // One of the two is right, or neither.
  const right = (1 - best.doubt) * against.doubt;
  return { ...best, doubt: 1 - right / (right + best.doubt) };
}

const isSameScale = (other: LabelFit, { fit, column }: FittedColumn): boolean =>
  [column.box.y0, column.box.y1].every(
    (y) => tagDistance(other, { value: priceAt(fit, y), y }) < 0.5 * column.glyphHeight,
  );
