import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import type { Word } from './find-words.ts';
import type { ReadLabel } from './fit-column.ts';
import type { Grey } from './text-mask.ts';
import { readWords } from './text-strip.ts';

/** Glyph heights that a minus and two digits may take behind an `e`: the minus is too thin for a character, so that what is behind it stands apart. */
const REST = 2;
/** Of the labels. */
const MOST = 0.6;

const POWER = /(\d(?:[.,]\d+)?)e([-–—−]+|\+)?(\d{1,2})/;

/**
 * Those of a column's labels whose power of ten shows its sign, as `2.000e-4`; null where most labels are no mantissas with powers. Who reads prices alone takes the `e` for a currency's sign, and
 * every price would be that of another power. `words` are the labels' own.
 */
export async function withPowers(
  brightness: Grey,
  labels: readonly ReadLabel[],
  words: readonly Word[],
  { recogniseText, signal }: { recogniseText: RecogniseText; signal?: StopSignal },
): Promise<ReadLabel[] | null> {
  const whole = words.map((word) => ({ ...word, x1: Math.min(brightness.width, word.x1 + REST * word.glyphHeight) }));
  const read = await readWords(brightness, whole, { recogniseText, alphabet: 'text', ...(signal && { signal }) });
  const powers = labels.flatMap((label, i) => {
    const { text, confidence } = read[i]!;
    const power = POWER.exec(text.replaceAll(' ', ''));
    return power ? [{ label, power, confidence }] : [];
  });
  if (powers.length < MOST * labels.length) return null;
  return powers.flatMap(({ label: { y, isTag }, power: [, mantissa, sign, exponent], confidence }) =>
    sign ? [{ text: `${mantissa}e${sign === '+' ? '+' : '-'}${exponent}`, y, isTag, confidence }] : [],
  );
}
