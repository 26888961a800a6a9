import { expect, test } from 'vitest';
import type { Raster } from '#engine/raster';
import type { MeasuredCandle } from '#engine/read/candles/measure-candle';
import type { FoundCandles } from '#engine/read/find-candles';
import { settleWicks } from '#engine/read/settle-wicks';
import { measuredCandle } from './candles/measured-candle.ts';

const [WIDTH, HEIGHT, PITCH] = [240, 200, 20];
const WICK = [200, 40, 40] as const;
const LOSSY = 0.7;

type Stroke = { x: number; from: number; to: number; strength: number };

/** White ground with strokes of one px, of the wick's colour and so strong, on a texture of one level. */
function draw(strokes: Stroke[]): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data.fill(254 + ((x + y) % 2), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  for (const { x, from, to, strength } of strokes)
    for (let y = from; y < to; y++)
      data.set(
        WICK.map((level) => 255 - strength * (255 - level)),
        (y * WIDTH + x) * 4,
      );
  return { width: WIDTH, height: HEIGHT, data };
}

const centre = (slot: number) => PITCH / 2 + PITCH * slot;
const candles = Array.from({ length: 10 }, (_, slot) => ({
  ...measuredCandle(slot, { top: 80, bottom: 120, bodyTop: 95, bodyBottom: 105 }),
  x: centre(slot) + 0.5,
}));
const plain = candles.map(({ slot }): Stroke => ({ x: centre(slot), from: 80, to: 120, strength: 1 }));

const settled = (strokes: Stroke[], { noise = LOSSY, measured = candles as MeasuredCandle[] } = {}) =>
  settleWicks(draw([...plain, ...strokes]), {
    candles: measured,
    directions: { up: measured.map(() => true) },
    region: { x0: 0, x1: WIDTH, y0: 0, y1: HEIGHT },
    widths: { wick: 1, body: 9 },
    ground: { noise },
  } as FoundCandles);

const faint = (from: number, to: number): Stroke => ({ x: centre(4), from, to, strength: 0.2 });

test('a wick goes on where its column is faint but alike, also under a line that crosses it, to where it ends', () => {
  const line = { x: centre(4), from: 60, to: 62, strength: 0.9 };
  expect(settled([faint(40, 80), line])[4]).toMatchObject({ top: 40, bottom: 120 });
});

test('a wick as strong as others whose colour a codec took, so that it was no ink, goes on too', () => {
  const grey: Stroke = { x: centre(4), from: 40, to: 80, strength: 0.95 };
  expect(settled([grey])[4]).toMatchObject({ top: 40, bottom: 120 });
});

test('in a picture that no codec went through what is as faint was drawn so', () => {
  expect(settled([faint(40, 80)], { noise: 0 })).toEqual(candles);
});

test('an upright line of a grid through a candle is no wick of it', () => {
  expect(settled([faint(0, 80), faint(120, HEIGHT)])).toEqual(candles);
});

test('bare ground is not followed, nor what is a row or two', () => {
  expect(settled([faint(77, 80)])).toEqual(candles);
});

test('a piece of a line beyond bare ground is no end of a wick', () => {
  const measured = candles.with(4, { ...candles[4]!, top: 60 });
  const piece = { x: centre(4), from: 60, to: 63, strength: 1 };
  expect(settled([piece], { measured })[4]).toMatchObject({ top: 80, bottom: 120 });
});
