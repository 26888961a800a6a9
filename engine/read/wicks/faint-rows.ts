import { median } from '../axis/median.ts';
import type { MeasuredCandle } from '../candles/measure-candle.ts';
import type { StrengthAt } from './wick-contrast.ts';

/** Of how plain wicks differ from the ground beside them: what differs less is what a codec leaves, what differs more is no wick; one as plain may have lost its colour and be no ink. */
export const FAINT = { least: 0.12, most: 1.3 };
/** Rows right beyond an end, and how many of them must be alike for something to go on there. */
const BEGINNING = { rows: 6, alike: 5 };
/** Of its strength, and beside it: by no more rows of one stroke differ. */
const ALIKE = { share: 0.4, beside: 0.03 };
/** Rows that a line lies over, and of all that are followed the share that must be alike. */
const CROSSED = 3;
const LEAST_ALIKE = 0.7;
/** Of a column's other rows: where more of them are as strong by half, an upright line of a grid or a cursor goes through. So many must be there to tell. */
const LINE = { share: 0.25, rows: 10, strength: 0.5 };

export type End = 'top' | 'bottom';

type Sought = { strengthAt: StrengthAt; least: number; height: number };

/** Rows by which a wick goes on faintly beyond an end; rows of the region, so many as its `height`. `least`: what is weaker is noise. */
export function faintRows({ top, bottom }: MeasuredCandle, end: End, { strengthAt, least, height }: Sought): number {
  const step = end === 'top' ? -1 : 1;
  const from = end === 'top' ? Math.floor(top) - 1 : Math.ceil(bottom);
  const isIn = (y: number) => y >= 0 && y < height;
  const beginning = Array.from({ length: BEGINNING.rows }, (_, k) => from + step * k);
  if (!beginning.every(isIn)) return 0;
  const strengths = beginning.map(strengthAt);
  const level = median(strengths);
  const isAlike = (strength: number) => Math.abs(strength - level) < ALIKE.share * level + ALIKE.beside;
  if (level < least || level > FAINT.most || strengths.filter(isAlike).length < BEGINNING.alike) return 0;
  let [rows, alike] = [0, 0];
  for (let k = 0; k - rows <= CROSSED && isIn(from + step * k); k++)
    if (isAlike(strengthAt(from + step * k))) {
      alike++;
      rows = k + 1;
    }
  const others = Array.from({ length: height }, (_, y) => y).filter(
    (y) => step * (y - from) > rows + CROSSED || -step * (y - (end === 'top' ? bottom : top)) > 2 * CROSSED,
  );
  const going = others.filter((y) => strengthAt(y) > LINE.strength * level).length;
  const isLine = others.length < LINE.rows || going > LINE.share * others.length;
  return isLine || alike < LEAST_ALIKE * rows ? 0 : rows;
}
