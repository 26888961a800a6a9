import { tagDistance } from './doubt.ts';
import { type LabelFit, priceAt } from './fit-labels.ts';
import { FACTOR_OF_LETTER } from './label-value.ts';

/** Open, high, low and close as a legend writes them. */
export type LegendPrices = readonly [open: number, high: number, low: number, close: number];

/** A space within a number parts its thousands, a letter behind it may stand for them: what stands behind the close is its change. */
const NUMBER = String.raw`((?:\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?(?!\d)|\d[\d.,]*\d|\d)[kKMBT]?)`;
/** Whatever crosses the sign behind a name. */
const AFTER_NAME = '[^A-Za-z0-9]*';
/** As the recogniser reads their initials; a lone one may be lost between two numbers. */
const FIELDS = new RegExp(
  String.raw`(?:\b|[^A-Za-z])(?:[oO]pen|[oO0©@Q])${AFTER_NAME}${NUMBER}\W*(?:[hH]igh|[hH])${AFTER_NAME}${NUMBER}` +
    String.raw`(?:\W*(?:[lL]ow|[lLI|]{1,2}|1\.(?=\s))${AFTER_NAME}|\s+)${NUMBER}\W*(?:[cC]lose|[cCG])${AFTER_NAME}${NUMBER}`,
);
/** Terminals write the four behind the timeframe and name none: XAUUSD,H1 2315.10 2318.44 2312.02 2316.75. */
const UNNAMED = new RegExp(
  String.raw`,\s*(?:[\diIlS]{1,3}[mhdwHDWM]|[MHDW]\d{1,2}|MN|Daily|Weekly|Monthly)\s+${[NUMBER, NUMBER, NUMBER, NUMBER].join(String.raw`\s+`)}(?![\d.,])`,
);

/** The prices that a legend gives for one candle, the last one or that below the cursor; null where it gives none or they make no candle. */
export function legendPricesAmong(texts: readonly string[]): LegendPrices | null {
  const text = texts.join(' ');
  const match = FIELDS.exec(text) ?? UNNAMED.exec(text);
  if (!match) return null;
  const prices = writtenAlike(match.slice(1, 5)).map(priceOf);
  const [open = 0, high = 0, low = 0, close = 0] = prices;
  const isCandle = low > 0 && high >= Math.max(open, close) && low <= Math.min(open, close) && high < 3 * low;
  return isCandle ? [open, high, low, close] : null;
}

/** What they are where commas before their last three digits were taken for points. */
export const inThousands = ([open, high, low, close]: LegendPrices): LegendPrices => [
  1000 * open,
  1000 * high,
  1000 * low,
  1000 * close,
];

/** What they are where the points before so many last digits of each were lost; null where one has its own. */
export const withPoints = ([open, high, low, close]: LegendPrices, decimals: number): LegendPrices | null => {
  const unit = 10 ** -decimals;
  return [open, high, low, close].every(Number.isInteger) ? [open * unit, high * unit, low * unit, close * unit] : null;
};

/** Of the four prices so many at least are read with the sign that stands before their last digits: a comma of a few px is soon taken for a point. */
const LEAST_ALIKE = 3;

/** Prices with the same digits behind their last separator have the same one. */
function writtenAlike(texts: readonly string[]): string[] {
  const ends = texts.map((text) => /([.,])(\d+)$/.exec(text));
  if (new Set(ends.map((end) => end?.[2]?.length)).size > 1) return [...texts];
  const sign = ['.', ','].find((one) => ends.filter((end) => end?.[1] === one).length >= LEAST_ALIKE);
  return texts.map((text) => (sign ? text.replace(/[.,](?=\d+$)/, sign) : text));
}

function priceOf(text: string): number {
  const letter = FACTOR_OF_LETTER[text.at(-1)!];
  return letter ? letter * numberOf(text.slice(0, -1)) : numberOf(text);
}

/** Separators before exactly three digits part thousands, unless they come only once and as a point. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/\s/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const groups = plain.split(/[.,]/);
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups.length > 2 || plain[last] === ',');
  const digits = plain.replaceAll(/[.,]/g, '');
  return isGrouped && groups[0] !== '0' ? Number(digits) : Number(digits) / 10 ** (plain.length - last - 1);
}

type Rows = { open: number; high: number; low: number; close: number };

/** How near a price of the legend must come to its candle's row, px, beside what the scale's own rows may be off by. */
const NEAR = 2.5;
/** px between the high and the low of a candle that confirms: where a scale is far too rough, all four of any other are near a flat one's row. */
const LEAST_APART = 3 * NEAR;
/** Of the range seen: so far above and below it candles may stand that are not. */
const ROOM = 0.5;

/** Of a candle's four prices at their rows one more may be misread, which then says nothing against the scale. */
const LEAST_NEAR = 3;

/**
 * What the legend says to a scale: `confirmed` where one candle has all four prices at their rows, `contradicted` where they lie far from all
 * that is seen, or reach farther than all of it, null where they tell nothing, as when they belong to a candle that was not read. `rise`, px, is how far all rows of the scale may be off together.
 */
export function checkWithLegend(
  fit: LabelFit,
  legend: LegendPrices,
  candles: readonly Rows[],
  rise: number,
): 'confirmed' | 'contradicted' | null {
  const [open, high, low, close] = legend;
  const isNear = (value: number, y: number) => tagDistance(fit, { value, y }) < NEAR + rise;
  const nearOf = (at: Rows) =>
    [isNear(open, at.open), isNear(high, at.high), isNear(low, at.low), isNear(close, at.close)].filter(Boolean).length;
  const all = candles.filter((at) => nearOf(at) === legend.length);
  if (all.some((at) => at.low - at.high >= LEAST_APART)) return 'confirmed';
  const most = Math.max(0, ...candles.map(nearOf));
  if (most >= LEAST_NEAR) return null;
  const top = Math.min(...candles.map((at) => at.high));
  const bottom = Math.max(...candles.map((at) => at.low));
  const ends = [priceAt(fit, top), priceAt(fit, bottom)];
  const range = Math.abs(ends[0]! - ends[1]!);
  const room = ROOM * range;
  const isElsewhere = low > Math.max(...ends) + room || high < Math.min(...ends) - room;
  return isElsewhere || high - low > range + 2 * room ? 'contradicted' : null;
}
