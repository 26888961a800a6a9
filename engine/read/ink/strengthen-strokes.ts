import { middleOf } from './middle-of.ts';
import { nextCovered } from './next-marked.ts';
import { INKED, type Ink } from './unmix-ink.ts';

/** Coverage of a stroke's brightest line: less is ringing; what strokes usually should have, and by how much at most they are strengthened. */
const LEAST = 40;
const FULL = 230;
const MOST = 2;
/** Beside a stroke, px from its middle, is less than this part of it. */
const APART = 2;
const BESIDE = 0.4;
/** Fewer tell nothing. */
const LEAST_STROKES = 60;
/** Of all ink: where less of strokes comes to count, bodies that it closes in are few. */
const LEAST_FAINT = 0.01;

/** Coverage with the thin strokes of a lossy picture as strong as those of a sharp one: a lens spreads a stroke of a px over three, and none has enough to count as ink. Null where they are strong, or hardly any comes to count. */
export function strengthenStrokes({ cover, width }: Pick<Ink, 'cover' | 'width'>): Uint8Array | null {
  const skip = nextCovered({ cover });
  const { length } = cover;
  const peaks = new Uint32Array(256);
  const last = length - APART * width;
  let inked = 0;
  for (let at = APART * width; at < last; at++) {
    const here = cover[at]!;
    if (here === 0) {
      at = skip(at + 1, last) - 1;
      continue;
    }
    if (here >= INKED) inked++;
    if (here >= LEAST && isPeak(cover, at, 1) !== isPeak(cover, at, width)) peaks[here]!++;
  }
  const by = Math.min(MOST, FULL / (middleOf(peaks, { least: LEAST_STROKES }) ?? FULL));
  if (by <= 1) return null;
  const levels = Uint8Array.from(peaks, (_, level) => Math.min(255, Math.round(by * level)));
  const faintest = levels.findIndex((level) => level >= INKED);
  if (sum(peaks.subarray(faintest, INKED)) < LEAST_FAINT * inked) return null;
  const strong = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    if (cover[at] === 0) at = skip(at + 1, length) - 1;
    else strong[at] = levels[cover[at]!]!;
  }
  return strong;
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);

/** Whether a pixel is the brightest of a stroke, whose next one across is `step` further. */
function isPeak(cover: Uint8Array, at: number, step: number): boolean {
  const here = cover[at]!;
  return (
    here >= cover[at - step]! &&
    here > cover[at + step]! &&
    Math.max(cover[at - APART * step]!, cover[at + APART * step]!) < BESIDE * here
  );
}
