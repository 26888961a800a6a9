import { expect, test } from 'vitest';
import type { SideInk } from '#engine/read/candles/bar-ticks';
import { chooseTicks } from '#engine/read/candles/choose-ticks';

const ROWS = 120;
const TICK = 3.5;

type Bar = { open: number; close: number; line: number };

/** Bars that open a few rows off the last close, with a line that runs on from bar to bar, steadily and in more ink than ticks have. */
const bars = Array.from({ length: 24 }, (_, i): Bar => {
  const at = (k: number) => 60 + Math.round(34 * Math.sin(1.7 * k));
  return { open: at(i) + (i % 2 ? 5 : -5), close: at(i + 1), line: 60 + Math.round(20 * Math.sin(i / 6)) };
});

/** One side of a bar: its tick, and where there is one, the line. */
function sideOf(tick: number, line: number | null): { ink: Float64Array; outer: Float64Array } {
  const ink = new Float64Array(ROWS);
  const outer = new Float64Array(ROWS);
  ink.fill(TICK, tick, tick + 2);
  if (line !== null) {
    ink.fill(2 * TICK, line, line + 2);
    outer.fill(1, line, line + 2);
  }
  return { ink, outer };
}

test('a line that runs on beyond the ticks, up to the next bar, is none, though it leads from each bar to the next', () => {
  const isLineAt = (i: number) => i % 5 > 2;
  const chosen = chooseTicks(
    bars.map(({ open, close, line }, i): SideInk => {
      const left = sideOf(open, isLineAt(i) ? line : null);
      const right = sideOf(close, isLineAt(i) ? line : null);
      const hidden = { left: new Uint8Array(left.ink.length), right: new Uint8Array(right.ink.length) };
      return { y0: 0, left: left.ink, right: right.ink, outer: { left: left.outer, right: right.outer }, hidden };
    }),
    bars.map((_, i) => i > 0),
    { tints: bars.map(() => null), tick: 0.5 },
  );
  for (const [i, { open, close }] of bars.entries()) {
    // Where the line runs along a tick, both are one piece.
    expect(Math.abs(chosen[i]!.open! - open - 1), `open of bar ${i}`).toBeLessThanOrEqual(2);
    expect(Math.abs(chosen[i]!.close! - close - 1), `close of bar ${i}`).toBeLessThanOrEqual(2);
  }
});
