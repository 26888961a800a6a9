import type { OverlayShape } from '#contract/chart-overlay';
import type { Language } from '#contract/language';
import type { ReadFailure } from '#contract/read-failure';
import { defaultStrategy, type Strategy } from '#contract/strategy';
import type { Findings } from './findings.ts';
import { type Outcome, success } from './outcome.ts';
import type { Raster } from './raster.ts';
import { type ReadChartOptions, readChart } from './read/read-chart.ts';
import type { Reading } from './reading.ts';
import { findStrategy } from './strategies/find-strategy.ts';
import { drawShapes } from './write/draw-shapes.ts';
import { writeAnalysis } from './write/write-analysis.ts';

/** Plain data: it can be posted between threads and stored as JSON. */
export type Analysis = { reading: Reading; findings: Findings; markdown: string; shapes: OverlayShape[] };

export type AnalyseOptions = { strategy?: Strategy; language?: Language };

/** The analysis of a picture that was read before: by another strategy, in another language, or after a calibration. Pure. */
export const analyseReading = (
  reading: Reading,
  { strategy = defaultStrategy, language = 'en' }: AnalyseOptions = {},
): Analysis => {
  const findings = findStrategy(reading, strategy);
  return {
    reading,
    findings,
    markdown: writeAnalysis(findings, language),
    shapes: drawShapes(reading, findings, language),
  };
};

/** The only way in: a picture's analysis, or the reason why there is none. Never throws on a picture, whatever it shows. */
export const analyseChart = async (
  picture: Raster,
  { strategy, language, ...reading }: AnalyseOptions & ReadChartOptions,
): Promise<Outcome<Analysis, ReadFailure>> => {
  const read = await readChart(picture, reading);
  return read.ok ? success(analyseReading(read.value, { strategy, language })) : read;
};
