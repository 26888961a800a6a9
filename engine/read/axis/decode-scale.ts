import { alignText } from './align-text.ts';
import { decodeGlyphs } from './decode-glyphs.ts';
import { CLASSES } from './digit-net.ts';
import { median } from './median.ts';
import { MOST_AGAINST, priceTables, type SeenLabel, written } from './price-tables.ts';
import { advanceOf } from './read-digits.ts';
import { areNear, oddScales, roundScales, type Scale, unitsAt } from './scale-search.ts';
import { withoutMarks } from './without-marks.ts';

/**
 * What labels at even rows say together: a text for each, null where it stands between the rows or shows nothing of the kind, and how much likelier all of them are than those of
 * the next scale, nats.
 */
export type DecodedScale = { texts: (string | null)[]; lead: number };

/** So many labels at even rows, and of all of them: fewer may stand so by chance, and be read as anything; as anything in steps of any kind sooner. */
const LEAST_EVEN = { labels: 5, ofAnyStep: 8, share: 0.85, off: 0.1 };
/** What all labels may say against a scale on average, nats: of 160 photographed columns a right scale had 6.6 against it at most, and mostly less than 3, one that is none, as of odd steps or a log axis, at least 7.2. */
const LEAST_SAID = 6.5;
/** What an odd step costs beside a round one, of which there are so many fewer that digits fit one by chance so much less, nats. */
const ODD_COST = 12;
/** Scales that gain so much less than the likeliest of all steps do not matter beside it, nats. */
const FAR_LESS = 50;

/**
 * Reads labels that are too blurred to be read one by one: those of a linear axis stand at even rows and are multiples of a round step, or of an odd one as a terminal's, so that few texts are possible for all of
 * them, of which the likeliest is told by all of their characters together. `lines` are the log probabilities of each label's characters (`kindsAt`), `rows` theirs, px, downwards. Null where they stand otherwise
 * or nothing is likely.
 */
export function decodeScale(lines: readonly Float32Array[], rows: readonly number[]): DecodedScale | null {
  const places = evenPlaces(rows);
  if (!places) return null;
  const advance = advanceOf(lines.map((logs) => decodeGlyphs(logs)));
  const bare = withoutMarks(lines, advance);
  const seen = bare.map((logs) => decodeGlyphs(logs, advance));
  const labels = places.flatMap((place, i): (SeenLabel & { i: number })[] => {
    const logs = bare[i]!;
    const kinds = seen[i]!.map(({ kind }) => kind);
    return place === null ? [] : [{ place, i, logs, free: alignText(logs, kinds, advance)?.gain ?? 0 }];
  });
  const span = Math.max(...labels.map(({ place }) => place));
  const tables = priceTables(labels, median(seen.map((glyphs) => glyphs.length)), advance);
  const odd = labels.length < LEAST_EVEN.ofAnyStep ? [] : oddScales(tables);
  // A likely one of any step leaves little to look at among the round ones.
  const least = odd[0] ? odd[0].gain - FAR_LESS : undefined;
  const [best, ...others] = [
    ...roundScales(tables, least).map((scale) => ({ ...scale, gain: gainOf(scale) })),
    ...odd.map((scale) => ({ ...scale, gain: gainOf(scale) - ODD_COST })),
  ].sort((a, b) => b.gain - a.gain);
  if (!best || best.gain < -LEAST_SAID * labels.length) return null;
  const rival = others.find((other) => !areNear(best, other, span));
  const texts = lines.map((): string | null => null);
  for (const label of labels) if (against(label, best) > -MOST_AGAINST) texts[label.i] = textAt(label, best);
  return { texts, lead: rival ? best.gain - rival.gain : Number.POSITIVE_INFINITY };

  /** What all labels gain with a scale, as they are written in it, nats, 0 and less. */
  function gainOf(scale: Scale): number {
    return labels.reduce((sum, label) => sum + against(label, scale), 0);
  }

  /** What a label says against a scale beside what it says freely, nats, 0 and less. */
  function against(label: SeenLabel, scale: Scale): number {
    const kinds = [...textAt(label, scale)].map((character) => CLASSES.indexOf(character));
    return Math.max(
      -MOST_AGAINST,
      (alignText(label.logs, kinds, advance)?.gain ?? Number.NEGATIVE_INFINITY) - label.free,
    );
  }
}

const textAt = ({ place }: { place: number }, scale: Scale): string => written(unitsAt(scale, place), scale.format);

/** At which of evenly spaced rows each stands, counted from the first that does; null between them, and altogether where too few stand evenly. */
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
  if (most < Math.max(LEAST_EVEN.labels, LEAST_EVEN.share * rows.length)) return null;
  const first = best.find((place) => place !== null)!;
  return best.map((place) => (place === null ? null : place - first));
}
