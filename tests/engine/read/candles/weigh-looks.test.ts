import { expect, test } from 'vitest';
import type { Look } from '#engine/read/candles/measure-look';
import { weighLooks } from '#engine/read/candles/weigh-looks';

const RED: Look = [-120, -20, 60, -120, -20, 60, -20, 60];
const GREEN: Look = [-100, 15, -60, -100, 15, -60, 15, -60];

/** The log-odds of a green candle that `few` others are known to rise, where neighbours say of `many` green ones that they fall. */
function oddsOfGreen(few: number, many: number, trust: number): number {
  const looks = [...Array<Look>(8).fill(RED), ...Array<Look>(few + many).fill(GREEN)];
  const up = looks.map((_, i) => i >= 8 && i < 8 + few);
  const trusts = looks.map((_, i) => (i < 8 + few ? 1 : trust));
  const heights = looks.map(() => 8);
  return weighLooks(looks, heights, up, trusts).at(-1)!;
}

test('what a kind looks like is learnt from candles that are trusted to be of it', () => {
  expect(oddsOfGreen(8, 6, 0.1)).toBeGreaterThan(3);
  expect(oddsOfGreen(8, 6, 1)).toBeLessThan(2);
});
