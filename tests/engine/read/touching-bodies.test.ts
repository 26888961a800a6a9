import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 300;
const STYLE = {
  background: [255, 255, 255, 255],
  up: [31, 119, 180, 255],
  down: [255, 127, 14, 255],
  hollow: false,
};
const moves = Array.from({ length: 48 }, (_, i) =>
  Math.round((i % 3 ? 26 : -40) + 12 * Math.sin(i * 1.7) + 16 * Math.sin(i / 3)),
);

function series() {
  let at = 150;
  return moves.map((move, i) => {
    const open = at;
    at = Math.max(60, Math.min(240, at + (Math.abs(move) < 4 ? 5 : move)));
    return { open, close: at, high: Math.min(open, at) - 6 - (i % 5) * 3, low: Math.max(open, at) + 5 + (i % 4) * 4 };
  });
}

test.each([7, 11, 15])(
  'candles of %i px whose bodies touch are each read: their wicks say where they stand',
  (pitch) => {
    const raster = drawCandles(series(), HEIGHT, { ...STYLE, pitch, body: pitch });
    const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
    if (!found.ok) throw new Error(found.why);
    const expected = series();
    expect(found.value.lattice.pitch).toBeCloseTo(pitch, 1);
    expect(found.value.candles).toHaveLength(expected.length);
    for (const [i, { high, low, open, close }] of expected.entries()) {
      const candle = found.value.candles[i]!;
      const rows = [high, low + 1, Math.min(open, close), Math.max(open, close) + 1];
      for (const [k, row] of [candle.top, candle.bottom, candle.bodyTop, candle.bodyBottom].entries())
        expect(Math.abs(row - rows[k]!)).toBeLessThanOrEqual(1.5);
    }
  },
);
