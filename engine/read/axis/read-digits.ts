import { characterOf, decodeGlyphs, type Glyph, textOf } from './decode-glyphs.ts';
import { CLASSES, DIGITS, kindsAt, OTHER } from './digit-net.ts';
import type { DigitTile } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';
import { type Signed, signsBeside, withoutTick } from './signs-beside.ts';
import type { Grey } from './text-mask.ts';
import { wholeTile } from './whole-tile.ts';
import { withInk } from './with-ink.ts';
import { withRoom } from './with-room.ts';
import { withoutAxis } from './without-axis.ts';

/** A label's text, how sure its least sure character is, and what it may say instead; `share` of all that it may say. */
export type DigitLabel = {
  text: string;
  confidence: number;
  readings: Reading[];
  /** The same of the number before signs that end the label, which may be a currency's or letters for thousands; null where none do. */
  beforeSign: { text: string; readings: Reading[]; signs: number } | null;
  /** It begins or ends with a part of a character. */
  isCut: boolean;
  glyphs: Glyph[];
  tile: DigitTile;
  /** How likely each kind of character is at each column of the tile, see `kindsAt`. */
  logs: Float32Array;
};

type Reading = { text: string; share: number };

/** Fewer than this share of the likeliest says too little, and more readings than this cost too much. */
const LEAST_SHARE = 0.01;
const MOST_READINGS = 16;

/** Reads a column of numbers, `glyphHeight` px high: twice, since only the first reading tells how far apart its digits stand. */
export function readDigits(brightness: Grey, words: Word[], glyphHeight: number): DigitLabel[] {
  const tiles = words.map((word) => withoutAxis(wholeTile(brightness, word, glyphHeight)));
  const lines = tiles.map(kindsAt);
  const advance = advanceOf(lines.map((logs) => decodeGlyphs(logs)));
  return lines.map((logs, i) => {
    const tile = tiles[i]!;
    const glyphs = withoutTick(withInk(withRoom(decodeGlyphs(logs, advance), advance), tile, advance), tile, advance);
    const signed = signsBeside(glyphs, tile, advance);
    const readings = typeof signed === 'string' ? [] : readingsOf(signed);
    const isSigned = typeof signed !== 'string' && signed.behind > 0;
    return {
      text: textOf(glyphs),
      confidence: glyphs.length ? Math.min(...glyphs.map(({ kind, likely }) => likely[kind]!)) : 0,
      // A sign behind a number may be a letter that makes thousands of it: alone the number tells nothing.
      readings: isSigned ? [] : readings,
      beforeSign: isSigned ? { text: textOf(signed.number), readings, signs: signed.behind } : null,
      isCut: signed === 'cut',
      glyphs,
      tile,
      logs,
    };
  });
}

export const isDigit = ({ kind }: Glyph): boolean => kind < DIGITS;

/** Typical distance of two neighbouring digits, px of the tile; undefined where too few stand beside each other. */
export function advanceOf(lines: Glyph[][]): number | undefined {
  const distances = lines.flatMap((glyphs) =>
    glyphs.slice(1).flatMap((glyph, i) => (isDigit(glyph) && isDigit(glyphs[i]!) ? [glyph.x - glyphs[i]!.x] : [])),
  );
  return distances.length >= 5 ? median(distances) : undefined;
}

/** The likeliest texts, by what each digit may be; all else is taken as it was seen. The first digit may be a currency's sign that is taken for it. */
function readingsOf({ number, before }: Signed): Reading[] {
  let readings = [{ text: '', share: 1 }];
  for (const [i, glyph] of number.entries()) {
    const options = isDigit(glyph)
      ? Array.from({ length: DIGITS }, (_, k) => ({ text: CLASSES[k]!, share: glyph.likely[k]! }))
      : [{ text: characterOf(glyph.kind), share: 1 }];
    const mayBeSign = i === 0 && before === 0 && number.slice(1, 2).some(isDigit);
    if (mayBeSign && isDigit(glyph)) options.push({ text: '', share: glyph.likely[OTHER]! });
    readings = readings
      .flatMap((so) =>
        options
          .filter(({ share }) => share > LEAST_SHARE)
          .map(({ text, share }) => ({ text: so.text + text, share: so.share * share })),
      )
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_READINGS);
  }
  const total = readings.reduce((sum, { share }) => sum + share, 0);
  return readings
    .filter(({ share }) => share > LEAST_SHARE * readings[0]!.share)
    .map(({ text, share }) => ({ text, share: share / total }));
}
