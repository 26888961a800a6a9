import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { Pane, Reading } from '../reading.ts';
import { handedOver, type RecogniseText } from '../recognise-text.ts';
import type { StopSignal } from '../stop-signal.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { type LegendText, readAround, readLegend } from './axis/read-legend.ts';
import { showsScale } from './axis/shows-scale.ts';
import type { ReadWord } from './axis/text-strip.ts';
import { timeframeOfDates } from './axis/timeframe-of-dates.ts';
import { candleColumns } from './candle-columns.ts';
import type { FoundCandles } from './find-candles.ts';
import { type FoundChart, glimpseChart } from './find-chart.ts';
import { blame, judgeQuality, spoilt, trustIn } from './judge-quality.ts';
import { placeOnPicture } from './place-on-picture.ts';
import { readScale, type SeenText, seeText } from './read-scale.ts';
import { readVolume } from './read-volume.ts';
import { type Divider, findDividers } from './regions/find-dividers.ts';
import type { CandleRows } from './settle-rows.ts';
import { settleWicks } from './settle-wicks.ts';
import { type FlatPicture, takePicture } from './take-picture.ts';
import { traceOverlays } from './trace-overlays.ts';
import { candleRows, valueCandles } from './value-candles.ts';
import { priceScale, relativeScale } from './value-scale.ts';

export type ReadChartOptions = { recogniseText: RecogniseText; signal?: StopSignal };

/** What else there is in the picture; `read` what is read of its text around the plot that was glimpsed. */
type Surroundings = { text: SeenText; dividers: Divider[]; legend: LegendText; read: Promise<readonly ReadWord[]> };

const LEAST_SIDE = 80;
/**
 * Marks without a price scale beside them must convince by this to be a chart. Of charts whose scale is not legible none convinced less than 0.4, of what was read where no chart was none more
 * than 0.33: a dashboard's bars, a skyline's windows and the steps of a sum, all photographed.
 */
const LEAST_WITHOUT_SCALE = 0.35;
/** A screen in a photo ends at its own border, which cuts no labels; those that touch the end of what was taken for it may go on beyond, px. */
const TOUCH = 1;

/**
 * Reads a picture of a candlestick chart: screenshot or photo, of any application. What can't be read is refused with its reason; this
 * never throws on any raster. Cost: pixel work of about 0.1 µs a pixel (photos 1 µs) and one to three calls of `recogniseText`.
 */
export async function readChart(
  picture: Raster,
  { recogniseText, signal }: ReadChartOptions,
): Promise<Outcome<Reading, ReadFailure>> {
  if (Math.min(picture.width, picture.height) < LEAST_SIDE) return failure('too-small');
  let why: ReadFailure | null = null;
  for (const flat of takePicture(picture)) {
    const text = seeText(flat.legible);
    const { words, columns, brightness } = text;
    if (signal?.aborted) return failure('took-too-long');
    const smeared = flat.source === 'photo';
    const dividers = findDividers(flat.raster, { smeared });
    const { plot, goOn } = glimpseChart(flat.raster, columns, { words, dividers, smeared, ...(signal && { signal }) });
    if (signal?.aborted) return failure('took-too-long');
    // The recogniser works beside this thread: most of its words are read while the candles are measured.
    const legend: LegendText = { brightness, words, recogniseText, smeared, ...(signal && { signal }) };
    const read = plot ? readAround(plot, legend) : Promise.resolve([]);
    try {
      await handedOver();
      const found = goOn();
      if (signal?.aborted) return failure('took-too-long');
      const seen = found.ok ? spoilt(found.value, flat) : found.why;
      let refused = seen && blame(flat, kindOf(seen, flat, columns));
      if (found.ok && !refused) {
        const reading = await compose(flat, { text, dividers, legend, read }, found.value);
        if (reading.axis || found.value.persuasion >= LEAST_WITHOUT_SCALE) return success(reading);
        refused = kindOf('not-a-chart', flat, columns);
      }
      why ??= refused;
      if (found.ok) break;
    } finally {
      // Where it was in vain, too: what is begun here ends here, and the next picture finds the recogniser free.
      await read;
    }
  }
  return failure(why ?? 'not-a-chart');

  async function compose(
    flat: FlatPicture,
    { text, dividers, legend: legendText, read }: Surroundings,
    chart: FoundChart,
  ): Promise<Reading> {
    // A lens and straightening smear wicks far more than a codec does.
    const found = flat.source === 'photo' ? chart : { ...chart, candles: settleWicks(flat.raster, chart) };
    const rows = candleRows(found);
    const plot = candleBox(found, rows);
    const legend = read.then((words) => readLegend({ ...legendText, plot, read: words }));
    const scale = readScale(flat, text, {
      recogniseText,
      plot,
      dividers,
      neighbours: found.neighbours,
      ground: found.ground.background,
      candles: rows,
      legend,
      roomBeside: ({ x0, x1, middle }) => ({
        left: x0 > TOUCH ? flat.toPicture({ x: x0, y: middle }).x : 0,
        right: x1 < flat.legible.width - TOUCH ? picture.width - flat.toPicture({ x: x1, y: middle }).x : 0,
      }),
      ...(signal && { signal }),
    });
    // What needs no prices is measured while the recogniser still works.
    const volume = readVolume(flat.raster, found);
    const traces = traceOverlays(flat.raster, found);
    const [{ symbol, timeframe, dates }, { axis, rise, failure: axisFailure, lastPrice }] = await Promise.all([
      legend,
      scale,
    ]);
    const valueAt = axis ? priceScale(axis) : relativeScale(rows);
    const trust = trustIn(found, flat);
    const candles = valueCandles(found, rows, valueAt, {
      trust,
      isPhoto: flat.source === 'photo',
      axisError: axis ? 2 * axis.residual + rise : 0,
      volumes: volume?.heights ?? [],
    });
    const panes: Pane[] = [{ kind: 'price', box: plot }];
    if (volume) panes.push({ kind: 'volume', box: volume.box });
    const overlays = traces.map(({ colour, rows: own }) => ({
      colour,
      values: own.map((row) => (row === null ? null : valueAt(row))),
      points: own.flatMap((row, i) => (row === null ? [] : [{ x: candles[i]!.x, y: row }])),
    }));
    return placeOnPicture(
      {
        picture: { width: picture.width, height: picture.height },
        plot,
        panes,
        axis,
        axisFailure,
        candles,
        pitch: found.lattice.pitch,
        averaged: found.directions.averaged,
        overlays,
        symbol,
        // What time says over all labels is surer than one word.
        timeframe: timeframeOfDates(dates, found.lattice.pitch) ?? timeframe,
        dates,
        lastPrice,
        quality: judgeQuality(found, flat, { axis, trust }),
      },
      flat,
    );
  }
}

/** What may be said of a picture that shows a chart of any kind. */
const OF_A_CHART: readonly ReadFailure[] = ['not-a-chart', 'not-candlesticks', 'too-few-candles', 'too-dense'];

/** What has an axis of numbers is a chart, if not of candles; some upright marks without one are no chart, nor one that only shows too little. */
function kindOf(why: ReadFailure, { legible }: FlatPicture, columns: LabelColumn[]): ReadFailure {
  if (!OF_A_CHART.includes(why)) return why;
  if (!showsScale(legible, columns)) return 'not-a-chart';
  return why === 'not-a-chart' ? 'not-candlesticks' : why;
}

function candleBox(found: FoundCandles, rows: CandleRows[]): Box {
  const { x0, x1 } = candleColumns(found);
  return {
    x0: Math.max(found.region.x0, Math.floor(x0)),
    x1: Math.min(found.region.x1, Math.ceil(x1)),
    y0: Math.floor(Math.min(...rows.map((row) => row.high))),
    y1: Math.ceil(Math.max(...rows.map((row) => row.low))) + 1,
  };
}
