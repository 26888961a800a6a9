import type { Raster } from '../../raster.ts';
import type { AxisRun } from './axis-run.ts';

/** Of what parts a line from the rows beside it, and levels, 0 to 255: its own px differ by no more. */
const SAME = { share: 0.4, least: 5, most: 10 };
/** From how far off the labels to their side a line must reach to end a pane, in widths of a label; grids end sooner or stand on the labels' step. */
const REACH = 6;
/** Of a label's width: a plot's own border ends so far before its labels. */
const SHORT = 0.25;
const LEAST_CONTRAST = 5;
/** Of a step, and of a label's width: how far a line of the grid may stand off its label's middle. */
const OFF_STEP = { step: 0.12, width: 0.15 };

/**
 * Rows between `from` and `to` where a line of one colour runs on one side of an axis right up to its labels or through them: the border
 * of a pane. Lines on the step of the labels are left out, since they are grid.
 */
export function levelLines(
  picture: Raster,
  { x0, x1, y0, y1, step }: Pick<AxisRun, 'x0' | 'x1' | 'y0' | 'y1' | 'step'>,
  from: number,
  to: number,
): number[] {
  const reach = REACH * (x1 - x0);
  const short = SHORT * (x1 - x0);
  const left = { from: Math.max(0, Math.round(x0 - reach)), to: Math.round(x0 - short) };
  const right = { from: Math.round(x1 + short), to: Math.min(picture.width, Math.round(x1 + reach)) };
  const offStep = Math.min(OFF_STEP.step * step, OFF_STEP.width * (x1 - x0));
  const rows: number[] = [];
  for (let y = Math.max(2, from); y < Math.min(picture.height - 2, to); y++) {
    const steps = y < y0 ? (y0 - y) / step : (y - y1) / step;
    if (Math.abs(steps - Math.round(steps)) * step < offStep) continue;
    if ([left, right].some((side) => side.to - side.from > 40 && isLine(picture, y, side))) rows.push(y);
  }
  return rows;
}

/** Where along a row a line's colour is looked for: it may end short of the labels, and something may cross it. */
const PLACES = [0.2, 0.4, 0.6, 0.8, 1];

/** Of a line's pixels those that may be of another colour, those that may be of that of the rows beside it, and those that may differ by a step from the next one, as a dotted line's still do where a codec made it one. */
const MOST = { other: 0.035, alike: 0.1, rough: 0.3 };
const STEP = 4;

type Side = { from: number; to: number };

/** The row is of one colour from end to end, without dots, and the rows two above and below are not of that colour. */
const isLine = (picture: Raster, y: number, side: Side): boolean =>
  standsOut(picture, y, side) &&
  !isRough(picture, y, side) &&
  PLACES.some((place) => isOfOneColour(picture, y, side, Math.round(side.from + place * (side.to - 2 - side.from))));

function standsOut(picture: Raster, y: number, side: Side): boolean {
  const { width, data } = picture;
  const isAlike = (at: number) =>
    difference(data, at - 8 * width, at) < LEAST_CONTRAST || difference(data, at + 8 * width, at) < LEAST_CONTRAST;
  return !areMore(MOST.alike * (side.to - side.from), picture, y, side, isAlike);
}

function isRough(picture: Raster, y: number, { from, to }: Side): boolean {
  const isStep = (at: number) => difference(picture.data, at, at + 4) >= STEP;
  return areMore(MOST.rough * (to - from), picture, y, { from, to: to - 1 }, isStep);
}

function isOfOneColour(picture: Raster, y: number, side: Side, x0: number): boolean {
  const { width, data } = picture;
  const sample = (y * width + x0) * 4;
  const contrast = Math.min(difference(data, sample - 8 * width, sample), difference(data, sample + 8 * width, sample));
  const same = Math.min(SAME.most, Math.max(SAME.least, SAME.share * contrast));
  const isOther = (at: number) => difference(data, at, sample) > same;
  return !areMore(MOST.other * (side.to - side.from), picture, y, side, isOther);
}

/** Whether more than `most` of a row's pixels are such, each of which is asked for by where it begins in the data. */
function areMore(
  most: number,
  { width }: Raster,
  y: number,
  { from, to }: Side,
  isSuch: (at: number) => boolean,
): boolean {
  let count = 0;
  for (let at = (y * width + from) * 4; at < (y * width + to) * 4 && count <= most; at += 4) if (isSuch(at)) count++;
  return count > most;
}

const difference = (data: Raster['data'], a: number, b: number): number =>
  Math.max(Math.abs(data[a]! - data[b]!), Math.abs(data[a + 1]! - data[b + 1]!), Math.abs(data[a + 2]! - data[b + 2]!));
