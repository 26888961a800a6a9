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
