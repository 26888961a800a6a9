import { expect, test } from 'vitest';
import { planLookalike } from './plan-lookalike.ts';
import { createRandom } from './random.ts';

const KINDS = 9;
const ROUNDS = 3;
const plan = (seed: string, index: number) => planLookalike(createRandom(`${seed}/${index}`), index);

test('each kind of app is drawn as PNG and as JPEG, with its drawings in other places for each seed', () => {
  for (let kind = 0; kind < KINDS; kind++) {
    const pictures = Array.from({ length: ROUNDS }, (_, round) => plan('a', kind + round * KINDS));
    expect(new Set(pictures.map(({ encoding }) => encoding))).toEqual(new Set(['png', 'app-jpeg']));
    expect(plan('a', kind).orders[0]!.seed).not.toBe(plan('b', kind).orders[0]!.seed);
  }
});

test('candles are planned wide and high enough to be told apart', () => {
  for (let index = 0; index < 4 * KINDS; index++) {
    const { screen, orders, encoding } = plan('c', index);
    const { visible, bars, decimals } = orders[0]!.sketch;
    const scale = encoding === 'png' ? screen.dpr : Math.min(screen.dpr, 1280 / screen.width);
    expect(screen.width / visible).toBeGreaterThanOrEqual(4);
    expect((screen.width * scale) / visible).toBeGreaterThanOrEqual(5.5);
    const high = bars.slice(-visible).filter((bar) => (bar.high - bar.low) * 10 ** decimals >= 3);
    expect(high.length).toBeGreaterThanOrEqual(visible / 2);
  }
});
