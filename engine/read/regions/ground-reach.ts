import type { Box, Raster } from '../../raster.ts';
import { countColours } from '../colours/count-colours.ts';
import { findPalette } from '../colours/find-palette.ts';

/** Largest difference of a channel: ground that went through a lossy codec is not quite even. */
const SAME = 20;
/** Of a column or a row that belongs to a plot: even bodies and bars leave so much of its ground. */
const LEAST_GROUND = 0.12;
/** What has no ground must be as wide as this part of the picture, or as high, px, to be another panel: less is a body, a bar or a line. */
const PANEL = { width: 0.04, rows: 6 };
/** px: so much ground side by side. */
const LEAST_STREAK = 6;
/** Every how-manieth pixel is looked at. */
const STEP = 2;

/** How far the ground of a scale's labels (`labels`, px) goes within `rows`: as far as the card that a chart is shown on, or to the coloured panels beside it. */
export function groundReach(picture: Raster, labels: Box, rows: { y0: number; y1: number }): Box {
  const isGround = groundAt(picture, labels);
  const inColumn = (x: number) => shareOf(rows.y0, rows.y1, (y) => isGround(x, y));
  const wide = Math.round(PANEL.width * picture.width);
  const x0 = follow(Math.floor(labels.x0), { end: 0, by: -1, gap: wide, share: inColumn });
  const x1 = follow(Math.ceil(labels.x1) - 1, { end: picture.width - 1, by: 1, gap: wide, share: inColumn }) + 1;
  const inRow = (y: number) => shareOf(x0, x1, (x) => isGround(x, y));
  const y0 = follow(Math.floor(labels.y0), { end: rows.y0, by: -1, gap: PANEL.rows, share: inRow });
  const y1 = follow(Math.ceil(labels.y1) - 1, { end: rows.y1 - 1, by: 1, gap: PANEL.rows, share: inRow }) + 1;
  return { x0, x1, y0, y1 };
}

function groundAt(picture: Raster, { x0, x1, y0, y1 }: Box): (x: number, y: number) => boolean {
  const box = { x0: Math.floor(x0), x1: Math.ceil(x1), y0: Math.floor(y0), y1: Math.ceil(y1) };
  const [ground] = findPalette(countColours(picture, box)).colours;
  const [red, green, blue] = ground?.rgb ?? [0, 0, 0];
  const { width, data } = picture;
  return (x, y) => {
    const at = (y * width + x) * 4;
    return (
      Math.abs(data[at]! - red) <= SAME &&
      Math.abs(data[at + 1]! - green) <= SAME &&
      Math.abs(data[at + 2]! - blue) <= SAME
    );
  };
}

function shareOf(from: number, to: number, is: (at: number) => boolean): number {
  let seen = 0;
  let all = 0;
  for (let at = from; at < to; at += STEP, all++) if (is(at)) seen++;
  return seen / Math.max(1, all);
}

/** The last place from `from` on that has ground, past gaps that are too narrow for a panel; what shows between two tiles of one is none. */
function follow(
  from: number,
  { end, by, gap, share }: { end: number; by: 1 | -1; gap: number; share: (at: number) => number },
): number {
  let last = from;
  let streak = LEAST_STREAK;
  for (let at = from; at !== end + by && Math.abs(at - last) <= gap; at += by) {
    streak = share(at) >= LEAST_GROUND ? streak + 1 : 0;
    if (streak >= LEAST_STREAK) last = at;
  }
  return Math.abs(end - last) <= gap ? end : last;
}
