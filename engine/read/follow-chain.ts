import { median } from './axis/median.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** How a series goes on: by how much its bodies reach beyond their prices, and how far a candle usually opens from the last close; px. */
export type Manner = { overhang: number; gap: number };

type Told = (candle: MeasuredCandle) => boolean | null;

const LONGEST_JUMP = 40;
/** Slots beyond which the last close says nothing about an open. */
const LONGEST_GAP = 3;
/** Nearer than this, px, can't be measured. */
const NEAREST = 0.5;
const PLAIN: Manner = { overhang: 0, gap: LONGEST_JUMP };

export const openOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyBottom : bodyTop);
export const closeOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyTop : bodyBottom);

function jump(
  [before, was]: [MeasuredCandle, boolean],
  [here, is]: [MeasuredCandle, boolean],
  { overhang, gap }: Manner,
): number {
  if (here.slot - before.slot > LONGEST_GAP || !here.hasBody || !before.hasBody) return 0;
  const within = (candle: MeasuredCandle, up: boolean) =>
    Math.min(overhang, (candle.bodyBottom - candle.bodyTop) / 2) * (up ? -1 : 1);
  const off = Math.abs(openOf(here, is) + within(here, is) - closeOf(before, was) + within(before, was));
  return gap * Math.log(1 + Math.min(LONGEST_JUMP, off) / gap);
}

/** The sum of all jumps from a close to the next open, px. */
export const discontinuity = (candles: MeasuredCandle[], up: boolean[]): number =>
  candles.slice(1).reduce((cost, here, i) => cost + jump([candles[i]!, up[i]!], [here, up[i + 1]!], PLAIN), 0);

/**
 * The most continuous of all sequences of directions that leave what is told as it is, by dynamic programming. Prices go on from where they were or
 * jump anywhere: one jump and one opening right at the last close are likelier than two that come near.
 */
export function followChain(candles: MeasuredCandle[], told: Told, manner: Manner = PLAIN): boolean[] {
  const steps: { cost: number; from: number }[][] = [];
  candles.forEach((here, i) => {
    const before = candles[i - 1];
    const known = told(here);
    steps.push(
      [false, true].map((is) => {
        const against = known !== null && known !== is ? 1e6 : 0;
        if (!before) return { cost: against, from: 0 };
        const costs = [false, true].map(
          (was, k) => steps[i - 1]![k]!.cost + jump([before, was], [here, is], manner) + against,
        );
        const from = costs[1]! < costs[0]! ? 1 : 0;
        return { cost: costs[from]!, from };
      }),
    );
  });
  const up: boolean[] = [];
  const last = steps.at(-1);
  let state = last && last[1]!.cost < last[0]!.cost ? 1 : 0;
  for (let i = candles.length - 1; i >= 0; i--) {
    up[i] = state === 1;
    state = steps[i]![state]!.from;
  }
  return up;
}

const LEAST_PAIRS = { all: 8, alike: 5 };
const MOST_OVERHANG = 4;

/**
 * Where two candles in a row go the same way, the second body begins above or below the first's end by twice of what a border reaches beyond its price. By
 * candles of which `told` says the direction.
 */
export function mannerOf(candles: MeasuredCandle[], told: Told): Manner {
  const pairs = candles.slice(1).flatMap((here, i) => {
    const before = candles[i]!;
    const [was, is] = [told(before), told(here)];
    if (was === null || is === null || here.slot - before.slot !== 1 || !here.hasBody || !before.hasBody) return [];
    return [{ isSame: was === is, off: (is ? 1 : -1) * (openOf(here, is) - closeOf(before, was)) }];
  });
  const overlaps = pairs.filter(({ isSame }) => isSame).map(({ off }) => off);
  if (pairs.length < LEAST_PAIRS.all) return PLAIN;
  const overlap = overlaps.length < LEAST_PAIRS.alike ? 0 : median(overlaps);
  const overhang = Math.max(0, Math.min(MOST_OVERHANG, overlap / 2));
  const gap = median(pairs.map(({ isSame, off }) => Math.abs(isSame ? off - 2 * overhang : off)));
  return { overhang, gap: Math.max(NEAREST, gap) };
}
