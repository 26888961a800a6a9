import type { Clock } from '#server/clock';

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { advance(ms: number): void };

export function testClock(start = Date.UTC(2026, 10, 21, 12)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}

/** A clock that goes on by 1 ms whenever it is looked at, as a slow machine's does between two looks. */
export function tickingClock(): TestClock {
  const clock = testClock();
  return {
    ...clock,
    now() {
      clock.advance(1);
      return clock.now();
    },
  };
}
