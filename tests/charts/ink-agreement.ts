import sharp from 'sharp';
import { placeTruth } from './place-truth.ts';
import type { ChartTruth, TrueCandle } from './truth.ts';

export type InkAgreement = {
  /** Share of the points on true wicks and at true opens and closes that are not background. */
  covered: number;
  /** Share of the points just beyond true highs and lows that are background: low where other things are drawn there too. */
  clear: number;
};

/** Sum of the differences of red, green and blue from which a pixel is ink. */
const INK = 40;

/** Compares a truth with the pixels of its picture. A truth that is off by a few rows covers less and clears less. */
export async function inkAgreement(picture: Buffer | string, truth: ChartTruth): Promise<InkAgreement> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { rowOf, at } = placeTruth(truth);
  const colour = (x: number, y: number) => {
    const i = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return x < 0 || y < 0 || x >= info.width || y >= info.height
      ? null
      : ([data[i]!, data[i + 1]!, data[i + 2]!] as const);
  };
  let [covered, points, clear, beyond] = [0, 0, 0, 0];
  for (const candle of truth.candles) {
    const paper = paperOf(truth, candle, rowOf, (row) => colour(...at(candle.x, row)));
    const inked = (row: number) => {
      const [x, y] = at(candle.x, row);
      return [0, -1, 1].some((dy) =>
        [0, -1, 1].some((dx) => {
          const seen = colour(x + dx, y + dy);
          return seen !== null && differs(seen, paper);
        }),
      );
    };
    const rows = checkedRows(candle, rowOf);
    points += rows.length;
    covered += rows.filter(inked).length;
    const reach = truth.homography ? 6 : 4;
    beyond += 2;
    clear += [rowOf(candle.h) - reach, rowOf(candle.l) + reach].filter((row) => !inked(row)).length;
  }
  return { covered: covered / points, clear: clear / beyond };
}

/** Rows where every kind of candle has ink in its middle: the wicks, and the edges of the body. */
function checkedRows({ o, h, l, c }: TrueCandle, rowOf: (price: number) => number): number[] {
  const [top, bottom] = [rowOf(Math.max(o, c)), rowOf(Math.min(o, c))];
  const rows = [top, bottom];
  for (let row = rowOf(h); row < top; row += 2) rows.push(row);
  for (let row = rowOf(l); row > bottom; row -= 2) rows.push(row);
  return rows;
}

type Colour = readonly [number, number, number];

const differs = (a: Colour, b: Colour) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > INK;

/** The background near a candle: the median colour of its column, the candle itself left out. */
function paperOf(
  { plot }: ChartTruth,
  { h, l }: TrueCandle,
  rowOf: (price: number) => number,
  colour: (row: number) => Colour | null,
): Colour {
  const seen: Colour[] = [];
  for (let row = plot.y + 2; row < plot.y + plot.h - 2; row += 2) {
    const sample = row > rowOf(h) - 6 && row < rowOf(l) + 6 ? null : colour(row);
    if (sample) seen.push(sample);
  }
  const median = (channel: 0 | 1 | 2) =>
    seen.map((sample) => sample[channel]).toSorted((a, b) => a - b)[seen.length >> 1] ?? 0;
  return [median(0), median(1), median(2)];
}
