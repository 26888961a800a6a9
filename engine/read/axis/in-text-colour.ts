import { endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { distance, dot, lengthOf, type Rgb, subtract } from '../colours/colour.ts';
import type { Word } from './find-words.ts';

/** Glyphs of what may be a price. */
const LEAST_GLYPHS = 3;
/** Colours nearer than this, 0 to 441, are one; what is as near to the ground is too faint to be told from it. */
const SAME = 40;
const LEAST_CONTRAST = 60;
/** So many colours are tried, in each of which so many words are written: an app has its labels in one, and its legend in a second. */
const MOST_COLOURS = 2;
const LEAST_WORDS = 2;
/** Of a word's ink: 0.97 and more of what is written in one colour; where each third of a screen's px was smoothed by itself, two thirds, and commas lose their tails. */
const LEAST_KEPT = 0.9;

/** The colours in which most words are written, the most usual first, on a ground of this colour. */
export function textColours(picture: Raster, words: readonly Word[], ground: Rgb): Rgb[] {
  const colours: { rgb: Rgb; words: number }[] = [];
  for (const word of words) {
    if (word.glyphs.length < LEAST_GLYPHS) continue;
    const pixels = coloursIn(picture, word);
    const rgb = pixels.reduce((ink, other) => (distance(other, ground) > distance(ink, ground) ? other : ink), ground);
    if (distance(rgb, ground) < LEAST_CONTRAST || keptOf(pixels, rgb, ground) < LEAST_KEPT) continue;
    const known = colours.find((colour) => distance(colour.rgb, rgb) < SAME);
    if (known) known.words++;
    else colours.push({ rgb, words: 1 });
  }
  return colours
    .filter((colour) => colour.words >= LEAST_WORDS)
    .toSorted((a, b) => b.words - a.words)
    .slice(0, MOST_COLOURS)
    .map(({ rgb }) => rgb);
}

const coloursIn = (picture: Raster, { x0, x1, y0, y1 }: Word): Rgb[] =>
  Array.from({ length: (x1 - x0) * (y1 - y0) }, (_, i) => {
    const [x, y] = [x0 + (i % (x1 - x0)), y0 + Math.floor(i / (x1 - x0))];
    return colourAt(picture, (y * picture.width + x) * 4);
  });

/** Of a word's ink the share that is of one colour. */
function keptOf(pixels: readonly Rgb[], text: Rgb, ground: Rgb): number {
  const shareOf = sharesOf(text, ground);
  const ink = pixels.reduce((sum, rgb) => sum + distance(rgb, ground), 0);
  return pixels.reduce((sum, rgb) => sum + shareOf(rgb) * distance(text, ground), 0) / ink;
}

const colourAt = ({ data }: Raster, at: number): Rgb => [data[at]!, data[at + 1]!, data[at + 2]!];

/** How far a mixture of ground and text may be off the line between both, 0 to 441: at twice that it is another thing's. */
const OFF_LINE = 24;

/** How much of a px is text of this colour, 0 to 1. */
function sharesOf(text: Rgb, ground: Rgb): (rgb: Rgb) => number {
  const towards = subtract(text, ground);
  const length = dot(towards, towards);
  return (rgb) => {
    const off = subtract(rgb, ground);
    const share = Math.min(1, Math.max(0, dot(off, towards) / length));
    const beside = lengthOf(off[0] - share * towards[0], off[1] - share * towards[1], off[2] - share * towards[2]);
    return share * Math.min(1, Math.max(0, 2 - beside / OFF_LINE));
  };
}

/** The picture with only what is written in one colour on its ground: candles and lines that cross labels are gone, save where they have that colour too. */
export function inTextColour(picture: Raster, text: Rgb, ground: Rgb): Raster {
  const towards = subtract(text, ground);
  const shareOf = sharesOf(text, ground);
  const data = new Uint8ClampedArray(picture.data.length);
  const pixels = pixelsOf(picture);
  const written = new Uint32Array(data.buffer);
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    to = endOfAlike(pixels, from, pixels.length);
    const at = 4 * from;
    const share = shareOf(colourAt(picture, at));
    for (let channel = 0; channel < 3; channel++) data[at + channel] = ground[channel]! + share * towards[channel]!;
    data[at + 3] = 255;
    written.fill(written[from]!, from + 1, to);
  }
  return { width: picture.width, height: picture.height, data };
}
