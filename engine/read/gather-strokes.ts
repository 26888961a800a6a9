import { nextMarked } from './next-marked.ts';
import { FOREIGN, INKED, type Ink } from './unmix-ink.ts';

/** Of a px: the least light of a stroke. The weaker of its columns has this part of the stronger one, and the columns beside both less than that part of the weaker. */
const LEAST_LIGHT = 1.2 * INKED;
const EVEN = 0.4;
const BESIDE = 0.5;
/** px. */
const LEAST_LENGTH = 2;

/**
 * Coverage with thin upright strokes gathered: scaling spreads a stroke of less than a px over two columns, of which neither is covered by enough to count. The one that has more
 * all along takes the light of both.
 */
export function gatherStrokes({ width, cover, owner }: Ink): Uint8Array {
  const gathered = cover.slice();
  const skip = nextMarked({ cover, owner });
  const isSplit = (at: number) => {
    const [left, right] = [cover[at]!, cover[at + 1]!];
    const weaker = Math.min(left, right);
    return (
      left + right >= LEAST_LIGHT &&
      weaker >= EVEN * Math.max(left, right) &&
      owner[at] !== FOREIGN &&
      owner[at + 1] !== FOREIGN &&
      Math.max(cover[at - 1]!, cover[at + 2]!) < BESIDE * weaker
    );
  };
  const last = cover.length - 2;
  for (let at = skip(1, last); at < last; at = skip(at + 1, last)) {
    if (!isSplit(at) || (at > width && isSplit(at - width))) continue;
    let end = at;
    let lead = 0;
    for (; end < last && isSplit(end); end += width) lead += cover[end]! - cover[end + 1]!;
    if (end - at < LEAST_LENGTH * width) continue;
    for (let here = at; here < end; here += width)
      gathered[lead >= 0 ? here : here + 1] = Math.min(255, cover[here]! + cover[here + 1]!);
  }
  return gathered;
}
