import { middleOf } from './follow-chain.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { Feature } from './read-paint.ts';

/** Times `near`: of a lower body, or after one, both ends are near anything. */
const LEAST_HEIGHT = 4;
/** Of the candles that could tell so many must, and so many at least; where each opens at the last close one may lie in the middle of the last body by chance. */
const LEAST = { candles: 6, share: 0.7 };
/** Of the last body: averages are rounded to a market's ticks, of which it may have few. */
const OF_LAST = 0.06;

/**
 * Which way Heikin-Ashi candles go; null where these are none. Of those that don't show where they open it is what others of their paint or border mostly do. `guessed`: the ones of which
 * neither is seen. `near`, px, is how far a measured end may be off.
 */
export function tellAveraged(
  candles: readonly MeasuredCandle[],
  near: number,
): { up: boolean[]; guessed: boolean[] } | null {
  const told = tellByMiddles(candles, near);
  if (!told) return null;
  const votes = (['paint', 'tint'] as const)
    .map((feature) => ({ feature, ...mostly(candles, told, feature) }))
    .sort((a, b) => b.agreeing - a.agreeing);
  const said = candles.map(
    (candle, i) =>
      told[i] ?? votes.reduce<boolean | null>((is, { feature, wayOf }) => is ?? wayOf(candle[feature]), null),
  );
  return { up: said.map((is) => is ?? false), guessed: said.map((is) => is === null) };
}

/**
 * Each Heikin-Ashi candle opens in the middle of the last body, whatever its colour. Null for those that don't show it, and for all where most of those that could don't: no
 * others do so but by chance.
 */
function tellByMiddles(candles: readonly MeasuredCandle[], near: number): (boolean | null)[] | null {
  const isHigh = ({ hasBody, bodyTop, bodyBottom }: MeasuredCandle) =>
    hasBody && bodyBottom - bodyTop >= LEAST_HEIGHT * near;
  let able = 0;
  const told = candles.map((here, i) => {
    const last = candles[i - 1];
    if (!last || here.slot - last.slot !== 1 || !isHigh(here) || !isHigh(last)) return null;
    able++;
    const most = Math.max(near, OF_LAST * (last.bodyBottom - last.bodyTop));
    const [below, above] = [here.bodyBottom, here.bodyTop].map((row) => Math.abs(row - middleOf(last))) as [
      number,
      number,
    ];
    return Math.min(below, above) <= most ? below < above : null;
  });
  const shown = told.filter((is) => is !== null).length;
  return shown >= LEAST.candles && shown >= LEAST.share * able ? told : null;
}

/**
 * Which way candles of one paint, or border, mostly go; where all that tell go one way, those of another go the other. `agreeing`: how many more of those that tell go as most of theirs do than
 * don't.
 */
function mostly(candles: readonly MeasuredCandle[], told: readonly (boolean | null)[], feature: Feature) {
  const votes = new Map<number, number>();
  candles.forEach((candle, i) => {
    const value = candle[feature];
    if (told[i] !== null && value !== null) votes.set(value, (votes.get(value) ?? 0) + (told[i] ? 1 : -1));
  });
  const ways = [...votes.values()].map(Math.sign);
  const other = ways.length > 0 && ways.every((way) => way === ways[0]) ? -ways[0]! : 0;
  return {
    agreeing: [...votes.values()].reduce((sum, vote) => sum + Math.abs(vote), 0),
    wayOf: (value: number | null): boolean | null => {
      const vote = value === null ? 0 : (votes.get(value) ?? other);
      return vote === 0 ? null : vote > 0;
    },
  };
}
