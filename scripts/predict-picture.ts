// One picture through the reader, written down as the scorer wants it.
import { readChart } from '#engine/read/read-chart';
import type { Reading } from '#engine/reading';
import type { RecogniseText } from '#engine/recognise-text';
import { decodePicture } from './decode-picture.ts';
import type { Prediction } from './score-reading.ts';

export async function predictPicture(file: string, recogniseText: RecogniseText): Promise<Prediction> {
  const start = performance.now();
  const picture = await decodePicture(file).catch(() => null);
  if (!picture) return { isChart: false, candles: [], axis: null, why: 'unreadable-file' };
  const outcome = await readChart(picture, { recogniseText });
  const ms = Math.round(performance.now() - start);
  if (!outcome.ok) return { isChart: false, candles: [], axis: null, ms, why: outcome.why };
  return { ...fromReading(outcome.value), ms };
}

function fromReading({ candles, axis, axisFailure, symbol, timeframe, quality }: Reading): Prediction {
  return {
    isChart: true,
    candles: candles.map(({ open, high, low, close, error }) => ({ o: open, h: high, l: low, c: close, e: error })),
    axis: axis && { scale: axis.scale, p1: axis.p1, y1: axis.y1, p2: axis.p2, y2: axis.y2 },
    confidence: quality.confidence,
    symbol,
    timeframe,
    why: axisFailure,
  };
}
