import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { Reading } from '../reading.ts';
import type { RecogniseText } from '../recognise-text.ts';
import type { StopSignal } from '../stop-signal.ts';
import { findLabelColumns } from './axis/label-column.ts';
import { readAxis } from './axis/read-axis.ts';
import type { FoundCandles } from './find-candles.ts';
import { findChart } from './find-chart.ts';
import type { CandleRows } from './settle-rows.ts';
import { candleRows, valueCandles } from './value-candles.ts';
import { priceScale, relativeScale } from './value-scale.ts';

export type ReadChartOptions = { recogniseText: RecogniseText; signal?: StopSignal };

const LEAST_SIDE = 80;

/**
 * Reads a picture of a candlestick chart: screenshot or photo, of any application. What can't be read is refused with its reason; this
 * never throws on any raster. Cost: one pass of pixel work (about 0.1 µs a pixel) and one or two calls of `recogniseText`.
 */
export async function readChart(
  picture: Raster,
  { recogniseText, signal }: ReadChartOptions,
): Promise<Outcome<Reading, ReadFailure>> {
  if (Math.min(picture.width, picture.height) < LEAST_SIDE) return failure('too-small');
  const columns = findLabelColumns(picture);
  if (signal?.aborted) return failure('took-too-long');
  const found = findChart(picture, columns, signal);
  if (!found.ok) return found;
  if (signal?.aborted) return failure('took-too-long');

  const rows = candleRows(found.value);
  const { lattice } = found.value;
  const plot = candleBox(found.value, rows);
  const {
    axis,
    failure: axisFailure,
    lastPrice,
  } = await readAxis(picture, columns, {
    recogniseText,
    rows: { top: plot.y0, bottom: plot.y1 },
    plot,
    first: rows[0]!,
    lastClose: rows.at(-1)!.close,
    ...(signal && { signal }),
  });
  const candles = valueCandles(found.value, rows, axis ? priceScale(axis) : relativeScale(rows), {
    axisError: axis ? 2 * axis.residual : 0,
    volumes: [],
  });
  return success({
    picture: { width: picture.width, height: picture.height },
    plot,
    panes: [{ kind: 'price', box: plot }],
    axis,
    axisFailure,
    candles,
    pitch: lattice.pitch,
    overlays: [],
    symbol: null,
    timeframe: null,
    dates: [],
    lastPrice,
    quality: {
      confidence: candles.reduce((sum, candle) => sum + candle.confidence, 0) / candles.length,
      source: 'screenshot',
      blur: 0,
      glare: 0,
      advice: [],
    },
  });
}

function candleBox({ candles, lattice, region }: FoundCandles, rows: CandleRows[]): Box {
  return {
    x0: Math.max(region.x0, Math.floor(region.x0 + candles[0]!.x - lattice.pitch / 2)),
    x1: Math.min(region.x1, Math.ceil(region.x0 + candles.at(-1)!.x + lattice.pitch / 2)),
    y0: Math.floor(Math.min(...rows.map((row) => row.high))),
    y1: Math.ceil(Math.max(...rows.map((row) => row.low))) + 1,
  };
}
