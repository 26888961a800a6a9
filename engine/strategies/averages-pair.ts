import { identifyLine } from '../measure/identify-line.ts';
import type { Measures } from '../measure/measures.ts';
import { sma } from '../measure/moving-averages.ts';
import type { Series } from '../measure/series.ts';
import { count } from '../quantity.ts';
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
const drawnPair = (measures: Measures): AveragesPair | null => {
  const { overlays } = measures.reading;
  const lines = overlays
    .map((overlay, i) => ({
      overlay,
      identity: identifyLine(overlay, measures.closes, 2 * measures.error),
      number: i + 1,
    }))
    .filter(({ overlay, identity }) => identity && overlay.values.at(-1) !== null)
    .sort((a, b) => a.identity!.period - b.identity!.period);
  const [fast, slow] = [lines[0], lines.at(-1)];
  if (!fast || !slow || fast.identity!.period === slow.identity!.period) return null;
  const named = ({ overlay, identity, number }: (typeof lines)[number]): NamedLine => ({
    name: say(identity!.kind === 'sma' ? 'name.drawn-sma' : 'name.drawn-ema', {
      count: count(number),
      period: count(identity!.period),
    }),
    values: overlay.values,
  });
  return { fast: named(fast), slow: named(slow), notes: [] };
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
