import { describe, expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import { findCandles } from '#engine/read/find-candles';
import { coveredWidths } from '#engine/read/lattice/covered-widths';
import { inkOf } from '../ink-of.ts';

const PITCH = 5.4;
const HEIGHT = 300;
const lattice = { pitch: PITCH, origin: PITCH / 2, share: 1, occupancy: 1 };

type Bar = { x: number; width: number; y0: number; y1: number };

/** Coverage of upright bars that keep to no whole px sideways. */
function coverOf(bars: Bar[], width: number): Uint8Array {
  const cover = new Uint8Array(width * HEIGHT);
  for (const { x, width: thickness, y0, y1 } of bars) {
    const [left, right] = [x - thickness / 2, x + thickness / 2];
    for (let y = y0; y < y1; y++)
      for (let column = Math.floor(left); column < right; column++) {
        const share = Math.min(right, column + 1) - Math.max(left, column);
        const at = y * width + column;
        cover[at] = Math.max(cover[at]!, Math.round(255 * share));
      }
  }
  return cover;
}

function series(count: number) {
  let at = 150;
  return Array.from({ length: count }, (_, i) => {
    const open = at;
    const move = Math.round((i % 3 ? 21 : -38) + 12 * Math.sin(i * 1.7) + 9 * Math.sin(i / 3));
    at = Math.max(60, Math.min(240, at + (Math.abs(move) < 4 ? 5 : move)));
    const [top, bottom] = [Math.min(open, at), Math.max(open, at)];
    return { open, close: at, top, bottom, high: top - 8 - (i % 5) * 3, low: bottom + 7 + (i % 4) * 4 };
  });
}

const slotOf = (i: number) => PITCH * (i + 0.5);
const barsOf = (candles: ReturnType<typeof series>, widths: { wick: number; body: number }): Bar[] =>
  candles.flatMap(({ top, bottom, high, low }, i) => [
    { x: slotOf(i), width: widths.wick, y0: high, y1: low },
    { x: slotOf(i), width: widths.body, y0: top, y1: bottom },
  ]);

describe('wicks and bodies that keep to no whole px', () => {
  const candles = series(120);
  const width = Math.ceil(PITCH * candles.length);

  test('are told by all that their rows cover', () => {
    const widths = coveredWidths(inkOf(coverOf(barsOf(candles, { wick: 3, body: 3.6 }), width), width), lattice);
    expect(widths).toMatchObject({ wick: 3, body: 4 });
    expect(widths?.covered?.wick).toBeCloseTo(3, 1);
    expect(widths?.covered?.body).toBeCloseTo(3.6, 1);
  });

  test('are told where wicks leave less than a third of the pitch beside them', () => {
    const widths = coveredWidths(inkOf(coverOf(barsOf(candles, { wick: 3.7, body: 4.3 }), width), width), lattice);
    expect(widths).toMatchObject({ wick: 4, body: 5 });
  });

  test('are told where over a third of the candles a mark in their colour covers all of their slots', () => {
    const marks = candles.flatMap(({ high, low }, i) =>
      i % 24 < 9 ? [{ x: slotOf(i), width: PITCH, y0: high - 8, y1: low + 8 }] : [],
    );
    const bars = [...barsOf(candles, { wick: 3, body: 3.8 }), ...marks];
    const widths = coveredWidths(inkOf(coverOf(bars, width), width), lattice);
    expect(widths?.covered?.wick).toBeCloseTo(3, 1);
    expect(widths?.covered?.body).toBeCloseTo(3.8, 1);
  });

  test('are told of bodies that leave hardly any of the pitch, wider than their wicks by more than two px', () => {
    const widths = coveredWidths(inkOf(coverOf(barsOf(candles, { wick: 2.6, body: 5 }), width), width), lattice);
    expect(widths).toMatchObject({ wick: 3, body: 5 });
  });

  test('are not told of bodies that a renderer rounds to six px or to seven', () => {
    const [wide, pitch] = [2 * width, 2 * PITCH];
    const bars = barsOf(candles, { wick: 6, body: 6.7 }).map((bar) => ({ ...bar, x: 2 * bar.x }));
    expect(coveredWidths(inkOf(coverOf(bars, wide), wide), { ...lattice, pitch, origin: pitch / 2 })).toBeNull();
  });

  test.each([
    ['strokes of one width', { wick: 3, body: 3 }],
    ['a body as wide as its wick but for what no renderer shows', { wick: 3, body: 3.2 }],
    ['bodies that whole columns tell', { wick: 1, body: 4.2 }],
    ['wicks that are thin for the pitch', { wick: 2, body: 3.6 }],
  ])('are not told of %s', (_, style) => {
    expect(coveredWidths(inkOf(coverOf(barsOf(candles, style), width), width), lattice)).toBeNull();
  });

  test('are not told where each candle has but one of the two widths, as bodies do that are rounded to whole px', () => {
    const rounded = candles.map(({ high, low }, i) => ({ x: slotOf(i), width: 2.5 + (i % 2), y0: high, y1: low }));
    expect(coveredWidths(inkOf(coverOf(rounded, width), width), lattice)).toBeNull();
  });

  test('are not told where rows are of any width, as bars with their ticks leave them', () => {
    const ticks = candles.flatMap(({ high, low }, i) =>
      Array.from({ length: low - high }, (_, row) => ({
        x: slotOf(i),
        width: 1 + ((row * 7) % 40) / 10,
        y0: high + row,
        y1: high + row + 1,
      })),
    );
    expect(coveredWidths(inkOf(coverOf(ticks, width), width), lattice)).toBeNull();
  });

  test('have their bodies’ ends read to half a row where bodies are wider than their wicks by half a px', () => {
    const style = { wick: 3, body: 3.6 };
    const raster: Raster = { width, height: HEIGHT, data: new Uint8ClampedArray(4 * width * HEIGHT).fill(255) };
    const paint = (cover: Uint8Array, [r, g, b]: [number, number, number]) =>
      cover.forEach((value, at) => {
        if (value > 0)
          raster.data.set(
            [r, g, b].map((level) => 255 - ((255 - level) * value) / 255),
            4 * at,
          );
      });
    for (const [i, { open, close }] of candles.entries())
      paint(
        coverOf(barsOf(candles, style).slice(2 * i, 2 * i + 2), width),
        close < open ? [38, 166, 154] : [239, 83, 80],
      );
    const found = findCandles(raster, { x0: 0, y0: 0, x1: width, y1: HEIGHT });
    if (!found.ok) throw new Error(found.why);
    expect(found.value.candles).toHaveLength(candles.length);
    const off = candles.flatMap(({ top, bottom }, i) => {
      const { bodyTop, bodyBottom } = found.value.candles[i]!;
      return [Math.abs(bodyTop - top), Math.abs(bodyBottom - bottom)];
    });
    expect(off.filter((px) => px <= 0.5).length).toBeGreaterThanOrEqual(0.95 * off.length);
  });
});
