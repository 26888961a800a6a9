import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { count } from '../quantity.ts';
import type { Phrase } from '../write/phrase.ts';
import { signal } from './signal.ts';

/** The finding of a method that the visible history cannot carry. */
export const tooShort = (measures: Measures, name: Phrase, needed: number): Finding =>
  signal(measures, 'too-short', 'neutral', {
    values: { name, needed: count(needed), seen: count(measures.candles.length) },
    candles: [measures.last],
  });
