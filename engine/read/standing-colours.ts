import { type CandleColours, withOthers } from './choose-candle-colours.ts';
import { distance, dot, type Rgb, subtract } from './colour.ts';
import type { Palette } from './find-palette.ts';
import type { Lattice } from './find-pitch.ts';
import type { UprightRun } from './upright-runs.ts';

const LEAST_PIXELS = 60;
/** How much of the strongest candle colour's contrast with the background another must have, and how far it must be from all that are known. */
const LEAST_CONTRAST = 0.3;
const NEAREST = 40;
const MOST_COLOURS = 5;
/** Standard deviations by which the runs must gather about the lattice, and how far off it their mean may lie, in pitches. */
const SURE = 4;
const OFF_CENTRE = 0.1;
/** Cosine of the angle between two colours, seen from the background, from which one may be the other thinned. */
const SHADE = 0.94;

/** Of the palette's other colours those whose upright runs gather about the places of the lattice: candles that the first choice overlooked. */
export function addStandingColours(
  colours: CandleColours,
  {
    palette,
    runs,
    lattice,
    rows,
  }: { palette: Palette; runs: UprightRun[]; lattice: Lattice; rows: { y0: number; y1: number } },
): CandleColours {
  const { background, candles, bars, lines } = colours;
  const strongest = Math.max(...candles.map((rgb) => distance(rgb, background)));
  const known = [...candles, ...bars.map(({ rgb }) => rgb), ...lines];
  const added = palette.colours
    .map(({ rgb }, index) => ({ rgb, index }))
    .filter(
      ({ rgb, index }) =>
        index > 0 &&
        distance(rgb, background) >= LEAST_CONTRAST * strongest &&
        known.every((other) => distance(rgb, other) > NEAREST) &&
        !candles.some((candle) => isShadeOf(subtract(rgb, background), subtract(candle, background))),
    )
    .map((colour) => ({ ...colour, pixels: gathered(runs, colour.index, lattice, rows) }))
    .filter(({ pixels }) => pixels > 0)
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, MOST_COLOURS - candles.length)
    .map(({ rgb }) => rgb);
  if (added.length === 0) return colours;
  return withOthers({ background, candles: [...candles, ...added], bars, lines }, palette);
}

/** Thinned ink, also where a lossy codec took a part of its colour: in the direction of a candle's colour from the background, nearly. */
function isShadeOf(shade: Rgb, colour: Rgb): boolean {
  const part = dot(shade, colour) / dot(colour, colour);
  const cosine = dot(shade, colour) / Math.sqrt(dot(shade, shade) * dot(colour, colour));
  return part < 1.05 && cosine > SHADE;
}

/** Pixels of a colour's upright runs if these gather about the lattice, 0 if they lie anyhow. */
function gathered(
  runs: UprightRun[],
  colour: number,
  { pitch, origin }: Lattice,
  { y0, y1 }: { y0: number; y1: number },
): number {
  let cos = 0;
  let sin = 0;
  let pixels = 0;
  let squares = 0;
  for (const run of runs) {
    if (run.colour !== colour || !run.boxed || run.y0 < y0 || run.y1 > y1) continue;
    const weight = run.y1 - run.y0;
    const angle = (2 * Math.PI * (run.x + 0.5 - origin)) / pitch;
    cos += weight * Math.cos(angle);
    sin += weight * Math.sin(angle);
    pixels += weight;
    squares += weight * weight;
  }
  if (pixels < LEAST_PIXELS) return 0;
  const strength = Math.hypot(cos, sin) / Math.sqrt(squares);
  const off = Math.abs(Math.atan2(sin, cos)) / (2 * Math.PI);
  return strength >= SURE && off <= OFF_CENTRE ? pixels : 0;
}
