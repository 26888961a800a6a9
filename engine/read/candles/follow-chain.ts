import { median } from '../axis/median.ts';
import { type Overhang, withoutOverhang } from './body-overhang.ts';
import type { MeasuredCandle } from './measure-candle.ts';

/** Whether a candle's own look says that it closes above its open; null where it does not say. */
export type Told = (candle: MeasuredCandle) => boolean | null;

const LONGEST_JUMP = 40;
/** Slots beyond which the last close says nothing about an open. */
const LONGEST_GAP = 3;
/** Nearer than this, px, can't be measured. */
const NEAREST = 0.5;

export const openOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyBottom : bodyTop);
export const closeOf = ({ bodyTop, bodyBottom }: MeasuredCandle, up: boolean): number => (up ? bodyTop : bodyBottom);

export const middleOf = ({ bodyTop, bodyBottom }: MeasuredCandle): number => (bodyTop + bodyBottom) / 2;

/** How far each opens from the close so many candles before it, or, averaged, from the middle of that body, px. */
export function gapsAfter(
  candles: readonly MeasuredCandle[],
  directions: { up: readonly boolean[]; overhang: Overhang; averaged: boolean },
  steps: number,
): number[] {
  const { up, averaged } = directions;
  const bodies = withoutOverhang(candles, directions);
  const leavesAt = (i: number) => (averaged ? middleOf(bodies[i]!) : closeOf(bodies[i]!, up[i]!));
  return bodies.slice(steps).map((here, i) => Math.abs(openOf(here, up[i + steps]!) - leavesAt(i)));
}

function jump([before, was]: [MeasuredCandle, boolean], [here, is]: [MeasuredCandle, boolean], gap: number): number {
  if (here.slot - before.slot > LONGEST_GAP || !here.hasBody || !before.hasBody) return 0;
  const off = Math.abs(openOf(here, is) - closeOf(before, was));
  return Math.log(1 + Math.min(LONGEST_JUMP, off) / gap);
}

/** What all jumps from a close to the next open cost, to be compared with that of other directions of the same candles. */
export const discontinuity = (candles: MeasuredCandle[], up: boolean[]): number =>
  candles.slice(1).reduce((cost, here, i) => cost + jump([candles[i]!, up[i]!], [here, up[i + 1]!], LONGEST_JUMP), 0);

/** Log-odds that nothing outweighs. */
const FIRM = 1e6;

/** What is told as log-odds that candles close above their open. */
export const firmly = (told: (boolean | null)[]): number[] => told.map((is) => (is === null ? 0 : is ? FIRM : -FIRM));

/**
 * The likeliest of all sequences of directions, by dynamic programming. `odds`: the log-odds that each candle by itself closes above its open. Prices go on from where
 * they were or jump anywhere: one jump and one opening right at the last close are likelier than two that come near. `gap`: how far a candle usually opens from the last
 * close, px.
 */
export function followChain(candles: MeasuredCandle[], odds: number[], gap = LONGEST_JUMP): boolean[] {
  const steps: { cost: number; from: number }[][] = [];
  candles.forEach((here, i) => {
    const before = candles[i - 1];
    steps.push(
      [false, true].map((is) => {
        const against = Math.max(0, is ? -odds[i]! : odds[i]!);
        if (!before) return { cost: against, from: 0 };
        const costs = [false, true].map(
          (was, k) => steps[i - 1]![k]!.cost + jump([before, was], [here, is], gap) + against,
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

const LEAST_PAIRS = 8;

/** px, as far as candles tell of which `up` says the direction; undefined where they are too few. */
export function usualGap(candles: MeasuredCandle[], up: (boolean | null)[]): number | undefined {
  const gaps = candles.slice(1).flatMap((here, i) => {
    const before = candles[i]!;
    const [was, is] = [up[i]!, up[i + 1]!];
    if (was === null || is === null || here.slot - before.slot !== 1 || !here.hasBody || !before.hasBody) return [];
    return [Math.abs(openOf(here, is) - closeOf(before, was))];
  });
  return gaps.length < LEAST_PAIRS ? undefined : Math.max(NEAREST, median(gaps));
}
