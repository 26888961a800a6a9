import { FOREIGN, HOLE, INKED, type Ink, NONE } from './unmix-ink.ts';

/** An edge may be soft, or the line above it blurred. */
const SOFT = 2;

/**
 * Makes ink of what a candle's ink stands right above and right below in the same column: a wick or a body goes on under what lies over it.
 * `box` is half-open, px of the ink. Whether any goes on.
 */
export function bridgeInk(
  { width, height, cover, owner }: Ink,
  { x0, x1, y0, y1 }: { x0: number; x1: number; y0: number; y1: number },
): boolean {
  let bridged = false;
  const isInk = (at: number) =>
    owner[at] === HOLE || (cover[at]! >= INKED && owner[at] !== FOREIGN && owner[at] !== NONE);
  for (let x = x0; x < x1; x++) {
    let above = y0 - 1;
    while (above > y0 - 1 - SOFT && above > 0 && !isInk(above * width + x)) above--;
    let below = y1;
    while (below < y1 - 1 + SOFT && below < height - 1 && !isInk(below * width + x)) below++;
    if (above < 0 || below >= height || !isInk(above * width + x) || !isInk(below * width + x)) continue;
    // What lies over it may cover half of the rows that are still ink, too.
    const beyond = (y: number, step: number) => {
      const next = (y + step) * width + x;
      return Math.max(cover[y * width + x]!, isInk(next) ? cover[next]! : 0);
    };
    const full = Math.min(beyond(above, -1), beyond(below, 1));
    for (let y = above + 1; y < below; y++) {
      const at = y * width + x;
      if (isInk(at)) continue;
      cover[at] = full;
      owner[at] = owner[above * width + x]!;
      bridged = true;
    }
  }
  return bridged;
}
