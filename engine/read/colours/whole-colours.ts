import { SAME_COLOUR } from './choose-candle-colours.ts';
import { colourCell, distance, type Rgb, subtract } from './colour.ts';
import { isBlend, MOST_PART, OFF_BLEND, straightAxis } from './colour-axis.ts';
import { type Palette, UNKNOWN } from './find-palette.ts';

/** A candle's colour in a picture of half the size, and of px that are in it there the one of the whole picture's four that is farthest from the ground. */
export type Strongest = { rgb: Rgb; pixels: Rgb[] };

/** Of these px: most have more of the colour in them, and so many as much as the one that strokes are in. */
const MOST = 0.5;
const AS_MUCH = 0.25;

/**
 * The colours with those instead of mere shades that thin strokes have in the whole picture: half the size mixed them with so much ground, or with so much of a body's fill, that they are no ink of
 * that shade there. Null where none is one, or what it is a shade of is another of the colours.
 */
export function wholeColours(strongest: Strongest[], background: Rgb, palette: Palette): Rgb[] | null {
  const wholes = strongest.map((one) => {
    const whole = wholeOf(one, { background, others: strongest.filter((other) => other !== one), palette });
    return whole !== null && strongest.every(({ rgb }) => distance(rgb, whole) > SAME_COLOUR) ? whole : null;
  });
  if (wholes.every((whole) => whole === null)) return null;
  // Two shades may be of one.
  return [...new Set(strongest.map(({ rgb }, i) => wholes[i] ?? rgb))];
}

/** Whether px of a whole colour are ink of a shade: they are none where they have far more of it, or where half the size mixed it with a body's fill. */
const isOf = (shade: Rgb, whole: Rgb, background: Rgb): boolean =>
  Number.isFinite(straightAxis(subtract(shade, background), OF_SHADE).explain(...subtract(whole, background)));

/** Of the way from a border's colour to a fill's: what is nearer to the border's has hardly any of the fill. */
const OF_FILL = 0.25;

const OF_SHADE = { tolerance: OFF_BLEND, least: 0.3, most: MOST_PART };

type Seen = { background: Rgb; others: Strongest[]; palette: Palette };

function wholeOf({ rgb, pixels }: Strongest, { background, others, palette: { colours, classOf } }: Seen): Rgb | null {
  const counts = new Map<number, number>();
  for (const pixel of pixels) {
    const index = classOf[colourCell(...pixel)]!;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const wholes = [...counts]
    .flatMap(([index, count]) => (index === UNKNOWN ? [] : [{ whole: colours[index]!.rgb, count }]))
    .filter(
      ({ whole }) =>
        isBlend(rgb, background, whole) ||
        others.some(
          (other) => isBlend(rgb, other.rgb, whole) && distance(rgb, whole) > OF_FILL * distance(other.rgb, whole),
        ),
    )
    .sort((a, b) => distance(b.whole, background) - distance(a.whole, background));
  if (wholes.reduce((all, { count }) => all + count, 0) < MOST * pixels.length) return null;
  let sum = 0;
  for (const { whole, count } of wholes) {
    sum += count;
    if (sum >= AS_MUCH * pixels.length) return isOf(rgb, whole, background) ? null : whole;
  }
  return null;
}
