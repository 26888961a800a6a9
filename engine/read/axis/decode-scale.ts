import { ANY_DIGIT, alignText } from './align-text.ts';
import { decodeGlyphs } from './decode-glyphs.ts';
import { CLASSES, COMMA, DIGITS, KINDS, POINT } from './digit-net.ts';
import { median } from './median.ts';
import { NICE } from './nice-step.ts';
import { advanceOf } from './read-digits.ts';

/**
 * What labels at even rows say together: a text for each, null where it stands between the rows or shows nothing of the kind, and how much likelier all of them are than those of
 * the next scale, nats.
 */
export type DecodedScale = { texts: (string | null)[]; lead: number };

/** So many labels at even rows, and of all of them: fewer may stand so by chance, and be read as anything. */
const LEAST_EVEN = { labels: 5, share: 0.85, off: 0.1 };
/** What a label may say against a scale at most, nats: something may lie over it. */
const MOST_AGAINST = 12;
/** The same of all of them on average: of 160 photographed columns a right scale had 6.6 against it at most, and mostly less than 3, one that is none, as of odd steps or a log axis, at least 7.2. */
const LEAST_SAID = 6.5;
/** Of all scales so many are compared by more than where their digits would stand. */
const COMPARED = 40;
/** Of the labels' characters as they were seen: a blurred one may have a separator more or less. */
const OTHER_LENGTH = 1;
const MOST = { digits: 8, decimals: 8 };
/** Steps in the power of ten above all prices: an axis shows some of them, and its prices move by more than one in thousands. */
const STEPS = { least: 3, most: 20_000 };

/** How prices are written: so many digits from the first that is no nothing, and how many are decimals. */
type Format = { digits: number; decimals: number; commas: boolean };

/** What a label gains at most in a way of writing, and with a price in units of its last digit, nats. */
type GainIn = { most: number; gainWith: (units: number) => number };

/** A price in units of its last digit at the row that counts as 0, and how much less one is a row further down. */
type Candidate = { format: Format; units: number; step: number; gain: number };

/**
 * Reads labels that are too blurred to be read one by one: those of a linear axis stand at even rows and are multiples of a round step, so that few texts are possible for all of them, of which the likeliest
 * is told by all of their characters together. `lines` are the log probabilities of each label's characters (`kindsAt`), `rows` theirs, px, downwards. Null where they stand otherwise or nothing is likely.
 */
export function decodeScale(lines: readonly Float32Array[], rows: readonly number[]): DecodedScale | null {
  const places = evenPlaces(rows);
  if (!places) return null;
  const seen = lines.map((logs) => decodeGlyphs(logs));
  const advance = advanceOf(seen);
  const spaced = lines.map((logs) => decodeGlyphs(logs, advance));
  const length = median(spaced.map((glyphs) => glyphs.length));
  const labels = places.flatMap((place, i) => {
    const logs = lines[i]!;
    const kinds = spaced[i]!.map(({ kind }) => kind);
    return place === null ? [] : [{ place, i, logs, free: alignText(logs, kinds, advance)?.gain ?? 0 }];
  });
  const gains = new Map<string, (GainIn | null)[]>();
  const kept: Candidate[] = [];
  // The likeliest format first: what it keeps leaves little to look at in the others.
  for (const tables of formatsOf(length)
    .map(tablesOf)
    .sort((a, b) => b.most - a.most))
    search(tables);
  const [best, ...others] = kept
    .map((candidate) => ({ ...candidate, gain: labels.reduce((sum, label) => sum + against(label, candidate), 0) }))
    .sort((a, b) => b.gain - a.gain);
  if (!best || best.gain < -LEAST_SAID * labels.length) return null;
  const rival = others.find((other) => !isSame(other, best));
  const texts = lines.map((): string | null => null);
  for (const label of labels) if (against(label, best) > -MOST_AGAINST) texts[label.i] = textAt(label, best);
  return { texts, lead: rival ? best.gain - rival.gain : Number.POSITIVE_INFINITY };

  /** What a label says against a scale beside what it says freely, nats, 0 and less. */
  function against(label: (typeof labels)[number], candidate: Candidate): number {
    const kinds = [...textAt(label, candidate)].map((character) => CLASSES.indexOf(character));
    return Math.max(
      -MOST_AGAINST,
      (alignText(label.logs, kinds, advance)?.gain ?? Number.NEGATIVE_INFINITY) - label.free,
    );
  }

  /** What each label gains in a way of writing; the digits that one has fewer further down are those of another. */
  function gainsIn(format: Format) {
    const sample = written(10 ** (format.digits - 1), format);
    const known = gains.get(sample) ?? labels.map((label) => gainIn(label, sample));
    gains.set(sample, known);
    return known;
  }

  /** What a label gains with a price where the digits of a sample of it stand, beside what it says freely, nats, 0 and less; `most` with its likeliest digits. */
  function gainIn(label: (typeof labels)[number], sample: string): GainIn | null {
    const pattern = [...sample].map((character) => (/\d/.test(character) ? ANY_DIGIT : CLASSES.indexOf(character)));
    const alignment = alignText(label.logs, pattern, advance);
    if (!alignment) return null;
    const odds = alignment.columns.flatMap((x, i) => (pattern[i] === ANY_DIGIT ? [digitOdds(label.logs, x)] : []));
    const most = Math.min(0, alignment.gain - label.free);
    const gainWith = (units: number) => {
      let [gain, rest] = [most, units];
      for (let i = odds.length - 1; i >= 0; i--) {
        gain += odds[i]![rest % 10]!;
        rest = Math.floor(rest / 10);
      }
      return gain;
    };
    return { most, gainWith };
  }

  /** What each label gains in a format with a price, and at most. */
  function tablesOf(format: Format) {
    // Further down prices may have a digit less.
    const shorter = format.digits > 1 ? gainsIn({ ...format, digits: format.digits - 1 }) : [];
    const longer = gainsIn(format);
    const tables = labels.map((label, i) => {
      const [full, short] = [longer[i] ?? null, shorter[i] ?? null];
      const most = Math.max(-MOST_AGAINST, ...[full, short].flatMap((table) => (table ? [table.most] : [])));
      return { place: label.place, full, short, most };
    });
    return { format, tables, most: tables.reduce((sum, { most }) => sum + most, 0) };
  }

  function search({ format, tables, most }: ReturnType<typeof tablesOf>): void {
    const top = 10 ** format.digits;
    const foot = top / 10;
    const gainAt = ({ full, short }: (typeof tables)[number], units: number) => {
      const table = units >= top || units < foot / 10 ? null : units >= foot ? full : short;
      return Math.max(-MOST_AGAINST, table?.gainWith(units) ?? -MOST_AGAINST);
    };
    for (const step of stepsUnder(top))
      for (let units = Math.ceil(foot / step) * step; units < top; units += step) {
        const least = leastKept();
        if (most <= least) return;
        // What is not asked yet counts with the most that it gains.
        let gain = most;
        for (const table of tables) {
          gain += gainAt(table, units - table.place * step) - table.most;
          if (gain <= least) break;
        }
        if (gain > least) keep({ format, units, step, gain });
      }
  }

  function leastKept(): number {
    return kept.length < COMPARED ? -MOST_AGAINST * labels.length : kept[COMPARED - 1]!.gain;
  }

  function keep(candidate: Candidate): void {
    const at = kept.findIndex(({ gain }) => gain < candidate.gain);
    kept.splice(at < 0 ? kept.length : at, 0, candidate);
    if (kept.length > COMPARED) kept.pop();
  }
}

/** Of a column's digits, each against the likeliest, nats. */
function digitOdds(logs: Float32Array, x: number): number[] {
  const digits = [...logs.subarray(x * KINDS, x * KINDS + DIGITS)];
  const most = Math.max(...digits);
  return digits.map((log) => log - most);
}

const textAt = ({ place }: { place: number }, { format, units, step }: Candidate): string =>
  written(units - place * step, format);

/** A price, in units of its last digit. */
function written(units: number, { decimals, commas }: Omit<Format, 'digits'>): string {
  const digits = String(Math.max(0, units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const parted = commas ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, CLASSES[COMMA]!) : whole;
  return decimals > 0 ? `${parted}${CLASSES[POINT]}${digits.slice(-decimals)}` : parted;
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

/** Round steps of an axis whose prices are less than `top`, in units of their last digit. */
function stepsUnder(top: number): number[] {
  const steps: number[] = [];
  for (let power = 1; power < top; power *= 10)
    for (const nice of NICE) {
      const step = nice * power;
      if (Number.isInteger(step) && step * STEPS.least <= top && step * STEPS.most >= top) steps.push(step);
    }
  return steps;
}

/** Whether two say the same prices, however they write them. */
const isSame = (a: Candidate, b: Candidate): boolean => {
  const [unitA, unitB] = [10 ** a.format.decimals, 10 ** b.format.decimals];
  return a.units * unitB === b.units * unitA && a.step * unitB === b.step * unitA;
};

/** At which of evenly spaced rows each stands, from the one that most stand evenly with; null between them, and altogether where too few do. */
function evenPlaces(rows: readonly number[]): (number | null)[] | null {
  const placeOf = (row: number, base: number, gap: number): number | null => {
    const place = (row - base) / gap;
    return Math.abs(place - Math.round(place)) <= LEAST_EVEN.off ? Math.round(place) : null;
  };
  let best: (number | null)[] = [];
  let [most, widest] = [0, 0];
  for (const [i, row] of rows.slice(1).entries()) {
    const gap = row - rows[i]!;
    for (const base of rows) {
      const places = rows.map((other) => placeOf(other, base, gap));
      const even = places.filter((place) => place !== null).length;
      if (even < most || (even === most && gap <= widest)) continue;
      [best, most, widest] = [places, even, gap];
    }
  }
  return most >= Math.max(LEAST_EVEN.labels, LEAST_EVEN.share * rows.length) ? best : null;
}
