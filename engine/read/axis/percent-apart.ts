import { decodeGlyphs } from './decode-glyphs.ts';
import { kindsAt, PERCENT } from './digit-net.ts';
import { digitTile } from './digit-tile.ts';
import type { Word } from './find-words.ts';
import type { Grey } from './text-mask.ts';

/** Glyph heights after a label within which its sign of per cent may stand, a space between them; and before its end, whose digits show how strong ink is. */
const REACH = 2.4;
const SHOWN = 1.5;
const LEAST_SHARE = 0.4;

/** Whether behind most labels a sign of per cent stands, too far away to be of their word. */
export function isPercentApart(brightness: Grey, labels: readonly Word[], glyphHeight: number): boolean {
  const signed = labels.filter((label) => {
    if (!hasInkBehind(brightness, label, glyphHeight)) return false;
    const x0 = Math.max(label.x0, label.x1 - SHOWN * glyphHeight);
    const end = { ...label, x0, x1: Math.min(brightness.width, label.x1 + REACH * glyphHeight) };
    return decodeGlyphs(kindsAt(digitTile(brightness, end, glyphHeight))).some(({ kind }) => kind === PERCENT);
  });
  return labels.length > 0 && signed.length >= LEAST_SHARE * labels.length;
}

/** Of brightness: what stands out from the ground less is no ink. */
const LEAST_CONTRAST = 26;

function hasInkBehind({ width, data }: Grey, { x1, middle }: Word, glyphHeight: number): boolean {
  let [least, most] = [255, 0];
  const end = Math.min(width, Math.ceil(x1 + REACH * glyphHeight));
  for (let y = Math.round(middle - glyphHeight / 2); y < middle + glyphHeight / 2; y++)
    for (let x = Math.ceil(x1) + 1; x < end; x++) {
      const value = data[y * width + x]!;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  return most - least >= LEAST_CONTRAST;
}
