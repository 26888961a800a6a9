import type { ReadFailure } from '#contract/read-failure';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Box, Raster } from '../raster.ts';
import { type CandleColours, chooseCandleColours } from './choose-candle-colours.ts';
import { chooseDirections, type Directions } from './choose-directions.ts';
import { type ChosenSlot, chooseSegments } from './choose-segments.ts';
import { countColours } from './count-colours.ts';
import { type BaseLine, dropBars } from './drop-bars.ts';
import { fillHollowBodies } from './fill-hollow-bodies.ts';
import { findBoxes, findSeeds, type InkBox, type Seed } from './find-boxes.ts';
import { findPalette, type Palette } from './find-palette.ts';
import { findPitch, type Lattice } from './find-pitch.ts';
import { judgeCandles } from './judge-candles.ts';
import { type MeasuredCandle, measureCandle } from './measure-candle.ts';
import { measureColours } from './measure-colours.ts';
import { type CandleWidths, distanceToSlot, measureWidths } from './measure-widths.ts';
import { profileSlots } from './profile-slots.ts';
import { removeLevelLines } from './remove-level-lines.ts';
import { type Ink, unmixInk } from './unmix-ink.ts';

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

export function findCandles(picture: Raster, region: Box): Outcome<FoundCandles, ReadFailure> {
  const palette = findPalette(countColours(picture, region));
  const chosen = chooseCandleColours(palette, measureColours(picture, palette, region));
  if (chosen.candles.length === 0) return failure('not-a-chart');
  let colours = chosen;
  let marks = markInk(picture, colours, region);
  const used = marks ? coloursOnLattice(colours, marks) : null;
  if (marks && used && used.candles.length < colours.candles.length) {
    colours = used;
    marks = markInk(picture, colours, region);
  }
  if (!marks) return failure('not-a-chart');
  const { ink, boxes, seeds, lattice } = marks;
  const widths = measureWidths(boxes, seeds, lattice);
  const profiles = profileSlots(ink, boxes, lattice, widths);
  const bases = dropBars(profiles, lattice);
  const slots = trimEnds(chooseSegments(profiles), ink, widths);
  const candles = slots.map((slot) => measureCandle(ink, slot, widths));
  const why = judgeCandles(candles, lattice);
  if (why) return failure(why);
  const directions = chooseDirections(candles);
  return success({ region, palette, colours, ink, lattice, widths, bases, candles, directions });
}

type Marks = { ink: Ink; boxes: InkBox[]; seeds: Seed[]; lattice: Lattice };

function markInk(picture: Raster, colours: CandleColours, region: Box): Marks | null {
  const ink = unmixInk(picture, colours, region);
  removeLevelLines(ink);
  const widest = Math.max(14, 0.08 * ink.width);
  fillHollowBodies(ink, { widest });
  const boxes = findBoxes(ink, { widest });
  const seeds = findSeeds(boxes);
  const lattice = findPitch(boxes, seeds);
  return lattice && { ink, boxes, seeds, lattice };
}

/** Drops the colours that hold hardly any of the ink on the lattice: texts, overlays, upright lines. */
function coloursOnLattice(colours: CandleColours, { ink, boxes, seeds, lattice }: Marks): CandleColours | null {
  if (seeds.length < 5) return null;
  const pixels = new Float64Array(256);
  let total = 0;
  for (const box of boxes) {
    if (box.y1 - box.y0 < 4 || box.width > lattice.pitch * 1.02) continue;
    if (distanceToSlot(box.x, lattice) > Math.max(0.8, 0.08 * lattice.pitch)) continue;
    for (let y = box.y0; y < box.y1; y++)
      for (let x = Math.round(box.x - box.width / 2); x < box.x + box.width / 2; x++) {
        const owner = ink.owner[y * ink.width + x]!;
        if (owner === 0 || owner > colours.candles.length) continue;
        pixels[owner]!++;
        total++;
      }
  }
  const candles = colours.candles.filter((_, index) => pixels[index + 1]! > 0.03 * total);
  return candles.length > 0 ? { ...colours, candles } : null;
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
