import type { Raster } from '../raster.ts';
import type { Directions } from './candles/choose-directions.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import { distance, type Rgb } from './colours/colour.ts';
import { medianColour } from './colours/median-colour.ts';
import type { FoundCandles } from './find-candles.ts';
import { readVolume, type UprightBar } from './read-volume.ts';

/** So many candles of either direction must show in which colour volume stands below such. */
const LEAST_EACH = 4;
/** 0 to 441: colours nearer to each other are one. */
const APART = 24;
/** Of their distance: how much nearer a bar's colour must be to one of two. */
const PLAIN = 0.5;
/** Of the candles that tell by themselves, and of those that only their neighbours tell: of so many the bars must say the same. */
const AGREES = { plain: 0.97, inferred: 0.85 };
/** px: a lower body's paint is a mixture of fill, border and ground. */
const LOW = 4;
const ROUNDS = 4;

/** In which colours volume stands below candles that rise, and that fall. */
type Pair = { rising: Rgb; falling: Rgb };

/**
 * Directions as the bars of volume below the candles show them, where these are of two colours that say the same of nearly all candles that tell by themselves: of those that do not, as low ones, such that
 * something lies over, or all where bodies look alike.
 */
export function directByVolume(picture: Raster, found: FoundCandles): Directions {
  const { candles, directions } = found;
  const { up, guessed, inferred, averaged } = directions;
  const bars = averaged ? null : readVolume(picture, found)?.bars;
  if (!bars) return directions;
  const colours = bars.map((bar) => bar && colourOf(picture, bar));
  const isPlain = candles.map((candle, i) => inferred || (!guessed[i] && isWhole(candle)));
  const pair = inferred
    ? pairAmong(colours, up)
    : pairOf(
        colours.map((rgb, i) => (isPlain[i] ? rgb : null)),
        up,
      );
  if (!pair || distance(pair.rising, pair.falling) < APART) return directions;
  const said = colours.map((rgb) => rgb && directionOf(rgb, pair));
  const told = said.flatMap((is, i) => (is !== null && isPlain[i] ? [is === up[i]] : []));
  const agreed = told.filter((is) => is).length;
  if (agreed < (inferred ? AGREES.inferred : AGREES.plain) * told.length) return directions;
  const tells = said.map((is, i) => is !== null && (inferred || !isPlain[i]));
  return {
    ...directions,
    inferred: false,
    up: up.map((is, i) => (tells[i] ? said[i]! : is)),
    guessed: guessed.map((is, i) => is && !tells[i]),
  };
}

const isWhole = ({ crossed, endHidden, bodyTop, bodyBottom }: MeasuredCandle): boolean =>
  crossed === 0 && !endHidden && bodyBottom - bodyTop >= LOW;

function directionOf(rgb: Rgb, { rising, falling }: Pair): boolean | null {
  const ahead = distance(rgb, falling) - distance(rgb, rising);
  return Math.abs(ahead) < PLAIN * distance(rising, falling) ? null : ahead > 0;
}

/** The usual colour below those that rise, and that fall; null where few show it. */
function pairOf(colours: readonly (Rgb | null)[], up: readonly (boolean | null)[]): Pair | null {
  const [rising, falling] = [true, false].map(
    (is) => colours.filter((rgb, i) => rgb !== null && up[i] === is) as Rgb[],
  );
  if (Math.min(rising!.length, falling!.length) < LEAST_EACH) return null;
  return { rising: medianColour(rising!), falling: medianColour(falling!) };
}

/** The two colours that all are nearest to, whichever way round says more often what `up` says. */
function pairAmong(colours: readonly (Rgb | null)[], up: readonly boolean[]): Pair | null {
  const first = colours.find((rgb) => rgb !== null);
  if (!first) return null;
  const farthest = colours.reduce<Rgb>(
    (far, rgb) => (rgb && distance(rgb, first) > distance(far, first) ? rgb : far),
    first,
  );
  let pair: Pair | null = { rising: first, falling: farthest };
  for (let round = 0; round < ROUNDS && pair; round++) {
    const { rising, falling }: Pair = pair;
    pair = pairOf(
      colours,
      colours.map((rgb) => rgb && distance(rgb, rising) < distance(rgb, falling)),
    );
  }
  if (!pair) return null;
  const told = colours.flatMap((rgb, i) => (rgb ? [directionOf(rgb, pair) === up[i]] : []));
  const isRight = 2 * told.filter((is) => is).length >= told.length;
  return isRight ? pair : { rising: pair.falling, falling: pair.rising };
}

/** What most of its rows show. */
function colourOf({ width, data }: Raster, { x, y0, y1 }: UprightBar): Rgb {
  const pixels = Array.from({ length: y1 - y0 }, (_, i): Rgb => {
    const at = ((y0 + i) * width + x) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
  return medianColour(pixels);
}
