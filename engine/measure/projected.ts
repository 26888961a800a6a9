import type { Measures } from './measures.ts';

/**
 * A move carried on from a value. Where it would end at zero or below in a market of positive prices, it is taken as a proportion
 * instead (from · e^(move / from)): a measured move of a crash must not name a negative price.
 */
export const projected = (
  { reading, lows }: Pick<Measures, 'reading' | 'lows'>,
  from: number,
  move: number,
): number => {
  const end = from + move;
  const positive = reading.axis !== null && from > 0 && lows.every((low) => low > 0);
  return positive && end <= 0 ? from * Math.exp(move / from) : end;
};
