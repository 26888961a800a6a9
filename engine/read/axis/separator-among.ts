import { agreed, type Separator } from './agreed-separator.ts';
import { countDigits } from './count-digits.ts';
import { OTHER } from './digit-net.ts';
import { median } from './median.ts';
import { pooledPointOdds } from './pooled-separator.ts';
import { type DigitLabel, isDigit } from './read-digits.ts';

export type SeenLabel = Pick<DigitLabel, 'text' | 'glyphs' | 'tile'>;

/** Where most labels have their last separator, as it was read; null where they disagree. */
export function separatorAmong(labels: readonly Omit<SeenLabel, 'tile'>[]): Separator | null {
  const seen = labels.filter(({ glyphs }) => glyphs.filter(isDigit).length >= 2);
  const most = agreed(seen.map(lastSeparator), ({ places, mark }) => `${places}${mark}`);
  if (!most) return null;
  const [{ places, mark }] = most.alike as [LastSeparator];
  if (mark === '') return { places: 0, shape: 'none', share: most.share };
  return { places, shape: mark === ',' ? 'comma' : 'point', share: most.share };
}

type LastSeparator = { places: number; mark: string };

function lastSeparator({ text }: Pick<SeenLabel, 'text'>): LastSeparator {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return last < 0 ? { places: 0, mark: '' } : { places: text.length - last - 1, mark: text[last]! };
}

/** What may be thousands or have three decimals. */
export const LIKE_THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** No number begins so; one that has its point begins so where a digit was misread. Among many below one that kept theirs, a few leave no doubt where it was. */
const LOST_POINT = /^0\d+$/;
const BELOW_ONE = /^0[.,]\d+$/;
const MOST_LOST = 0.5;

/**
 * Log odds that it was seen right by what was taken for a point before three digits, and for a comma, a space or nothing, infinite where no separator stands so; and whether points were
 * lost, wherever they may have been.
 */
export type SeparatorOdds = { point: number; comma: number; isLost: boolean };

export const NOT_AT_STAKE: SeparatorOdds = {
  point: Number.POSITIVE_INFINITY,
  comma: Number.POSITIVE_INFINITY,
  isLost: false,
};

/** A letter, a currency's sign or a mark of the axis that ends a label stands in no separator's way. */
const upToSigns = (label: SeenLabel): SeenLabel => ({
  ...label,
  text: label.text.replace(/\?+$/, ''),
  glyphs: label.glyphs.slice(0, label.glyphs.findLastIndex(({ kind }) => kind !== OTHER) + 1),
});

/**
 * Those of a column. Before three digits a point may be a comma, or the space that some set between thousands, and a comma a point: then every price would be a thousand times
 * off.
 */
export function separatorOdds(seen: readonly SeenLabel[]): SeparatorOdds {
  const labels = seen.map(upToSigns);
  const countOf = (like: RegExp) => labels.filter(({ text }) => like.test(text)).length;
  const isLost = lostAmong(labels).length > MOST_LOST * countOf(BELOW_ONE);
  const pooled = countOf(LIKE_THOUSANDS) > 0 ? pooledPointOdds(labels) : null;
  if (pooled === null) return { ...NOT_AT_STAKE, isLost };
  const together = POOLED * pooled;
  // What blurs one label blurs the next: many commas say not much more than some.
  const point = Math.max(together - BY_COMMA * countOf(COMMA_BEFORE_THREE), Math.min(together, -MOST_BY_COMMAS));
  return { point, comma: -point, isLost };
}

/**
 * Nats: what all labels show together counts so much, and each that shows a comma by itself so much against a point, of which blur seldom makes a comma while it makes points of commas. Of
 * 10 420 photographed and compressed columns of 4 to 16 labels, half with commas, in fonts that the net has not learnt, 9652 are told beyond doubt, 31 of them wrongly; by the first alone 9438 and 53.
 */
const POOLED = 0.8;
const BY_COMMA = 1;
const MOST_BY_COMMAS = 6;
const COMMA_BEFORE_THREE = /^[1-9]\d{0,2},\d{3}$/;

/** Log odds from which on a separator is beyond doubt. */
export const SURE_SEPARATOR = 3;

/** Texts with the separator before their last three digits as all labels show it together, where that is beyond doubt: in a few of them it was misread. */
export function settleSeparator(text: string, { point }: SeparatorOdds): string {
  if (!Number.isFinite(point) || Math.abs(point) < SURE_SEPARATOR) return text;
  return text.replace(BEFORE_THREE, `$1${point > 0 ? '.' : ','}$2`);
}

const BEFORE_THREE = /^(\D*[1-9]\d{0,2})[.,](\d{3}\D*)$/;

/** Without their points labels of one scale have nearly as many digits as each other: of one with much fewer something covers the others. A first digit that others have not is a mark of the axis. */
function lostAmong(labels: readonly SeenLabel[]): SeenLabel[] {
  const digitsOf = ({ text }: SeenLabel) => countDigits(text);
  const usual = median(labels.map(digitsOf));
  const others = labels.filter(({ text }) => PLAIN.test(text));
  const most = others.length >= FEWEST_PLAIN * labels.length ? median(others.map(digitsOf)) : Number.POSITIVE_INFINITY;
  return labels.filter((label) => {
    const digits = digitsOf(label);
    return LOST_POINT.test(label.text) && digits >= usual - 1 && digits <= most;
  });
}

/** Whole numbers, and how many of the labels tell by how many digits there are. */
const PLAIN = /^[1-9]\d+$/;
const FEWEST_PLAIN = 1 / 3;

/** So many commas, and this share of the texts. */
const COMMAS = { least: 2, share: 1 / 3 };
/** Nats. Of 48 photographed columns in which the net saw neither plainly, the recogniser showed so many commas in seven, all of them of thousands; as many points in 17, twelve of them of thousands. */
const BY_COMMAS = 2;
/** Of texts, those with a separator: a reader who shows so many has lost none. */
const SHOWN = 0.6;

/** The same where a second reader of the labels takes their separators for commas, which it makes of no points; points it makes of both. */
export function withSecond({ point, comma, isLost }: SeparatorOdds, texts: readonly string[]): SeparatorOdds {
  const shareOf = (like: RegExp) => texts.filter((text) => like.test(text)).length / texts.length;
  const isComma = shareOf(/^\d{1,3},\d{3}$/) >= Math.max(COMMAS.share, COMMAS.least / texts.length);
  const by = isComma ? BY_COMMAS : 0;
  return { point: point - by, comma: comma + by, isLost: isLost && shareOf(/\d[.,]\d/) < SHOWN };
}

/**
 * Nats: with less a legend's few numbers, often one in a font of its own, show neither. Of one to three photographed or compressed numbers in fonts that the net has not learnt, those that
 * showed a point by 1 to 3 had it in 33 cases of 57; those that showed a comma so in 25 of 29.
 */
const LEAST_OF_LEGEND = { point: 3, comma: 1 };

/** The same where the numbers of a legend, which part their digits as the scale beside it does, have log odds of their own. Where none of the labels' are at stake they say nothing. */
export function withLegend(odds: SeparatorOdds, legendPoint: number | null): SeparatorOdds {
  const isShown =
    legendPoint !== null && (legendPoint >= LEAST_OF_LEGEND.point || legendPoint <= -LEAST_OF_LEGEND.comma);
  const by = isShown ? legendPoint : 0;
  return { ...odds, point: odds.point + by, comma: odds.comma - by };
}

/** Those of a scale whose labels show `decimals`. */
export function oddsOf({ point, comma, isLost }: SeparatorOdds, decimals: number): number {
  if (isLost) return Number.NEGATIVE_INFINITY;
  return decimals === 0 ? comma : decimals === 3 ? point : Number.POSITIVE_INFINITY;
}
