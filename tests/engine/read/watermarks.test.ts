import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { candleRows } from '#engine/read/value-candles';
import { type DrawnCandle, drawCandles } from './draw-candles.ts';

const STYLE = {
  pitch: 9,
  body: 7,
  background: [255, 255, 255, 255],
  up: [8, 153, 129, 255],
  down: [242, 54, 69, 255],
  hollow: false,
};
const HEIGHT = 420;
const FAINT = [226, 226, 228, 255];

/** A market that falls and lies still for a while, with many a wick. */
function series(): DrawnCandle[] {
  let at = 120;
  return Array.from({ length: 120 }, (_, i) => {
    const open = at;
    const step = i > 50 && i < 90 ? ((i * 7) % 5) - 2 : ((i * 13) % 11) - 4;
    at = Math.min(380, open + step);
    return { open, close: at, high: Math.min(open, at) - ((i * 5) % 4), low: Math.max(open, at) + ((i * 3) % 5) };
  });
}

/** Slanting strokes as wide as several candles, as the letters of a watermark have. */
function isLetter(x: number, y: number): boolean {
  if (y < 40 || y >= 110 || x < 460 || x >= 940) return false;
  const along = (x - 460) % 120;
  const leg = 0.5 * (y - 40);
  return Math.abs(along - 20 - leg) < 13 || Math.abs(along - 90 + leg) < 13;
}

test('the letters of a faint watermark are no candles', () => {
  const drawn = series();
  const picture = drawCandles(drawn, HEIGHT, STYLE);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < picture.width; x++) {
      const at = (y * picture.width + x) * 4;
      if (isLetter(x, y) && picture.data[at] === 255 && picture.data[at + 1] === 255) picture.data.set(FAINT, at);
    }
  const found = findChart(picture, []);
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  expect(Math.min(...candleRows(found.value).map(({ high }) => high))).toBeGreaterThan(100);
});
