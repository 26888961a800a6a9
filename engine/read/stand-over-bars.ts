import type { Raster } from '../raster.ts';
import { median } from './axis/median.ts';
import type { KeptOverBars } from './candles/drop-strays.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { FoundCandles } from './find-candles.ts';
import { lettersAmong } from './letters-among.ts';
import { type OverBars, readVolume } from './read-volume.ts';

type Rows = Pick<MeasuredCandle, 'top' | 'bottom'>;

/** Empty slots behind the last candle, over which no bars stand either. */
const BEHIND = 2;

/** px that the tallest bar is high at least, and times a usual one: a line along the foot of the plot is thin, and as thick everywhere. */
const TALLEST = { px: 10, usual: 1.2 };
/** Times as high as all other bars: another panel's ground stands on their row as well. */
const HIGHER = 4;

/**
 * Whether bars of volume stand below all of the candles that are asked for, which are some at either end, and none behind them: labels and lines hide a candle, but not its bar in the pane below, and pieces of
 * them that look like one have none.
 */
export function standOverBars(picture: Raster, found: OverBars, isAsked: (candle: { x: number }) => boolean): boolean {
  const { candles, lattice } = found;
  const [first, last] = [candles[0], candles.at(-1)];
  if (!first || !last) return false;
  const behind = Array.from({ length: BEHIND }, (_, i) => (i + 1) * lattice.pitch).flatMap((off) => [
    { ...first, x: first.x - off },
    { ...last, x: last.x + off },
  ]);
  const volume = readVolume(picture, { ...found, candles: [...candles, ...behind] });
  const heightOf = (i: number) => volume?.heights[i] ?? null;
  const asked = candles.flatMap((candle, i) => (isAsked(candle) ? [i] : []));
  const others = candles.flatMap((candle, i) => (isAsked(candle) ? [] : (heightOf(i) ?? [])));
  const tallest = Math.max(0, ...others);
  if (!volume || volume.box.y1 - volume.box.y0 < TALLEST.px || tallest < TALLEST.usual * median(others)) return false;
  const most = HIGHER * tallest;
  const hasBar = (i: number) => (heightOf(i) ?? Number.POSITIVE_INFINITY) <= most;
  return (
    asked.length > 0 &&
    asked.every(hasBar) &&
    !behind.some((one, i) => isAsked(one) && heightOf(candles.length + i) !== null)
  );
}

/** See `KeptOverBars`. What leaps by more than candles are high is a word over the bars, and of a candle that the region's side cuts off there is half a bar. */
export const keptOverBars =
  (picture: Raster, found: Omit<OverBars, 'candles'> & Pick<FoundCandles, 'ground'>): KeptOverBars =>
  (candles, from) => {
    const areLetters = lettersAmong(found, candles);
    const isTurned = candles.length > 1 && candles[0]!.slot > candles[1]!.slot;
    const typical = median(candles.map(({ top, bottom }) => bottom - top));
    const isAsked = ({ x }: { x: number }) => (isTurned ? x <= candles[from]!.x : x >= candles[from]!.x);
    if (areLetters.some((isLetter, i) => i >= from && isLetter)) return from;
    const isOther = (candle: MeasuredCandle, i: number) =>
      i >= from && (isCut(candle, found) || isApart(candle, candles[i - 1]!, typical));
    const apart = candles.findIndex(isOther);
    for (let to = apart < 0 ? candles.length : apart; to > from; to--) {
      const some = candles.slice(0, to);
      if (standOverBars(picture, { ...found, candles: isTurned ? some.reverse() : some }, isAsked)) return to;
    }
    return from;
  };

const isApart = (one: Rows, other: Rows, most: number): boolean =>
  Math.max(one.top - other.bottom, other.top - one.bottom) > most;

const isCut = ({ x }: MeasuredCandle, { region, widths }: Pick<OverBars, 'region' | 'widths'>): boolean =>
  Math.min(x, region.x1 - region.x0 - x) < widths.body / 2 - 1;
