// How often symbol and timeframe are told, and how often wrongly: many pictures write neither, so that silence is no mistake.
import type { Prediction, Truth } from './score-reading.ts';

type Named = { prediction: Prediction; truth: Truth };

/** A stroke between the two of a pair is often left out; terminals write minutes in capitals. */
const asCompared = {
  symbol: (name: string) => name.replaceAll('/', ''),
  timeframe: (name: string) => name.toLowerCase(),
};

export function namesTable(charts: readonly Named[]): string {
  const lines = (['symbol', 'timeframe'] as const).map((kind) => {
    const read = charts.filter(({ prediction, truth }) => prediction.isChart && truth[kind]);
    const told = read.filter(({ prediction }) => prediction[kind]);
    const plain = asCompared[kind];
    const right = told.filter(({ prediction, truth }) => plain(prediction[kind]!) === plain(truth[kind]!));
    const figures = [read.length, right.length, told.length - right.length, read.length - told.length];
    return kind.padEnd(12) + figures.map((figure) => String(figure).padStart(8)).join('');
  });
  return ['            charts   right   wrong not told', ...lines].join('\n');
}
