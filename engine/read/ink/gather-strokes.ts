import { nextCovered } from './next-marked.ts';
import { INKED, type Ink } from './unmix-ink.ts';

/** Of a px: the least light of a stroke. The weaker of its lines of px has this part of the stronger one, and the lines beside both less than that part of the weaker. */
const LEAST_LIGHT = 1.2 * INKED;
const EVEN = 0.4;
const BESIDE = 0.5;
/** px. */
const LEAST_LENGTH = 2;

/**
 * Coverage with thin strokes, upright and level, gathered: anti-aliasing and scaling spread a stroke of a px or less over two columns or rows, of which neither is covered by
 * enough to count. The one that has more all along takes the light of both.
 */
export function gatherStrokes({ width, cover }: Pick<Ink, 'width' | 'cover'>): Uint8Array {
  const gathered = cover.slice();
  const skip = nextCovered({ cover });
  gather({ across: 1, along: width });
  gather({ across: width, along: 1 });
  return gathered;

  function gather({ across, along }: { across: number; along: number }): void {
    const isSplit = (at: number) => {
      const one = cover[at]!;
      const other = cover[at + across]!;
      // What most pixels fail is asked first: within bodies, where most of the ink is, ink beside ends it at once.
      const weaker = Math.min(one, other);
      return (
        cover[at - across]! < BESIDE * weaker &&
        cover[at + 2 * across]! < BESIDE * weaker &&
        one + other >= LEAST_LIGHT &&
        weaker >= EVEN * (one + other - weaker)
      );
    };
    const last = cover.length - 2 * across;
    for (let at = skip(across, last); at < last; at = cover[at + 1] === 0 ? skip(at + 2, last) : at + 1) {
      if (!isSplit(at) || (at > along && isSplit(at - along))) continue;
      let end = at;
      let lead = 0;
      for (; end < last && isSplit(end); end += along) lead += cover[end]! - cover[end + across]!;
      if (end - at < LEAST_LENGTH * along) continue;
      for (let here = at; here < end; here += along)
        gathered[lead >= 0 ? here : here + across] = Math.min(255, cover[here]! + cover[here + across]!);
    }
  }
}
