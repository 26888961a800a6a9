import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import type { Phrase } from '../write/phrase.ts';

/** A level that a strategy adds to those of support and resistance, as a line of an indicator. */
export type StrategyLevel = { value: number; why: Phrase };

/** What a strategy knows better than the nearest levels about one side's scenario; values in the reading's unit. */
export type Plan = {
  trigger?: { value: number; why: Phrase };
  /** Nearer edge first. */
  target?: { from: number; to: number; why: Phrase };
  invalidation?: { value: number; why: Phrase };
};

export type StrategyResult = {
  /** The rule as it was applied, with its periods. */
  rule: Phrase;
  /** At least one: a chart without a signal gives a neutral finding that says what was measured. */
  signals: Finding[];
  notes?: Phrase[];
  levels?: StrategyLevel[];
  plan?: { up?: Plan; down?: Plan };
};

/** Measures in, findings out; pure. It may look at the whole series, but an event found at a candle depends on nothing to its right. */
export type StrategyRule = (measures: Measures) => StrategyResult;
