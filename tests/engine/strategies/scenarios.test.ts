import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strategies } from '#contract/strategy';
import { measure } from '#engine/measure/measures';
import { findStrategy } from '#engine/strategies/find-strategy';
import { scenario } from '#engine/strategies/scenarios';
import { strategyRules } from '#engine/strategies/strategies';
import { barsOf, candlesOf, legs, readingOf, walk } from '../series.ts';

test('[EN-08] A scenario keeps its order for every strategy: invalidation, trigger, target, on the right side of the close', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 3, max: 140 }),
      fc.constantFrom(...strategies),
      fc.boolean(),
      (seed, length, strategy, bursts) => {
        const measures = measure(readingOf(candlesOf(walk(length, seed, { bursts }))));
        const { plan } = strategyRules[strategy](measures);
        const up = scenario(measures, 'up', plan?.up);
        const down = scenario(measures, 'down', plan?.down);
        expect(up.trigger.value).toBeGreaterThanOrEqual(measures.close);
        expect(down.trigger.value).toBeLessThanOrEqual(measures.close);
        expect(up.invalidation.value).toBeLessThan(up.trigger.value);
        expect(up.target[0].value).toBeGreaterThan(up.trigger.value);
        expect(up.target[1].value).toBeGreaterThanOrEqual(up.target[0].value);
        expect(down.invalidation.value).toBeGreaterThan(down.trigger.value);
        expect(down.target[0].value).toBeLessThan(down.trigger.value);
        expect(down.target[1].value).toBeLessThanOrEqual(down.target[0].value);
        for (const side of [up, down]) {
          expect(side.rewardToRisk.value).toBeCloseTo(side.reward.value / side.risk.value, 9);
        }
      },
    ),
    { numRuns: 400, seed: 3 },
  );
});

test('A crash names no negative price, whatever its measured moves', () => {
  const crash = barsOf([...legs([100, 90, 96, 60, 75, 20, 34, 3], [6, 3, 8, 4, 8, 4, 8]), 2.5, 3.5, 2.2, 3], {
    wick: 0.5,
  });
  for (const bars of [crash, crash.slice(0, -8), crash.slice(0, -16)]) {
    const reading = readingOf(candlesOf(bars));
    for (const strategy of strategies) {
      const { levels, scenarios } = findStrategy(reading, strategy);
      const sides = [scenarios.up, scenarios.down].flatMap((s) => [s.trigger, s.invalidation, ...s.target]);
      for (const { value } of [...levels.map((level) => level.at), ...sides])
        expect(value, strategy).toBeGreaterThan(0);
    }
  }
});
