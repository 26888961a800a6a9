import type { Box, Raster } from '../../raster.ts';
import type { Alphabet, RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import type { Word } from './find-words.ts';
import { resample } from './resample.ts';
import { sharpen } from './sharpen.ts';
import type { Grey } from './text-mask.ts';

/** What a word of the picture says, 0 to 1 sure, and how it stood in the strip. */
export type ReadWord = { word: Word; text: string; confidence: number; tile: Grey };

type ReadWordsOptions = {
  recogniseText: RecogniseText;
  alphabet: Alphabet;
  /** A lens has smeared the strokes, as it does in photos. */
  smeared?: boolean;
  signal?: StopSignal;
};

/** Height of a digit in the strip, px; tesseract reads best at 24 to 34. */
export const GLYPH_HEIGHT = 24;
const MARGIN = 20;
/** Smeared text that has to be enlarged by more than this needs its strokes back; text of a screenshot only gets frayed by that. */
const SMALL_TEXT = 2;

/** Reads words of a picture in one call: each becomes a line of one strip, dark on light, all of one height. */
export async function readWords(
  brightness: Grey,
  words: Word[],
  { recogniseText, alphabet, smeared = false, signal }: ReadWordsOptions,
): Promise<ReadWord[]> {
  if (words.length === 0) return [];
  const tiles = words.map((word) => tileOf(brightness, word, smeared));
  const { strip, tops } = stack(tiles);
  const found = await recogniseText(strip, signal ? { alphabet, signal } : { alphabet });
  return words.map((word, i) => {
    const top = tops[i]!;
    const parts = found
      .filter(({ box }) => isInside((box.y0 + box.y1) / 2, top, top + tiles[i]!.height))
      .toSorted((a, b) => a.box.x0 - b.box.x0);
    return {
      word,
      text: parts.map((part) => part.text).join(alphabet === 'text' ? ' ' : ''),
      tile: tiles[i]!,
      confidence: parts.length ? Math.min(...parts.map((part) => part.confidence)) : 0,
    };
  });
}

const isInside = (y: number, from: number, to: number) => y >= from && y < to;

/** The word alone, enlarged: ground becomes 255 and ink 0, whatever their colours were. */
function tileOf(brightness: Grey, word: Word, smeared: boolean): Grey {
  const box = cropOf(brightness, word);
  const scale = GLYPH_HEIGHT / word.glyphHeight;
  const width = Math.max(1, Math.round((box.x1 - box.x0) * scale));
  const height = Math.max(1, Math.round((box.y1 - box.y0) * scale));
  const enlarged = resample(brightness, box, width, height);
  const tile = smeared && scale > SMALL_TEXT ? sharpen(enlarged, 6, 2) : enlarged;
  const sorted = Uint8Array.from(tile.data).sort();
  const quantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  // Ink is the smaller part of a line of text, so the ground is found well inside the larger one.
  const ground = quantile(word.light ? 0.3 : 0.7);
  const ink = quantile(word.light ? 0.98 : 0.02);
  const range = ink - ground || 1;
  for (let i = 0; i < tile.data.length; i++)
    tile.data[i] = Math.min(255, Math.max(0, 255 - (255 * (tile.data[i]! - ground)) / range));
  return tile;
}

function cropOf({ width, height }: Grey, { x0, x1, middle, glyphHeight }: Word): Box {
  // Room above and below for commas and brackets, hardly any to the sides, where ticks and frames stand.
  const reach = 0.85 * glyphHeight;
  return {
    x0: Math.max(0, x0 - 1),
    x1: Math.min(width, x1 + 1),
    y0: Math.max(0, Math.round(middle - reach)),
    y1: Math.min(height, Math.round(middle + reach)),
  };
}

function stack(tiles: Grey[]): { strip: Raster; tops: number[] } {
  const width = Math.max(...tiles.map((tile) => tile.width)) + 2 * MARGIN;
  const gap = Math.round(0.4 * GLYPH_HEIGHT);
  const tops: number[] = [];
  let height = MARGIN;
  for (const tile of tiles) {
    tops.push(height);
    height += tile.height + gap;
  }
  const data = new Uint8ClampedArray(width * (height + MARGIN) * 4).fill(255);
  tiles.forEach((tile, i) => {
    for (let y = 0, from = 0; y < tile.height; y++)
      for (let x = 0, at = ((tops[i]! + y) * width + MARGIN) * 4; x < tile.width; x++, from++, at += 4) {
        data[at] = tile.data[from]!;
        data[at + 1] = tile.data[from]!;
        data[at + 2] = tile.data[from]!;
      }
  });
  return { strip: { width, height: height + MARGIN, data }, tops };
}
