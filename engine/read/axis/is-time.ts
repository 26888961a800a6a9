import type { Glyph } from './decode-glyphs.ts';
import { COMMA, POINT } from './digit-net.ts';
import type { DigitTile } from './digit-tile.ts';
import { median } from './median.ts';
import { advanceOf, type DigitLabel, isDigit } from './read-digits.ts';

/** Rows of a tile in which a colon has its upper dot, nothing, and its lower one, where any separator has its foot. */
const UPPER = [5, 6, 7, 8];
const BETWEEN = [9, 10, 11];
const FOOT = [12, 13, 14, 15];
/** Of the foot's ink. Over a point stands nothing but what the digits beside it leave there, all the way down. */
const LEAST_UPPER = 0.5;
const MOST_BETWEEN = 0.8;
/** Of the usual distance of two digits. */
const WIDE = 1.3;
/** A date has no more digits behind a sign that was seen, if the next one was not: month and year. */
const MOST_BEHIND = 6;

/** Of the labels, what has the same unknown sign at the same place. */
const MOST = 0.6;

/** Whether labels are times of day or dates: what parts their digits has a dot above too, or is a dash or a stroke, which is not read as any sign. */
export const isTime = (labels: readonly DigitLabel[]): boolean =>
  haveColons(labels) || haveGaps(labels) || haveUnknownSign(labels);

function haveUnknownSign(labels: readonly DigitLabel[]): boolean {
  const places = new Map<number, string[]>();
  for (const { text } of labels) {
    const after = /\d\?(\d+)$/.exec(text)?.[1]?.length;
    if (after !== undefined) places.set(after, [...(places.get(after) ?? []), text]);
  }
  const alike = [...places.values()].some((texts) => {
    // Of as many digits are others whose sign was not seen at all.
    const digits = texts[0]!.length - 1;
    const lost = labels.filter(({ text }) => text.length === digits && /^\d+$/.test(text)).length;
    return texts.length >= lost && texts.length >= MOST * (labels.length - lost) && texts.every(isMoment);
  });
  return labels.length >= 3 && alike;
}

/** Days, months, hours, minutes and years are small or of this century and the last: a price of which a sign was not known is soon something else. */
const isMoment = (text: string): boolean =>
  text.split('?').every((part) => (part.length <= 2 ? Number(part) < 60 : /^(?:19|20)\d\d$/.test(part)));

/** One label of several signs may be the countdown that stands in a scale, below the price of the moment. */
function haveColons(labels: readonly DigitLabel[]): boolean {
  const upper = labels.map(({ glyphs, tile }) =>
    glyphs.filter((_, i) => mayBeColon(glyphs, i)).map(({ x }) => upperShare(tile, x)),
  );
  const signed = upper.filter((shares) => shares.length > 0);
  return signed.length >= Math.max(2, labels.length / 3) && median(signed.flat()) > LEAST_UPPER;
}

/** Hours, minutes and seconds have no more digits. */
const MOST_DIGITS = 2;

function mayBeColon(glyphs: readonly Glyph[], i: number): boolean {
  if (glyphs[i]!.kind !== POINT && glyphs[i]!.kind !== COMMA) return false;
  const before = glyphs.slice(Math.max(0, i - MOST_DIGITS - 1), i);
  const after = glyphs.slice(i + 1, i + 2 + MOST_DIGITS);
  return ![before, after].some((beside) => beside.length > MOST_DIGITS && beside.every(isDigit));
}

function upperShare({ width, data }: DigitTile, x: number): number {
  const inkAt = (column: number, row: number) => data[row * width + Math.min(width - 1, Math.max(0, column))]!;
  const footAt = (column: number) => Math.max(...FOOT.map((row) => inkAt(column, row)));
  // Where the separator's own foot stands: beside it is the round of a digit, which blurs to an upper dot.
  const own = [x, x - 1, x + 1].reduce((best, column) => (footAt(column) > footAt(best) ? column : best));
  const inkOf = (row: number) => inkAt(own, row);
  const upper = Math.max(...UPPER.map(inkOf));
  const between = Math.min(...BETWEEN.map(inkOf));
  return between < MOST_BETWEEN * upper ? upper / Math.max(0.2, ...FOOT.map(inkOf)) : 0;
}

function haveGaps(labels: readonly DigitLabel[]): boolean {
  const written = labels.filter(
    ({ glyphs }) => glyphs.filter(isDigit).length >= 3 && behindSign(glyphs) <= MOST_BEHIND,
  );
  const advance = advanceOf(written.map(({ glyphs }) => glyphs));
  if (advance === undefined) return false;
  const widest = WIDE * advance;
  return written.filter(({ glyphs }) => hasGap(glyphs, widest)).length >= 0.5 * labels.length;
}

/** How many digits stand behind the last sign; 0 without one. */
const behindSign = (glyphs: readonly Glyph[]): number => {
  const last = glyphs.findLastIndex((glyph) => !isDigit(glyph));
  return last < 0 ? 0 : glyphs.length - 1 - last;
};

/** Before groups of three digits a gap is the space between thousands, or a comma that was lost. The last part of a date or a time has two: a last digit by itself was seen but a little aside. */
function hasGap(glyphs: readonly Glyph[], widest: number): boolean {
  return glyphs.some((glyph, i) => {
    const before = glyphs[i - 1];
    if (!before || !isDigit(glyph) || !isDigit(before) || glyph.x - before.x <= widest) return false;
    const rest = glyphs.slice(i);
    const after = rest.findIndex((other) => !isDigit(other));
    return rest.length > 1 && (after < 0 ? rest.length : after) % 3 !== 0;
  });
}
