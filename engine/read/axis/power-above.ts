import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import type { Word } from './find-words.ts';
import type { LabelColumn } from './label-column.ts';
import type { Grey } from './text-mask.ts';
import { readWords } from './text-strip.ts';

/** Glyph heights from a column to the sides within which it stands, and by how much its text is of another height. */
const BESIDE = 2.5;
const ALIKE = { from: 0.7, to: 1.5 };
/** A plotting package's power of ten has so few characters; in glyph heights, and what its minus may take behind them. */
const WIDEST = 4;
const REST = 2;

/** `1e-5`, as it may be misread. */
const POWER = /^[1Il|iJ!]e[^a-z\d]{0,2}\d{1,2}$/;

/**
 * Whether a power of ten stands above the column, by which all of its labels are to be multiplied, as plotting packages write it once. It is no further above the uppermost label than the next
 * label would be.
 */
export async function isPowerAbove(
  brightness: Grey,
  words: readonly Word[],
  { box, glyphHeight, spacing }: LabelColumn,
  { recogniseText, signal }: { recogniseText: RecogniseText; signal?: StopSignal },
): Promise<boolean> {
  const above = words.filter(
    (word) =>
      word.middle < box.y0 &&
      word.middle > box.y0 - (spacing + 2) * glyphHeight &&
      word.x0 < box.x1 + BESIDE * glyphHeight &&
      word.x1 > box.x0 - (REST + BESIDE) * glyphHeight &&
      word.glyphHeight > ALIKE.from * glyphHeight &&
      word.glyphHeight < ALIKE.to * glyphHeight &&
      word.x1 - word.x0 < WIDEST * glyphHeight,
  );
  if (above.length === 0) return false;
  // Its minus is too thin for a character, so that what is behind it stands apart.
  const whole = above.map((word) => ({ ...word, x1: Math.min(brightness.width, word.x1 + REST * glyphHeight) }));
  const read = await readWords(brightness, whole, { recogniseText, alphabet: 'text', ...(signal && { signal }) });
  return read.some(({ text }) => POWER.test(text.replaceAll(' ', '')));
}
