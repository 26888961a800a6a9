import { endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { slidingMaximum, slidingMean, slidingMinimum } from './sliding-window.ts';

/** A grey picture; values 0 to 255. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** Brightness of each pixel by the weights of Rec. 601. */
export function luma(picture: Raster): Grey {
  const { width, height, data } = picture;
  const pixels = pixelsOf(picture);
  const grey = new Uint8Array(width * height);
  for (let from = 0, to = 0; from < grey.length; from = to) {
    to = endOfAlike(pixels, from, grey.length);
    const level = (data[4 * from]! * 77 + data[4 * from + 1]! * 150 + data[4 * from + 2]! * 29) >> 8;
    for (let i = from; i < to; i++) grey[i] = level;
  }
  return { width, height, data: grey };
}

/** Kinds of ink in a text mask; 0 is ground. */
export const LIGHT_INK = 1;
export const DARK_INK = 2;

type TextMaskOptions = {
  /** Least contrast between ink and ground, luma. */
  minContrast?: number;
};

const REACH = 5;
const GROUND_REACH = { x: 22, y: 4 };

/**
 * What stands out from its own surroundings, whichever ground it stands on: Bernsen's local threshold, with the ground decided by the mean of a wide
 * and flat window. A line of text fills less than half of its own line, also on a price tag hardly higher than its text, so the majority there is ground.
 */
export function textMask(grey: Grey, { minContrast = 26 }: TextMaskOptions = {}): Grey {
  const low = slidingMinimum(grey, REACH);
  const high = slidingMaximum(grey, REACH);
  const mean = slidingMean(grey, GROUND_REACH.x, GROUND_REACH.y);
  const ink = new Uint8Array(grey.data.length);
  for (let i = 0; i < ink.length; i++) {
    const lowest = low[i]!;
    const highest = high[i]!;
    if (highest - lowest < minContrast) continue;
    const middle = (highest + lowest) >> 1;
    if (mean[i]! > middle) ink[i] = grey.data[i]! < middle ? DARK_INK : 0;
    else ink[i] = grey.data[i]! > middle ? LIGHT_INK : 0;
  }
  return { ...grey, data: ink };
}
