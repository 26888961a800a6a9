import type { Direction, ReadQuality } from '#contract/analysis';
import { analyseChart } from '#engine/analyse-chart';
import type { Findings } from '#engine/findings';
import { success } from '#engine/outcome';
import type { Reading } from '#engine/reading';
import type { RecogniseText } from '#engine/recognise-text';
import { leanOf } from '#engine/strategies/view';
import { type AnalysisOutcome, type AnalysisTask, stopAt } from './analysis-task.ts';
import { decodePicture } from './decode-picture.ts';
import { startTextRecogniser, type TextRecogniser } from './recognise-text.ts';

let recogniser: Promise<TextRecogniser> | undefined;

/** One warm recogniser per thread. One that failed is replaced for the next picture. */
function warmRecogniser(): Promise<TextRecogniser> {
  recogniser ??= startTextRecogniser().catch((error: unknown) => {
    recogniser = undefined;
    throw error;
  });
  return recogniser;
}

const recogniseText: RecogniseText = async (strip, options) => {
  const current = await warmRecogniser();
  try {
    return await current.recogniseText(strip, options);
  } catch (error) {
    recogniser = undefined;
    await current.dispose();
    throw error;
  }
};

// Starts with the thread rather than with its first picture; whoever needs it meets the error.
warmRecogniser().catch(() => {});

/** One picture from bytes to the row's columns. Runs in a thread of `startAnalyser`. */
export async function analysePicture(task: AnalysisTask): Promise<AnalysisOutcome> {
  const raster = await decodePicture(task.picture, task);
  const { strategy, language, deadline } = task;
  const outcome = await analyseChart(raster, { strategy, language, recogniseText, signal: stopAt(deadline) });
  if (!outcome.ok) return outcome;
  const { reading, findings, markdown, shapes } = outcome.value;
  return success({
    analysis: markdown,
    quality: JSON.stringify(qualityOf(reading)),
    overlay: JSON.stringify(shapes),
    reading: JSON.stringify(reading),
    direction: directionOf(findings),
  });
}

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
    symbol,
    timeframe,
    advice: quality.advice,
  };
}
