import type { Scenario } from '../findings.ts';
import type { Level, LevelReason } from '../measure/levels.ts';
import type { Measures } from '../measure/measures.ts';
import { projected } from '../measure/projected.ts';
import { count, distance, price, ratio } from '../quantity.ts';
import { type MessageKey, type Phrase, say } from '../write/phrase.ts';
import type { Plan } from './strategy-result.ts';

type Reasoned = { value: number; why: Phrase };

const recent = 10;
/** In average true ranges: a nearer trigger is hit by noise, one further off says nothing about the next candles. */
const leastDistance = 0.25;
const reach = 3;
const leastRisk = 0.75;
const mostRisk = 3;
const usualRisk = 1.5;
/** A strategy may set its stop nearer or further than levels would, within reason. */
const leastPlannedRisk = 0.4;
const mostPlannedRisk = 6;
const leastReward = 1;
const mostReward = 8;

/** Lows above the close and highs below it have changed their part. */
const changed: Partial<Record<LevelReason, { side: 'above' | 'below'; key: MessageKey }>> = {
  'swing-low': { side: 'above', key: 'why.former-swing-low' },
  'swing-lows': { side: 'above', key: 'why.former-swing-lows' },
  'swing-high': { side: 'below', key: 'why.former-swing-high' },
  'swing-highs': { side: 'below', key: 'why.former-swing-highs' },
};

/** Why a level is one, as seen from the last close. */
export const levelReason = ({ reason, value }: Level, close: number): Phrase => {
  const former = changed[reason];
  return former?.side === (value > close ? 'above' : 'below') ? { key: former.key, values: {} } : say(`why.${reason}`);
};

/**
 * Both sides are reckoned with the same code on values multiplied by `sign`: for the lower side everything is mirrored, so that
 * 'beyond' is always 'greater'.
 */
const sideView = (measures: Measures, side: Scenario['side']) => {
  const sign = side === 'up' ? 1 : -1;
  const ownTurn = side === 'up' ? 'swing-high' : 'swing-low';
  const levels = measures.levels
    .filter(({ candles, reason }) => candles.length > 1 || reason === ownTurn || !reason.startsWith('swing'))
    .map((level): Reasoned => ({ value: level.value * sign, why: levelReason(level, measures.close) }))
    .sort((a, b) => a.value - b.value);
  const edges = side === 'up' ? measures.highs : measures.lows.map((low) => -low);
  const extreme = Math.max(...edges.slice(-recent));
  const recentEdge: Reasoned = {
    value: extreme,
    why: say(side === 'up' ? 'why.recent-high' : 'why.recent-low', { count: count(Math.min(recent, edges.length)) }),
  };
  /** A place so many ranges further on this side (or back, below 0) from a value of this view. */
  const onwards = (from: number, ranges: number) =>
    projected(measures, from * sign, ranges * measures.range * sign) * sign;
  return { sign, levels, recentEdge, onwards, close: measures.close * sign };
};

type View = ReturnType<typeof sideView>;

const mirrored = (reasoned: Reasoned | undefined, { sign }: View): Reasoned | undefined =>
  reasoned && { value: reasoned.value * sign, why: reasoned.why };

const rangesAway = (ranges: number): Phrase => say('why.ranges', { count: ratio(ranges) });

/** The next level or, where that is far off, the edge of the last candles if it is nearer. */
const triggerOf = ({ levels, recentEdge, close, onwards }: View, range: number): Reasoned => {
  const next = levels.find((level) => level.value - close >= leastDistance * range);
  const edge = recentEdge.value - close >= leastDistance * range ? recentEdge : null;
  if (next && (!edge || next.value - close <= reach * range || next.value <= edge.value)) return next;
  if (edge || recentEdge.value > close) return recentEdge;
  return { value: onwards(close, 0.5), why: say('why.beyond-close', { count: ratio(0.5) }) };
};

const invalidationOf = ({ levels, onwards }: View, trigger: number, range: number): Reasoned =>
  levels.findLast(({ value }) => trigger - value >= leastRisk * range && trigger - value <= mostRisk * range) ?? {
    value: onwards(trigger, -usualRisk),
    why: rangesAway(usualRisk),
  };

/** The next level beyond the trigger, as wide as half a range; without one in reach, a projection by ranges that is called so. */
const targetOf = (
  { levels, onwards }: View,
  trigger: number,
  range: number,
): { from: number; to: number; why: Phrase } => {
  const next = levels.find(
    ({ value }) => value - trigger >= leastReward * range && value - trigger <= mostReward * range,
  );
  if (next) return { from: onwards(next.value, -0.25), to: onwards(next.value, 0.25), why: next.why };
  return {
    from: onwards(trigger, 2),
    to: onwards(trigger, 3),
    why: say('why.projection', { from: ratio(2), to: ratio(3) }),
  };
};

/** One side's conditional scenario. A plan's parts are taken where they keep the order invalidation, trigger, target; the rest comes from the levels. */
export const scenario = (measures: Measures, side: Scenario['side'], plan: Plan = {}): Scenario => {
  const view = sideView(measures, side);
  const { sign } = view;
  const { range } = measures;
  const plannedTrigger = mirrored(plan.trigger, view);
  const ahead =
    plannedTrigger && plannedTrigger.value >= view.close && plannedTrigger.value <= view.close + reach * 2 * range;
  const trigger = ahead ? plannedTrigger : triggerOf(view, range);
  const plannedStop = mirrored(plan.invalidation, view);
  const stop =
    plannedStop &&
    trigger.value - plannedStop.value >= leastPlannedRisk * range &&
    trigger.value - plannedStop.value <= mostPlannedRisk * range
      ? plannedStop
      : invalidationOf(view, trigger.value, range);
  const planned = plan.target && { from: plan.target.from * sign, to: plan.target.to * sign, why: plan.target.why };
  const target =
    planned && planned.from - trigger.value >= range / 2 && planned.to >= planned.from
      ? planned
      : targetOf(view, trigger.value, range);
  const risk = trigger.value - stop.value;
  const reward = target.from - trigger.value;
  return {
    side,
    trigger: price(trigger.value * sign),
    triggerWhy: trigger.why,
    target: [price(target.from * sign), price(target.to * sign)],
    targetWhy: target.why,
    invalidation: price(stop.value * sign),
    invalidationWhy: stop.why,
    risk: distance(risk),
    riskRanges: ratio(risk / range),
    reward: distance(reward),
    rewardToRisk: ratio(reward / risk),
  };
};
