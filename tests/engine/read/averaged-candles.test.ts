import { expect, test } from 'vitest';
import { findChart } from '#engine/read/find-chart';
import { persuasion } from '#engine/read/persuasion';
import { createRandom } from '../../charts/random.ts';
import { drawCandles } from './draw-candles.ts';

const HEIGHT = 400;
const STYLE = {
  background: [19, 23, 34, 255],
  up: [38, 166, 154, 255],
  down: [239, 83, 80, 255],
  pitch: 14,
  body: 9,
  hollow: false,
};

/** Rows of a market that falls to its middle and rises from there, and of what Heikin-Ashi makes of it. */
function turning(seed: string) {
  const random = createRandom(seed);
  let at = 60;
  const bars = Array.from({ length: 44 }, (_, i) => {
    const open = at;
    at += (i < 22 ? 1 : -1) * Math.round(random.between(-8, 28));
    return {
      open,
      close: at,
      high: Math.min(open, at) - random.integer(0, 9),
      low: Math.max(open, at) + random.integer(0, 9),
    };
  });
  let last = bars[0]!;
  return bars.map((bar) => {
    const open = Math.round((last.open + last.close) / 2);
    const close = Math.round((bar.open + bar.high + bar.low + bar.close) / 4);
    last = { ...bar, open, close, high: Math.min(bar.high, open, close), low: Math.max(bar.low, open, close) };
    return last;
  });
}

test('averaged candles are read, by where they open and not as a market that never goes on from its close', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const candles = turning(seed);
    const raster = drawCandles(candles, HEIGHT, STYLE);
    const found = findChart(raster, []);
    if (!found.ok) throw new Error(found.why);
    const { averaged, up } = found.value.directions;
    expect(averaged).toBe(true);
    expect(found.value.candles).toHaveLength(candles.length);
    const isHigh = ({ open, close }: (typeof candles)[number]) => Math.abs(open - close) > 3;
    expect(up.filter((_, i) => isHigh(candles[i]!))).toEqual(
      candles.filter(isHigh).map(({ open, close }) => close < open),
    );
    expect(persuasion(found.value)).toBeGreaterThan(0.8);
  }
});
