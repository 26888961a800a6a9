import { bodyOverhang, type Overhang, withoutOverhang } from './body-overhang.ts';
import { discontinuity, firmly, followChain, type Told, usualGap } from './follow-chain.ts';
import type { MeasuredBar } from './measure-bar.ts';
import type { MeasuredCandle } from './measure-candle.ts';
import type { Look } from './measure-look.ts';
import type { Feature } from './read-paint.ts';
import { skipClosed } from './skip-closed.ts';
import { splitByInside } from './split-by-inside.ts';
import { tellAveraged } from './tell-averaged.ts';
import { tellByFill } from './tell-by-fill.ts';
import { areUntrue } from './untrue-paints.ts';
import { weighLooks } from './weigh-looks.ts';

/** Which candles close above their open, and how far the answer is ahead of its opposite, 0 to 1. */
export type Directions = {
  up: boolean[];
  certainty: number;
  /** All bodies look alike: each direction rests on its neighbours alone. */
  inferred: boolean;
  /** The candles whose own look did not tell. */
  guessed: boolean[];
  /** Heikin-Ashi: each opens in the middle of the last body. */
  averaged: boolean;
  /** Paints say otherwise than the candles before and after: they mean something else, or candles were misread. */
  contradicted: boolean;
  overhang: Overhang;
};

type ByPrices = Omit<Directions, 'overhang'>;
/** Told by paints and neighbours. */
type ByPaints = Omit<ByPrices, 'averaged' | 'contradicted'>;

/** Bodies of up to this height, px, say nothing about their paint. */
const SMALL = 2;
/** Of the candles: what fewer show is a misreading, not a paint of its own. */
const LEAST_SHARE = 0.04;
/** Three shades of each direction, as where volume is shown by them. */
const MOST_PAINTS = 6;
/** Borders may fill nearly all hollow bodies of a few px: where so few look otherwise, and the two order the candles hardly better than their opposite, all look alike. */
const ALIKE = { share: 0.1, certainty: 0.15 };
/** Standard deviations: chance has two kinds of bodies agree so far with what neighbours say once in a hundred times. */
const BEYOND_CHANCE = 2.6;

type Split = { feature: Feature; up: Map<number, boolean>; cost: number };

/** Log-odds, and the height in px from which on a body's paint is believed as much. */
const BELIEVED = { odds: 5, height: 15 };
/** Log-odds: what says less, nineteen in twenty being right from there on, leaves the direction to the neighbours as well. */
const TELLING = 2;
const ROUNDS = 4;
/** px: half a row, where overlaps don't tell how far bodies go beyond their prices. */
const UNTOLD_OVERHANG = 0.5;
/** Log-odds: of bars' ticks 99 of 100 go the right way, fewer of those beside something that hides a part. They are doubted only where the look says so much against them: the neighbours helped to choose them. */
const TICKS = { seen: 4, hidden: 1.5, doubted: 1 };
/** How much bars whose ticks don't tell count at first for what both kinds look like: where many are nearly hidden, what neighbours say of them is as often wrong as right, and would be learnt. */
const UNTOLD = 0.1;
/** px: how far measured ends of bodies at one price may be apart, beside what borders go beyond it. */
const NEAR = 1;
/**
 * Twice: borders that go beyond the prices bring two candles of one direction nearer, or farther, than two of different ones, by more than a low body is high; so once directions are told
 * as well as they are without, it is asked again where the bodies' prices lie. `wick`, px, is how wide wicks are.
 */
export function chooseDirections(measured: MeasuredCandle[], seen: Look[], wick: number): Directions {
  const { candles, looks } = skipClosed(measured, seen);
  const near = NEAR + wick;
  const { up } = chooseAmong(candles, looks, near);
  const overhang = bodyOverhang(candles, up, { wick, untold: UNTOLD_OVERHANG });
  const said = chooseAmong(withoutOverhang(candles, { up, overhang }), looks, near);
  return { ...said, overhang: bodyOverhang(candles, said.up, { wick, untold: UNTOLD_OVERHANG }) };
}

/**
 * Which paint means up is not assumed: of all ways to split the fills or the colours in two, the one is taken that makes each candle open
 * nearest to where the one before it closed. From these the picture's two kinds of candles are learnt, and all are told anew by how much they look like either,
 * together with what their neighbours say: a small body's paint is a mixture of fill, border and ground. What the candles before and after speak against is no direction's paint: a trend's, or a
 * pattern's. `near`, px, is how far ends of bodies at one price may be apart.
 */
function chooseAmong(candles: MeasuredCandle[], looks: Look[], near: number): ByPrices {
  const averaged = tellAveraged(candles, near);
  if (averaged) return { ...averaged, certainty: 1, inferred: false, averaged: true, contradicted: false };
  const byFill = tellByFill(candles);
  const tells = byFill && leadsOn(candles, byFill) ? byFill : byBestSplit(candles);
  const said = tells && candles.map(tells);
  const isUntrue = said ? areUntrue(candles, said, near) : candles.map(() => false);
  const told = said?.map((is, i) => (isUntrue[i] ? null : is));
  const contradicted = isUntrue.includes(true);
  const ofPaints = (said: ByPaints): ByPrices => ({ ...said, averaged: false, contradicted });
  const first = told?.some((is) => is !== null) ? followChain(candles, firmly(told), usualGap(candles, told)) : null;
  const areAlike = first && certaintyOf(candles, first) < ALIKE.certainty && rarerShare(told!) < ALIKE.share;
  if (first && !areAlike)
    return ofPaints(
      tellFrom(candles, looks, {
        first,
        trusts: isUntrue.map((is) => (is ? 0 : 1)),
        together: (by, i) => (isUntrue[i] ? 0 : by + oddsOfPaint(candles[i]!, told![i]!)),
      }),
    );
  const inferred = inferAll(candles);
  const split = contradicted ? null : byInside(candles, looks, inferred.up);
  return ofPaints(split ? tellFrom(candles, looks, { first: split, together: (by) => by }) : inferred);
}

function oddsOfPaint({ bodyTop, bodyBottom }: MeasuredCandle, told: boolean | null): number {
  const believed = BELIEVED.odds * Math.min(1, ((bodyBottom - bodyTop) / BELIEVED.height) ** 2);
  return told === null ? 0 : told ? believed : -believed;
}

function tellFrom(candles: MeasuredCandle[], looks: Look[], known: Known): ByPaints {
  const { up, guessed } = tellByLooks(candles, looks, known);
  return { up, certainty: certaintyOf(candles, up), inferred: false, guessed };
}

/** Where bodies are of two kinds by what is inside: whichever of these mostly rises by what their neighbours say (`inferred`), if that is no chance. */
function byInside(candles: MeasuredCandle[], looks: Look[], inferred: boolean[]): boolean[] | null {
  const split = splitByInside(candles, looks);
  if (!split) return null;
  const shown = split.flatMap((is, i) => (is === null ? [] : [is === inferred[i]]));
  const ahead = 2 * shown.filter((agrees) => agrees).length - shown.length;
  if (Math.abs(ahead) < BEYOND_CHANCE * Math.sqrt(shown.length)) return null;
  const told = split.map((is) => (is === null ? null : is === ahead > 0));
  return followChain(candles, firmly(told), usualGap(candles, told));
}

/**
 * Bars tell by their ticks; where both lie on one row, by how much they look like the others, and by their neighbours. Where a bar surely looks like those of the other kind, a line or
 * an arrow was taken for a tick: of bars whose look says 98 in 100 or more against their ticks, three of four look right.
 */
export function directBars(bars: MeasuredBar[], looks: Look[], wick: number): Directions {
  const ticked = bars.map(({ up }) => up);
  const ticks = firmly(ticked);
  const first = followChain(bars, ticks, usualGap(bars, ticked));
  const withTicks = (by: number, i: number) => {
    const { up, endHidden } = bars[i]!;
    if (up === null) return by;
    const against = up ? -by : by;
    if (against < TICKS.doubted) return ticks[i]!;
    const believed = endHidden ? TICKS.hidden : TICKS.seen;
    return by + (up ? believed : -believed);
  };
  const trusts = ticked.map((is) => (is === null ? UNTOLD : 1));
  const told = tellByLooks(bars, looks, { first, trusts, together: withTicks });
  const overhang = bodyOverhang(bars, told.up, { wick, untold: UNTOLD_OVERHANG });
  return { ...told, certainty: 1, inferred: false, averaged: false, contradicted: false, overhang };
}

/** Directions that seem right at `first`, by so much as `trusts` say; `together` adds to a look's log-odds what else tells of a candle. */
type Known = { first: boolean[]; trusts?: number[]; together: (by: number, i: number) => number };

function tellByLooks(
  candles: MeasuredCandle[],
  looks: Look[],
  { first, trusts, together }: Known,
): Pick<Directions, 'up' | 'guessed'> {
  const heights = candles.map(({ bodyTop, bodyBottom }) => bodyBottom - bodyTop);
  let up = first;
  let own = candles.map(() => 0);
  for (let round = 0, isSettled = false; round < ROUNDS && !isSettled; round++) {
    own = weighLooks(looks, heights, up, round === 0 ? trusts : undefined).map(together);
    const next = followChain(candles, own, usualGap(candles, up));
    isSettled = next.every((is, i) => is === up[i]);
    up = next;
  }
  return { up, guessed: own.map((by) => Math.abs(by) < TELLING) };
}

/** Whether candles open nearer to the last close than with all directions turned round: a fill that is none of the candles' known colours looks hollow, whatever it means. */
function leadsOn(candles: MeasuredCandle[], tells: Told): boolean {
  const up = followChain(candles, firmly(candles.map(tells)));
  return discontinuity(candles, up) <= discontinuity(candles, turned(up));
}

const turned = (up: boolean[]): boolean[] => up.map((is) => !is);

function certaintyOf(candles: MeasuredCandle[], up: boolean[]): number {
  const cost = discontinuity(candles, up);
  const mirrored = discontinuity(candles, turned(up));
  return Math.abs(mirrored - cost) / (mirrored + cost + 1e-9);
}

function byBestSplit(candles: MeasuredCandle[]): Told | null {
  const splits = (['paint', 'tint'] as const).map((feature) => bestSplit(candles, feature));
  const best = splits.reduce((a, b) => (b && (!a || b.cost < a.cost) ? b : a), null);
  return best && tellsBy(best);
}

const tellsBy =
  ({ feature, up }: Pick<Split, 'feature' | 'up'>): Told =>
  (candle) =>
    up.get(candle[feature] ?? -1) ?? null;

/** Of the candles that show a direction those that show the rarer one. */
function rarerShare(told: (boolean | null)[]): number {
  const shown = told.filter((is) => is !== null);
  const ups = shown.filter((is) => is).length;
  return Math.min(ups, shown.length - ups) / Math.max(1, shown.length);
}

function inferAll(candles: MeasuredCandle[]): ByPaints {
  const nothing = candles.map(() => 0);
  const up = followChain(candles, nothing, usualGap(candles, followChain(candles, nothing)));
  return {
    up,
    certainty: candles.length > 0 ? 0.3 : 0,
    inferred: true,
    guessed: candles.map(() => true),
  };
}

function bestSplit(candles: MeasuredCandle[], feature: Feature): Split | null {
  const shown = mainValues(candles, feature);
  if (shown.length < 2) return null;
  let best: Split | null = null;
  for (let mask = 1; mask < 2 ** shown.length - 1; mask++) {
    const up = new Map(shown.map((value, i) => [value, (mask & (1 << i)) > 0]));
    const directions = followChain(candles, firmly(candles.map(tellsBy({ feature, up }))));
    const cost = discontinuity(candles, directions);
    if (!best || cost < best.cost) best = { feature, up, cost };
  }
  return best;
}

/** The paints that fill some part of the bodies, the most frequent first; the rest are blends. */
function mainValues(candles: MeasuredCandle[], feature: Feature): number[] {
  const counts = new Map<number, number>();
  for (const candle of candles) {
    const value = candle[feature];
    if (value === null || candle.bodyBottom - candle.bodyTop <= SMALL) continue;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .filter(([, count]) => count >= Math.max(2, LEAST_SHARE * total))
    .slice(0, MOST_PAINTS)
    .map(([value]) => value);
}
