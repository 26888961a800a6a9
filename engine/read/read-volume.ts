import type { Box, Raster } from '../raster.ts';
import { candleColumns } from './candle-columns.ts';
import type { MeasuredCandle } from './candles/measure-candle.ts';
import type { CandleColours } from './colours/choose-candle-colours.ts';
import type { FoundCandles } from './find-candles.ts';
import type { Lattice } from './lattice/find-pitch.ts';

/** Candles and where they stand, as far as bars below them need it. */
export type OverBars = Pick<FoundCandles, 'region' | 'widths'> & {
  candles: readonly Pick<MeasuredCandle, 'x' | 'bottom'>[];
  colours: Pick<CandleColours, 'background'>;
  lattice: Pick<Lattice, 'pitch'>;
};

/** `heights` 0 to 1 of the tallest, and the `bars` themselves, one per candle, null where none was seen; `box` in px of the picture. */
export type Volume = { heights: (number | null)[]; bars: (UprightBar | null)[]; box: Box };

/** Off the background by this much (0–255, the largest channel), a pixel may belong to a bar, which may be faint. */
const FAINTEST = 14;
const SAME_COLOUR = 36;
const LEAST_SHARE = 0.45;

/** A column of a bar below a candle and its rows, half-open, px of the picture. */
export type UprightBar = { candle: number; x: number; y0: number; y1: number };

/** Bars that stand under the candles on one common row. Null where fewer than half of the candles have one. */
export function readVolume(picture: Raster, found: OverBars): Volume | null {
  const bars = found.candles.flatMap((_, candle) => barsUnder(picture, found, candle));
  const base = commonBase(bars, found.candles.length);
  if (base === null) return null;
  const tallestOf = found.candles.map((): UprightBar | null => null);
  for (const bar of bars)
    if (Math.abs(bar.y1 - base) <= 2 && bar.y0 < (tallestOf[bar.candle]?.y0 ?? Number.POSITIVE_INFINITY))
      tallestOf[bar.candle] = bar;
  const heights = tallestOf.map((bar) => bar && base - bar.y0);
  const tallest = Math.max(...heights.map((height) => height ?? 0));
  if (tallest < 4) return null;
  const { x0, x1 } = candleColumns(found);
  return {
    heights: heights.map((height) => (height === null ? null : Math.max(0, height) / tallest)),
    bars: tallestOf,
    box: {
      x0: Math.max(0, Math.floor(x0)),
      x1: Math.min(picture.width, Math.ceil(x1)),
      y0: base - tallest,
      y1: base,
    },
  };
}

/** Upright stretches of one colour in two columns of a candle's slot, left and right of where its wick may reach down. */
function barsUnder(picture: Raster, { candles, region, widths, colours }: OverBars, index: number): UprightBar[] {
  const candle = candles[index]!;
  const from = Math.ceil(region.y0 + candle.bottom) + 2;
  const aside = Math.max(1, Math.floor(widths.body / 4));
  const bars: UprightBar[] = [];
  for (const side of [-aside, aside]) {
    const x = Math.round(region.x0 + candle.x - 0.5 + side);
    if (x < 0 || x >= picture.width) continue;
    let start = -1;
    for (let y = from; y <= picture.height; y++) {
      const goes = y < picture.height && isOff(picture, x, y, colours.background);
      if (goes && start >= 0 && !isSame(picture, x, start, y)) {
        if (y - start >= 2) bars.push({ candle: index, x, y0: start, y1: y });
        start = y;
      } else if (goes && start < 0) start = y;
      else if (!goes && start >= 0) {
        if (y - start >= 2) bars.push({ candle: index, x, y0: start, y1: y });
        start = -1;
      }
    }
  }
  return bars;
}

function commonBase(bars: UprightBar[], candles: number): number | null {
  const standing = new Map<number, Set<number>>();
  for (const { candle, y1 } of bars) standing.set(y1, (standing.get(y1) ?? new Set()).add(candle));
  let base: number | null = null;
  let most = LEAST_SHARE * candles;
  for (const [y, set] of standing) {
    const near = new Set([...set, ...(standing.get(y - 1) ?? []), ...(standing.get(y + 1) ?? [])]).size;
    if (near > most) {
      most = near;
      base = y;
    }
  }
  return base;
}

const isOff = ({ width, data }: Raster, x: number, y: number, rgb: readonly number[]): boolean => {
  const at = (y * width + x) * 4;
  return (
    Math.abs(data[at]! - rgb[0]!) > FAINTEST ||
    Math.abs(data[at + 1]! - rgb[1]!) > FAINTEST ||
    Math.abs(data[at + 2]! - rgb[2]!) > FAINTEST
  );
};

const isSame = ({ width, data }: Raster, x: number, a: number, b: number): boolean => {
  const first = (a * width + x) * 4;
  const second = (b * width + x) * 4;
  return (
    Math.abs(data[first]! - data[second]!) <= SAME_COLOUR &&
    Math.abs(data[first + 1]! - data[second + 1]!) <= SAME_COLOUR &&
    Math.abs(data[first + 2]! - data[second + 2]!) <= SAME_COLOUR
  );
};
