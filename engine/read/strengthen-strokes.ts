import { median } from './axis/median.ts';
import { nextCovered } from './next-marked.ts';
import { FOREIGN, type Ink } from './unmix-ink.ts';

/** Coverage of a stroke's brightest line: less is ringing; what strokes usually should have, and by how much at most they are strengthened. */
const LEAST = 40;
const FULL = 230;
const MOST = 2;
/** Beside a stroke, px from its middle, is less than this part of it. */
const APART = 2;
const BESIDE = 0.4;
/** Fewer tell nothing. */
const LEAST_STROKES = 60;

/** Coverage with the thin strokes of a lossy picture as strong as those of a sharp one: a lens spreads a stroke of a px over three, and none has enough to count as ink. Null where they are strong, or few. */
export function strengthenStrokes({ cover, width, owner }: Pick<Ink, 'cover' | 'width' | 'owner'>): Uint8Array | null {
  const skip = nextCovered({ cover });
  const peaks: number[] = [];
  const last = cover.length - APART * width;
  for (let at = skip(APART * width, last); at < last; at = skip(at + 1, last)) {
    const here = cover[at]!;
    if (here < LEAST || owner[at] === FOREIGN) continue;
    if (isPeak(cover, at, 1) !== isPeak(cover, at, width)) peaks.push(here);
  }
  const by = Math.min(MOST, FULL / median(peaks));
  if (peaks.length < LEAST_STROKES || by <= 1) return null;
  const strong = cover.slice();
  const { length } = cover;
  for (let at = skip(0, length); at < length; at = skip(at + 1, length))
    strong[at] = Math.min(255, Math.round(by * cover[at]!));
  return strong;
}

/** Whether a pixel is the brightest of a stroke, whose next one across is `step` further. */
function isPeak(cover: Uint8Array, at: number, step: number): boolean {
  const here = cover[at]!;
  return (
    here >= cover[at - step]! &&
    here > cover[at + step]! &&
    Math.max(cover[at - APART * step]!, cover[at + APART * step]!) < BESIDE * here
  );
}
