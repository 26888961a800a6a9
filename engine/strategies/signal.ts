import type { Finding, FindingStatus, Mark, Side, SignalKind } from '../findings.ts';
import { certainty } from '../measure/certainty.ts';
import type { Measures } from '../measure/measures.ts';
import { isConfirmed, type Timed } from '../measure/series.ts';
import type { ValuesOf } from '../write/phrase.ts';

export type SignalOptions<Kind extends SignalKind> = {
  values: ValuesOf<`signal.${Kind}`>;
  candles: number[];
  /** The candle that completes it; left out for a state that holds now. */
  at?: number;
  /** Set where the completing candle does not decide, as for a pattern that waits for its break. */
  status?: FindingStatus;
  /** The distance that decides it, in the reading's unit, weighed against the reading error. */
  margin?: number;
  marks?: Mark[];
};

export const signal = <Kind extends SignalKind>(
  measures: Measures,
  kind: Kind,
  side: Side,
  { values, candles, at, status, margin, marks = [] }: SignalOptions<Kind>,
): Finding => ({
  kind,
  side,
  values,
  candles,
  status:
    status ??
    (at === undefined ? 'current' : isConfirmed({ at }, measures.candles.length) ? 'confirmed' : 'unconfirmed'),
  certainty: certainty(measures, candles, margin),
  marks,
});

/** How many candles back an event still matters: a quarter of what is seen, 10 at least. */
export const freshCandles = ({ candles }: Measures): number => Math.max(10, Math.round(candles.length / 4));

/** Index of the first candle of the fresh stretch. */
export const freshFrom = (measures: Measures): number => Math.max(0, measures.last + 1 - freshCandles(measures));

/** The events of the fresh stretch, newest first, at most `most` of them; of several that are `same`, the newest stands for all. */
export const freshest = <Event extends Timed>(
  measures: Measures,
  events: readonly Event[],
  { most = 3, same = () => false }: { most?: number; same?: (a: Event, b: Event) => boolean } = {},
): Event[] => {
  const kept: Event[] = [];
  for (const event of events.toSorted((a, b) => b.at - a.at)) {
    if (event.at < freshFrom(measures) || kept.length === most) break;
    if (!kept.some((other) => same(other, event))) kept.push(event);
  }
  return kept;
};
