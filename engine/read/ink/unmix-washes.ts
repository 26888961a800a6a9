import { endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import { chroma, distance, type Rgb, subtract } from '../colours/colour.ts';
import { type ColourAxis, MOST_PART, smearedAxis, straightAxis } from '../colours/colour-axis.ts';
import type { Cloud } from '../colours/find-clouds.ts';
import type { Sheet } from '../colours/find-sheets.ts';
import { FOREIGN, INKED, type Ink, isLossy, NONE } from './unmix-ink.ts';

/** How much a sheet typically leaves of what lies under it. */
const LEFT = 0.88;
const NEAR = 16;
const FOREIGN_CONTRAST = 60;
const SHARP = { tolerance: 34, least: 0.3, most: MOST_PART };
/** A codec or a lens turns thin wicks grey there too. */
const SMEARED = { tolerance: 62, least: 0.2, most: MOST_PART };
/** Any line may be grey. */
const LEAST_HUE = 50;
const UNDER_CLOUD = { tolerance: 20, least: 0.3, most: MOST_PART };

/** Unmixes again what lies in a translucent sheet: there the background is another, and the candles' colours go the same way, or lie over it as they are. `noise` as `measureNoise` gives it. */
export function unmixWashes(
  picture: Raster,
  { background, candles }: CandleColours,
  washes: Sheet[],
  ink: Ink,
  { noise }: { noise: number },
) {
  const { width, data } = picture;
  const pixels = pixelsOf(picture);
  const { region, cover, owner } = ink;
  const axisOf = (colour: Rgb) => (isLossy(noise) ? smearedAxis(colour, SMEARED) : straightAxis(colour, SHARP));
  for (const { box, rgb } of washes) {
    const axes = candles.flatMap((candle, k) =>
      [underSheet(candle, background), subtract(candle, rgb)].map((colour) => ({
        owner: k + 1,
        axis: axisOf(colour),
      })),
    );
    const [wr, wg, wb] = rgb;
    for (let y = box.y0; y < box.y1; y++) {
      const row = (y + region.y0) * width + region.x0;
      const end = row + box.x1;
      for (let from = row + box.x0, to = from; from < end; from = to) {
        to = endOfAlike(pixels, from, end);
        const r = data[4 * from]! - wr;
        const g = data[4 * from + 1]! - wg;
        const b = data[4 * from + 2]! - wb;
        const square = r * r + g * g + b * b;
        let whose = NONE;
        let part = 0;
        if (square >= NEAR * NEAR) {
          let least = Number.POSITIVE_INFINITY;
          for (const { owner: of, axis } of axes) {
            const penalty = axis.explain(r, g, b);
            if (penalty >= least) continue;
            least = penalty;
            whose = of;
            part = axis.part;
          }
          if (whose === NONE && square > FOREIGN_CONTRAST * FOREIGN_CONTRAST) whose = FOREIGN;
        }
        const covered = Math.min(255, Math.round(part * 255));
        for (let i = y * ink.width + from - row; i < y * ink.width + to - row; i++) {
          owner[i] = whose;
          cover[i] = covered;
        }
      }
    }
  }
}

/** A candle's colour under a sheet, seen from the sheet's own. */
const underSheet = (candle: Rgb, background: Rgb): Rgb =>
  subtract(candle, background).map((value) => LEFT * value) as unknown as Rgb;

/**
 * What is inside a translucent cloud is no ink, however much it looks like a candle's colour thinned. In the gaps of a certain one, in a picture as rendered, that is ink which was told as none, or as
 * foreign, and is a candle's colour under it: lines cross there as well, which have another. In a compressed one what a codec left of the cloud's own about candles is none. `noise` as `measureNoise` gives it.
 */
export function unmixClouds(
  picture: Raster,
  { background, candles }: CandleColours,
  clouds: Cloud[],
  ink: Ink,
  { noise }: { noise: number },
) {
  const axes = candles.flatMap((candle, k) => {
    const colour = underSheet(candle, background);
    return chroma(colour) < LEAST_HUE ? [] : [{ owner: k + 1, axis: straightAxis(colour, UNDER_CLOUD) }];
  });
  const isSharp = !isLossy(noise);
  for (const cloud of clouds) {
    const isOfCandles = candles.some((candle) => distance(candle, cloud.rgb) < FOREIGN_CONTRAST);
    if (!isOfCandles) clearInside(cloud, ink);
    if (!isOfCandles && !isSharp) clearGaps(picture, cloud, ink);
    if (isSharp && cloud.isCertain) unmixGaps(picture, cloud, ink, axes);
  }
}

function unmixGaps(
  { width, data }: Raster,
  { rgb, gaps }: Cloud,
  ink: Ink,
  axes: { owner: number; axis: ColourAxis }[],
) {
  const { region, cover, owner } = ink;
  for (const { y, from, to } of gaps)
    for (let x = from; x < to; x++) {
      const i = y * ink.width + x;
      if (cover[i]! >= INKED) continue;
      const at = ((y + region.y0) * width + region.x0 + x) * 4;
      let least = Number.POSITIVE_INFINITY;
      for (const { owner: of, axis } of axes) {
        const penalty = axis.explain(data[at]! - rgb[0], data[at + 1]! - rgb[1], data[at + 2]! - rgb[2]);
        if (penalty >= least) continue;
        least = penalty;
        owner[i] = of;
        cover[i] = Math.min(255, Math.round(axis.part * 255));
      }
    }
}

function clearInside({ inside: { height, runs, starts } }: Cloud, ink: Ink) {
  for (let y = 0; y < height; y++)
    for (let i = starts[y]!; i < starts[y + 1]!; i += 2)
      clear(ink, y * ink.width + runs[i]!, y * ink.width + runs[i + 1]!);
}

/** 0 to 441: so near to a cloud's colour a codec leaves it about candles. */
const LEFT_OF_CLOUD = 30;

function clearGaps({ width, data }: Raster, { rgb, gaps }: Cloud, ink: Ink) {
  const { region } = ink;
  for (const { y, from, to } of gaps)
    for (let x = from; x < to; x++) {
      const at = ((y + region.y0) * width + region.x0 + x) * 4;
      const i = y * ink.width + x;
      if (distance([data[at]!, data[at + 1]!, data[at + 2]!], rgb) < LEFT_OF_CLOUD) clear(ink, i, i + 1);
    }
}

function clear({ cover, owner }: Ink, from: number, to: number) {
  owner.fill(NONE, from, to);
  cover.fill(0, from, to);
}
