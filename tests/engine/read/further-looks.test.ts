import { expect, test } from 'vitest';
import { chooseChart } from '#engine/read/choose-chart';
import { findCandles, lookAgain } from '#engine/read/find-candles';
import { type DrawnCandle, drawCandles } from './draw-candles.ts';

const HEIGHT = 300;
const PITCH = 9;
const STYLE = {
  pitch: PITCH,
  body: 5,
  background: [255, 255, 255],
  up: [10, 165, 90],
  down: [235, 60, 70],
  hollow: false,
};

/** A walk in which each candle opens where the last one closed. */
const series: DrawnCandle[] = Array.from({ length: 60 }, (_, i) => {
  const at = (k: number) => Math.round(150 + 70 * Math.sin(k / 9) + 18 * Math.sin(2.3 * k));
  const [open, close] = [at(i), at(i + 1)];
  return { open, close, high: Math.min(open, close) - 3 - (i % 6), low: Math.max(open, close) + 3 + (i % 5) };
});

/** As a codec leaves it: what rises in many shades, as far as `scatter` apart in each channel, and slight rings about all that stands out. */
function compressed(scatter: number, picture = drawCandles(series, HEIGHT, STYLE)) {
  const { width, data } = picture;
  const clean = data.slice();
  let state = 1;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (let at = 0; at < data.length; at += 4) {
    const isGround = clean[at] === 255;
    const isNear = [-4, 4, -8, 8, -4 * width, 4 * width].some(
      (by) => clean[at + by] !== undefined && clean[at + by] !== 255,
    );
    if (isGround && !isNear) continue;
    const by = isGround ? 12 : clean[at]! < 100 ? scatter : 8;
    for (let k = 0; k < 3; k++) data[at + k] = clean[at + k]! + (isGround ? -2 - next() * by : (next() - 0.5) * 2 * by);
  }
  return picture;
}

test('candles whose colour a codec took apart into many are told by a look at fewer and wider colours', () => {
  const picture = compressed(58);
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const { candles, directions } = lookAgain(picture, found.value);
  expect(candles).toHaveLength(series.length);
  const right = series.filter(
    ({ open, close }, i) =>
      Math.abs(candles[i]!.bodyTop - Math.min(open, close)) < 2 && directions.up[i] === close < open,
  );
  expect(right.length).toBeGreaterThan(0.9 * series.length);
});

test('half the size of a sharp picture, whose mixtures are none of a codec’s, is looked at once', () => {
  const picture = compressed(58);
  const radiusOf = (isOfSharp: boolean) => {
    const around = { columns: [], words: [], dividers: [] };
    const chosen = chooseChart(picture, around, {
      look: (region) => findCandles(picture, region),
      isOfSharp: () => isOfSharp,
    });
    if (!chosen.ok) throw new Error(`refused: ${chosen.why}`);
    return chosen.value.found.palette.radius;
  };
  expect(radiusOf(true)).toBeLessThan(radiusOf(false));
});

test('what a look at wider colours adds beside the candles is none where it stands in words', () => {
  const picture = compressed(58);
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const { region, candles, lattice } = found.value;
  const from = candles.findIndex(({ slot }) => slot >= candles.at(-1)!.slot - 8);
  const first = { ...found.value, candles: candles.slice(0, from) };
  const rows = candles.slice(from).map(({ x, top, bottom }) => {
    const box = { x0: region.x0 + x - lattice.pitch, x1: region.x0 + x + lattice.pitch, y0: top - 2, y1: bottom + 2 };
    return {
      ...box,
      glyphs: [box, box, box].map((part) => ({ ...part, area: 9, kind: 1 })),
      glyphHeight: 7,
      middle: (top + bottom) / 2,
      light: false,
    };
  });
  const last = (words: typeof rows) => lookAgain(picture, first, words).candles.at(-1)!.slot;
  expect(last(rows)).toBe(first.candles.at(-1)!.slot);
  expect(last([])).toBe(candles.at(-1)!.slot);
});

test('a look at wider colours that lacks candles at an end is not taken, though those that are left convince more', () => {
  const picture = compressed(58);
  const found = findCandles(picture, { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const { candles, directions, lattice } = found.value;
  type More = Partial<(typeof candles)[number]>;
  const beyond = (end: (typeof candles)[number], by: 1 | -1, more: More) =>
    Array.from({ length: 6 }, (_, i) => {
      const [x, slot, top] = [end.x + by * (i + 1) * lattice.pitch, end.slot + by * (i + 1), 100 + 9 * i];
      return { ...end, x, slot, top, bodyTop: top + 5, bodyBottom: top + 12, bottom: top + 20, ...more };
    });
  const last = candles.at(-1)!;
  const lastOf = (behind: More, before?: More) => {
    const all = [
      ...(before ? beyond(candles[0]!, -1, before).toReversed() : []),
      ...candles,
      ...beyond(last, 1, behind),
    ];
    const up = all.map((candle) => directions.up[candles.indexOf(candle)] ?? true);
    const first = { ...found.value, candles: all, directions: { ...directions, up } };
    return lookAgain(picture, first).candles.at(-1)!.slot;
  };
  expect(lastOf({ hasBody: true })).toBe(last.slot + 6);
  expect(lastOf({ hasBody: false })).toBe(last.slot);
  // A line may cross them, and what is lacking at the other end may be none.
  expect(lastOf({ hasBody: true, endHidden: true })).toBe(last.slot + 6);
  expect(lastOf({ hasBody: true }, { hasBody: false })).toBe(last.slot + 6);
});

test('curves in the candles’ own colour are taken out where that convinces more: between two of them and two candles the ground passes for a body', () => {
  const style = { ...STYLE, pitch: 20, body: 13, up: [20, 20, 20], down: [20, 20, 20], hollow: true };
  const trend = (k: number) => 150 + 30 * Math.sin(k / 9);
  const candles: DrawnCandle[] = Array.from({ length: 40 }, (_, i) => {
    const at = (k: number) => Math.round(trend(k) + 35 * Math.sin(2.3 * k));
    const [open, close] = [at(i), at(i + 1)];
    return { open, close, high: Math.min(open, close) - 3 - (i % 6), low: Math.max(open, close) + 3 + (i % 5) };
  });
  const picture = drawCandles(candles, HEIGHT, style);
  for (let x = 30; x < picture.width - 30; x++)
    for (const row of [-6, -5, 6, 7])
      picture.data.set([20, 20, 20], (Math.round(trend((x - 30) / 20 - 2) + row) * picture.width + x) * 4);
  const found = findCandles(compressed(8, picture), { x0: 0, y0: 0, x1: picture.width, y1: HEIGHT });
  if (!found.ok) throw new Error(`refused: ${found.why}`);
  const isRight = ({ bodyTop, bodyBottom }: { bodyTop: number; bodyBottom: number }, i: number) =>
    Math.abs(bodyTop - Math.min(candles[i]!.open, candles[i]!.close)) < 2.5 &&
    Math.abs(bodyBottom - Math.max(candles[i]!.open, candles[i]!.close)) < 2.5;
  expect(found.value.candles.filter(isRight).length).toBeLessThan(candles.length);
  expect(lookAgain(picture, found.value).candles.filter(isRight)).toHaveLength(candles.length);
});
