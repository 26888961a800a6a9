import type { Language } from '#contract/language';
import type { ReadFailure } from '#contract/read-failure';
import type { Strategy } from '#contract/strategy';
import type { Outcome } from '#engine/outcome';
import type { StopSignal } from '#engine/stop-signal';
import type { JobResult } from './columns-of.ts';

/** What crosses into an analysis thread. */
export type AnalysisTask = {
  /** The file's bytes as they were uploaded. */
  picture: Uint8Array<ArrayBuffer>;
  /** Its media type. */
  type: string;
  /** px, upright: the size to read it in. */
  width: number;
  height: number;
  strategy: Strategy;
  language: Language;
  /** ms since 1970 by the machine's clock: the engine gives up then. */
  deadline: number;
};

/** What comes back: columns of the row, or why the picture gives no reading. */
export type AnalysisOutcome = Outcome<JobResult, ReadFailure>;

/** A busy thread hears no event, so that its signal reads the clock. */
export const stopAt = (deadline: number): StopSignal => ({
  get aborted() {
    return Date.now() >= deadline;
  },
});
