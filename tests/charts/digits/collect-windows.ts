import { CLASSES, NOTHING, OTHER, REACH } from '#engine/read/axis/digit-net';
import { DIGIT, type DigitTile, digitTile, TILE_HEIGHT } from '#engine/read/axis/digit-tile';
import { findWords, type Word } from '#engine/read/axis/find-words';
import { luma } from '#engine/read/axis/text-mask';
import type { Random } from '../random.ts';
import type { DrawnLabel } from './draw-labels.ts';
import type { LabelPage } from './draw-page.ts';

const SIDE = 2 * REACH + 1;
/** px of a window. */
export const WINDOW = TILE_HEIGHT * SIDE;
/** Smaller digits tell nothing, px. */
const LEAST_HEIGHT = 4.6;

/** The words that the reader finds in a page, each with the label that it is. */
export function matchWords({ raster, labels }: LabelPage): { word: Word; label: DrawnLabel }[] {
  const words = findWords(luma(raster));
  return words.flatMap((word) => {
    const label = labels.find(
      ({ middle, digitHeight, x0, x1 }) =>
        Math.abs(word.middle - middle) < 0.3 * digitHeight &&
        Math.abs(word.x0 - x0) < 0.6 * digitHeight &&
        Math.abs(word.x1 - x1) < 0.6 * digitHeight,
    );
    return label && Math.abs(word.glyphHeight - label.digitHeight) < Math.max(1.6, 0.25 * label.digitHeight)
      ? [{ word, label }]
      : [];
  });
}

/** What the digit reader will see of each character of a page and of the room between: a byte for the class, then the window's px, again and again. */
export function collectWindows(page: LabelPage, random: Random): Buffer {
  const brightness = luma(page.raster);
  const parts: Uint8Array[] = [];
  for (const { word, label } of matchWords(page)) {
    if (label.digitHeight < LEAST_HEIGHT) continue;
    const tile = digitTile(brightness, word, word.glyphHeight * random.between(0.93, 1.07));
    const centres = label.centres.map((x) => (x - tile.left) / tile.scale);
    const add = (x: number, kind: number) => parts.push(Uint8Array.of(kind), windowOf(tile, Math.round(x - 0.5)));
    for (const [i, centre] of centres.entries()) {
      add(centre + random.between(-1.1, 1.1), kindOf(label.text[i]!));
      if (label.text[i] === ' ') continue;
      const next = centres[i + 1];
      if (next !== undefined && next - centre > 4.5)
        add(centre + (next - centre) * random.between(0.36, 0.64), NOTHING);
    }
    const before = Math.max(0, centres[0]! - 0.5 * DIGIT);
    if (random.chance(0.5)) add(random.between(0, before), NOTHING);
    if (random.chance(0.5)) add(random.between(centres.at(-1)! + 0.5 * DIGIT, tile.width), NOTHING);
  }
  return Buffer.concat(parts);
}

function kindOf(character: string): number {
  if (character === ' ') return NOTHING;
  const kind = CLASSES.indexOf(character === '’' ? "'" : character);
  return kind < 0 ? OTHER : kind;
}

function windowOf({ width, data }: DigitTile, centre: number): Uint8Array {
  const pixels = new Uint8Array(WINDOW);
  for (let row = 0; row < TILE_HEIGHT; row++)
    for (let k = 0; k < SIDE; k++) {
      const x = Math.min(width - 1, Math.max(0, centre - REACH + k));
      pixels[row * SIDE + k] = Math.round(((data[row * width + x]! + 0.25) / 1.5) * 255);
    }
  return pixels;
}
