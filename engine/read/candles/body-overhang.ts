import { median } from '../axis/median.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** By how much, px, the ink of bodies goes beyond open and close: half a row where a renderer paints the row of a price, half a border where it strokes one about the body, nothing where a fill ends at it. */
export type Overhang = { down: number; up: number };

/** Pairs that tell of one direction, and the part of them that says nearly the same, px. */
const TELLING = { least: 4, share: 0.6, off: 0.6 };
/** px by which bodies overlap at most, unless borders are wider: by more it's the market. */
const LEAST_WIDE = 1.5;
/** px by which borders may be wider than wicks. */
const WIDER = 1;

/**
 * Two bodies of one direction of which one opens where the other closed overlap by what both go beyond that price. One direction may have borders and the other none.
 * `wick`, px, is how wide wicks are; `untold` is what is taken where nothing tells.
 */
export function bodyOverhang(
  candles: readonly MeasuredCandle[],
  up: readonly boolean[],
  { wick, untold }: { wick: number; untold: number },
): Overhang {
  const most = Math.max(LEAST_WIDE, wick + WIDER, 2 * untold + WIDER);
  const [down, rising] = [false, true].map((is) =>
    candles.slice(1).flatMap((here, i) => {
      const last = candles[i]!;
      if (up[i] !== is || up[i + 1] !== is || !here.hasBody || !last.hasBody) return [];
      const overlap = is ? here.bodyBottom - last.bodyTop : last.bodyBottom - here.bodyTop;
      return Math.abs(overlap) <= most ? [overlap] : [];
    }),
  ) as [number[], number[]];
  const common = usualHalf([...down, ...rising]) ?? untold;
  const [ofDown, ofUp] = [usualHalf(down), usualHalf(rising)];
  return { down: ofDown ?? ofUp ?? common, up: ofUp ?? ofDown ?? common };
}

/** What either of two bodies goes beyond the price at which they meet; null where their overlaps don't tell. */
function usualHalf(overlaps: readonly number[]): number | null {
  const usual = median(overlaps);
  const alike = overlaps.filter((overlap) => Math.abs(overlap - usual) <= TELLING.off).length;
  const doTell = overlaps.length >= TELLING.least && alike >= TELLING.share * overlaps.length;
  return doTell ? Math.max(0, usual) / 2 : null;
}

/** px, of either half. */
const SLIVER = 0.1;

/** Bodies between their prices; of one no higher than what goes beyond them a sliver is left, which has its ends still. */
export const withoutOverhang = (
  candles: readonly MeasuredCandle[],
  { up, overhang }: { up: readonly boolean[]; overhang: Overhang },
): MeasuredCandle[] =>
  candles.map((candle, i) => {
    const { hasBody, bodyTop, bodyBottom } = candle;
    const off = Math.min(overhang[up[i] ? 'up' : 'down'], (bodyBottom - bodyTop) / 2 - SLIVER);
    return hasBody ? { ...candle, bodyTop: bodyTop + off, bodyBottom: bodyBottom - off } : candle;
  });
