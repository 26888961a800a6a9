import { expect, it } from 'vitest';
import type { OverlayShape } from '#contract/chart-overlay';
import { areas, candleGroups, strokes } from '#engine/overlay/overlay-paths';
import { labelHeight, placeLabels } from '#engine/overlay/place-labels';

const candle = (x: number, tone: 'up' | 'down', uncertain = false): OverlayShape => ({
  kind: 'candle',
  layer: 'candles',
  tone,
  x,
  width: 4,
  open: tone === 'up' ? 30 : 10,
  high: 5,
  low: 40,
  close: tone === 'up' ? 10 : 30,
  uncertain,
});

const level = (y: number, label: string): OverlayShape => ({
  kind: 'line',
  layer: 'levels',
  tone: 'neutral',
  points: [
    { x: 0, y },
    { x: 300, y },
  ],
  dashed: false,
  label,
});

const picture = { width: 400, height: 300 };

it('draws a candle as its wick from high to low and its body from open to close, whichever is above', () => {
  const [up] = candleGroups([candle(10, 'up')]);
  const [down] = candleGroups([candle(10, 'down')]);
  expect(up?.path).toBe('M10 5V10H8V30H10V40M10 10H12V30H10');
  expect(down?.path).toBe(up?.path);
});

it('needs one path for all candles of a direction and certainty', () => {
  const many = Array.from({ length: 300 }, (_, index) => candle(index * 4, index % 2 ? 'up' : 'down', index % 5 === 0));
  expect(
    candleGroups(many)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['down false', 'down true', 'up false', 'up true']);
});

it('draws a zone from any two corners, and a line through all its points', () => {
  const zone: OverlayShape = {
    kind: 'zone',
    layer: 'findings',
    tone: 'up',
    from: { x: 50, y: 80 },
    to: { x: 20, y: 100 },
  };
  expect(areas([zone])).toEqual([{ key: 'zone 0', tone: 'up', x: 20, y: 80, width: 30, height: 20 }]);
  expect(strokes([level(7, 'a')])[0]?.points).toBe('0,7 300,7');
});

it('puts a label at the right end of its line, inside the picture', () => {
  const [label] = placeLabels([level(1, '187.1')], { unit: 1, picture });
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeCloseTo(300);
  expect(label?.y).toBe(0);
});

it('moves a label that would cover another to the next row, and never lets two overlap', () => {
  const labels = placeLabels([level(100, 'a'), level(104, 'b'), level(108, 'c')], { unit: 1, picture });
  const rows = labels.map(({ y }) => y).sort((a, b) => a - b);
  expect(rows).toHaveLength(3);
  for (const [index, row] of rows.slice(1).entries())
    expect(row - (rows[index] ?? 0)).toBeGreaterThanOrEqual(labelHeight);
});

it('leaves a label out rather than put it far from its line, and says a repeated one once', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => level(100 + index / 10, `level ${index}`));
  const labels = placeLabels(crowd, { unit: 1, picture });
  expect(labels.length).toBeLessThan(crowd.length);
  for (const { y } of labels) expect(Math.abs(y + labelHeight / 2 - 100)).toBeLessThanOrEqual(labelHeight * 1.5 + 1.2);
  expect(placeLabels([level(100, 'same'), level(103, 'same')], { unit: 1, picture })).toHaveLength(1);
});

it('keeps the size of labels on the screen whatever the picture measures', () => {
  const [small] = placeLabels([level(50, '1.0850')], { unit: 1, picture });
  const [large] = placeLabels([level(50, '1.0850')], { unit: 3, picture: { width: 1200, height: 900 } });
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeCloseTo(3);
});
