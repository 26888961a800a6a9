import type { Grey } from '../axis/text-mask.ts';

/** A straight stretch of one edge, in the coordinates of its family (see `EdgePoints`), px: its middle, its slope (across per along) and its length. */
export type EdgeStretch = { across: number; along: number; slope: number; length: number };

/** Brightness over two px. */
const LEAST_CONTRAST = 10;
/** Shorter ones tell no direction, px. */
const LEAST_LENGTH = 10;
/** How far an edge may step from row to row, and how far its points may scatter about their line, px. */
const MOST_STEP = 0.8;
const MOST_SCATTER = 0.6;

type Track = { at: number; last: number; sign: number; count: number } & Sums;
type Sums = { along: number; across: number; alongSquared: number; product: number; acrossSquared: number };

/**
 * Edges followed from row to row (or column to column for those that are level) to a fraction of a px. Each tells its own direction, which
 * the place of candles alone does not: where prices rise steadily, candles of a wrong slope are as evenly spaced as those of the right one.
 */
export function edgeStretches({ width, height, data }: Grey, family: 'upright' | 'level'): EdgeStretch[] {
  const [step, stride, count, length] = family === 'upright' ? [1, width, width, height] : [width, 1, height, width];
  const nearest: (Track | undefined)[] = new Array(count);
  const stretches: EdgeStretch[] = [];
  const tracks: Track[] = [];
  for (let along = 0; along < length; along++) {
    const contrast = (across: number) => {
      const at = along * stride + across * step;
      return data[at + step]! - data[at - step]!;
    };
    let before = 0;
    let here = contrast(1);
    for (let across = 1; across < count - 2; across++) {
      const next = contrast(across + 1);
      const strength = Math.abs(here);
      if (strength > LEAST_CONTRAST && strength >= Math.abs(before) && strength > Math.abs(next))
        extend(across + 0.5 + peakOffset(before, here, next), Math.sign(here), along);
      before = here;
      here = next;
    }
  }
  for (const track of tracks) {
    const stretch = asStretch(track);
    if (stretch) stretches.push(stretch);
  }
  return stretches;

  function extend(across: number, sign: number, along: number) {
    const place = Math.floor(across);
    let track: Track | undefined;
    for (let near = Math.max(0, place - 1); near <= place + 1; near++) {
      const other = nearest[near];
      if (!other || other.sign !== sign || other.last === along || along - other.last > 2) continue;
      const off = Math.abs(other.at - across);
      if (off < MOST_STEP && (!track || off < Math.abs(track.at - across))) track = other;
    }
    if (!track) {
      track = {
        at: across,
        last: along,
        sign,
        count: 0,
        along: 0,
        across: 0,
        alongSquared: 0,
        product: 0,
        acrossSquared: 0,
      };
      tracks.push(track);
    }
    track.at = track.count ? (track.at + across) / 2 : across;
    track.last = along;
    nearest[place] = track;
    const y = along + 0.5;
    track.count++;
    track.along += y;
    track.across += across;
    track.alongSquared += y * y;
    track.product += y * across;
    track.acrossSquared += across * across;
  }
}

/** Where between its neighbours the parabola through three contrasts is greatest. */
function peakOffset(before: number, here: number, next: number): number {
  const sign = Math.sign(here);
  const [left, right] = [Math.max(0, sign * before), Math.max(0, sign * next)];
  const bend = left - 2 * Math.abs(here) + right;
  return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (left - right) / (2 * bend)));
}

function asStretch({ count, ...sums }: Track): EdgeStretch | null {
  if (count < LEAST_LENGTH) return null;
  const along = sums.along / count;
  const across = sums.across / count;
  const spread = sums.alongSquared / count - along * along;
  const slope = (sums.product / count - along * across) / spread;
  const scatter = sums.acrossSquared / count - across * across - slope * slope * spread;
  return scatter < MOST_SCATTER ** 2 ? { across, along, slope, length: count } : null;
}
