import { decodeGlyphs } from './decode-glyphs.ts';
import { kindsAt, PERCENT } from './digit-net.ts';
import { digitTile } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';
import type { Grey } from './text-mask.ts';

/** Glyph heights after a label within which its sign of per cent may stand, a space between them; and before its end, whose digits show how strong ink is. */
const REACH = 2.4;
const SHOWN = 1.5;
const LEAST_SHARE = 0.4;

/** Whether behind most labels a sign of per cent stands, too far away to be of their word, and before the axis's line, on which ticks stand that look like one. */
export function isPercentApart(brightness: Grey, labels: readonly Word[], glyphHeight: number): boolean {
  const signed = labels.filter((label) => {
    const to = uprightLineBehind(brightness, label, glyphHeight);
    if (!hasInkBehind(brightness, label, { glyphHeight, to })) return false;
    const x0 = Math.max(label.x0, label.x1 - SHOWN * glyphHeight);
    const end = { ...label, x0, x1: to };
    return decodeGlyphs(kindsAt(digitTile(brightness, end, glyphHeight))).some(({ kind }) => kind === PERCENT);
  });
  return labels.length > 0 && signed.length >= LEAST_SHARE * labels.length;
}

/** Of brightness: what stands out from the ground less is no ink. */
const LEAST_CONTRAST = 26;

/** Glyph heights to either side of a label's middle: no sign is as high as a line. */
const LINE = 1.2;
/** Of those rows: a tick crosses the line. */
const MOST_OF_LINE = 0.9;

/** Column at which a sign behind the label would end at the latest: that of an upright line, or where its reach or the picture does. */
function uprightLineBehind({ width, height, data }: Grey, { x1, middle }: Word, glyphHeight: number): number {
  const from = Math.ceil(x1) + 1;
  const to = Math.min(width, Math.ceil(x1 + REACH * glyphHeight));
  const top = Math.max(0, Math.round(middle - LINE * glyphHeight));
  const foot = Math.min(height, Math.round(middle + LINE * glyphHeight));
  const column = (x: number) => Array.from({ length: foot - top }, (_, i) => data[(top + i) * width + x]!);
  if (from >= to) return to;
  const ground = median(column(from));
  for (let x = from; x < to; x++) {
    const off = column(x).filter((value) => Math.abs(value - ground) >= LEAST_CONTRAST).length;
    if (off >= MOST_OF_LINE * (foot - top)) return x;
  }
  return to;
}

function hasInkBehind(
  { width, data }: Grey,
  { x1, middle }: Word,
  { glyphHeight, to }: { glyphHeight: number; to: number },
): boolean {
  let [least, most] = [255, 0];
  for (let y = Math.round(middle - glyphHeight / 2); y < middle + glyphHeight / 2; y++)
    for (let x = Math.ceil(x1) + 1; x < to; x++) {
      const value = data[y * width + x]!;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  return most - least >= LEAST_CONTRAST;
}
