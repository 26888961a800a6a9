import type { Stretch } from './level-runs.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Each two neighbouring strokes that leave a run, unless they are its ends: bodies whose borders run into one. */
export function bodiesWithin({ width, height, cover, owner }: Ink, y: number, run: Stretch): readonly Stretch[] {
  if (y < 0 || y >= height) return NOTHING;
  const row = y * width;
  const left = row + run[0];
  const right = row + run[1];
  let bodies = NOTHING;
  let before = -1;
  for (let at = left; at < right; at++) {
    if (!isStroke(cover[at]!, owner[at]!)) continue;
    const from = at;
    while (at < right && isStroke(cover[at]!, owner[at]!)) at++;
    if (before >= 0 && at - before >= 3 && (before > left + 1 || at < right - 1))
      bodies = [...bodies, [before - row, at - row]];
    before = from;
  }
  return bodies;
}

const NOTHING: readonly Stretch[] = [];

const isStroke = (cover: number, owner: number): boolean => cover >= INKED && owner !== FOREIGN;
