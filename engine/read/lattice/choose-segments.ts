import { median } from '../axis/median.ts';
import type { Segment, SlotProfile } from './slot-profile.ts';

export type ChosenSlot = { profile: SlotProfile; segment: Segment };

/** How many rows high it is, px. */
export const rowsOf = ({ segment: { y0, y1 } }: ChosenSlot): number => y1 - y0;

const MOST_SEGMENTS = 5;
const LONGEST_GAP = 6;
const EMPTY_SLOT_COST = 0.25;
const MOST_JUMP_COST = 5;

/** Of its ink, what a ragged piece counts: an arrow above or below a flat candle has its colour, and more ink than it. */
const OF_RAGGED = 0.1;

/**
 * One segment, or none, for each slot, by dynamic programming over the slots: ink speaks for a segment, a vertical distance to the
 * segment before it speaks against (prices are continuous; a text, a tag or a bar of another pane stands apart). `isSharp`: neither a lens nor a codec makes candles ragged.
 */
export function chooseSegments(profiles: SlotProfile[], { isSharp }: { isSharp: boolean }): ChosenSlot[] {
  /** Ink that is centred on its slot. */
  const evidence = ({ area, y0, y1, lopsidedRows, isRagged }: Segment): number =>
    area * (1 - lopsidedRows / (y1 - y0)) ** 2 * (isSharp && isRagged ? OF_RAGGED : 1);
  const slots = profiles
    .map((profile) => ({
      profile,
      segments: profile.segments
        .filter((segment) => segment.area > 0)
        .sort((a, b) => evidence(b) - evidence(a))
        .slice(0, MOST_SEGMENTS),
    }))
    .filter(({ segments }) => segments.length > 0);
  const tallness = median(slots.map(({ segments }) => segments[0]!.y1 - segments[0]!.y0)) || 1;
  const typicalArea = median(slots.map(({ segments }) => evidence(segments[0]!))) || 1;

  type State = { segment: Segment; cost: number; from: State | null; index: number };
  const states: State[][] = [];
  let best: State | null = null;
  slots.forEach(({ profile, segments }, index) => {
    const here = segments.map((segment): State => {
      let cost = 0;
      let from: State | null = null;
      for (let j = index - 1; j >= Math.max(0, index - LONGEST_GAP); j--) {
        const scale = tallness * Math.sqrt(profile.slot - slots[j]!.profile.slot);
        for (const before of states[j]!) {
          const apart = verticalGap(segment, before.segment) / scale;
          const total =
            before.cost + Math.min(MOST_JUMP_COST, 0.35 * Math.max(0, apart - 0.6)) + EMPTY_SLOT_COST * (index - j - 1);
          if (total < cost) {
            cost = total;
            from = before;
          }
        }
      }
      return { segment, cost: cost - Math.min(1.2, Math.sqrt(evidence(segment) / typicalArea)), from, index };
    });
    states.push(here);
    for (const state of here) if (!best || state.cost < best.cost) best = state;
  });

  const chosen: ChosenSlot[] = [];
  for (let state = best as State | null; state; state = state.from)
    chosen.push({ profile: slots[state.index]!.profile, segment: state.segment });
  return chosen.reverse();
}

export const verticalGap = (a: { y0: number; y1: number }, b: { y0: number; y1: number }): number =>
  Math.max(0, Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1));
