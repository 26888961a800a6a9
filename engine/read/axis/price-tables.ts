import { ANY_DIGIT, alignText } from './align-text.ts';
import { CLASSES, COMMA, DIGITS, KINDS, POINT } from './digit-net.ts';

/** How prices are written: so many digits from the first that is no nothing, and how many are decimals. */
export type Format = { digits: number; decimals: number; commas: boolean };

/** A label that shall be read with others: at which of evenly spaced rows it stands, counted downwards from the first, what the net says of its characters, and what they gain as they were seen, nats. */
export type SeenLabel = { place: number; logs: Float32Array; free: number };

/** What a label gains with each price of so many digits, in units of the last one, beside what it says freely, nats, 0 and less; `most` with its likeliest digits. */
type DigitTable = {
  most: number;
  gainWith: (units: number) => number;
  /** Its likeliest prices of so many digits, at most so many of them. */
  likeliest: (digits: number, count: number) => number[];
};

/** What a label gains in one way of writing, nats, 0 and less. */
export type PriceTable = {
  place: number;
  most: number;
  gainWith: (units: number) => number;
  likeliest: (count: number) => number[];
};

/** A way of writing prices: those with its digits, from `foot` to below `top` in units of the last one, and what each label gains with them; `most` is what all of them gain at most, `span` the last one's place. */
export type PriceTables = {
  format: Format;
  foot: number;
  top: number;
  labels: PriceTable[];
  most: number;
  span: number;
};

/** What a label may say against a scale at most, nats: something may lie over it. */
export const MOST_AGAINST = 12;
/** Of the labels' characters as they were seen: a blurred one may have a separator more or less. */
const OTHER_LENGTH = 1;
const MOST = { digits: 8, decimals: 8 };

/** A price, in units of its last digit, as it is written. */
export function written(units: number, { decimals, commas }: Omit<Format, 'digits'>): string {
  const digits = String(Math.max(0, units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const parted = commas ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, CLASSES[COMMA]!) : whole;
  return decimals > 0 ? `${parted}${CLASSES[POINT]}${digits.slice(-decimals)}` : parted;
}

/** What labels of about so many characters gain with prices in each way of writing, the one in which they gain most first; `advance` as in `decodeGlyphs`. */
export function priceTables(labels: readonly SeenLabel[], length: number, advance: number | undefined): PriceTables[] {
  const known = new Map<string, (DigitTable | null)[]>();
  const span = Math.max(...labels.map(({ place }) => place));
  return formatsOf(length)
    .map(tablesIn)
    .sort((a, b) => b.most - a.most);

  /** The digits that one has fewer further down are those of another way of writing. */
  function digitTables(format: Format): (DigitTable | null)[] {
    const sample = written(10 ** (format.digits - 1), format);
    const tables = known.get(sample) ?? labels.map((label) => digitTable(label, sample, advance));
    known.set(sample, tables);
    return tables;
  }

  function tablesIn(format: Format): PriceTables {
    const top = 10 ** format.digits;
    const foot = top / 10;
    // Further down prices may have a digit less.
    const shorter = format.digits > 1 ? digitTables({ ...format, digits: format.digits - 1 }) : [];
    const longer = digitTables(format);
    const tables = labels.map(({ place }, i): PriceTable => {
      const [full, short] = [longer[i] ?? null, shorter[i] ?? null];
      const gainWith = (units: number) => {
        const table = units >= top || units < foot / 10 ? null : units >= foot ? full : short;
        return Math.max(-MOST_AGAINST, table?.gainWith(units) ?? -MOST_AGAINST);
      };
      const likeliest = (count: number) =>
        [...(full?.likeliest(format.digits, count) ?? []), ...(short?.likeliest(format.digits - 1, count) ?? [])]
          .toSorted((a, b) => gainWith(b) - gainWith(a))
          .slice(0, count);
      const most = Math.max(-MOST_AGAINST, ...[full, short].flatMap((table) => (table ? [table.most] : [])));
      return { place, most, gainWith, likeliest };
    });
    return { format, foot, top, labels: tables, most: tables.reduce((sum, { most }) => sum + most, 0), span };
  }
}

/** What a label gains with a price where the digits of a sample of it stand. */
function digitTable({ logs, free }: SeenLabel, sample: string, advance: number | undefined): DigitTable | null {
  const pattern = [...sample].map((character) => (/\d/.test(character) ? ANY_DIGIT : CLASSES.indexOf(character)));
  const alignment = alignText(logs, pattern, advance);
  if (!alignment) return null;
  const odds = alignment.columns.flatMap((x, i) => (pattern[i] === ANY_DIGIT ? [digitOdds(logs, x)] : []));
  const most = Math.min(0, alignment.gain - free);
  const gainWith = (units: number) => {
    let [gain, rest] = [most, units];
    for (let i = odds.length - 1; i >= 0; i--) {
      gain += odds[i]![rest % 10]!;
      rest = Math.floor(rest / 10);
    }
    return gain;
  };
  const likeliest = (digits: number, count: number) => {
    let prices = [{ units: 0, gain: 0 }];
    for (const ofDigit of odds.slice(-digits))
      prices = prices
        .flatMap(({ units, gain }) =>
          [...ofDigit].map((odd, digit) => ({ units: units * 10 + digit, gain: gain + odd })),
        )
        .sort((a, b) => b.gain - a.gain)
        .slice(0, count);
    return prices.map(({ units }) => units).filter((units) => units >= 10 ** (digits - 1));
  };
  return { most, gainWith, likeliest };
}

/** Of a column's digits, each against the likeliest, nats. */
function digitOdds(logs: Float32Array, x: number): number[] {
  const digits = [...logs.subarray(x * KINDS, x * KINDS + DIGITS)];
  const most = Math.max(...digits);
  return digits.map((log) => log - most);
}

function formatsOf(length: number): Format[] {
  const formats: Format[] = [];
  for (let digits = 1; digits <= MOST.digits; digits++)
    for (let decimals = 0; decimals <= MOST.decimals; decimals++)
      for (const commas of digits - decimals > 3 ? [false, true] : [false]) {
        const characters = written(10 ** (digits - 1), { decimals, commas }).length;
        if (Math.abs(characters - length) <= OTHER_LENGTH) formats.push({ digits, decimals, commas });
      }
  return formats;
}
