import { days, hours } from '../clock.ts';

/** How often rules are applied, by one process of all. */
export const cadences = { hour: hours(1), day: days(1) };
export type Cadence = keyof typeof cadences;

export const leaseOf = (cadence: Cadence) => `retention-${cadence}`;

/** Whoever holds all of these knows that nothing is removed meanwhile. */
export const retentionLeases: readonly string[] = (Object.keys(cadences) as Cadence[]).map(leaseOf);
