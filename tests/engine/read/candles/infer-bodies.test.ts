import { expect, test } from 'vitest';
import { inferBodies } from '#engine/read/candles/infer-bodies';
import type { MeasuredCandle } from '#engine/read/candles/measure-candle';
import { measuredCandle } from './measured-candle.ts';

const candle = (slot: number, bodyTop: number, bodyBottom: number, more: Partial<MeasuredCandle> = {}) =>
  measuredCandle(slot, { top: bodyTop - 3, bottom: bodyBottom + 3, bodyTop, bodyBottom }, more);

const told = (up: boolean[], guessed = false) => ({
  up,
  guessed: up.map(() => guessed),
  overhang: { down: 0, up: 0 },
  certainty: 1,
  averaged: false,
  contradicted: false,
  inferred: false,
});

test('an end of a body that a line lies over is where the neighbour opens or closes, if that is under the line', () => {
  const [before, after] = [candle(0, 40, 60), candle(2, 70, 90)];
  const cut = candle(1, 60, 66, { under: { above: 0, below: 6 } });
  const down = told([false, false, false]);
  expect(inferBodies([before, cut, after], down)[1]).toMatchObject({ bodyTop: 60, bodyBottom: 70, endHidden: true });
  const beyond = { ...after, bodyTop: 80 };
  expect(inferBodies([before, cut, beyond], down)[1]).toEqual(cut);
  const bare = { ...cut, under: { above: 0, below: 0 } };
  expect(inferBodies([before, bare, after], down)[1]).toEqual(bare);
});

test('a body of which nothing but its colour is seen goes the way that this tells, also where it is not sure, and stays unseen where all have one colour', () => {
  const hidden = candle(1, 62, 62, { hasBody: false, top: 58, bottom: 66 });
  for (const up of [true, false]) {
    const neighbours = up ? [candle(0, 64, 90), candle(2, 50, 60)] : [candle(0, 40, 60), candle(2, 64, 90)];
    const candles = [neighbours[0]!, hidden, neighbours[1]!];
    const read = (is: boolean) => inferBodies(candles, told([up, is, up]))[1]!;
    expect(read(up)).toMatchObject({ hasBody: true, bodyTop: 60, bodyBottom: 64, endHidden: true });
    // Against what the neighbours say there is no more than a direction.
    expect(read(!up).bodyBottom - read(!up).bodyTop).toBe(1);
  }
  expect(inferBodies([hidden], told([true], true))[0]!.hasBody).toBe(true);
  expect(inferBodies([hidden], { ...told([true], true), inferred: true })[0]).toEqual(hidden);
});
