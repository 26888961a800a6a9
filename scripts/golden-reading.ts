import type { ReadFailure } from '#contract/read-failure';
import type { Outcome } from '#engine/outcome';
import type { AxisFailure, Reading } from '#engine/reading';

/** What was read from a picture and found right by eye, in as few figures as tell it: rows and columns in px of the picture. */
export type GoldenReading =
  | { refused: ReadFailure }
  | {
      /** Prices at two rows, or why there are none. */
      axis:
        | { scale: 'linear' | 'log'; points: [[row: number, price: number], [row: number, price: number]] }
        | { failure: AxisFailure };
      /** Left to right. */
      candles: [x: number, open: number, high: number, low: number, close: number][];
    };

const round = (value: number) => Math.round(value * 10) / 10;

export function goldenReading(outcome: Outcome<Reading, ReadFailure>): GoldenReading {
  if (!outcome.ok) return { refused: outcome.why };
  const { axis, axisFailure, candles } = outcome.value;
  return {
    axis: axis
      ? {
          scale: axis.scale,
          points: [
            [round(axis.y1), axis.p1],
            [round(axis.y2), axis.p2],
          ],
        }
      : { failure: axisFailure! },
    candles: candles.map(({ x, rows }) => [x, rows.open, rows.high, rows.low, rows.close].map(round) as never),
  };
}

/** Rows and columns may differ by so much, px: below what an eye sees in the overlay. */
const NEAR = 1;
/** The scale may differ by this share of what the candles span. */
const NEAR_SCALE = 0.003;

/** What differs between a reading and the golden one, a sentence each; none where they are alike. */
export function differences(now: GoldenReading, golden: GoldenReading): string[] {
  if ('refused' in now || 'refused' in golden) {
    const name = (reading: GoldenReading) => ('refused' in reading ? `refused as ${reading.refused}` : 'read');
    return name(now) === name(golden) ? [] : [`${name(now)}, not ${name(golden)}`];
  }
  if (now.candles.length !== golden.candles.length)
    return [`${now.candles.length} candles, not ${golden.candles.length}`];
  const places = ['x', 'open', 'high', 'low', 'close'];
  const moved = now.candles.flatMap((candle, i) =>
    candle.flatMap((value, k) =>
      Math.abs(value - golden.candles[i]![k]!) <= NEAR
        ? []
        : [`candle ${i}: ${places[k]} at ${value}, not ${golden.candles[i]![k]}`],
    ),
  );
  return [...moved, ...scaleDifferences(now, golden)];
}

type Read = Exclude<GoldenReading, { refused: ReadFailure }>;

function scaleDifferences({ axis: now }: Read, { axis: golden, candles }: Read): string[] {
  if ('failure' in now || 'failure' in golden) {
    const name = (axis: Read['axis']) => ('failure' in axis ? axis.failure : 'a scale');
    return name(now) === name(golden) ? [] : [`${name(now)}, not ${name(golden)}`];
  }
  if (now.scale !== golden.scale) return [`a ${now.scale} scale, not ${golden.scale}`];
  const rows = candles.flatMap(([, , high, low]) => [high, low]);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const span = Math.abs(priceAt(golden, top) - priceAt(golden, bottom));
  return [top, bottom].flatMap((row) => {
    const [read, right] = [priceAt(now, row), priceAt(golden, row)];
    return Math.abs(read - right) <= NEAR_SCALE * span ? [] : [`${read} at row ${row}, not ${right}`];
  });
}

function priceAt(
  { scale, points: [[y1, p1], [y2, p2]] }: { scale: 'linear' | 'log'; points: [[number, number], [number, number]] },
  row: number,
): number {
  const [to, from] = scale === 'log' ? [Math.log, Math.exp] : [(v: number) => v, (v: number) => v];
  return from(to(p1) + ((row - y1) / (y2 - y1)) * (to(p2) - to(p1)));
}
