import type { Raster } from '#engine/raster';
import type { DrawnCandle } from './draw-candles.ts';

const MARGIN = 30;

/** px: between two stems, how wide these are, and how far a tick goes beyond one. */
export type Strokes = { pitch: number; stem: number; tick: number };

/** A walk in which each bar opens where the last one closed. */
export const walk = (length: number): DrawnCandle[] => {
  const closes = Array.from({ length: length + 1 }, (_, i) =>
    Math.round(200 + 60 * Math.sin(i / 5) + 25 * Math.sin(2.3 * i)),
  );
  return closes.slice(1).map((close, i) => {
    const open = closes[i]!;
    return { open, close, high: Math.min(open, close) - 4 - (i % 7), low: Math.max(open, close) + 4 + (i % 5) };
  });
};

/** Bars anywhere between whole px, each column in the share of it that a stroke covers: a tick to the left at the open and one to the right at the close, a row thick. */
export function drawBarsOffPixels(series: DrawnCandle[], height: number, { pitch, stem, tick }: Strokes): Raster {
  const width = Math.ceil(series.length * pitch) + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [i, { open, high, low, close }] of series.entries()) {
    const x = MARGIN + (i + 0.5) * pitch;
    const colour = close < open ? [38, 166, 154, 255] : [239, 83, 80, 255];
    for (let y = high; y <= low; y++) {
      const from = x - stem / 2 - (y === open ? tick : 0);
      const to = x + stem / 2 + (y === close ? tick : 0);
      for (let at = Math.floor(from); at < to; at++) {
        const cover = Math.min(to, at + 1) - Math.max(from, at);
        const pixel = (y * width + at) * 4;
        data.set(
          colour.map((value, c) => data[pixel + c]! + cover * (value - data[pixel + c]!)),
          pixel,
        );
      }
    }
  }
  return { width, height, data };
}
