import type { Strategy } from '#contract/strategy';
import type { Quantity } from './quantity.ts';
import type { MessageKey, Phrase, PhraseValue } from './write/phrase.ts';

export type Side = 'up' | 'down' | 'neutral';

/** A place on the chart: a candle's index, which may lie beyond the last one, and a value in the reading's unit. */
export type Anchor = { candle: number; value: number };

/** What the overlay draws for a finding, before it has pixels and words. */
export type Mark =
  | { kind: 'line'; points: Anchor[]; dashed: boolean; label?: Phrase }
  | { kind: 'zone'; from: Anchor; to: Anchor; label?: Phrase }
  | { kind: 'label'; at: Anchor; text: Phrase };

export type SignalKind = MessageKey extends infer Key ? (Key extends `signal.${infer Kind}` ? Kind : never) : never;

/**
 * `confirmed`: what it rests on is past and cannot change. `unconfirmed`: later candles can still undo it (the last candle may be open, a pattern
 * waits for its break). `current`: a state as of the last close, which moves with it.
 */
export type FindingStatus = 'confirmed' | 'unconfirmed' | 'current';

/** One thing that a strategy saw: its kind names its sentence, `values` are all numbers of it, `candles` the indices that it came from. */
export type Finding = {
  kind: SignalKind;
  side: Side;
  values: Record<string, PhraseValue>;
  candles: number[];
  status: FindingStatus;
  /** 0 to 1: how sure the measurement is, from the candles' confidence and the margin against the reading error. */
  certainty: number;
  marks: Mark[];
};

export type LevelFinding = {
  at: Quantity;
  error: Quantity;
  /** From the last close, negative below it. */
  away: Quantity;
  /** Null for a line of an indicator, which is not touched but computed. */
  touches: Quantity | null;
  why: Phrase;
  side: 'support' | 'resistance' | 'here';
  candles: number[];
};

/** Conditional, never a call to trade: if price closes beyond `trigger`, the zone `target` comes into play until a close beyond `invalidation`. */
export type Scenario = {
  side: 'up' | 'down';
  trigger: Quantity;
  triggerWhy: Phrase;
  /** Nearer edge first. */
  target: [Quantity, Quantity];
  targetWhy: Phrase;
  invalidation: Quantity;
  invalidationWhy: Phrase;
  /** Trigger to invalidation and trigger to the nearer edge of the target. */
  risk: Quantity;
  riskRanges: Quantity;
  reward: Quantity;
  rewardToRisk: Quantity;
};

/** Everything that an analysis says, without a language: plain JSON. The text and the overlay are derived from it alone. */
export type Findings = {
  strategy: Strategy;
  /** `relative`: no scale was read, values are 0 to 100 of the visible range. */
  style: { relative: boolean; decimals: number };
  symbol: string | null;
  timeframe: string | null;
  read: Phrase[];
  context: Phrase[];
  levels: LevelFinding[];
  rule: Phrase;
  signals: Finding[];
  /** What the strategy had to leave out, or to replace, and why. */
  notes: Phrase[];
  view: Phrase[];
  scenarios: { up: Scenario; down: Scenario };
  risk: Phrase[];
  change: Phrase[];
  limits: Phrase[];
};
