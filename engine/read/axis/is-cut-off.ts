import { countDigits } from './count-digits.ts';
import type { Word } from './find-words.ts';

/** Glyph heights. Few axes set their labels so near to the end of a screen, and the gap between two digits is narrower. */
const NEAREST = 0.29;
/** Glyph heights that a digit takes, with the gap beside it, at least. */
const DIGIT = 0.6;

/**
 * A whole group of thousands, or decimals, of which one more or less only makes a price more exact. Behind more than three digits, or behind
 * a group of thousands, a separator can only be the decimal one.
 */
const COMPLETE = /,\d{3}$|\.\d{2,}$|(\d{4}|,\d{3})\.\d$/;
const MOST = 0.7;

/** From a label to the sides of the picture that was handed in, px. */
export type RoomBeside = (label: Word) => { left: number; right: number };

/**
 * Whether labels end at a side of the picture, so that their first or last digits may be missing: what is left of them makes a scale as even as the
 * whole. `texts` are what those say that make the scale.
 */
export function isCutOff(labels: readonly Word[], roomBeside: RoomBeside, texts: readonly string[]): boolean {
  if (labels.length === 0) return false;
  const roomier = (side: Side, least: number) =>
    labels.filter((label) => roomBeside(label)[side] > least * label.glyphHeight).length;
  const isNear = (side: Side) => roomier(side, NEAREST) <= 0.5 * labels.length;
  const hasShorter = (side: Side) => roomier(side, DIGIT) >= LEAST_SHORTER && shorterAmong(texts) >= LEAST_SHORTER;
  if (isNear('left')) return !hasShorter('left');
  return (
    isNear('right') && texts.filter((text) => COMPLETE.test(text)).length < MOST * texts.length && !hasShorter('right')
  );
}

type Side = keyof ReturnType<RoomBeside>;

/** A side would cut the longer labels of one scale only: so many with a digit less, and room for it, would not agree with what was left of the others. */
const LEAST_SHORTER = 2;

function shorterAmong(texts: readonly string[]): number {
  const digits = texts.map(countDigits);
  const most = Math.max(...digits);
  return digits.filter((count) => count < most).length;
}
