import type { ChosenSlot } from './choose-segments.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { SlotProfile } from './profile-slots.ts';

/** Of the slots that are tall enough to tell, the share that must look like OHLC bars for all to be read so. */
const LEAST_SHARE = 0.5;
const TALL_ENOUGH = 6;
const TICK = 110;
const BARE = 60;

/** Whether the slots hold OHLC bars: a tick to the left at the open, one to the right at the close, and no body. */
export function areBars(slots: ChosenSlot[]): boolean {
  const tall = slots.filter(({ segment }) => segment.y1 - segment.y0 >= TALL_ENOUGH);
  const bars = tall.filter(({ profile, segment }) => {
    let onLeft = 0;
    let onRight = 0;
    let both = 0;
    for (let y = segment.y0; y < segment.y1; y++) {
      const left = profile.left[y]!;
      const right = profile.right[y]!;
      if (left >= TICK && right < BARE) onLeft++;
      else if (right >= TICK && left < BARE) onRight++;
      else if (left >= TICK && right >= TICK) both++;
    }
    const rows = segment.y1 - segment.y0;
    return onLeft > 0 && onRight > 0 && both <= 0.34 * rows && onLeft + onRight <= 0.7 * rows;
  });
  return tall.length >= 5 && bars.length >= LEAST_SHARE * tall.length;
}

/** Reads open and close of an OHLC bar from its ticks and puts them into the place of its body. */
export function measureBar(
  bar: MeasuredCandle,
  { profile, segment }: ChosenSlot,
): { candle: MeasuredCandle; up: boolean } {
  const open = tickRow(profile.left, segment);
  const close = tickRow(profile.right, segment);
  const middle = (segment.y0 + segment.y1) / 2;
  const [from, to] = [open ?? close ?? middle, close ?? open ?? middle];
  return {
    candle: {
      ...bar,
      hasBody: open !== null || close !== null,
      bodyTop: Math.max(bar.top, Math.min(from, to) - 0.5),
      bodyBottom: Math.min(bar.bottom, Math.max(from, to) + 0.5),
      endHidden: bar.endHidden || open === null || close === null,
    },
    up: to < from,
  };
}

/** Centre of the most inked rows of one side, px rows on pixel edges; null without a tick. */
function tickRow(side: SlotProfile['left'], { y0, y1 }: { y0: number; y1: number }): number | null {
  let most = TICK - 1;
  let row = -1;
  for (let y = y0; y < y1; y++)
    if (side[y]! > most) {
      most = side[y]!;
      row = y;
    }
  if (row < 0) return null;
  let weight = 0;
  let sum = 0;
  for (let y = row; y < y1 && side[y]! >= most / 2; y++) {
    weight += side[y]!;
    sum += side[y]! * (y + 0.5);
  }
  return sum / weight;
}
