import type { Raster } from '#engine/raster';

/** Rows of one candle, whole px from the top. */
export type DrawnCandle = { open: number; high: number; low: number; close: number };

export type Style = {
  pitch: number;
  body: number;
  background: readonly number[];
  up: readonly number[];
  down: readonly number[];
  hollow: boolean;
  /** px, odd; 1 where it is not given. */
  wick?: number;
};

const MARGIN = 30;

/** A rasteriser of the smallest kind: every price into the pixel row that it falls into, no anti-aliasing. */
export function drawCandles(candles: DrawnCandle[], height: number, style: Style): Raster {
  const width = Math.ceil(candles.length * style.pitch) + 2 * MARGIN;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const paint = (x: number, y: number, colour: readonly number[]) => {
    if (x >= 0 && x < width && y >= 0 && y < height) data.set(colour, (y * width + x) * 4);
  };
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) paint(x, y, style.background);
  candles.forEach((candle, i) => {
    const x = centreOf(i, style);
    const isUp = candle.close < candle.open;
    const colour = isUp ? style.up : style.down;
    const beside = ((style.wick ?? 1) - 1) / 2;
    for (let y = candle.high; y <= candle.low; y++) for (let dx = -beside; dx <= beside; dx++) paint(x + dx, y, colour);
    const half = (style.body - 1) / 2;
    const [top, bottom] = [Math.min(candle.open, candle.close), Math.max(candle.open, candle.close)];
    for (let y = top; y <= bottom; y++)
      for (let dx = -half; dx <= half; dx++) {
        const isBorder = y === top || y === bottom || Math.abs(dx) === half;
        paint(x + dx, y, style.hollow && isUp && !isBorder ? style.background : colour);
      }
  });
  return { width, height, data };
}

export const centreOf = (i: number, { pitch }: Style): number => MARGIN + Math.round((i + 0.5) * pitch);
