import { median, STANDARD } from '../axis/median.ts';
import { distance, type Rgb } from '../colours/colour.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import { INSIDE, type Look } from './measure-look.ts';

/** px: the inside of lower bodies is in part of their borders. */
const LEAST_HEIGHT = 8;
const LEAST_BODIES = 8;
/** Of these bodies those of the rarer kind. */
const LEAST_SHARE = 0.15;
/** How far apart the two kinds are, 0 to 255, and in how far bodies of one kind usually are from its middle. */
const APART = { levels: 10, spreads: 3 };
const ROUNDS = 8;

/**
 * Which of two kinds each body's inside is of, by its colour off the ground alone, though neither is a colour that stands in the picture often enough to be known: pale fills between dark
 * borders. Null for bodies too low to show it, and for all where they don't fall into two kinds.
 */
export function splitByInside(candles: readonly MeasuredCandle[], looks: readonly Look[]): (boolean | null)[] | null {
  const insides = candles.map(({ bodyTop, bodyBottom }, i): Rgb | null => {
    const [brightness, ...colour] = looks[i]!.slice(INSIDE, INSIDE + 3) as [number, number, number];
    return bodyBottom - bodyTop >= LEAST_HEIGHT && Number.isFinite(brightness) ? [brightness, ...colour] : null;
  });
  // How bright the inside of a narrow body is depends on how much of it is border; fills of one brightness differ in colour.
  return splitOf(insides.map((inside) => inside && [0, inside[1], inside[2]])) ?? splitOf(insides);
}

function splitOf(insides: (Rgb | null)[]): (boolean | null)[] | null {
  const shown = insides.filter((inside) => inside !== null);
  if (shown.length < LEAST_BODIES) return null;
  let [one, other] = farthest(shown);
  const isOther = (inside: Rgb) => distance(inside, other) < distance(inside, one);
  for (let round = 0; round < ROUNDS; round++) {
    const [these, those] = [shown.filter((inside) => !isOther(inside)), shown.filter(isOther)];
    if (Math.min(these.length, those.length) < LEAST_SHARE * shown.length) return null;
    [one, other] = [middleOf(these), middleOf(those)];
  }
  const spread = STANDARD * median(shown.map((inside) => Math.min(distance(inside, one), distance(inside, other))));
  if (distance(one, other) < Math.max(APART.levels, APART.spreads * spread)) return null;
  return insides.map((inside) => inside && isOther(inside));
}

const middleOf = (colours: Rgb[]): Rgb =>
  [0, 1, 2].map((channel) => median(colours.map((colour) => colour[channel]!))) as unknown as Rgb;

/** The one that is farthest from the middle of all, and the one farthest from it. */
function farthest(colours: Rgb[]): [Rgb, Rgb] {
  const from = (at: Rgb) => colours.reduce((most, one) => (distance(one, at) > distance(most, at) ? one : most));
  const first = from(middleOf(colours));
  return [first, from(first)];
}
