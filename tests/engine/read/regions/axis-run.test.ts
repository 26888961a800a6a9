import { expect, test } from 'vitest';
import type { LabelColumn } from '#engine/read/axis/label-column';
import { longestRun, runsOf } from '#engine/read/regions/axis-run';

const HEIGHT = 10;

/** A column of words of one width, given by their middles. */
function column(middles: number[], width = 50): LabelColumn {
  const words = middles.map((middle) => ({
    x0: 900,
    x1: 900 + width,
    y0: middle - HEIGHT / 2,
    y1: middle + HEIGHT / 2,
    glyphHeight: HEIGHT,
    middle,
    glyphs: [],
    light: false,
  }));
  const box = { x0: 900, x1: 900 + width, y0: Math.min(...middles), y1: Math.max(...middles) };
  return { side: 'right', box, words, glyphHeight: HEIGHT, spacing: 4, regularity: 1 };
}

test('leaves out the clock above and the labels of another pane below', () => {
  expect(longestRun(column([12, 200, 260, 320, 380, 440, 463, 505]))).toMatchObject({
    y0: 200,
    y1: 440,
    step: 60,
    labels: 5,
  });
});

test('bridges a label that a price tag hides', () => {
  expect(longestRun(column([100, 150, 200, 228, 300, 350]))).toMatchObject({ y0: 100, y1: 350, labels: 5, missing: 1 });
});

test('bridges the second label, which a price tag hides, though then no two labels at its end have the step', () => {
  expect(longestRun(column([100, 209, 300, 400, 500, 600]))).toMatchObject({ y0: 100, y1: 600, labels: 5, missing: 1 });
  expect(longestRun(column([100, 263, 400, 500, 600]))).toMatchObject({ y0: 400, y1: 600, labels: 3 });
});

test('bridges two labels in a row where most of the next ones stand on the step, a single one beyond is another pane’s', () => {
  const above = [100, 150, 200, 250];
  expect(longestRun(column([...above, 400, 450, 550, 600]))).toMatchObject({ y0: 100, y1: 600, labels: 8, missing: 3 });
  expect(longestRun(column([...above, 400, 463]))).toMatchObject({ y0: 100, y1: 250, labels: 4 });
});

test('does not take every other row of a list for a scale', () => {
  expect(longestRun(column(Array.from({ length: 14 }, (_, i) => 50 + 20 * i)))).toBeNull();
});

test('does not take a scale for every other row of a list where tags of prices and averages stand together between two of its labels', () => {
  const labels = [75, 264, 453, 642, 831, 1209];
  const tags = [987, 1038, 1104, 1152];
  expect(longestRun(column([...labels, ...tags]))).toMatchObject({ y0: 75, y1: 1209, labels: 6, missing: 1 });
});

test('finds a scale also where every other of its labels and some of the panes below are more than it has itself', () => {
  expect(longestRun(column([218, 251, 315, 364, 412, 461, 571, 606, 670, 701]))).toMatchObject({
    y0: 218,
    y1: 461,
    labels: 5,
    missing: 1,
  });
});

test('has no run where fewer than three labels stand evenly', () => {
  expect(longestRun(column([100, 163, 301]))).toBeNull();
});

test('gives the scale of each pane, the longest first', () => {
  const runs = runsOf(column([90, 190, 290, 517, 565, 613, 661, 735, 770, 805]));
  expect(runs.map(({ y0, y1, step }) => [y0, y1, step])).toEqual([
    [517, 661, 48],
    [90, 290, 100],
    [735, 805, 35],
  ]);
});
