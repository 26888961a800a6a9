import { median } from '../axis/median.ts';
import { type ChosenSlot, rowsOf } from '../lattice/choose-segments.ts';
import type { Lattice } from '../lattice/find-pitch.ts';

/** Of the ink of all slots, each counted by no more than a usual one's. */
const NEARLY_ALL = 0.9;
/** The ticks of OHLC bars that meet half way between these are of one height, by px or its part as a lens softens them, but for a few and what is beyond the chart, and so much lower. */
const TICKS = { off: { px: 2, share: 0.25 }, share: 0.75, low: 1 / 3 };
const LEAST_SLOTS = 12;

/**
 * Where nearly all candles stand in every second (or third) slot, the pitch is twice (three times) what the spectrum said, and what else there is are pieces of lines, or the ticks of
 * neighbouring bars that meet.
 */
export function coarsen(
  slots: ChosenSlot[],
  lattice: Lattice,
  factor: number,
): { slots: ChosenSlot[]; lattice: Lattice } {
  const phaseOf = ({ profile }: ChosenSlot) => ((profile.slot % factor) + factor) % factor;
  const phases = Array.from({ length: factor }, (_, phase) => slots.filter((slot) => phaseOf(slot) === phase));
  const phase = slots.length < LEAST_SLOTS ? undefined : (phaseOfNearlyAll(phases) ?? phaseBesideTicks(phases));
  if (phase === undefined) return { slots, lattice };
  return {
    slots: phases[phase]!.map(({ profile, segment }) => ({
      profile: { ...profile, slot: (profile.slot - phase) / factor },
      segment,
    })),
    lattice: { ...lattice, pitch: lattice.pitch * factor, origin: lattice.origin + phase * lattice.pitch },
  };
}

function phaseOfNearlyAll(phases: ChosenSlot[][]): number | undefined {
  const usual = median(phases.flat().map(({ segment }) => segment.area));
  const weights = phases.map((slots) => slots.reduce((sum, { segment }) => sum + Math.min(1, segment.area / usual), 0));
  const most = Math.max(...weights);
  return most >= NEARLY_ALL * weights.reduce((sum, weight) => sum + weight, 0) ? weights.indexOf(most) : undefined;
}

function phaseBesideTicks(phases: ChosenSlot[][]): number | undefined {
  if (phases.some((slots) => slots.length < LEAST_SLOTS / phases.length)) return undefined;
  const usual = phases.map((slots) => median(slots.map(rowsOf)));
  const tallest = Math.max(...usual);
  const areTicks = (slots: ChosenSlot[], height: number) =>
    height <= TICKS.low * tallest &&
    slots.filter((slot) => Math.abs(rowsOf(slot) - height) <= offOf(height)).length >= TICKS.share * slots.length;
  const offOf = (height: number) => Math.max(TICKS.off.px, TICKS.off.share * height);
  const phase = usual.indexOf(tallest);
  return phases.every((slots, i) => i === phase || areTicks(slots, usual[i]!)) ? phase : undefined;
}
