import { mostFrequent } from '../most-frequent.ts';
import type { Glyph } from './decode-glyphs.ts';
import { COMMA, POINT } from './digit-net.ts';
import type { Separator } from './find-separator.ts';
import { type DigitLabel, isDigit } from './read-digits.ts';

export type SeenLabel = Pick<DigitLabel, 'text' | 'glyphs'>;

/** Where most labels have their last separator, as it was read; null where they disagree. */
export function separatorAmong(labels: SeenLabel[]): Separator | null {
  const seen = labels.filter(({ glyphs }) => glyphs.filter(isDigit).length >= 2);
  if (seen.length < 3) return null;
  const votes = new Map<string, number>();
  for (const { text } of seen) {
    const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
    const key = last < 0 ? 'none' : `${text.length - last - 1}${text[last]}`;
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  const key = mostFrequent(votes)!;
  const share = votes.get(key)! / seen.length;
  if (share < 0.6) return null;
  if (key === 'none') return { places: 0, shape: 'none', share };
  return { places: Number.parseInt(key, 10), shape: key.endsWith(',') ? 'comma' : 'point', share };
}

const LIKE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** No number begins so; one that has its point begins so where a digit was misread. */
const LOST_POINT = /^0\d+$/;
/** Of texts, those with a separator. */
const MOST = 0.6;

/**
 * Whether most texts show a separator, and those with three digits behind their only one the same: a reader that takes it for a point here and for a comma there hardly
 * saw it.
 */
export const areOfOneMind = (texts: readonly string[]): boolean =>
  texts.filter((text) => /\d[.,]\d/.test(text)).length >= MOST * texts.length &&
  new Set(texts.filter((text) => LIKE_THOUSANDS.test(text)).map((text) => text.at(SEPARATOR_AT))).size <= 1;

const SEPARATOR_AT = -4;

/** Odds of a single label beyond this add nothing. */
const LARGEST = 4;

/**
 * Before three digits a point may be a comma, or the space that some set between thousands, and a comma a point: then every price would be a thousand times
 * off. Mean log odds over a column's labels that it is none; infinite where no separator stands so, and none where a point was lost.
 */
export function separatorOdds(labels: SeenLabel[]): number {
  if (labels.some(({ text }) => LOST_POINT.test(text))) return -LARGEST;
  const alike = labels.filter(({ text }) => LIKE_THOUSANDS.test(text));
  if (alike.length === 0) return Number.POSITIVE_INFINITY;
  const isPoint = alike.filter(({ text }) => text.includes('.')).length > alike.length / 2;
  const odds = labels.map(({ glyphs }) => pointOdds(glyphs.find(({ kind }) => kind === POINT || kind === COMMA)));
  return (odds.reduce((sum, one) => sum + one, 0) / odds.length) * (isPoint ? 1 : -1);
}

/** A label that shows nothing speaks against a point. */
function pointOdds(separator: Glyph | undefined): number {
  if (!separator) return -LARGEST;
  const { likely, nothing } = separator;
  const odds = Math.log((likely[POINT]! * (1 - nothing)) / (likely[COMMA]! + nothing));
  return Math.min(LARGEST, Math.max(-LARGEST, odds));
}
