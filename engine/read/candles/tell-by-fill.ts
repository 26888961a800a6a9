import { HOLE } from '../ink/unmix-ink.ts';
import { mostFrequentOf } from '../most-frequent.ts';
import { closeOf, type Told } from './follow-chain.ts';
import type { MeasuredCandle } from './measure-candle.ts';

const LEAST_ODD = 3;
const LEAST_AGREE = 0.8;
/** Of the bodies: so many must be hollow, and so many filled. */
const LEAST_SHARE = 0.15;
/** Of the fills and the colours, as their coefficient phi, 0 to 1: most candles close on one side of their open and of the last close. Where soft borders fill some hollow bodies of either colour by chance, they have nothing to do with each other. */
const LEAST_RELATED = 0.35;
/** px that two closes are apart at least to say which is higher. */
const APART = 1;

/**
 * What tells directions where hollow bodies close above their open and filled ones below, while the colour says whether the close is above the last
 * close: a manner of many programs. Continuity can't tell it: where fill and colour differ, the candle lies beyond the last close and would be nearer to it the
 * other way round. Such candles, the filled ones in the colour of most hollow ones and the hollow ones in that of most filled ones, show the manner; null where they
 * don't.
 */
export function tellByFill(candles: readonly MeasuredCandle[]): Told | null {
  const isUp = ({ paint }: MeasuredCandle) => paint === HOLE;
  const shown = candles.filter(({ paint }) => paint !== null);
  const hollow = shown.filter(isUp);
  const filled = shown.filter((candle) => !isUp(candle));
  if (Math.min(hollow.length, filled.length) < Math.max(1, LEAST_SHARE * candles.length)) return null;
  const [rising, falling] = [usualTint(hollow), usualTint(filled)];
  if (rising === null || falling === null || rising === falling) return null;
  if (related(hollow, filled, [rising, falling]) < LEAST_RELATED) return null;
  let odd = 0;
  let agreeing = 0;
  candles.forEach((here, i) => {
    const before = candles[i - 1];
    if (!before || before.paint === null || here.paint === null) return;
    const isOdd = isUp(here) ? here.tint === falling : here.tint === rising;
    const rise = closeOf(before, isUp(before)) - closeOf(here, isUp(here));
    if (!isOdd || Math.abs(rise) < APART) return;
    odd++;
    if (rise > 0 === (here.tint === rising)) agreeing++;
  });
  if (odd < LEAST_ODD || agreeing < LEAST_AGREE * odd) return null;
  // Most open where the last one closed, so that of a body too small to show its fill the colour says the same.
  const byTint = new Map([
    [rising, true],
    [falling, false],
  ]);
  return (candle) => (candle.paint === null ? (byTint.get(candle.tint) ?? null) : isUp(candle));
}

/** The coefficient phi of two kinds of fill and two colours. */
function related(
  hollow: readonly MeasuredCandle[],
  filled: readonly MeasuredCandle[],
  [rising, falling]: [number, number],
): number {
  const count = (candles: readonly MeasuredCandle[], of: number) => candles.filter(({ tint }) => tint === of).length;
  const [a, b, c, d] = [count(hollow, rising), count(hollow, falling), count(filled, rising), count(filled, falling)];
  return (a * d - b * c) / Math.sqrt((a + b) * (c + d) * (a + c) * (b + d));
}

const usualTint = (candles: readonly MeasuredCandle[]): number | null =>
  mostFrequentOf(candles.map(({ tint }) => tint));
