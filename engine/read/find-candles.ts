import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { type CandleColours, chooseCandleColours, withOthers } from './choose-candle-colours.ts';
import { chooseDirections, type Directions, directBars } from './choose-directions.ts';
import { type ChosenSlot, chooseSegments } from './choose-segments.ts';
import { countColours } from './count-colours.ts';
import { type BaseLine, dropBars } from './drop-bars.ts';
import { fillHollowBodies } from './fill-hollow-bodies.ts';
import { findBoxes, findSeeds, type InkBox, type Seed } from './find-boxes.ts';
import { findPalette, type Palette } from './find-palette.ts';
import { findPitch, type Lattice } from './find-pitch.ts';
import { hideTags } from './hide-tags.ts';
import { hideWords } from './hide-words.ts';
import { inferBodies } from './infer-bodies.ts';
import { judgeCandles } from './judge-candles.ts';
import { measureBars } from './measure-bar.ts';
import { type MeasuredCandle, measureCandle } from './measure-candle.ts';
import { measureColours } from './measure-colours.ts';
import { measureNoise } from './measure-noise.ts';
import { type CandleWidths, distanceToSlot, measureWidths } from './measure-widths.ts';
import { profileSlots } from './profile-slots.ts';
import { removeLevelLines } from './remove-level-lines.ts';
import type { SlotProfile } from './slot-profile.ts';
import { addStandingColours } from './standing-colours.ts';
import { type Ink, unmixInk } from './unmix-ink.ts';
import { findUprightRuns, type UprightRun } from './upright-runs.ts';

/** Candles of one region; their x and rows are px of the region (add its corner for px of the picture). */
export type FoundCandles = {
  region: Box;
  palette: Palette;
  colours: CandleColours;
  ink: Ink;
  lattice: Lattice;
  widths: CandleWidths;
  bases: BaseLine[];
  candles: MeasuredCandle[];
  directions: Directions;
};

/** `words` are the texts of the picture, px of the picture: their ink is not looked at. */
export function findCandles(picture: Raster, region: Box, words: Word[] = []): Outcome<FoundCandles, ReadFailure> {
  const palette = findPalette(countColours(picture, region));
  const upright = findUprightRuns(picture, palette, region);
  const chosen = chooseCandleColours(palette, measureColours(upright, palette, region));
  if (chosen.candles.length === 0) return failure('not-a-chart');
  const noise = measureNoise(picture, chosen.background, region);
  const within = words.filter(
    ({ x0, x1, y0, y1 }) => x1 > region.x0 && x0 < region.x1 && y1 > region.y0 && y0 < region.y1,
  );
  const mark = (colours: CandleColours) => markInk(picture, colours, region, { noise, words: within });
  const { colours, marks } = settleColours(mark, palette, chosen, upright.runs);
  if (!marks) return failure('not-a-chart');
  const { ink, lines, boxes, seeds } = marks;
  let { lattice } = marks;
  const widths = measureWidths(boxes, seeds, lattice);
  const profiles = profileSlots(ink, boxes, lattice, widths);
  dropLineRests(profiles, lines);
  dropLevelPieces(profiles, ink, { lattice, widths });
  const bases = dropBars(profiles, lattice);
  let slots = trimEnds(chooseSegments(profiles), ink, widths);
  for (const factor of [2, 3]) ({ slots, lattice } = coarsen(slots, lattice, factor));
  const { candles, directions } = measureSlots(ink, slots, widths, lattice);
  const why = judgeCandles(candles, lattice, directions);
  if (why) return failure(why);
  return success({
    region,
    palette,
    colours,
    ink,
    lattice,
    widths,
    bases,
    candles: inferBodies(candles, directions),
    directions,
  });
}

/** Where nearly all candles stand in every second (or third) slot, the pitch is twice (three times) what the spectrum said. */
function coarsen(slots: ChosenSlot[], lattice: Lattice, factor: number): { slots: ChosenSlot[]; lattice: Lattice } {
  const phases = Array.from({ length: factor }, () => 0);
  const phaseOf = ({ profile }: ChosenSlot) => ((profile.slot % factor) + factor) % factor;
  for (const slot of slots) phases[phaseOf(slot)]!++;
  const most = Math.max(...phases);
  if (slots.length < 12 || most < 0.9 * slots.length) return { slots, lattice };
  const phase = phases.indexOf(most);
  return {
    slots: slots
      .filter((slot) => phaseOf(slot) === phase)
      .map(({ profile, segment }) => ({ profile: { ...profile, slot: (profile.slot - phase) / factor }, segment })),
    lattice: { ...lattice, pitch: lattice.pitch * factor, origin: lattice.origin + phase * lattice.pitch },
  };
}

function measureSlots(ink: Ink, slots: ChosenSlot[], widths: CandleWidths, { pitch }: Lattice) {
  const candles = slots.map((slot) => measureCandle(ink, slot, widths));
  const bars = measureBars(ink, slots, candles, { widths, pitch });
  if (bars) return { candles: bars, directions: directBars(bars) };
  return { candles, directions: chooseDirections(candles) };
}

type Marks = { ink: Ink; lines: Set<number>; boxes: InkBox[]; seeds: Seed[]; lattice: Lattice };

type MarkInk = (colours: CandleColours) => Marks | null;

function markInk(
  picture: Raster,
  colours: CandleColours,
  region: Box,
  { noise, words }: { noise: number; words: Word[] },
): Marks | null {
  const ink = unmixInk(picture, colours, region, { noise });
  hideWords(ink, words);
  const lines = removeLevelLines(ink);
  const widest = Math.max(14, 0.08 * ink.width);
  fillHollowBodies(ink, { widest });
  const first = standings(ink, widest);
  if (!first || hideTags(ink, first.lattice) === 0) return first && { ink, lines, ...first };
  const cleared = standings(ink, widest);
  return cleared && { ink, lines, ...cleared };
}

function standings(ink: Ink, widest: number): Pick<Marks, 'boxes' | 'seeds' | 'lattice'> | null {
  const boxes = findBoxes(ink, { widest });
  const seeds = findSeeds(boxes);
  const lattice = findPitch(boxes, seeds);
  return lattice && { boxes, seeds, lattice };
}

const MOST_ROUNDS = 4;

/**
 * Drops, the worst first, the colours that do not stand on the lattice (texts, overlays, upright lines) until all that are left do.
 * One at a time, because a line that is taken for ink hides the hollow bodies that it crosses.
 */
function settleColours(mark: MarkInk, palette: Palette, chosen: CandleColours, runs: UprightRun[]) {
  let colours = chosen;
  let marks = mark(colours);
  for (let round = 0; marks && round < MOST_ROUNDS && colours.candles.length > 1; round++) {
    const worst = worstColour(colours, marks);
    if (worst === null) break;
    colours = withOthers({ ...colours, candles: colours.candles.filter((_, index) => index !== worst) }, palette);
    marks = mark(colours);
  }
  if (!marks) return { colours, marks };
  const more = addStandingColours(colours, { palette, runs, lattice: marks.lattice, rows: rowsOf(marks) });
  const better = more === colours ? null : mark(more);
  if (!better || worstColour(more, better) !== null) return { colours, marks };
  return { colours: more, marks: better };
}

/** Rows between which nearly all that stands on the lattice lies, with some room. */
function rowsOf({ boxes, lattice }: Marks): { y0: number; y1: number } {
  const standing = boxes.filter((box) => distanceToSlot(box.x, lattice) <= Math.max(1, 0.15 * lattice.pitch));
  const tops = standing.map(({ y0 }) => y0).sort((a, b) => a - b);
  const feet = standing.map(({ y1 }) => y1).sort((a, b) => a - b);
  const y0 = tops[Math.floor(0.02 * tops.length)] ?? 0;
  const y1 = feet[Math.ceil(0.98 * feet.length) - 1] ?? 0;
  const room = 0.15 * (y1 - y0);
  return { y0: y0 - room, y1: y1 + room };
}

/** Index of the colour whose boxes stand on the lattice hardly more often than chance would have it; null where there is none. */
function worstColour({ candles }: CandleColours, { ink, boxes, lattice }: Marks): number | null {
  const reach = Math.max(0.8, 0.1 * lattice.pitch);
  const chance = Math.min(0.9, (2 * reach) / lattice.pitch);
  const standing = new Float64Array(256);
  const all = new Float64Array(256);
  const base = commonFoot(boxes);
  for (const box of boxes) {
    if (box.y1 - box.y0 < 4 || box.width > lattice.pitch * 1.05 || Math.abs(box.y1 - base) <= 2) continue;
    const stands = distanceToSlot(box.x, lattice) <= reach;
    for (let y = box.y0; y < box.y1; y++)
      for (let x = Math.round(box.x - box.width / 2); x < box.x + box.width / 2; x++) {
        const owner = ink.owner[y * ink.width + x]!;
        all[owner]!++;
        if (stands) standing[owner]!++;
      }
  }
  const most = Math.max(...candles.map((_, index) => standing[index + 1]!));
  const shares = candles.map((_, index) => {
    const here = standing[index + 1]!;
    return here < 0.02 * most ? 0 : (here / all[index + 1]! - chance) / (1 - chance);
  });
  const least = Math.min(...shares);
  return least < 0.35 * Math.min(1, 2 * lattice.share) ? shares.indexOf(least) : null;
}

/** The row on which many boxes stand, as bars of volume do, which other pixels than the candles' may be rounded to; −9 where none is. */
function commonFoot(boxes: InkBox[]): number {
  const feet = new Map<number, number>();
  for (const { y1 } of boxes) feet.set(y1, (feet.get(y1) ?? 0) + 1);
  let foot = -9;
  for (const [y, count] of feet) if (count >= 0.12 * boxes.length && count > (feet.get(foot) ?? 0)) foot = y;
  return foot;
}

/** What is left of a level line where nothing else stands is no candle without a range. */
function dropLineRests(profiles: SlotProfile[], lines: Set<number>): void {
  const isLine = (y: number) => lines.has(y) || lines.has(y - 1) || lines.has(y + 1);
  for (const profile of profiles)
    profile.segments = profile.segments.filter(({ y0, y1 }) => y1 - y0 > 4 || !isLine(y0) || !isLine(y1 - 1));
}

/** A piece no higher than a line whose ink runs on to both neighbours is of a line, not of a candle. */
function dropLevelPieces(
  profiles: SlotProfile[],
  { width, cover }: Ink,
  { lattice: { pitch }, widths }: { lattice: Lattice; widths: CandleWidths },
): void {
  const thickest = Math.max(3, 1.5 * widths.wick);
  const runsOn = (x: number, y0: number, y1: number) => {
    const column = Math.round(x);
    if (column < 0 || column >= width) return true;
    for (let y = y0; y < y1; y++) if (cover[y * width + column]! > 0) return true;
    return false;
  };
  for (const profile of profiles)
    profile.segments = profile.segments.filter(
      ({ y0, y1 }) =>
        y1 - y0 > thickest ||
        !(runsOn(profile.x - pitch / 2 - 0.5, y0, y1) && runsOn(profile.x + pitch / 2 - 0.5, y0, y1)),
    );
}

/** Off both ends goes what is not centred on its slot (text, a tag) or stands far from the rest. */
function trimEnds(slots: ChosenSlot[], ink: Ink, widths: CandleWidths): ChosenSlot[] {
  const kept = [...slots];
  const isWeak = (end: ChosenSlot | undefined, next: ChosenSlot | undefined): boolean => {
    if (!end || !next) return false;
    return measureCandle(ink, end, widths).symmetry < 0.5 || Math.abs(next.profile.slot - end.profile.slot) > 3;
  };
  while (kept.length > 8 && isWeak(kept[0], kept[1])) kept.shift();
  while (kept.length > 8 && isWeak(kept.at(-1), kept.at(-2))) kept.pop();
  return kept;
}
