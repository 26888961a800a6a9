import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearsOut, isOutdone } from '#engine/read/bears-out';
import { findCandles } from '#engine/read/find-candles';
import { drawBarsOffPixels, walk } from './draw-bars.ts';
import { drawCandles } from './draw-candles.ts';
import { candles, HEIGHT, style } from './random-candles.ts';

const [series] = fc.sample(candles, { numRuns: 1, seed: 11 });
const [look] = fc.sample(style, { numRuns: 1, seed: 5 });

function foundAt(pitch: number, body: number, { from = 0 } = {}) {
  const picture = drawCandles([...series!, ...series!], HEIGHT, { ...look!, pitch, body, hollow: false });
  const found = findCandles(picture, { x0: from * pitch, x1: picture.width, y0: 0, y1: picture.height });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  return found.value;
}

test('candles so near at half the size that bodies and wicks are hardly told apart there are sought at the whole one', () => {
  expect(bearsOut(foundAt(8, 5), foundAt(4, 3))).toBe(true);
  expect(bearsOut(foundAt(6, 4), foundAt(3, 3))).toBe(false);
});

test('a chart that is taken to stand on another ground at the whole size is not borne out', () => {
  const [whole, half] = [foundAt(8, 5), foundAt(4, 3)];
  const turned = whole.ground.background.map((level) => 255 - level) as [number, number, number];
  expect(bearsOut({ ...whole, ground: { ...whole.ground, background: turned } }, half)).toBe(false);
});

function barsAt(pitch: number) {
  const picture = drawBarsOffPixels(walk(60), HEIGHT, { pitch, stem: 0.3 * pitch, tick: 0.25 * pitch });
  const found = findCandles(picture, { x0: 0, x1: picture.width, y0: 0, y1: picture.height });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  expect(found.value.areBars).toBe(true);
  return found.value;
}

test('bars are sought at the whole size already where candles would stand far enough apart, for their ticks', () => {
  expect(bearsOut(barsAt(12), barsAt(6))).toBe(true);
  expect(bearsOut(barsAt(8), barsAt(4))).toBe(false);
});

test('of a chart some candles are a part that convinces less, as those of another pitch are not', () => {
  const whole = foundAt(11, 7);
  const part = foundAt(11, 7, { from: whole.candles.length - 12 });
  expect(isOutdone(part, whole)).toBe(true);
  expect(isOutdone(whole, part)).toBe(false);
  expect(isOutdone(whole, whole)).toBe(false);
  expect(isOutdone(foundAt(13, 7, { from: whole.candles.length - 12 }), whole)).toBe(false);
});
