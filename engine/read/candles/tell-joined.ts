import type { MeasuredCandle } from './measure-candle.ts';

/** Times `near`: of a lower body either end may be the one at which a neighbour's lies. */
const LEAST_HEIGHT = 6;

/**
 * Which way each candle must go if it opens where the last one closed and the next opens where it closes, whichever way those go; null where none or either will do. `able`: how many are high enough
 * to say so. `near`, px, is how far two measured ends of one price may be apart.
 */
export function tellJoined(
  candles: readonly MeasuredCandle[],
  near: number,
): { told: (boolean | null)[]; able: number } {
  let able = 0;
  const told = candles.map((here, i) => {
    const [last, next] = [candles[i - 1], candles[i + 1]];
    if (!here.hasBody || here.bodyBottom - here.bodyTop < LEAST_HEIGHT * near) return null;
    if (last?.slot !== here.slot - 1 || next?.slot !== here.slot + 1) return null;
    able++;
    const isEnd = (row: number, { bodyTop, bodyBottom }: MeasuredCandle) =>
      Math.min(Math.abs(row - bodyTop), Math.abs(row - bodyBottom)) <= near;
    const canRise = isEnd(here.bodyBottom, last) && isEnd(here.bodyTop, next);
    const canFall = isEnd(here.bodyTop, last) && isEnd(here.bodyBottom, next);
    return canRise === canFall ? null : canRise;
  });
  return { told, able };
}
