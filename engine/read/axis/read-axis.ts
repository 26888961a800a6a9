import type { Box, Raster } from '../../raster.ts';
import type { AxisFailure, PriceAxis } from '../../reading.ts';
import type { RecogniseText } from '../../recognise-text.ts';
import type { StopSignal } from '../../stop-signal.ts';
import { fitLabels, type LabelFit, type LabelPoint, priceAt } from './fit-labels.ts';
import type { LabelColumn } from './label-column.ts';
import { isPercent, labelValues, usualDecimals } from './label-value.ts';
import type { Grey } from './resample.ts';
import { luma } from './text-mask.ts';
import { type ReadWord, readWords } from './text-strip.ts';

/** `axis` or `failure` is null, never both. */
export type AxisReading = {
  axis: PriceAxis | null;
  failure: AxisFailure | null;
  lastPrice: { value: number; y: number } | null;
};

type ReadAxisOptions = {
  recogniseText: RecogniseText;
  /** Rows between which the candles stand. */
  rows: { top: number; bottom: number };
  /** Where the candles are; tells on which side a column stands. */
  plot?: Box;
  signal?: StopSignal;
};

/** OCR is the dearest step, so that only the likeliest columns get it. */
const MOST_COLUMNS = 3;
const MOST_LABELS = 18;

/** Reads the price scale from the label columns of a picture. A scale that can't be checked is refused with its reason, never guessed. */
export async function readAxis(
  picture: Raster,
  columns: LabelColumn[],
  { recogniseText, rows, plot, signal }: ReadAxisOptions,
): Promise<AxisReading> {
  const brightness: Grey = { width: picture.width, height: picture.height, data: luma(picture) };
  let failure: AxisFailure = 'no-labels';
  for (const column of columns.slice(0, MOST_COLUMNS)) {
    const words = spread(column.words.filter((word) => isNear(word.middle, word.glyphHeight, rows)));
    if (words.length < 2) continue;
    const labels = await readWords(
      brightness,
      words,
      signal ? { recogniseText, alphabet: 'price', signal } : { recogniseText, alphabet: 'price' },
    );
    const outcome = judge(labels, column, plot);
    if (typeof outcome !== 'string') return { axis: outcome, failure: null, lastPrice: null };
    if (failure === 'no-labels') failure = outcome;
  }
  return { axis: null, failure, lastPrice: null };
}

function isNear(y: number, glyphHeight: number, { top, bottom }: { top: number; bottom: number }): boolean {
  const height = bottom - top;
  return y > top - 0.25 * height - 3 * glyphHeight && y < bottom + 0.12 * height + glyphHeight;
}

function spread<T>(items: T[]): T[] {
  if (items.length <= MOST_LABELS) return items;
  return Array.from(
    { length: MOST_LABELS },
    (_, i) => items[Math.round((i * (items.length - 1)) / (MOST_LABELS - 1))]!,
  );
}

function judge(labels: ReadWord[], column: LabelColumn, plot: Box | undefined): PriceAxis | AxisFailure {
  const texts = labels.map((label) => label.text);
  if (texts.filter(isPercent).length >= 0.4 * texts.length) return 'percent';
  const decimals = usualDecimals(texts);
  const points: LabelPoint[] = labels.map(({ word, text }) => ({
    y: word.middle,
    values: labelValues(text, decimals),
  }));
  const fit = fitLabels(points, { tolerance: Math.max(1.6, 0.16 * column.glyphHeight) });
  if (!fit || fit.used.length < 3) return 'too-few-labels';
  return toAxis(fit, points, texts, column, plot);
}

function toAxis(
  fit: LabelFit,
  points: LabelPoint[],
  texts: string[],
  column: LabelColumn,
  plot: Box | undefined,
): PriceAxis {
  const rows = fit.used.map(({ index }) => points[index]!.y);
  const y1 = Math.max(...rows);
  const y2 = Math.min(...rows);
  const used = new Set(fit.used.map(({ index }) => index));
  return {
    scale: fit.scale,
    side: plot ? (column.box.x0 > (plot.x0 + plot.x1) / 2 ? 'right' : 'left') : column.side,
    p1: priceAt(fit, y1),
    y1,
    p2: priceAt(fit, y2),
    y2,
    labels: points.map(({ y, values }, i) => ({
      text: texts[i]!,
      price: fit.used.find(({ index }) => index === i)?.value.value ?? values[0]?.value ?? Number.NaN,
      y,
      used: used.has(i),
    })),
    residual: fit.residual,
    decimals: Math.max(...fit.used.map(({ value }) => value.decimals)),
    confidence: fit.used.length / points.length,
  };
}
