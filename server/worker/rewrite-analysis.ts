import type { Calibration } from '#contract/analysis';
import type { Language } from '#contract/language';
import type { Strategy } from '#contract/strategy';
import { analyseReading } from '#engine/analyse-chart';
import { calibrateReading } from '#engine/calibrate-reading';
import { columnsOf, type JobResult } from './columns-of.ts';

/** `reading` as the row keeps it: JSON. */
export type RewriteTask = { reading: string; calibration: Calibration; strategy: Strategy; language: Language };

/** The columns of an analysis with its scale set by hand. Runs in the thread of `startRewriter`. */
export function rewriteAnalysis({ reading, calibration, strategy, language }: RewriteTask): JobResult {
  const calibrated = calibrateReading(JSON.parse(reading), calibration.points, calibration.scale);
  return columnsOf(analyseReading(calibrated, { strategy, language }));
}
