import { expect, test } from 'vitest';
import { inferBodies } from '#engine/read/candles/infer-bodies';
import type { MeasuredCandle } from '#engine/read/candles/measure-candle';
import { placeUnderTags } from '#engine/read/candles/place-under-tags';
import { measuredCandle } from './measured-candle.ts';

const NONE = { top: 0, bottom: 0, bodyTop: 0, bodyBottom: 0 };

/** Of 60 rows with a body of 30 in their middle, unless told otherwise. */
const candle = (slot: number, more: Partial<MeasuredCandle> = {}) =>
  measuredCandle(slot, { top: 100, bottom: 160, bodyTop: 115, bodyBottom: 145 }, more);

const placed = (more: Partial<MeasuredCandle>) => placeUnderTags([candle(0), candle(1, more), candle(2)])[1]!;

test('a wick that goes under a tag and does not come out ends in the middle of what it hides', () => {
  expect(placed({ tagged: { ...NONE, bottom: 20 } })).toMatchObject({
    top: 100,
    bottom: 170,
    bodyBottom: 145,
    endHidden: true,
    mayBeOff: 10,
  });
  expect(placed({ tagged: { ...NONE, top: 20 } })).toMatchObject({
    top: 90,
    bodyTop: 115,
    bottom: 160,
    endHidden: true,
  });
});

test('so does a body of which the wick comes out on the other side, and a body and a wick that both end there share it', () => {
  expect(placed({ bodyBottom: 120, tagged: { ...NONE, bodyBottom: 20 } })).toMatchObject({
    bottom: 160,
    bodyBottom: 130,
  });
  expect(placed({ bodyBottom: 160, tagged: { ...NONE, bottom: 30, bodyBottom: 30 } })).toMatchObject({
    bottom: 180,
    bodyBottom: 170,
    mayBeOff: 20,
  });
});

test('no end is put further off than candles reach, and none for what is no higher than a line', () => {
  expect(placed({ tagged: { ...NONE, bottom: 400 } }).bottom).toBe(190);
  expect(placed({ tagged: { ...NONE, bottom: 8 } })).toEqual(candle(1, { tagged: { ...NONE, bottom: 8 } }));
});

test('where the neighbour opens under the tag says more', () => {
  const hidden = candle(1, {
    bottom: 145,
    bodyBottom: 145,
    under: { above: 0, below: 30 },
    tagged: { ...NONE, bottom: 30, bodyBottom: 30 },
  });
  const after = candle(2, { bodyTop: 149, bodyBottom: 180, bottom: 190 });
  const told = {
    up: [false, false, false],
    guessed: [false, false, false],
    certainty: 1,
    averaged: false,
    contradicted: false,
    inferred: false,
    overhang: { down: 0, up: 0 },
  };
  expect(inferBodies([candle(0), hidden, after], told)[1]).toMatchObject({ bodyBottom: 149, bottom: 165 });
});
