import { endOfAlike, pixelsOf, type Raster } from '../../raster.ts';
import { levelOf } from '../level-of.ts';
import { busyParts, type RowParts, slidingMaximum, slidingMean, slidingMinimum } from './sliding-window.ts';

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

const REACH = 5;
const GROUND_REACH = { x: 22, y: 4 };
/** Between ink and ground, luma. On a ground with a pattern of its own, as the net of a photographed screen's px, by so many times what that makes, as far as faint text may have it. */
const CONTRAST = { least: 26, overPattern: 1.6, most: 50 };
/** Where luma differs by no more there is no ink, nor a pattern that asks for more than the least contrast. */
const QUIET = Math.floor(CONTRAST.least / CONTRAST.overPattern);
/** Of the windows, those that hold ground alone, at least: all but the busiest pictures have as many. */
const GROUND = 0.25;
/** Of the windows every so many is asked. */
const SAMPLES = 29;

/**
 * What stands out from its own surroundings, whichever ground it stands on: Bernsen's local threshold, with the ground decided by the mean of a wide
 * and flat window. A line of text fills less than half of its own line, also on a price tag hardly higher than its text, so the majority there is ground.
 * Near the edge of a card the window reaches beyond it, and the card's own ground tells.
 */
export function textMask(grey: Grey): Grey {
  const { busy, around } = busyParts(grey, REACH, QUIET);
  const low = slidingMinimum(grey, REACH, around);
  const high = slidingMaximum(grey, REACH, around);
  const minContrast = leastContrast(grey, busy, { low, high });
  const mean = slidingMean(grey, GROUND_REACH, busy);
  const ink = new Uint8Array(grey.data.length);
  for (let y = 0, row = 0; y < grey.height; y++, row += grey.width)
    for (const [x0, x1] of busy(y))
      for (let i = row + x0; i < row + x1; i++) {
        const lowest = low[i]!;
        const highest = high[i]!;
        if (highest - lowest < minContrast) continue;
        const middle = (highest + lowest) >> 1;
        const ground = groundOfCard(grey, i, lowest, highest) ?? mean[i]!;
        if (ground > middle) ink[i] = grey.data[i]! < middle ? DARK_INK : 0;
        else ink[i] = grey.data[i]! > middle ? LIGHT_INK : 0;
      }
  return { ...grey, data: ink };
}

function leastContrast(
  { width, height }: Grey,
  busy: RowParts,
  { low, high }: { low: Uint8Array; high: Uint8Array },
): number {
  const counts = new Uint32Array(256);
  const total = Math.ceil((width * height) / SAMPLES);
  // The others count as plain: that is what they are to any least contrast.
  counts[0] = total;
  for (let y = 0; y < height; y++)
    for (const [x0, x1] of busy(y))
      for (let i = Math.ceil((y * width + x0) / SAMPLES) * SAMPLES; i < y * width + x1; i += SAMPLES) {
        counts[high[i]! - low[i]!]!++;
        counts[0]!--;
      }
  const pattern = levelOf(counts, GROUND * total);
  return Math.min(CONTRAST.most, Math.max(CONTRAST.least, CONTRAST.overPattern * pattern));
}

/** A card, and what lies beyond it, are plain over so many columns in rows above and below the text, px: candles are lower. */
const PLAIN = { columns: 6, rows: [-40, -20, 20, 40], off: 6 };
/** Luma that grain, ringing and antialiasing may add to what stands near. */
const SPREAD = 24;

/** Brightness of a plain ground at one end of the ground's window, which the near ink and ground show too, where plain ground that they do not show is at its other end; else null. */
function groundOfCard(grey: Grey, at: number, lowest: number, highest: number): number | null {
  const { width, data } = grey;
  const above = PLAIN.rows[0]! * width;
  const x = at % width;
  const left = at - Math.min(x, GROUND_REACH.x);
  const right = at + Math.min(width - 1 - x, GROUND_REACH.x);
  if (left + above < 0) return null;
  const before = data[left + above]!;
  const behind = data[right + above]!;
  const isLeftNear = before <= highest + SPREAD && before >= lowest - SPREAD;
  const isRightNear = behind <= highest + SPREAD && behind >= lowest - SPREAD;
  if (isLeftNear === isRightNear || !isPlain(grey, left, before) || !isPlain(grey, right - PLAIN.columns + 1, behind))
    return null;
  return isLeftNear ? before : behind;
}

function isPlain({ width, data }: Grey, from: number, level: number): boolean {
  for (const rows of PLAIN.rows)
    for (let i = from + rows * width, end = i + PLAIN.columns; i < end; i++)
      if (!(Math.abs(data[i]! - level) <= PLAIN.off)) return false;
  return true;
}
