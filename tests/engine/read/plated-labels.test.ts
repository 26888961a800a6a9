import { expect, test } from 'vitest';
import type { Box, Raster } from '#engine/raster';
import { findWords } from '#engine/read/axis/find-words';
import { luma } from '#engine/read/axis/text-mask';
import { findCandles } from '#engine/read/find-candles';
import { type DrawnCandle, drawCandles } from './draw-candles.ts';

const STYLE = {
  pitch: 12,
  body: 7,
  background: [255, 255, 255, 255],
  up: [8, 153, 129, 255],
  down: [242, 54, 69, 255],
  hollow: false,
};
const HEIGHT = 300;
const GREY = [120, 123, 134, 255];

/** A market that swings up and down, each candle from where the last closed. */
const rowAt = (i: number) => 150 + Math.round(90 * Math.sin(i / 2.4));
const CANDLES: DrawnCandle[] = Array.from({ length: 60 }, (_, i) => {
  const [open, close] = [rowAt(i), rowAt(i + 1)];
  return {
    open,
    close,
    high: Math.min(open, close) - 4 - ((i * 5) % 7),
    low: Math.max(open, close) + 4 + ((i * 3) % 8),
  };
});

const PLATE = { x0: 210, x1: 360, y0: 139, y1: 161 };

/** Twelve letters on a plate of white, over the candles. */
function drawLabel({ width, data }: Raster): void {
  const paint = ({ x0, x1, y0, y1 }: Box, colour: readonly number[]) => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) data.set(colour, (y * width + x) * 4);
  };
  paint(PLATE, STYLE.background);
  for (let x = 230; x < 320; x += 8) {
    paint({ x0: x, x1: x + 6, y0: 145, y1: 155 }, GREY);
    paint({ x0: x + 2, x1: x + 4, y0: 147, y1: 153 }, STYLE.background);
  }
}

test('candles go on under a label on a plate of the ground, and those that end there have hidden ends', () => {
  const picture = drawCandles(CANDLES, HEIGHT, STYLE);
  drawLabel(picture);
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT }, findWords(luma(picture)));
  if (!found.ok) throw new Error(found.why);
  const { candles } = found.value;
  expect(candles).toHaveLength(CANDLES.length);
  for (const [i, { high, low }] of CANDLES.entries()) {
    const { x, top, bottom, tagged } = candles[i]!;
    const isHidden = (row: number) => x >= PLATE.x0 && x < PLATE.x1 && row >= PLATE.y0 && row < PLATE.y1;
    if (isHidden(high)) expect(tagged.top).toBeGreaterThan(0);
    else expect([x, top, tagged.top]).toEqual([x, high, 0]);
    if (isHidden(low)) expect(tagged.bottom).toBeGreaterThan(0);
    else expect([x, bottom, tagged.bottom]).toEqual([x, low + 1, 0]);
  }
});
