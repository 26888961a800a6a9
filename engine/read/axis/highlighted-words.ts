import type { Raster } from '../../raster.ts';
import type { Word } from './find-words.ts';
import { median } from './median.ts';

type Colour = [number, number, number];

/**
 * Which words of a column stand on a ground of their own: the tag of the last price, of a moving average or of the crosshair.
 * A tag is moved aside where two would overlap, so its place is no measure of its value.
 */
export function highlightedWords(picture: Raster, words: Word[]): boolean[] {
  const grounds = words.map((word) => groundOf(picture, word));
  // Where a scale has as many tags as labels, what lies between them tells which is which.
  const usual = medianColour([...grounds, ...words.slice(1).map((word, i) => groundBetween(picture, words[i]!, word))]);
  return grounds.map((ground) => distance(ground, usual) > 36);
}

/** Colour right above and below the digits, where only ground can be. */
function groundOf(picture: Raster, { x0, x1, middle, glyphHeight }: Word): Colour {
  const pixels: Colour[] = [];
  const reach = Math.round(glyphHeight / 2 + Math.max(1.5, 0.12 * glyphHeight));
  for (const y of [Math.round(middle - 0.5) - reach, Math.round(middle - 0.5) + reach])
    for (let x = x0; x < x1; x++) pixels.push(colourAt(picture, x, y));
  return medianColour(pixels);
}

/** Colour halfway from one word to the next. */
function groundBetween(picture: Raster, above: Word, below: Word): Colour {
  const y = Math.round((above.middle + below.middle) / 2 - 0.5);
  const x0 = Math.max(above.x0, below.x0);
  const x1 = Math.max(x0 + 1, Math.min(above.x1, below.x1));
  return medianColour(Array.from({ length: x1 - x0 }, (_, i) => colourAt(picture, x0 + i, y)));
}

function colourAt({ width, height, data }: Raster, x: number, y: number): Colour {
  const at = (Math.min(height - 1, Math.max(0, y)) * width + x) * 4;
  return [data[at]!, data[at + 1]!, data[at + 2]!];
}

const medianColour = (colours: Colour[]): Colour => [
  median(colours.map(([r]) => r)),
  median(colours.map(([, g]) => g)),
  median(colours.map(([, , b]) => b)),
];

const distance = (a: Colour, b: Colour) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
