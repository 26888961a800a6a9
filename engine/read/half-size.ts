import { type Box, pixelsOf, type Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import type { LabelColumn } from './axis/label-column.ts';
import type { Around } from './choose-chart.ts';
import type { CandleColours } from './colours/choose-candle-colours.ts';
import { distance, type Rgb } from './colours/colour.ts';
import type { Strongest } from './colours/whole-colours.ts';
import type { FoundCandles } from './find-candles.ts';

/** Coverage from which a px has a colour and not a mixture of it. */
const PLAIN = 204;

/** A picture of half as many columns and rows, each px the mean of four, and what is known of the whole one in its px. An odd last column or row is left out. */
export const halfSize = (picture: Raster, around: Around): { picture: Raster; around: Around } => ({
  picture: halved(picture),
  around: {
    ...around,
    columns: around.columns.map(halfColumn),
    words: around.words.map(halfWord),
    dividers: around.dividers.map((divider) => ({ ...divider, ...halfSpan(divider) })),
  },
});

/** A box of the picture of half the size in px of the whole one, up to its last column and row where it reaches the end. */
export const atFullSize = ({ x0, x1, y0, y1 }: Box, { width, height }: Raster): Box => ({
  x0: 2 * x0,
  x1: x1 === width >> 1 ? width : 2 * x1,
  y0: 2 * y0,
  y1: y1 === height >> 1 ? height : 2 * y1,
});

/** The same of the rows that a chart's bars reach over. */
export const coloursAtFullSize = (colours: CandleColours): CandleColours => ({
  ...colours,
  bars: colours.bars.map((bar) => ({ ...bar, top: 2 * bar.top, base: 2 * bar.base })),
});

/** Rows of half the size, of which one is looked at: strokes are alike in all of theirs. */
const SPARSE = 4;

/** Of each candle's colour, for px of half the size that are in it, that of its four which is farthest from the ground: a stroke of a px is but a shade there. */
export function strongestOf({ data, width }: Raster, { region, colours, marks: { ink } }: FoundCandles): Strongest[] {
  const strongest = colours.candles.map((rgb): Strongest => ({ rgb, pixels: [] }));
  for (let y = 0; y < ink.height; y += SPARSE)
    for (let x = 0; x < ink.width; x++) {
      if (ink.cover[y * ink.width + x]! < PLAIN) continue;
      const of = strongest[ink.owner[y * ink.width + x]! - 1];
      if (!of) continue;
      const first = 2 * (region.x0 + x) + 2 * width * (region.y0 + y);
      const four = [first, first + 1, first + width, first + width + 1].map(
        (px): Rgb => [data[4 * px]!, data[4 * px + 1]!, data[4 * px + 2]!],
      );
      of.pixels.push(
        four.reduce((a, b) => (distance(b, colours.background) > distance(a, colours.background) ? b : a)),
      );
    }
  return strongest;
}

/** Every other byte of a pixel: four of them can be summed up in their room and the next one's. And what rounds a quarter of such sums. */
const EVEN = 0x00ff00ff;
const HALF_UP = 0x00020002;

function halved(picture: Raster): Raster {
  const { width } = picture;
  const half = { width: width >> 1, height: picture.height >> 1 };
  const pixels = pixelsOf(picture);
  const means = new Uint32Array(half.width * half.height);
  let to = 0;
  for (let y = 0; y < half.height; y++)
    for (let at = 2 * y * width, end = at + 2 * half.width; at < end; at += 2) {
      // As signed numbers: none of the sums leaves their range, as it would that of plain ones.
      const a = pixels[at]! | 0;
      const b = pixels[at + 1]! | 0;
      const c = pixels[at + width]! | 0;
      const d = pixels[at + width + 1]! | 0;
      const even = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN) + HALF_UP;
      const odd = ((a >>> 8) & EVEN) + ((b >>> 8) & EVEN) + ((c >>> 8) & EVEN) + ((d >>> 8) & EVEN) + HALF_UP;
      means[to++] = ((even >>> 2) & EVEN) | (((odd >>> 2) & EVEN) << 8);
    }
  return { ...half, data: new Uint8ClampedArray(means.buffer) };
}

/** A picture of half the size with as many px as the whole one, each between those around it, bilinear: soft, as scaling and codecs leave a whole one, but without their marks. */
export function spreadOver(half: Raster, { width, height }: Raster): Raster {
  const data = new Uint8ClampedArray(4 * width * height);
  const columns = neighboursOf(width, half.width);
  const rows = neighboursOf(height, half.height);
  let to = 0;
  for (const { near, far, part } of rows)
    for (const column of columns)
      for (let i = 0; i < 4; i++) {
        const at = (y: number, x: number) => half.data[4 * (y * half.width + x) + i]!;
        const across = (y: number) => at(y, column.near) * (1 - column.part) + at(y, column.far) * column.part;
        data[to++] = across(near) * (1 - part) + across(far) * part;
      }
  return { width, height, data };
}

/** For each of `count` px in a row the two of half the size around its middle, and how much of it the second has. */
const neighboursOf = (count: number, half: number): { near: number; far: number; part: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const place = Math.min(half - 1, Math.max(0, (i - 0.5) / 2));
    const near = Math.floor(place);
    return { near, far: Math.min(half - 1, near + 1), part: place - near };
  });

const halfSpan = ({ x0, x1 }: Pick<Box, 'x0' | 'x1'>) => ({ x0: Math.floor(x0 / 2), x1: Math.ceil(x1 / 2) });

/** A box of the whole picture in px of half the size. */
export const halfOf = (box: Box): Box => ({
  ...halfSpan(box),
  y0: Math.floor(box.y0 / 2),
  y1: Math.ceil(box.y1 / 2),
});

const halfWord = (word: Word): Word => ({
  ...word,
  ...halfOf(word),
  middle: word.middle / 2,
  glyphHeight: word.glyphHeight / 2,
  glyphs: word.glyphs.map((glyph) => ({ ...glyph, ...halfOf(glyph), area: glyph.area / 4 })),
});

const halfColumn = (column: LabelColumn): LabelColumn => ({
  ...column,
  box: halfOf(column.box),
  words: column.words.map(halfWord),
  glyphHeight: column.glyphHeight / 2,
});
