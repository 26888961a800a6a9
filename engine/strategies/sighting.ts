import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { stands } from '../measure/stands.ts';
import { freshest } from './signal.ts';
import type { Plan, StrategyResult } from './strategy-result.ts';

/** A chart pattern as a finding, with what it means for the scenario of its side. `at` is its latest event. */
export type Sighting = { at: number; finding: Finding; plan: { up?: Plan; down?: Plan } };

/** A pattern is over when a close has passed its own invalidation since. */
const isStanding = ({ candles }: Measures, { at, finding: { side }, plan }: Sighting): boolean => {
  const edge = side === 'neutral' ? undefined : plan[side]?.invalidation?.value;
  return side === 'neutral' || edge === undefined || stands(candles, { at, side }, edge);
};

/** The newest patterns; the newest of a side also sets that side's scenario. */
export const sightingResult = (
  measures: Measures,
  sightings: readonly Sighting[],
  none: Finding,
): Pick<StrategyResult, 'signals' | 'plan'> => {
  const standing = sightings.filter((sighting) => isStanding(measures, sighting));
  const told = freshest(measures, standing, {
    most: 3,
    same: (a, b) => a.finding.kind === b.finding.kind && Math.abs(a.at - b.at) < 5,
  });
  const plan = Object.assign({}, ...told.map((sighting) => sighting.plan).reverse());
  return { signals: told.length > 0 ? told.map((sighting) => sighting.finding) : [none], plan };
};
