// The table of trust: for readings that call themselves so sure, how many of their prices lie within the error that they state.
import { alignCandles, FIELDS, rangeOf } from './align-candles.ts';
import type { Prediction, Truth } from './score-reading.ts';

type Judged = { confidence: number; prices: number; within: number };

const STEPS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01];

export function calibrationTable(read: { prediction: Prediction; truth: Truth }[]): string {
  const judged = read.flatMap(({ prediction, truth }) => judge(prediction, truth) ?? []);
  const lines = STEPS.slice(1).flatMap((to, i) => {
    const from = STEPS[i]!;
    const members = judged.filter(({ confidence }) => confidence >= from && confidence < to);
    return members.length ? [lineOf(`${percent(from)} to ${percent(Math.min(1, to))}`, members)] : [];
  });
  const sure = judged.filter(({ confidence }) => confidence >= 0.9);
  if (sure.length) lines.push(lineOf('90 % and more', sure));
  return [
    'said to be sure        readings  prices within their stated error  readings with 90 % of them',
    ...lines,
  ].join('\n');
}

/** A candle that is not there counts as four prices that are wrong. */
function judge({ candles, axis, confidence }: Prediction, truth: Truth): Judged | null {
  if (!axis || confidence === undefined) return null;
  const pairs = new Map(alignCandles(candles, truth.candles, rangeOf(truth.candles)));
  let within = 0;
  for (const [i, candle] of candles.entries()) {
    const real = pairs.has(i) ? truth.candles[pairs.get(i)!] : undefined;
    if (real) within += FIELDS.filter((field) => Math.abs(candle[field] - real[field]) <= (candle.e ?? 0)).length;
  }
  return { confidence, prices: FIELDS.length * candles.length, within };
}

function lineOf(name: string, members: Judged[]): string {
  const prices = members.reduce((sum, one) => sum + one.prices, 0);
  const within = members.reduce((sum, one) => sum + one.within, 0);
  const good = members.filter((one) => one.within >= 0.9 * one.prices).length;
  return `${name.padEnd(22)} ${String(members.length).padStart(8)}  ${percent(within / prices).padStart(32)}  ${percent(good / members.length).padStart(26)}`;
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
