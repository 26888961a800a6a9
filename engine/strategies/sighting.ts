import type { Finding } from '../findings.ts';
import type { Measures } from '../measure/measures.ts';
import { freshest } from './signal.ts';
import type { Plan, StrategyResult } from './strategy-result.ts';

/** A chart pattern as a finding, with what it means for the scenario of its side. `at` is its latest event. */
export type Sighting = { at: number; finding: Finding; plan: { up?: Plan; down?: Plan } };

/** The newest patterns; the newest of a side also sets that side's scenario. */
export const sightingResult = (
  measures: Measures,
  sightings: readonly Sighting[],
  none: Finding,
): Pick<StrategyResult, 'signals' | 'plan'> => {
  const told = freshest(measures, sightings, {
    most: 3,
    same: (a, b) => a.finding.kind === b.finding.kind && Math.abs(a.at - b.at) < 5,
  });
  const plan = Object.assign({}, ...told.map((sighting) => sighting.plan).reverse());
  return { signals: told.length > 0 ? told.map((sighting) => sighting.finding) : [none], plan };
};
