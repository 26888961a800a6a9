import type { Raster } from '../../raster.ts';
import { slidingMaximum, slidingMean, slidingMinimum } from './sliding-window.ts';

/** A grey picture; values 0 to 255. */
export type Grey = { width: number; height: number; data: Uint8Array };

/** Brightness of each pixel by the weights of Rec. 601. */
export function luma({ width, height, data }: Raster): Grey {
  const grey = new Uint8Array(width * height);
  for (let i = 0, p = 0; i < grey.length; i++, p += 4)
    grey[i] = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8;
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
