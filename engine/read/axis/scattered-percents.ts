import type { ReadLabel } from './fit-column.ts';
import { isPercent } from './label-value.ts';
import { median } from './median.ts';

/** So many steps from one label to the next at least, of which by this part of the usual one so few are off by no more than so much of it: what rises by chance does so seldom evenly. */
const FEWEST_STEPS = 4;
const OFF = 0.2;
const MOST_EVEN = 0.5;

/** Whether a column's percentages go up and down from one to the next, as in a list of what is traded or on the tiles of a map: those of a scale are even. Signs may be lost. */
export function areScattered(labels: readonly Pick<ReadLabel, 'text' | 'y'>[]): boolean {
  const percents = labels.filter(({ text }) => isPercent(text)).map(({ text, y }) => ({ value: percentOf(text), y }));
  const steps = percents.slice(1).map(({ value, y }, i) => {
    const before = percents[i]!;
    const rows = Math.abs(y - before.y);
    // Right beside nothing the one may be below it.
    return [Math.abs(value - before.value) / rows, (value + before.value) / rows] as const;
  });
  if (steps.length < FEWEST_STEPS) return false;
  const usual = median(steps.map(([step]) => step));
  const even = steps.filter((some) => some.some((step) => Math.abs(step - usual) <= OFF * usual));
  return even.length < MOST_EVEN * steps.length;
}

const percentOf = (text: string): number => Number(/([\d.,]+)%$/.exec(text)![1]!.replaceAll(',', '.'));
