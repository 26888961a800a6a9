import type { Measures } from '../measure/measures.ts';
import { sma } from '../measure/moving-averages.ts';
import { lastOf, type Series } from '../measure/series.ts';
import { count } from '../quantity.ts';
import { drawnName } from '../write/describe-reading.ts';
import { type Phrase, say } from '../write/phrase.ts';

export type NamedLine = { name: Phrase; values: Series };
export type AveragesPair = { fast: NamedLine; slow: NamedLine; notes: Phrase[] };

/** Pairs with at least as many candles after the slow one's start as its own length, so that a cross has room to happen. */
const pairs = [
  { fast: 50, slow: 200 },
  { fast: 20, slow: 50 },
  { fast: 10, slow: 20 },
  { fast: 5, slow: 10 },
] as const;

const room = 1.5;

const computed = (measures: Measures, period: number): NamedLine => ({
  name: say('name.sma', { period: count(period) }),
  values: sma(measures.closes, period),
});

/** The picture's own averages, where it shows at least two that follow the last candles: they know the history that it cuts off. */
const drawnPair = ({ reading, lines }: Measures): AveragesPair | null => {
  const drawn = reading.overlays
    .flatMap(({ values }, i) => {
      const identity = lines[i];
      return identity && lastOf(values) !== null
        ? [{ values, name: drawnName(identity, i), period: identity.period }]
        : [];
    })
    .sort((a, b) => a.period - b.period);
  const [fast, slow] = [drawn[0], drawn.at(-1)];
  return fast && slow && fast.period < slow.period ? { fast, slow, notes: [] } : null;
};

/** Drawn averages if the picture has them, else the longest usual pair of simple averages that the visible history carries; null for none. */
export const averagesPair = (measures: Measures): AveragesPair | null => {
  const drawn = drawnPair(measures);
  if (drawn) return drawn;
  const seen = measures.candles.length;
  const chosen = pairs.find(({ slow }) => seen >= slow * room);
  if (!chosen) return null;
  const notes = pairs
    .filter(({ slow }) => slow <= 50 && seen < slow * room)
    .map(({ slow }) =>
      say('note.not-stable', {
        name: say('name.sma', { period: count(slow) }),
        needed: count(slow * room),
        seen: count(seen),
      }),
    );
  return { fast: computed(measures, chosen.fast), slow: computed(measures, chosen.slow), notes };
};
