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
  const near = (side: 'left' | 'right') =>
    labels.filter((label) => roomBeside(label)[side] < NEAREST * label.glyphHeight).length >= 0.5 * labels.length;
  if (labels.length === 0) return false;
  if (near('left')) return !hasShorter(labels, texts);
  return near('right') && texts.filter((text) => COMPLETE.test(text)).length < MOST * texts.length;
}

/** A side would cut the longer labels of one scale only: those with a digit less, and room for it, would not agree with what was left of the others. */
function hasShorter(labels: readonly Word[], texts: readonly string[]): boolean {
  const digits = texts.map((text) => text.replaceAll(/\D/g, '').length);
  const most = Math.max(...digits);
  const roomy = labels.filter(({ x0, glyphHeight }) => x0 > DIGIT * glyphHeight);
  return roomy.length >= 2 && digits.filter((count) => count < most).length >= 2;
}
