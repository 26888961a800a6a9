import type { Word } from './find-words.ts';

/** Glyph heights. No axis sets its labels so near to the end of a screen, and the gap between two digits is narrower. */
const NEAREST = 0.25;

/** Whether labels end at a side of the picture, so that their first or last digits may be missing: what is left of them makes a scale as even as the whole. */
export function isCutOff(labels: readonly Word[], width: number): boolean {
  const near = (room: (label: Word) => number) =>
    labels.filter((label) => room(label) < NEAREST * label.glyphHeight).length >= 0.5 * labels.length;
  return labels.length > 0 && (near(({ x0 }) => x0) || near(({ x1 }) => width - x1));
}
