import type { Box, Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import { bridgeInk } from './bridge-ink.ts';
import type { CandleColours } from './choose-candle-colours.ts';
import { fillHollowBodies } from './fill-hollow-bodies.ts';
import { findBoxes, findSeeds, type InkBox, type Seed } from './find-boxes.ts';
import { findPitch, type Lattice } from './find-pitch.ts';
import type { Wash } from './find-washes.ts';
import { hideTags } from './hide-tags.ts';
import { hideWords } from './hide-words.ts';
import type { LevelBand } from './level-bands.ts';
import { removeLevelLines } from './remove-level-lines.ts';
import { removeUprightLines } from './remove-upright-lines.ts';
import { type Ink, unmixInk } from './unmix-ink.ts';
import { unmixWashes } from './unmix-washes.ts';

/** What some colours make of a region: their ink, cleared of texts, tags and level lines (rows `lines`), and where it stands. */
export type Marks = { ink: Ink; lines: Set<number>; boxes: InkBox[]; seeds: Seed[]; lattice: Lattice };

type MarkInkOptions = {
  noise: number;
  offGround: Uint32Array;
  words: Word[];
  washes: Wash[];
  bands: LevelBand[];
  known?: Lattice | undefined;
};

/** Null where nothing stands at a pitch. `noise` as `measureNoise` gives it, `offGround` as `pixelsOffGround` does, `words` in px of the picture; `known` where a lattice was found before. */
export function markInk(
  picture: Raster,
  colours: CandleColours,
  region: Box,
  { noise, offGround, words, washes, bands, known }: MarkInkOptions,
): Marks | null {
  const ink = unmixInk(picture, colours, region, { noise, offGround });
  unmixWashes(picture, colours, washes, ink);
  for (const band of bands) bridgeInk(ink, { x0: 0, x1: ink.width, ...band });
  hideWords(ink, words);
  const lines = removeLevelLines(ink);
  removeUprightLines(ink);
  const widest = Math.max(14, 0.08 * ink.width);
  fillHollowBodies(ink, { widest });
  const first = standings(ink, widest);
  const spacing = known ?? first?.lattice;
  if (!spacing || hideTags(ink, spacing, picture) === 0) return first && { ink, lines, ...first };
  const cleared = standings(ink, widest);
  return cleared && { ink, lines, ...cleared };
}

function standings(ink: Ink, widest: number): Pick<Marks, 'boxes' | 'seeds' | 'lattice'> | null {
  const boxes = findBoxes(ink, { widest });
  const seeds = findSeeds(boxes);
  const lattice = findPitch(boxes, seeds);
  return lattice && { boxes, seeds, lattice };
}
