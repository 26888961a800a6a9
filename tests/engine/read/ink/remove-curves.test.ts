import { expect, test } from 'vitest';
import { hasCurves, removeCurves } from '#engine/read/ink/remove-curves';
import type { Ink } from '#engine/read/ink/unmix-ink';
import { inkOf } from '../ink-of.ts';

const [WIDTH, HEIGHT] = [400, 120];

type Canvas = { cover: Uint8Array; fill: (x: number, y: number, w: number, h: number) => void };

function canvas(): Canvas {
  const cover = new Uint8Array(WIDTH * HEIGHT);
  const fill: Canvas['fill'] = (x, y, w, h) => {
    for (let row = y; row < y + h; row++) cover.fill(255, row * WIDTH + x, row * WIDTH + x + w);
  };
  return { cover, fill };
}

/** Candles every twelve px: a wick of two px with a body of eight, hollow or filled, whose rows follow `middleAt`. */
function drawCandles({ fill, cover }: Canvas, middleAt: (i: number) => number) {
  for (let i = 0; i < 32; i++) {
    const [x, y] = [10 + 12 * i, middleAt(i)];
    fill(x - 1, y - 22, 2, 44);
    fill(x - 4, y - 9, 8, 18);
    if (i % 2) for (let row = y - 7; row < y + 7; row++) cover.fill(0, row * WIDTH + x - 3, row * WIDTH + x + 3);
  }
}

const wave = (x: number, y: number) => Math.round(y + 14 * Math.sin(x / 40));

function drawCurve({ cover }: Canvas, rowAt: (x: number) => number) {
  for (let x = 4; x < WIDTH - 4; x++) for (const row of [0, 1]) cover[(rowAt(x) + row) * WIDTH + x] = 255;
}

const cleared = ({ cover }: Canvas): Ink => {
  const ink = inkOf(cover.slice(), WIDTH);
  removeCurves(ink);
  return ink;
};

test('curves in a colour of the candles go, also where they cross some, and the candles stay', () => {
  const [all, own] = [canvas(), canvas()];
  for (const one of [all, own]) drawCandles(one, (i) => 60 + Math.round(8 * Math.sin(i / 3)));
  drawCurve(all, (x) => wave(x, 22));
  drawCurve(all, (x) => wave(x, 84));
  const inkOfAll = inkOf(all.cover.slice(), WIDTH);
  expect(hasCurves(inkOfAll)).toBe(true);
  expect(inkOfAll.cover).toEqual(all.cover);
  const { cover } = cleared(all);
  let [left, lost] = [0, 0];
  for (let at = 0; at < cover.length; at++) {
    if (cover[at]! > 0 && own.cover[at] === 0) left++;
    if (cover[at] === 0 && own.cover[at]! > 0) lost++;
  }
  const drawn = own.cover.filter((value) => value > 0).length;
  expect(lost).toBeLessThan(0.03 * drawn);
  expect(left).toBeLessThan(0.02 * all.cover.filter((value) => value > 0).length);
});

test('a curve goes where it is steep, too: there it has more rows in each column, and is as thick', () => {
  const on = canvas();
  const rowAt = (x: number) => 60 + 50 * Math.sin(x / 24) * Math.sin(x / 110);
  for (let x = 4; x < WIDTH - 4; x++) {
    const [one, other] = [rowAt(x), rowAt(x + 1)];
    const top = Math.round(Math.min(one, other));
    on.fill(x, top, 1, Math.round(Math.max(one, other)) - top + 2);
  }
  expect(cleared(on).cover.filter((value) => value > 0)).toHaveLength(0);
});

test.each([
  [
    'ticks of bars that go on from each to the next',
    ({ fill }: Canvas) => {
      for (let i = 0; i < 38; i++) {
        fill(10 + 10 * i, 20 + 2 * i - 8, 2, 18);
        fill(10 + 10 * i, 20 + 2 * i, 11, 1);
      }
    },
  ],
  [
    'borders of hollow bodies that touch in a quiet market',
    ({ fill }: Canvas) => {
      for (let i = 0; i < 38; i++) {
        const y = 20 + i;
        for (const row of [y, y + 9]) fill(10 + 10 * i, row, 11, 1);
        fill(10 + 10 * i, y, 1, 10);
      }
    },
  ],
  ['a level line, which others take out', ({ fill }: Canvas) => fill(0, 60, WIDTH, 2)],
  ['a short piece of a curve', (on: Canvas) => drawShort(on)],
])('%s stay', (_, draw) => {
  const drawn = canvas();
  draw(drawn);
  expect(hasCurves(inkOf(drawn.cover.slice(), WIDTH))).toBe(false);
  expect(cleared(drawn).cover).toEqual(drawn.cover);
});

function drawShort({ cover }: Canvas) {
  for (let x = 100; x < 140; x++) cover[wave(x, 60) * WIDTH + x] = 255;
}
