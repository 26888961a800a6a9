import type { Strategy } from '#contract/strategy';
import type { Findings } from '../findings.ts';
import { type Measures, measure } from '../measure/measures.ts';
import type { Reading } from '../reading.ts';
import { describeContext } from '../write/describe-context.ts';
import { describeLimits, describeReading } from '../write/describe-reading.ts';
import { levelFindings } from './level-findings.ts';
import { scenario } from './scenarios.ts';
import { strategyRules } from './strategies.ts';
import { describeChange, describeRisk, describeView } from './view.ts';

const styleOf = (reading: Reading, { range }: Measures): Findings['style'] => {
  if (!reading.axis) return { relative: true, decimals: 1 };
  // An axis written in whole numbers over a range of a few of them would round distances to nothing.
  const needed = Math.ceil(-Math.log10(range)) + 1;
  return { relative: false, decimals: Math.max(0, reading.axis.decimals, Math.min(needed, 8)) };
};

// A reading is often looked at by one strategy after another, and what they start from is the same for all.
const measured = new WeakMap<Reading, Measures>();

const measuresOf = (reading: Reading): Measures => {
  const measures = measured.get(reading) ?? measure(reading);
  measured.set(reading, measures);
  return measures;
};

/** Runs one strategy over a reading and gathers all that the analysis will say. Pure. */
export const findStrategy = (reading: Reading, strategy: Strategy): Findings => {
  const measures = measuresOf(reading);
  const { rule, signals, notes = [], levels, plan } = strategyRules[strategy](measures);
  const scenarios = { up: scenario(measures, 'up', plan?.up), down: scenario(measures, 'down', plan?.down) };
  return {
    strategy,
    style: styleOf(reading, measures),
    symbol: reading.symbol,
    timeframe: reading.timeframe,
    read: describeReading(measures),
    context: describeContext(measures),
    levels: levelFindings(measures, levels),
    rule,
    signals,
    notes,
    view: describeView(signals, measures),
    scenarios,
    risk: describeRisk(measures.range, scenarios),
    change: describeChange(signals, scenarios),
    limits: describeLimits(measures),
  };
};
