import { characterOf, decodeGlyphs, type Glyph, textOf } from './decode-glyphs.ts';
import { CLASSES, kindsAt, OTHER } from './digit-net.ts';
import { type DigitTile, digitTile } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';
import type { Grey } from './text-mask.ts';

/** A label's text, how sure its least sure character is, and what it may say instead; `share` of all that it may say. */
export type DigitLabel = {
  text: string;
  confidence: number;
  readings: { text: string; share: number }[];
  glyphs: Glyph[];
  tile: DigitTile;
};

const DIGITS = 10;
/** Fewer than this share of the likeliest says too little, and more readings than this cost too much. */
const LEAST_SHARE = 0.01;
const MOST_READINGS = 16;

/** Reads a column of numbers, `glyphHeight` px high: twice, since only the first reading tells how far apart its digits stand. */
export function readDigits(brightness: Grey, words: Word[], glyphHeight: number): DigitLabel[] {
  const tiles = words.map((word) => digitTile(brightness, word, glyphHeight));
  const lines = tiles.map(kindsAt);
  const advance = advanceOf(lines.map((logs) => decodeGlyphs(logs)));
  return lines.map((logs, i) => {
    const glyphs = decodeGlyphs(logs, advance);
    const readings = readingsOf(glyphs);
    return {
      text: textOf(glyphs),
      confidence: glyphs.length ? Math.min(...glyphs.map(({ kind, likely }) => likely[kind]!)) : 0,
      readings,
      glyphs,
      tile: tiles[i]!,
    };
  });
}

export const isDigit = ({ kind }: Glyph): boolean => kind < DIGITS;

function advanceOf(lines: Glyph[][]): number | undefined {
  const distances = lines.flatMap((glyphs) =>
    glyphs.slice(1).flatMap((glyph, i) => (isDigit(glyph) && isDigit(glyphs[i]!) ? [glyph.x - glyphs[i]!.x] : [])),
  );
  return distances.length >= 5 ? median(distances) : undefined;
}

/** The likeliest texts, by what each digit may be; all else is taken as it was seen. */
function readingsOf(glyphs: Glyph[]): DigitLabel['readings'] {
  // A sign that is not known may be a digit that was not: then nothing is told.
  if (glyphs.length === 0 || glyphs.some(({ kind }) => kind === OTHER)) return [];
  let readings = [{ text: '', share: 1 }];
  for (const glyph of glyphs) {
    const options = isDigit(glyph)
      ? Array.from({ length: DIGITS }, (_, k) => ({ text: CLASSES[k]!, share: glyph.likely[k]! })).filter(
          ({ share }) => share > LEAST_SHARE,
        )
      : [{ text: characterOf(glyph.kind), share: 1 }];
    readings = readings
      .flatMap((before) =>
        options.map(({ text, share }) => ({ text: before.text + text, share: before.share * share })),
      )
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_READINGS);
  }
  const total = readings.reduce((sum, { share }) => sum + share, 0);
  return readings
    .filter(({ share }) => share > LEAST_SHARE * readings[0]!.share)
    .map(({ text, share }) => ({ text, share: share / total }));
}
