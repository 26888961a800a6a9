import type { Word } from './find-words.ts';

/** Glyph heights. Few axes set their labels so near to the end of a screen, and the gap between two digits is narrower. */
const NEAREST = 0.29;

/** A whole group of thousands, or decimals, of which one more or less only makes a price more exact. */
const COMPLETE = /,\d{3}$|\.\d{2,}$/;
const MOST = 0.7;

/**
 * Whether labels end at a side of the picture, so that their first or last digits may be missing: what is left of them makes a scale as even as the
 * whole. `texts` are what those say that make the scale.
 */
export function isCutOff(labels: readonly Word[], width: number, texts: readonly string[]): boolean {
  const near = (room: (label: Word) => number) =>
    labels.filter((label) => room(label) < NEAREST * label.glyphHeight).length >= 0.5 * labels.length;
  if (labels.length === 0) return false;
  if (near(({ x0 }) => x0)) return true;
  return near(({ x1 }) => width - x1) && texts.filter((text) => COMPLETE.test(text)).length < MOST * texts.length;
}
