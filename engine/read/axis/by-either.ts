import type { ReadLabel } from './fit-column.ts';

/** Of what a label may say the reader's own net has as much as the recogniser, which sees the same label. */
const OF_EACH = 0.5;

/** Labels with what either of two readers takes them for: digits that one mistakes, the other may not, and a scale tells which. Both have them in the same order. */
export const byEither = (byNet: readonly ReadLabel[], byRecogniser: readonly ReadLabel[]): ReadLabel[] =>
  byNet.map((label, i) => {
    const { text, confidence } = byRecogniser[i]!;
    const shares = new Map(label.readings?.map((reading) => [reading.text, OF_EACH * reading.share]));
    shares.set(text, (shares.get(text) ?? 0) + OF_EACH * confidence);
    return { ...label, readings: Array.from(shares, ([said, share]) => ({ text: said, share })) };
  });
