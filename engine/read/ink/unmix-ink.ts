import type { Box, Raster } from '../../raster.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { chroma, distance, dot, lengthOf, type Rgb, subtract } from '../colours/colour.ts';
import {
  type ColourAxis,
  isBetween,
  isSmearOf,
  MOST_PART,
  OFF_BLEND,
  smearedAxis,
  straightAxis,
} from '../colours/colour-axis.ts';
import { type OffGround, pixelsOffGround } from '../colours/off-ground.ts';
import { whereLinesRun } from '../colours/where-lines-run.ts';

/** What each pixel of a region is to the candles; row-major, `width × height` of the region. */
export type Ink = {
  region: Box;
  width: number;
  height: number;
  /** Coverage by a candle colour, 0 to 255; what is foreign has none. */
  cover: Uint8Array;
  /** `NONE`, `FOREIGN` (a line, a text: something drawn over), `HOLE` (inside of a hollow body), else 1 + index of the candle colour. */
  owner: Uint8Array;
};

export const NONE = 0;
export const HOLE = 254;
export const FOREIGN = 255;

/** Of a colour: whose it is and, in the lower byte, its coverage; or what says that this is not known yet. */
const UNTOLD = 253 << 8;

/** Coverage from which a pixel counts as ink. */
export const INKED = 102;

/** Whether there is ink at a pixel; beyond the region there is none. */
export const isInked = (
  { width, height, cover }: Pick<Ink, 'width' | 'height' | 'cover'>,
  y: number,
  x: number,
): boolean => x >= 0 && x < width && y >= 0 && y < height && cover[y * width + x]! >= INKED;

/** Whether something foreign covers a pixel; beyond the region nothing does. */
export const isForeign = (
  { width, height, owner }: Pick<Ink, 'width' | 'height' | 'owner'>,
  y: number,
  x: number,
): boolean => y >= 0 && y < height && x >= 0 && x < width && owner[y * width + x] === FOREIGN;

const FOREIGN_CONTRAST = 60;
const LEAST_PART = 0.2;
/** 0 to 441: where less than that shows in a lossy picture, a colour so far off the way from the ground to a candle's is another. */
const OFF_SOFT = 12;
/** How much better a foreign colour must explain a pixel than a candle's does. */
const FOREIGN_BIAS = 5;
const NEAR_LINE = 26;
/** A line's tint: where candles and ground have none, what a codec left without one is nearer to a candle's thin border than to the line. */
const TINT = 12;
const GREY = 24;
const LOSSY_TOLERANCE = 62;
/** In a lossy picture what has the ground's colour, brighter or darker, as grey has on white, may be thin ink that lost its own. */
const FOREIGN_CHROMA = 50;

/** Pictures with more noise than this have been through a lossy codec. */
const LOSSY = 0.17;

/** Whether a picture of such noise, as `measureNoise` gives it, has been through a lossy codec. */
export const isLossy = (noise: number): boolean => noise > LOSSY;

/**
 * Unmixes every pixel as background + coverage × (colour − background), for the colour that leaves the least unexplained. `noise` as
 * `measureNoise` gives it, `offGround` as `pixelsOffGround` does.
 */
export function unmixInk(
  { width, data }: Pick<Raster, 'width' | 'data'>,
  { background, candles, bars, lines, others, strokes, edges }: CandleColours,
  region: Box,
  { noise, offGround = pixelsOffGround({ width, data }, background, region) }: { noise: number; offGround?: OffGround },
): Ink {
  const w = region.x1 - region.x0;
  const h = region.y1 - region.y0;
  const cover = new Uint8Array(w * h);
  const owner = new Uint8Array(w * h);
  const lossy = isLossy(noise);
  const tolerance = OFF_BLEND + (LOSSY_TOLERANCE - OFF_BLEND) * Math.min(1, Math.max(0, (noise - 0.12) / 0.2));
  const aways = candles.map((rgb) => subtract(rgb, background));
  // The soft edges of what is far from the ground are so far from it as well that they would be foreign.
  const leastParts = aways.map((away) => Math.min(LEAST_PART, FOREIGN_CONTRAST / lengthOf(...away)));
  const axes = aways.map((away, k) =>
    (lossy ? smearedAxis : straightAxis)(away, { tolerance, least: leastParts[k]!, most: MOST_PART }),
  );
  const isThinned = (rgb: Rgb) =>
    strokes.includes(rgb) &&
    (isBetween(rgb, background, candles) ||
      candles.some((candle) => isSmearOf(subtract(rgb, background), subtract(candle, background))));
  // Where a border and what it holds meet, soft edges mix both: without them the two would be parted.
  const mixtures = (lossy ? [] : edges).flatMap((rgb) => {
    const of = mixedOf(rgb, candles);
    return of === null ? [] : [{ rgb, of, away: awayFrom(subtract(rgb, background)) }];
  });
  const foreignAxes = others
    .filter((rgb) => mixtures.every((mixture) => mixture.rgb !== rgb))
    .filter((rgb) => !lossy || (chroma(subtract(rgb, background)) > FOREIGN_CHROMA && !isThinned(rgb)))
    .map((rgb) => straightAxis(subtract(rgb, background), { tolerance: 100, least: 0.3, most: 1.2 }));
  const barRows = bars
    .filter((bar) => candles.every((rgb) => distance(bar.rgb, rgb) > 20))
    .map(({ rgb, top, base }) => {
      const d = subtract(rgb, background);
      // Below what its translucent bars reach, a colour can't be told from the edge of such a bar.
      const least = candles.map((rgb, k) => Math.max(leastParts[k]!, partOf(d, subtract(rgb, background)) + 0.04));
      return { away: awayFrom(d), least, top: top - 2, base: base + 2 };
    });
  const areGrey = lossy && [background, ...candles].every((rgb) => chroma(rgb) < GREY);
  const lineColours = lines.map((rgb) => {
    const d = subtract(rgb, background);
    const isTinted = areGrey && candles.every((candle) => offAxis(d, subtract(candle, background)) > TINT);
    return { away: awayFrom(d), isTinted };
  });
  const isOfLine = (r: number, g: number, b: number, least = NEAR_LINE) => {
    for (const { away, isTinted } of lineColours)
      if (away(r, g, b) < (isTinted ? Math.min(NEAR_LINE, least) : NEAR_LINE)) return true;
    return false;
  };
  const { pixels, colourOf, colours } = offGround;
  const [br, bg, bb] = background;
  // What a codec leaves of a thin wick, or anti-aliasing of a border, may be of a line's grey: only where lines run it is one.
  const run =
    lines.length > 0 ? whereLinesRun(offGround, { w, h }, (r, g, b) => isOfLine(r - br, g - bg, b - bb)) : null;
  const told = new Uint16Array(colours.length);
  const ofLines = new Uint8Array(colours.length);
  const ends = barRows.flatMap(({ top, base }) => [top, base]).filter((y) => y > 0 && y < h);
  let next = 0;
  let y0 = 0;
  for (const y1 of [...ends.toSorted((a, b) => a - b), h]) {
    const barsHere = barRows.filter((bar) => y0 >= bar.top && y0 < bar.base);
    const leastHere = leastParts.map((least, k) =>
      Math.max(least, ...barsHere.map((bar) => bar.least[k]!).filter((part) => part < 0.9)),
    );
    told.fill(UNTOLD);
    for (; next < pixels.length && pixels[next]! < y1 * w; next++) {
      const i = pixels[next]!;
      const colour = colourOf[next]!;
      if (told[colour] === UNTOLD) tell(colour, barsHere, leastHere);
      if (run && ofLines[colour] && (run.rows[Math.floor(i / w)] || run.columns[i % w])) continue;
      const both = told[colour]!;
      owner[i] = both >> 8;
      cover[i] = both & 255;
    }
    y0 = y1;
  }
  return { region, width: w, height: h, cover, owner };

  /** Works out what a colour is to the candles where these bars stand. */
  function tell(colour: number, barsHere: typeof barRows, leastHere: number[]): void {
    const rgb = colours[colour]!;
    const r = (rgb >> 16) - br;
    const g = ((rgb >> 8) & 255) - bg;
    const b = (rgb & 255) - bb;
    let of = NONE;
    let part = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < axes.length; k++) {
      const axis = axes[k]!;
      const penalty = axis.explain(r, g, b);
      if (penalty >= least || axis.part < leastHere[k]!) continue;
      if (lossy && axis.part < LEAST_PART && offAxis([r, g, b], aways[k]!) > OFF_SOFT) continue;
      least = penalty;
      of = k + 1;
      part = axis.part;
    }
    for (const mixture of mixtures) {
      const off = mixture.away(r, g, b);
      if (off >= Math.min(least, OFF_MIXTURE)) continue;
      least = off;
      of = mixture.of + 1;
      part = 1;
    }
    ofLines[colour] = 0;
    if (of === NONE) {
      if (lengthOf(r, g, b) > FOREIGN_CONTRAST) of = FOREIGN;
    } else if (isOfBar(barsHere, r, g, b, Math.min(22, least + 6))) {
      of = NONE;
    } else {
      ofLines[colour] = isOfLine(r, g, b, least) ? 1 : 0;
      // Nothing explains a colour better than not at all badly.
      if (least > FOREIGN_BIAS && isExplained(foreignAxes, r, g, b, least - FOREIGN_BIAS)) of = FOREIGN;
    }
    const covered = of === NONE || of === FOREIGN ? 0 : Math.min(255, Math.round(part * 255));
    told[colour] = (of << 8) | covered;
  }
}

// Loops, not closures: these are asked for every colour of a picture.
function isOfBar(bars: readonly { away: Away }[], r: number, g: number, b: number, near: number): boolean {
  for (const { away } of bars) if (away(r, g, b) < near) return true;
  return false;
}

/** Whether one of the colours explains a pixel better than `least`. */
function isExplained(axes: readonly ColourAxis[], r: number, g: number, b: number, least: number): boolean {
  for (const axis of axes) if (axis.explain(r, g, b) < least) return true;
  return false;
}

type Away = (r: number, g: number, b: number) => number;

const awayFrom =
  ([dr, dg, db]: Rgb): Away =>
  (r, g, b) =>
    lengthOf(r - dr, g - dg, b - db);

/** How far a colour is from every mixture of the background and another; both relative to the background. */
const offAxis = (colour: Rgb, of: Rgb): number => {
  const part = dot(colour, of) / dot(of, of);
  return Math.hypot(...colour.map((value, i) => value - part * of[i]!));
};

/** Of the whole way from one colour to another: nearer to either, a mixture is that one. */
const MIXED = { least: 0.1, most: 0.9 };
/** How far a soft edge's px may be from the mixture of two colours, 0 to 441. */
const OFF_MIXTURE = 18;

/** Index of the nearer one of two colours that a colour is a mixture of; null where it is none. */
function mixedOf(rgb: Rgb, colours: readonly Rgb[]): number | null {
  for (let i = 0; i < colours.length; i++)
    for (let j = i + 1; j < colours.length; j++) {
      const whole = subtract(colours[j]!, colours[i]!);
      const here = subtract(rgb, colours[i]!);
      const part = dot(here, whole) / dot(whole, whole);
      if (part > MIXED.least && part < MIXED.most && offAxis(here, whole) <= OFF_MIXTURE) return part < 0.5 ? i : j;
    }
  return null;
}

/** How much of a colour is in a blend of it with the background; 0 where the blend is of something else. Both relative to the background. */
function partOf(blend: Rgb, colour: Rgb): number {
  return offAxis(blend, colour) < 30 ? dot(blend, colour) / dot(colour, colour) : 0;
}
