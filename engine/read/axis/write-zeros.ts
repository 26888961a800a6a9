import { connectedParts, type Part } from './connected-parts.ts';
import { characterOf, type Glyph, isSeparator } from './decode-glyphs.ts';
import { DIGITS, KINDS, kindsAt, OTHER } from './digit-net.ts';
import { DIGIT, type Levels, levelsOf, scaled, stretch, TILE_HEIGHT } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';
import { type DigitLabel, isDigit } from './read-digits.ts';
import type { Grey } from './text-mask.ts';

/** A label's small number, amid what stands between its first zeros and its digits. */
type Small = {
  /** The label's place among all. */
  i: number;
  /** Its digits behind the small number. */
  digits: string;
  /** Its middle row, px of the picture. */
  middle: number;
  /** px of the picture that a digit is high. */
  unit: number;
  levels: Levels;
  /** Where it stands, px of the picture, and how much ink it has beside the other digits. */
  left: number;
  right: number;
  ink: number;
  /** Its ends below the middle of the other digits, in heights of these. */
  top: number;
  bottom: number;
};

/** px that a digit's height is enlarged to, to find what stands beside its foot. */
const FINE = 24;
/** In digit heights from the middle: rows that are looked at. */
const ROWS = { from: -0.55, to: 0.95 };
/** Beginning and end of a small number: half as high as a digit and a bit more, on the line or partly below it. */
const ENDS = { top: [-0.16, 0.22], bottom: [0.47, 0.85] } as const;
/** How far those of one column may differ. */
const ALIKE = 0.12;
/** Of its own ink: what is less is its edge. Of what hangs together with a neighbour more is. */
const EDGES = [0.5, 0.65, 0.8];
/** Of the other digits' ink: what is less is grain. */
const FAINT = 0.2;
/** Where its ink is looked for: from so far below the middle on, and so far to both sides of what is between its neighbours, of that. */
const AMID = { from: 0, reach: 0.15 };
/** Of a digit's height: what is lower beside it is no second one. */
const SECOND = 0.6;
/** Behind it, so that two are no number of their own. */
const FEWEST_DIGITS = 2;
/** px of the fine picture, to tell a digit from grain. */
const LEAST_AREA = 12;
/** px of the picture: lower digits can't be told apart. */
const LEAST_HEIGHT = 4.5;
/** Nats: what one label says against a number at most, for it may be covered by something. */
const MOST_AGAINST = 6;
/** Numbers are told that lead by so much, nats: of 189 drawn columns of them 182 do, and of five with wrong ones none led by more than 0.8. */
const LEAST_LEAD = 6;
/** Fewer are written out. */
const FEWEST_ZEROS = 3;
/** Of the labels that show a small number, those that tell it. */
const LEAST_TOLD = 0.6;
/** Ways to cut one out, of its height. */
const CUTS = [0.9, 1, 1.1].flatMap((height) => [-0.03, 0, 0.03].map((lower) => ({ height, lower })));
/** px of a tile's ground beside it. */
const MARGIN = 8;

/**
 * The texts of labels with the zeros behind the point that a small number stands for, as in 0.0₅1234, which is how pages write the prices of tokens for which hardly anything is paid; other labels'
 * texts as they are. Null where the numbers are too small or too blurred, or have two digits.
 */
export function writeZeros(brightness: Grey, labels: readonly DigitLabel[], words: readonly Word[]): string[] | null {
  const shown = labels.flatMap((label, i) => smallOf(brightness, label, words[i]!, i));
  const found = shown.filter((one) => one !== null);
  if (found.length === 0) return null;
  const [top, bottom] = [median(found.map((one) => one.top)), median(found.map((one) => one.bottom))];
  const alike = found.filter((one) => Math.abs(one.top - top) < ALIKE && Math.abs(one.bottom - bottom) < ALIKE);
  if (alike.length < LEAST_TOLD * shown.length) return null;
  if ((bottom - top) * median(alike.map(({ unit }) => unit)) < LEAST_HEIGHT) return null;
  // Where it begins and ends is known roughly: what several cuts say is surer than any one.
  const likeliest = alike.map((one) => {
    const sum = new Float32Array(DIGITS);
    for (const cut of CUTS)
      for (const [digit, odds] of digitOdds(brightness, one, { top, bottom }, cut).entries())
        sum[digit]! += odds / CUTS.length;
    return sum;
  });
  const zeros = likeliest.map((odds) => FEWEST_ZEROS + indexOfMost(odds.subarray(FEWEST_ZEROS)));
  // One that is taken for another is so in all labels alike, which are no more independent than the root of their number.
  const said = (more: number) =>
    likeliest.reduce((sum, odds, k) => sum + Math.max(-MOST_AGAINST, odds[zeros[k]! + more] ?? -MOST_AGAINST), 0);
  const others = Array.from({ length: 2 * DIGITS + 1 }, (_, k) => k - DIGITS).filter((more) => more !== 0);
  const lead = (said(0) - Math.max(...others.map(said))) / Math.sqrt(alike.length);
  if (lead < LEAST_LEAD) return null;
  const texts = labels.map(({ text }) => text);
  for (const [k, { i, digits }] of alike.entries()) texts[i] = `0.${'0'.repeat(zeros[k]!)}${digits}`;
  return texts;
}

const isBetween = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
const indexOfMost = (odds: Float32Array): number => odds.indexOf(Math.max(...odds));

/** Of a label's characters, where the sign for what is small stands, as in `0.0?1234`. Negative where none does. */
function placeOfSmall(glyphs: readonly Glyph[]): number {
  const isZero = (i: number) => glyphs[i]?.kind === 0;
  return glyphs.findIndex(
    ({ kind }, i) =>
      i >= 3 &&
      (kind === OTHER || isSeparator(kind)) &&
      isZero(i - 3) &&
      isSeparator(glyphs[i - 2]!.kind) &&
      isZero(i - 1) &&
      glyphs.length - i > FEWEST_DIGITS &&
      glyphs.slice(i + 1).every(isDigit),
  );
}

/** None where the label shows none, null where it can't be told from what is beside it. */
function smallOf(brightness: Grey, { glyphs, tile }: DigitLabel, { middle, light }: Word, i: number): (Small | null)[] {
  const place = placeOfSmall(glyphs);
  if (place < 0) return [];
  const unit = DIGIT * tile.scale;
  const columnOf = (glyph: Glyph) => tile.left + (glyph.x + 0.5) * tile.scale;
  const [from, to] = [columnOf(glyphs[place - 1]!), columnOf(glyphs[place + 1]!)];
  const scale = unit / FINE;
  const width = Math.max(1, Math.round((to - from) / scale));
  const height = Math.round((ROWS.to - ROWS.from) * FINE);
  const line = { left: tile.left, top: middle - (TILE_HEIGHT / 2) * tile.scale, scale: tile.scale };
  const levels = levelsOf(scaled(brightness, { ...line, width: tile.width, height: TILE_HEIGHT }), light);
  const data = scaled(brightness, { left: from, top: middle + ROWS.from * unit, scale, width, height });
  stretch(data, levels);
  const ink = inkAmid(data, width);
  const part = EDGES.map((edge) => lowPart(data, { width, height, least: edge * ink })).find(Boolean);
  if (!part) return [null];
  const digits = glyphs.slice(place + 1).map(({ kind }) => characterOf(kind));
  return [
    {
      ...{ i, digits: digits.join(''), middle, unit, levels, ink, ...endsOf(part) },
      left: from + (part.x0 - 1) * scale,
      right: from + (part.x1 + 1) * scale,
    },
  ];
}

/** Most ink below the middle of the other digits, amid what is between them; no more than they have. */
function inkAmid(data: Float32Array, width: number): number {
  const first = Math.ceil((AMID.from - ROWS.from) * FINE) * width;
  let most = FAINT;
  for (let at = first; at < data.length; at++)
    if (Math.abs((at % width) / width - 0.5) < AMID.reach) most = Math.max(most, data[at]!);
  return Math.min(1, most);
}

const endsOf = ({ y0, y1 }: Part) => ({ top: ROWS.from + y0 / FINE, bottom: ROWS.from + y1 / FINE });

/** The largest part of ink that touches no neighbour, if it stands where a small number does and alone there. */
function lowPart(
  data: Float32Array,
  { width, height, least }: { width: number; height: number; least: number },
): Part | null {
  const mask = Uint8Array.from(data, (value) => (value < least ? 0 : 1));
  const [largest, ...others] = connectedParts({ width, height, data: mask })
    .filter(({ x0, x1, area }) => x0 > 0 && x1 < width && area >= LEAST_AREA)
    .sort((a, b) => b.area - a.area);
  if (!largest || others.some((part) => isSecond(part, largest))) return null;
  const { top, bottom } = endsOf(largest);
  return isBetween(top, ENDS.top) && isBetween(bottom, ENDS.bottom) ? largest : null;
}

/** Whether one is nearly as high as the other, as a second digit is. */
const isSecond = (part: Part, other: Part): boolean => part.y1 - part.y0 > SECOND * (other.y1 - other.y0);

/** Log probability of each digit. */
function digitOdds(
  brightness: Grey,
  { middle, unit, levels, ink, left, right }: Small,
  { top, bottom }: { top: number; bottom: number },
  cut: (typeof CUTS)[number],
): Float32Array {
  const high = (bottom - top) * cut.height * unit;
  const scale = high / DIGIT;
  const width = Math.max(3, Math.round((right - left) / scale));
  const centre = middle + ((top + bottom) / 2 + cut.lower) * unit;
  const part = scaled(brightness, { left, top: centre - (TILE_HEIGHT / 2) * scale, scale, width, height: TILE_HEIGHT });
  stretch(part, { ground: levels.ground, range: levels.range * ink });
  // What stands beside it is higher than any digit beside a digit that the net has seen.
  const whole = width + 2 * MARGIN;
  const data = new Float32Array(whole * TILE_HEIGHT);
  for (let row = 0; row < TILE_HEIGHT; row++)
    data.set(part.subarray(row * width, (row + 1) * width), row * whole + MARGIN);
  const kinds = kindsAt({ width: whole, height: TILE_HEIGHT, data, left, scale });
  const shares = new Float32Array(DIGITS);
  const amid = MARGIN + Math.floor(width / 2);
  for (let x = amid - 1; x <= amid + 1; x++)
    for (let digit = 0; digit < DIGITS; digit++) shares[digit]! += Math.exp(kinds[x * KINDS + digit]!) / 3;
  return shares.map(Math.log);
}
