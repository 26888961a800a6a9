import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { drawCandles } from './draw-candles.ts';
import { labelsAt } from './labels-at.ts';

const STYLE = {
  pitch: 11,
  body: 7,
  background: [255, 255, 255, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};

test('labels of a drawing in the midst of a plot do not part it in two charts', () => {
  let at = 200;
  const series = Array.from({ length: 60 }, (_, i) => {
    const open = at;
    at += Math.round(9 * Math.sin(i * 1.9) + 6 * Math.sin(i / 5)) || 4;
    return { open, close: at, high: Math.min(open, at) - 6, low: Math.max(open, at) + 5 };
  });
  const raster = drawCandles(series, 400, STYLE);
  // At even steps, as those of a drawing's levels may be.
  const rows = [40, 100, 160, 220, 280, 340];
  const found = findChart(raster, [labelsAt(345, 377, rows)]);
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(series.length);
});
