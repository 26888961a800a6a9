import type { Direction, ReadQuality } from '#contract/analysis';
import type { Analysis } from '#engine/analyse-chart';
import type { Findings } from '#engine/findings';
import { priceScale } from '#engine/price-scale';
import type { PriceAxis, Reading } from '#engine/reading';
import { leanOf } from '#engine/strategies/view';
import { wordsOfText } from '../analyses/words-of-text.ts';

/** The finished columns; JSON as text, since the thread that measured has already written it. */
export type JobResult = { analysis: string; quality: string; overlay: string; reading: string; direction: Direction };

export const columnsOf = ({ reading, findings, markdown, shapes }: Analysis): JobResult => ({
  analysis: markdown,
  quality: JSON.stringify(qualityOf(reading)),
  overlay: JSON.stringify(shapes),
  reading: JSON.stringify(reading),
  direction: directionOf(findings),
});

/** With what is found by: after all that may still change the text. */
export const columnsToWrite = (result: JobResult) => ({ ...result, words: wordsOfText(result.analysis) });

function directionOf({ signals }: Findings): Direction {
  const lean = leanOf(signals);
  return lean === 'up' || lean === 'down' ? lean : 'neutral';
}

function qualityOf({ axis, candles, quality, symbol, timeframe }: Reading): ReadQuality {
  const errors = candles.map(({ error }) => error).sort((a, b) => a - b);
  return {
    confidence: quality.confidence,
    candles: candles.length,
    source: quality.source,
    priceError: axis ? (errors[errors.length >> 1] ?? null) : null,
    scale: axis?.scale ?? 'unread',
    scalePoints: axis && pointsOf(axis),
    scaleBy: axis?.givenByUser ? 'user' : 'picture',
    symbol,
    timeframe,
    advice: quality.advice,
  };
}

/** The outermost labels as they are written, each where the fit has its price; a photo's fit may leave the picture by a little. */
function pointsOf(axis: PriceAxis): ReadQuality['scalePoints'] {
  const prices = axis.labels.filter(({ used }) => used).map(({ price }) => price);
  const { rowOf } = priceScale({ axis, candles: [] });
  const pointAt = (price: number) => ({ y: Math.max(0, rowOf(price)), price });
  return [pointAt(Math.max(...prices)), pointAt(Math.min(...prices))];
}
