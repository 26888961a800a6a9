import { analyseChart } from '#engine/analyse-chart';
import { failure, success } from '#engine/outcome';
import type { RecogniseText } from '#engine/recognise-text';
import { type AnalysisOutcome, type AnalysisTask, stopAt } from './analysis-task.ts';
import { columnsOf } from './columns-of.ts';
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
  // It was taken by its header and marks alone; what its data are is seen here first, and another attempt would see the same.
  const raster = await decodePicture(task.picture, task).catch(() => undefined);
  if (!raster) return failure('damaged');
  const { strategy, language, deadline } = task;
  const outcome = await analyseChart(raster, { strategy, language, recogniseText, signal: stopAt(deadline) });
  if (!outcome.ok) return outcome;
  return success(columnsOf(outcome.value));
}
