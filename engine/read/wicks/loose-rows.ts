import { median } from '../axis/median.ts';
import type { MeasuredCandle } from '../candles/measure-candle.ts';
import type { End } from './faint-rows.ts';
import type { StrengthAt } from './wick-contrast.ts';

/** Of what its inner half shows, and that of plain wicks: rows with less are bare, and a wick that shows less itself tells nothing. */
const BARE = 0.3;
const LEAST_LEVEL = 0.3;
/** Bare rows, more than a line that crosses covers, and rows beyond them, no more than a line is high. */
const GAP = 5;
const MOST_LOOSE = 6;

/** Rows at an end of a candle that a piece of a line and bare ground below it make, which is no wick. */
export function looseRows(
  { top, bodyTop, bodyBottom, bottom }: MeasuredCandle,
  end: End,
  strengthAt: StrengthAt,
): number {
  const step = end === 'top' ? 1 : -1;
  const from = end === 'top' ? Math.ceil(top) : Math.floor(bottom) - 1;
  const length = step * ((end === 'top' ? Math.floor(bodyTop) - 1 : Math.ceil(bodyBottom)) - from);
  if (length < GAP) return 0;
  const rows = Array.from({ length }, (_, k) => strengthAt(from + step * k));
  const level = Math.min(1, median(rows.slice(Math.floor(length / 2))));
  if (level < LEAST_LEVEL) return 0;
  let [bare, loose, found] = [0, 0, 0];
  for (const [k, strength] of rows.entries()) {
    if (strength < BARE * level) {
      bare++;
      continue;
    }
    if (bare >= GAP) found = k;
    bare = 0;
    if (++loose > MOST_LOOSE) break;
  }
  return found;
}
