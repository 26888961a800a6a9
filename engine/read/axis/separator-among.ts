import { agreed, type Separator } from './agreed-separator.ts';
import type { Glyph } from './decode-glyphs.ts';
import { COMMA, POINT } from './digit-net.ts';
import { type DigitLabel, isDigit } from './read-digits.ts';

export type SeenLabel = Pick<DigitLabel, 'text' | 'glyphs'>;

/** Where most labels have their last separator, as it was read; null where they disagree. */
export function separatorAmong(labels: SeenLabel[]): Separator | null {
  const seen = labels.filter(({ glyphs }) => glyphs.filter(isDigit).length >= 2);
  const most = agreed(seen.map(lastSeparator), ({ places, mark }) => `${places}${mark}`);
  if (!most) return null;
  const [{ places, mark }] = most.alike as [LastSeparator];
  if (mark === '') return { places: 0, shape: 'none', share: most.share };
  return { places, shape: mark === ',' ? 'comma' : 'point', share: most.share };
}

type LastSeparator = { places: number; mark: string };

function lastSeparator({ text }: SeenLabel): LastSeparator {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return last < 0 ? { places: 0, mark: '' } : { places: text.length - last - 1, mark: text[last]! };
}

const LIKE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** No number begins so; one that has its point begins so where a digit was misread. Among many below one that kept theirs, a few leave no doubt where it was. */
const LOST_POINT = /^0\d+$/;
const BELOW_ONE = /^0[.,]\d+$/;
const MOST_LOST = 0.5;
/** Of texts, those with a separator. */
const MOST = 0.6;

/**
 * Whether a reader of these texts plainly saw their separators: where three digits stand behind the only one, what makes `decimals` of it is also what another reader saw, or it is the same
 * in all where that one saw none.
 */
export function isPlain(texts: readonly string[], decimals: number, other: Separator | null): boolean {
  if (texts.filter((text) => /\d[.,]\d/.test(text)).length < MOST * texts.length) return false;
  const seen = new Set(texts.filter((text) => LIKE_THOUSANDS.test(text)).map((text) => text.at(SEPARATOR_AT)));
  return seen.size === 0 || (other?.places === 3 ? !isOtherwise(other, decimals) : seen.size === 1);
}

/** Whether what one reader took for a point before three digits is a comma to another, or the other way round. */
export const isOtherwise = (other: Separator | null, decimals: number): boolean =>
  other?.places === 3 && (other.shape === 'comma') !== (decimals === 0);

const SEPARATOR_AT = -4;

/** Odds of a single label beyond this add nothing. */
const LARGEST = 4;

/**
 * Before three digits a point may be a comma, or the space that some set between thousands, and a comma a point: then every price would be a thousand times
 * off. Mean log odds over a column's labels that it is none; infinite where no separator stands so, and against it where points were lost.
 */
export function separatorOdds(labels: SeenLabel[]): number {
  const countOf = (like: RegExp) => labels.filter(({ text }) => like.test(text)).length;
  if (countOf(LOST_POINT) > MOST_LOST * countOf(BELOW_ONE)) return -LARGEST;
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
