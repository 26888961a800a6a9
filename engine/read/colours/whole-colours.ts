import { SAME_COLOUR } from './choose-candle-colours.ts';
import { colourCell, distance, type Rgb } from './colour.ts';
import { isBlend, MOST_PART } from './colour-axis.ts';
import { type Palette, UNKNOWN } from './find-palette.ts';

/** A candle's colour in a picture of half the size, and of px that are in it there the one of the whole picture's four that is farthest from the ground. */
export type Strongest = { rgb: Rgb; pixels: Rgb[] };

/** Of these px: most have more of the colour in them, and so many as much as the one that strokes are in. */
const MOST = 0.5;
const AS_MUCH = 0.25;

/**
 * Whether one of the colours is but a shade of thin strokes, which half the size mixed with so much ground that they are no ink of that shade in the whole picture, and have a colour there
 * that is none of the others.
 */
export const hasShades = (strongest: Strongest[], background: Rgb, palette: Palette): boolean =>
  strongest
    .map((one) => wholeOf(one, background, palette))
    .some((whole) => whole !== null && strongest.every(({ rgb }) => distance(rgb, whole) > SAME_COLOUR));

function wholeOf({ rgb, pixels }: Strongest, background: Rgb, { colours, classOf }: Palette): Rgb | null {
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    const index = classOf[colourCell(...pixel)]!;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const contrast = distance(rgb, background);
  const wholes = [...counts]
    .flatMap(([index, count]) => (index === UNKNOWN ? [] : [{ whole: colours[index]!.rgb, count }]))
    .filter(({ whole }) => isBlend(rgb, background, whole))
    .sort((a, b) => distance(b.whole, background) - distance(a.whole, background));
  if (wholes.reduce((all, { count }) => all + count, 0) < MOST * pixels.length) return null;
  let sum = 0;
  for (const { whole, count } of wholes) {
    sum += count;
    if (sum >= AS_MUCH * pixels.length) return distance(whole, background) > MOST_PART * contrast ? whole : null;
  }
  return null;
}
