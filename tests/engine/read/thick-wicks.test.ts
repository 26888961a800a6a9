import { expect, test } from 'vitest';
import { findCandles } from '#engine/read/find-candles';
import { centreOf, drawCandles } from './draw-candles.ts';

const HEIGHT = 400;
const STYLE = {
  background: [250, 250, 252, 255],
  up: [31, 140, 110, 255],
  down: [210, 60, 70, 255],
  hollow: false,
};

/** A market that comes back to where it was, with wicks of any length at either end. */
function series(count: number) {
  let at = 200;
  return Array.from({ length: count }, (_, i) => {
    const open = at;
    const move = Math.round(18 * Math.sin(i * 1.9) + 12 * Math.sin(i / 5));
    at = Math.max(60, Math.min(340, at + (Math.abs(move) < 4 ? 6 : move)));
    return { open, close: at, high: Math.min(open, at) - ((i * 7) % 16), low: Math.max(open, at) + ((i * 5) % 14) };
  });
}

/** A phone draws wicks of a px of its own, which are three of the picture, and what is drawn last lies over its neighbour. */
test.each([
  { pitch: 3.9, body: 7 },
  { pitch: 4.5, body: 7 },
  { pitch: 4.96, body: 7 },
  { pitch: 5, body: 5 },
  { pitch: 6, body: 7 },
])('candles $pitch px apart with wicks of three px and bodies of $body are read', ({ pitch, body }) => {
  const expected = series(120);
  const raster = drawCandles(expected, HEIGHT, { ...STYLE, pitch, body, wick: 3 });
  const found = findCandles(raster, { x0: 0, y0: 0, x1: raster.width, y1: raster.height });
  if (!found.ok) throw new Error(found.why);
  expect(found.value.lattice.pitch).toBeCloseTo(pitch, 1);
  const { candles } = found.value;
  expect(candles.length).toBeGreaterThanOrEqual(expected.length - 1);
  const first = Math.round((candles[0]!.x - centreOf(0, { ...STYLE, pitch, body })) / pitch);
  /** Of some ends, px, those that are as drawn, to a px and a half. */
  const shareRight = (ends: (read: (typeof candles)[number], drawn: (typeof expected)[number]) => number[]) => {
    const off = candles.flatMap((candle) =>
      ends(candle, expected[candle.slot - candles[0]!.slot + first]!).map(Math.abs),
    );
    return off.filter((px) => px <= 1.5).length / off.length;
  };
  expect(shareRight(({ top, bottom }, { high, low }) => [top - high, bottom - low - 1])).toBeGreaterThan(0.9);
  // Where both neighbours' bodies stand over a wick, nothing tells it from a body.
  const ofBodies = shareRight(({ bodyTop, bodyBottom }, { open, close }) => [
    bodyTop - Math.min(open, close),
    bodyBottom - Math.max(open, close) - 1,
  ]);
  expect(ofBodies).toBeGreaterThan(body >= pitch + 2 ? 0.5 : 0.95);
});
