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
    const x0 = Math.max(label.x0, label.x1 - SHOWN * glyphHeight);
    const end = { ...label, x0, x1: Math.min(brightness.width, label.x1 + REACH * glyphHeight) };
    return decodeGlyphs(kindsAt(digitTile(brightness, end, glyphHeight))).some(({ kind }) => kind === PERCENT);
  });
  return labels.length > 0 && signed.length >= LEAST_SHARE * labels.length;
}
