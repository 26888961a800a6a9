import { mostFrequentOf } from '../most-frequent.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { Feature } from './read-paint.ts';
import { tellJoined } from './tell-joined.ts';

/** Of the candles of one paint that open and close at their neighbours' ends those that go against what it says: so many, and so much of them where it means nothing; measuring makes few of a paint that is right. */
const UNTRUE = { candles: 2, share: 0.2 };
/** So many of a paint that is none of the two that most candles have: those of a few patterns go either way. */
const LEAST_BORNE_OUT = 3;
/** Of the candles high enough: so many must show which way they go by their neighbours' ends, as they don't in a market with gaps, where two ends meet by chance. */
const LEAST_JOINED = 0.5;

/**
 * Which candles have a paint, or a border, that means no direction: those before and after say the opposite of it too often, or, where they do of any beside the two that most have, of such
 * too seldom the same. Where they do of several candles, so are these of whatever paint. In a market with gaps nobody can tell.
 */
export function areUntrue(
  candles: readonly MeasuredCandle[],
  said: readonly (boolean | null)[],
  near: number,
): boolean[] {
  const { told, able } = tellJoined(candles, near);
  if (told.filter((is) => is !== null).length < LEAST_JOINED * able) return candles.map(() => false);
  const ofPaint = untrueAmong(candles, 'paint', { said, told });
  const ofTint = untrueAmong(candles, 'tint', { said, told });
  const isAgainst = candles.map((_, i) => told[i] !== null && said[i] !== null && told[i] !== said[i]);
  const isOften = isAgainst.filter((is) => is).length >= UNTRUE.candles;
  return candles.map(({ paint, tint }, i) => (isOften && isAgainst[i]!) || ofPaint.has(paint) || ofTint.has(tint));
}

/** Which way candles go by their paints, and by those before and after. */
type Ways = { said: readonly (boolean | null)[]; told: readonly (boolean | null)[] };

function untrueAmong(candles: readonly MeasuredCandle[], feature: Feature, { said, told }: Ways): Set<number | null> {
  const values = candles.map((candle) => candle[feature]);
  const main = [true, false].map((way) => mostFrequentOf(values.filter((_, i) => said[i] === way)));
  const shown = [...new Set(values)].flatMap((value) => {
    if (value === null) return [];
    const ways = values.flatMap((one, i) =>
      one === value && said[i] !== null && told[i] !== null ? [said[i] === told[i]] : [],
    );
    return [{ value, all: ways.length, against: ways.filter((agrees) => !agrees).length }];
  });
  const isOften = (against: number, all: number) => against >= UNTRUE.share * all;
  const isSpokenAgainst = shown.some(({ value, against }) => !main.includes(value) && against > 0);
  const untrue = shown.filter(({ value, all, against }) =>
    main.includes(value)
      ? against >= UNTRUE.candles && isOften(against, all)
      : isSpokenAgainst && (all < LEAST_BORNE_OUT || isOften(against, all)),
  );
  return new Set(untrue.map(({ value }) => value));
}
