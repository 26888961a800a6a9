import { describe, expect, test } from 'vitest';
import { volumeProfile } from '#engine/measure/volume-profile';
import { anchoredVwap } from '#engine/measure/vwap';
import { candlesOf } from '../series.ts';

describe('anchoredVwap', () => {
  const candles = candlesOf([
    [9, 12, 6, 9, 1],
    [9, 15, 9, 12, 3],
    [12, 12, 12, 12, 0],
  ]);

  test('weighs typical prices by volume from the first candle, and stays where it was without volume', () => {
    // (9 · 1 + 12 · 3) / 4 = 11.25
    expect(anchoredVwap(candles, [1, 3, 0]).vwap).toEqual([9, 11.25, 11.25]);
  });

  test('gives the weighted standard deviation around it', () => {
    // √((1 · 2.25² + 3 · 0.75²) / 4)
    expect(anchoredVwap(candles, [1, 3, 0]).deviation[1]).toBeCloseTo(Math.sqrt(1.6875), 12);
  });
});

describe('volumeProfile', () => {
  const candles = candlesOf([
    [0, 10, 0, 10],
    [4, 6, 4, 6],
    [4, 6, 4, 5],
  ]);
  const profile = volumeProfile(candles, [10, 20, 20], 5);

  test('spreads each candle over its own range', () => {
    // Bins of 2: the first candle gives 2 to each, the others all they have to the middle one.
    expect(profile.shares.map((share) => share * 50)).toEqual(
      [2, 2, 42, 2, 2].map((share) => expect.closeTo(share, 9)),
    );
  });

  test('finds the point of control in the middle of the fullest bin and the value area around it', () => {
    expect(profile).toMatchObject({ pointOfControl: 5, areaLow: 4, areaHigh: 6, areaShare: expect.closeTo(0.84, 9) });
  });

  test('holds a market that did not move in one bin', () => {
    const still = volumeProfile(
      candlesOf([
        [5, 5, 5, 5],
        [5, 5, 5, 5],
      ]),
      [1, 1],
      4,
    );
    expect(still.shares).toEqual([1, 0, 0, 0]);
  });
});
