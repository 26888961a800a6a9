import type { LabelColumn } from '../axis/label-column.ts';
import { median } from '../axis/median.ts';

type Label = LabelColumn['words'][number];

/**
 * Labels of a column that stand at equal distances: the scale of one pane, free of the clock, the legend and the other panes above and below it. `next`: how far above the first of them, and
 * below the last, another would stand, px.
 */
export type AxisRun = {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  step: number;
  next: { above: number; below: number };
  labels: number;
  missing: number;
};

/** Labels nearer than this, in glyph heights, are the rows of a list. */
const LEAST_STEP = 2.4;
const LEAST_LABELS = 3;
/** Of what is as wide as a run's labels and stands between them, a scale takes so much at least; else others part so many of these from the next one at most. */
const MOST_OF = 0.65;
const MOST_PARTED = 0.5;
/** A tag may hide a label, two in a row are an end, unless so many of the next ones stand on the same step. */
const MOST_MISSING = 1;
const GOES_ON = { labels: 4, of: 6 };

/** The longest run of evenly spaced labels; null where fewer than three stand so. */
export function longestRun({ words, glyphHeight }: LabelColumn): AxisRun | null {
  const labels = words.toSorted((a, b) => a.middle - b.middle);
  const tolerance = Math.max(1.5, 0.25 * glyphHeight);
  let best: { run: AxisRun; worth: number } | null = null;
  for (let i = 0; i < labels.length; i++)
    for (let j = i + 1; j < labels.length; j++) {
      const step = labels[j]!.middle - labels[i]!.middle;
      if (step < LEAST_STEP * glyphHeight) continue;
      const onStep = follow(labels, i, step, tolerance);
      if (best && worth(onStep) <= best.worth) continue;
      // Every second label of a scale and one of the pane below may be more than the scale has itself.
      const run = asRun(onStep, labels, step, tolerance);
      if (run) best = { run, worth: worth(onStep) };
    }
  return best?.run ?? null;
}

/** The run with what stands on its step above it; null where those of one width are too few, or every other of them. */
function asRun(onStep: OnStep, labels: Label[], step: number, tolerance: number): AxisRun | null {
  if (onStep.members.length < LEAST_LABELS) return null;
  // No pair of labels has the step where a tag hides the second one: the run above it is found from its other end.
  const above = follow(labels, labels.indexOf(onStep.members[0]!), -step, tolerance);
  const alike = ofLikeWidth([...above.members.slice(1).toReversed(), ...onStep.members]);
  if (alike.length < LEAST_LABELS || isEveryOther(alike, labels)) return null;
  return {
    x0: Math.min(...alike.map(({ x0 }) => x0)),
    x1: Math.max(...alike.map(({ x1 }) => x1)),
    y0: alike[0]!.middle,
    y1: alike.at(-1)!.middle,
    step,
    next: { above: step, below: step },
    labels: alike.length,
    missing: onStep.missing + above.missing,
  };
}

/** The longest run and those of the labels above and below it: each pane has a scale of its own, and that of the candles need not be the longest. */
export function runsOf(column: LabelColumn): AxisRun[] {
  const run = longestRun(column);
  if (!run) return [];
  const { words } = column;
  const rest = [words.filter(({ middle }) => middle < run.y0), words.filter(({ middle }) => middle > run.y1)];
  return [run, ...rest.flatMap((part) => runsOf({ ...column, words: part }))];
}

/** Labels that stand on one step, and how many are missing between them. */
type OnStep = { members: Label[]; missing: number };

const worth = ({ members, missing }: OnStep): number => members.length - 0.6 * missing;

function follow(labels: Label[], from: number, step: number, tolerance: number): OnStep {
  const members = [labels[from]!];
  let missing = 0;
  let at = labels[from]!.middle + step;
  let skipped = 0;
  const isWithin = step > 0 ? () => at < labels.at(-1)!.middle + tolerance : () => at > labels[0]!.middle - tolerance;
  while (isWithin()) {
    const near = nearest(labels, at);
    if (Math.abs(near.middle - at) <= tolerance) {
      members.push(near);
      missing += skipped;
      skipped = 0;
      at = near.middle + step;
    } else if (
      ++skipped > MOST_MISSING &&
      !(skipped === MOST_MISSING + 1 && goesOn(labels, at + step, step, tolerance))
    )
      break;
    else at += step;
  }
  return { members, missing };
}

/** Whether most of the rows on the step from this one on have their label. */
function goesOn(labels: Label[], y: number, step: number, tolerance: number): boolean {
  const rows = Array.from({ length: GOES_ON.of }, (_, i) => y + i * step);
  return rows.filter((at) => Math.abs(nearest(labels, at).middle - at) <= tolerance).length >= GOES_ON.labels;
}

const nearest = (labels: Label[], y: number): Label =>
  labels.reduce((best, label) => (Math.abs(label.middle - y) < Math.abs(best.middle - y) ? label : best));

/** A run that leaves out about as many words of its width as it takes, between most of those, is every second row of a list: the tags of a scale stand together. */
function isEveryOther(run: Label[], labels: Label[]): boolean {
  const typical = median(run.map(({ x0, x1 }) => x1 - x0));
  const between = labels.filter(
    ({ middle, x0, x1 }) =>
      middle >= run[0]!.middle && middle <= run.at(-1)!.middle && Math.abs(x1 - x0 - typical) < 0.35 * typical,
  );
  const parted = run
    .slice(1)
    .filter(({ middle }, i) => between.some((other) => other.middle > run[i]!.middle && other.middle < middle));
  return run.length < MOST_OF * between.length && parted.length > MOST_PARTED * (run.length - 1);
}

/** A tick, a candle or a text that happens to stand on the step is narrower or wider than the labels are. */
function ofLikeWidth(labels: Label[]): Label[] {
  const typical = median(labels.map(({ x0, x1 }) => x1 - x0));
  return labels.filter(({ x0, x1 }) => x1 - x0 > 0.5 * typical && x1 - x0 < 1.7 * typical);
}
