import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import type { Word } from './find-words.ts';
import type { ReadLabel } from './fit-column.ts';
import { haveExponents } from './powers-of-ten.ts';
import type { Grey } from './text-mask.ts';
import { readWords } from './text-strip.ts';

/** Glyph heights that a minus and two digits may take behind an `e`: the minus is too thin for a character, so that what is behind it stands apart. */
const REST = 2;
/** Of the labels. */
const MOST = 0.6;

const POWER = /(\d(?:[.,]\d+)?)e([-–—−]+|\+)(\d{1,2})/;

/**
 * A column's labels where they are mantissas with their powers of ten, as `2.000e-4`; null where most are not. Who reads prices alone takes the `e` for a currency's sign, and every price would be
 * that of another power. `words` are the labels' own.
 */
export async function withPowers(
  brightness: Grey,
  labels: readonly ReadLabel[],
  words: readonly Word[],
  { recogniseText, signal }: { recogniseText: RecogniseText; signal?: StopSignal },
): Promise<ReadLabel[] | null> {
  const whole = words.map((word) => ({ ...word, x1: Math.min(brightness.width, word.x1 + REST * word.glyphHeight) }));
  const read = await readWords(brightness, whole, { recogniseText, alphabet: 'text', ...(signal && { signal }) });
  const powers = labels.flatMap(({ y, isTag }, i) => {
    const { text, confidence } = read[i]!;
    const [, mantissa, sign, exponent] = POWER.exec(text.replaceAll(' ', '')) ?? [];
    if (!sign) return [];
    return [{ text: `${mantissa}e${sign === '+' ? '+' : '-'}${exponent}`, y, isTag, confidence }];
  });
  const isMost = powers.length >= MOST * labels.length && haveExponents(powers.map(({ text }) => text));
  return isMost ? powers : null;
}
