import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { centreOf, drawCandles } from '../draw-candles.ts';

const STYLE = {
  pitch: 12,
  body: 7,
  background: [19, 23, 34, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  hollow: false,
};
const TAG = { colour: [242, 50, 66, 255], x0: 200, x1: 420, y0: 8, y1: 44 };

function seriesOf(length: number) {
  let at = 150;
  return Array.from({ length }, (_, i) => {
    const open = at;
    at += Math.round(9 * Math.sin(i * 1.9) + 5 * Math.sin(i / 5)) || 4;
    return { open, close: at, high: Math.min(open, at) - 6, low: Math.max(open, at) + 5 };
  });
}

test('candles are read in their own red, where there is more of nearly the same in a tag', () => {
  const series = seriesOf(36);
  const raster = drawCandles(series, 280, STYLE);
  for (let y = TAG.y0; y < TAG.y1; y++)
    for (let x = TAG.x0; x < TAG.x1; x++) raster.data.set(TAG.colour, (y * raster.width + x) * 4);
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.colours.candles).toContainEqual(STYLE.down.slice(0, 3));
  expect(found.value.candles).toHaveLength(series.length);
  for (const [i, { high, low }] of series.entries()) {
    expect(Math.abs(found.value.candles[i]!.top - high)).toBeLessThanOrEqual(1);
    expect(Math.abs(found.value.candles[i]!.bottom - low - 1)).toBeLessThanOrEqual(1);
  }
});

test('thin bodies with borders of another colour are read in both, low ones too, whose border has its fill in the middle', () => {
  const [border, fill] = [
    [0, 100, 0, 255],
    [144, 238, 144, 255],
  ] as const;
  const falling = [139, 0, 0, 255];
  let at = 110;
  const series = Array.from({ length: 90 }, (_, i) => {
    const open = at;
    at += Math.round(7 * Math.sin(i * 1.9) + 3 * Math.sin(i / 7)) || 3;
    return { open, close: at, high: Math.min(open, at) - 4, low: Math.max(open, at) + 3 };
  });
  const style = { pitch: 4, body: 3, background: [255, 255, 240, 255], up: border, down: falling, hollow: false };
  const raster = drawCandles(series, 240, style);
  for (const [i, { open, close }] of series.entries())
    for (let y = Math.min(open, close) + 1; y < Math.max(open, close); y++)
      raster.data.set(close < open ? fill : [255, 127, 80, 255], (y * raster.width + centreOf(i, style)) * 4);
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.colours.candles).toContainEqual(border.slice(0, 3));
  expect(found.value.candles).toHaveLength(series.length);
  const up = found.value.directions.up;
  expect(series.filter(({ open, close }, i) => close < open === up[i]).length).toBeGreaterThan(0.97 * series.length);
});

test('candles under a cloud and beside it are read, where its shade makes of theirs another that is too far off to be the same', () => {
  const series = seriesOf(48);
  const style = { ...STYLE, background: [255, 255, 255, 255], up: [11, 157, 111, 255], down: [216, 53, 74, 255] };
  const raster = drawCandles(series, 700, style);
  const from = Math.round(raster.width / 3);
  for (let y = 60; y < 240; y++)
    for (let x = from; x < raster.width; x++) {
      const px = (y * raster.width + x) * 4;
      for (const [channel, value] of [11, 157, 111].entries())
        raster.data[px + channel] = Math.round(0.86 * raster.data[px + channel]! + 0.14 * value);
    }
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.candles).toHaveLength(series.length);
  const up = found.value.directions.up;
  expect(series.filter(({ open, close }, i) => close < open !== up[i])).toEqual([]);
});
