import sharp from 'sharp';
import { placeTruth } from './place-truth.ts';
import type { ChartTruth } from './truth.ts';

/** The picture with its truth over it, for the eye: plot in magenta, high to low in blue, open at the left and close at the right in magenta. */
export async function drawTruth(picture: Buffer, truth: ChartTruth): Promise<Buffer> {
  const { plot, candles, width, height } = truth;
  const { rowOf, at } = placeTruth(truth);
  const corners = [
    at(plot.x, plot.y),
    at(plot.x + plot.w, plot.y),
    at(plot.x + plot.w, plot.y + plot.h),
    at(plot.x, plot.y + plot.h),
  ];
  const path = (...points: (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const stems = candles.map(({ x, h, l }) => path(at(x, rowOf(h)), at(x, rowOf(l))));
  const ticks = candles.map(
    ({ x, o, c }) => path(at(x - 5, rowOf(o)), at(x, rowOf(o))) + path(at(x, rowOf(c)), at(x + 5, rowOf(c))),
  );
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><path d="${path(...corners)}Z" stroke="#f0f"/><path d="${stems.join('')}" stroke="#00f"/><path d="${ticks.join('')}" stroke="#f0f"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(marks) }])
    .png()
    .toBuffer();
}
