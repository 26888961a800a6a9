import type { Box, Raster } from '../../raster.ts';
import type { Word } from '../axis/find-words.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import type { Cloud } from '../colours/find-clouds.ts';
import type { Sheet } from '../colours/find-sheets.ts';
import type { OffGround } from '../colours/off-ground.ts';
import { bridgeInk } from '../ink/bridge-ink.ts';
import { dropBarEdges } from '../ink/drop-bar-edges.ts';
import { hideArrows } from '../ink/hide-arrows.ts';
import { hideWords } from '../ink/hide-words.ts';
import type { LevelBand } from '../ink/level-bands.ts';
import { hasCurves, removeCurves } from '../ink/remove-curves.ts';
import { removeLevelLines } from '../ink/remove-level-lines.ts';
import { removeUprightLines } from '../ink/remove-upright-lines.ts';
import { type Ink, isLossy, unmixInk } from '../ink/unmix-ink.ts';
import { unmixClouds, unmixWashes } from '../ink/unmix-washes.ts';
import { findBoxes, findSeeds } from '../lattice/find-boxes.ts';
import { FIRM, findPitch, isSamePitch, type Lattice } from '../lattice/find-pitch.ts';
import { latticeOfSides } from '../lattice/lattice-of-sides.ts';
import { firmerOfWicks } from '../lattice/lattice-of-wicks.ts';
import { withoutSlanted } from '../lattice/without-slanted.ts';
import { widestIn } from '../widest-body.ts';
import { emptyCells } from './empty-cells.ts';
import { fillHollows, type Standing, strokesIn } from './fill-hollows.ts';
import { fillTouching } from './fill-touching.ts';
import { bridgeTags, hide, hideTags } from './hide-tags.ts';
import { narrowHollows } from './narrow-hollows.ts';

/** What some colours make of a region: their ink, cleared of texts, tags, plates and level lines (rows `lines`), and where it stands. `isOwn`: nothing was cleared by the slots of a lattice, so that with its own known it is the same. */
export type Marks = { ink: Ink; lines: Set<number>; isOwn?: boolean } & Standing;

type MarkInkOptions = {
  noise: number;
  offGround: OffGround;
  texts: Word[];
  washes: Sheet[];
  clouds: Cloud[];
  panels: Sheet[];
  bands: LevelBand[];
  plates: Box[];
  widest: number;
  isCleared: boolean;
  onCurves?: (() => void) | undefined;
  known?: Lattice | undefined;
};

/** Null where nothing stands at a pitch. `noise` as `measureNoise` gives it, `offGround` as `pixelsOffGround` does, `texts` in px of the picture, `plates` (`findPlates`) in px of the region; `widest` is what a body takes at most, of the region's width; `isCleared` where curves in a candle's colour are taken out, else `onCurves` is told of them; `known` where a lattice was found before. */
export function markInk(
  picture: Raster,
  colours: CandleColours,
  region: Box,
  {
    noise,
    offGround,
    texts,
    washes,
    clouds,
    panels,
    bands,
    plates,
    widest: share,
    isCleared,
    onCurves,
    known,
  }: MarkInkOptions,
): Marks | null {
  const ink = unmixInk(picture, colours, region, { noise, offGround });
  if (isLossy(noise)) dropBarEdges(picture, colours, ink);
  unmixWashes(picture, colours, washes, ink, { noise });
  unmixClouds(picture, colours, clouds, ink, { noise });
  for (const { box } of panels) hide(ink, withEdges(box, ink));
  for (const band of bands) bridgeInk(ink, { x0: 0, x1: ink.width, ...band });
  hideWords(ink, texts, { colours, bands });
  for (const plate of plates) hide(ink, plate);
  hideArrows(ink);
  const lines = removeLevelLines(ink, isLossy(noise) ? [] : bands);
  removeUprightLines(ink);
  if (isCleared) removeCurves(ink);
  else if (onCurves && hasCurves(ink)) onCurves();
  const widest = widestIn(ink.width, share);
  const stand = (some: Ink) => standings(some, widest);
  const strokes = strokesIn(ink, noise);
  const { widths, found } = fillHollows(ink, { widest, bands, strokes, stand });
  const holed = found ?? stand(ink);
  const narrow = holed && narrowHollows(ink, known ?? holed.lattice, { bands, strokes, widths, stand });
  const untouched = narrow?.found ?? holed;
  const areFilled = untouched !== null && fillTouching(ink, known ?? untouched.lattice);
  const first = areFilled ? stand(ink) : untouched;
  const fillIn = () =>
    fillHollows(ink, { widest: narrow?.widest ?? widest, bands, strokes: strokesIn(ink, noise), stand });
  const spacing = known ?? first?.lattice;
  const filled = spacing ? hideTags(ink, spacing, { picture, words: texts, isSharp: !isLossy(noise) }) : [];
  const tags = [...plates, ...filled];
  if (tags.length === 0) return first && { ink, lines, ...first, isOwn: !narrow && !areFilled };
  // Of a hollow body the sides go on under a tag, and then its inside does; where nothing does, what was filled before is all there is.
  if (bridgeTags(ink, tags) && fillIn().widths.length > 0) bridgeTags(ink, tags);
  const cleared = stand(ink);
  return cleared && { ink, lines, ...cleared };
}

/** The same without what was filled between slots; null where nothing was, or where the candles stood otherwise then. */
export function markInSlots(marks: Marks, options: Pick<MarkInkOptions, 'noise' | 'bands' | 'widest'>): Marks | null {
  const ink = emptyCells(marks.ink, marks.lattice, options);
  const now = ink && standings(ink, widestIn(ink.width, options.widest));
  if (!ink || !now || !isSamePitch(now.lattice, marks.lattice)) return null;
  // Lines stand anywhere once they are no longer parts of what they close in, so that the pitch is no surer for it.
  return { ...marks, ...now, ink, lattice: marks.lattice };
}

/** A panel's border and the blur of its shadow belong to it, px. */
const EDGE = 3;

const withEdges = ({ x0, x1, y0, y1 }: Box, { width, height }: Ink): Box => ({
  x0: Math.max(0, x0 - EDGE),
  x1: Math.min(width, x1 + EDGE),
  y0: Math.max(0, y0 - EDGE),
  y1: Math.min(height, y1 + EDGE),
});

function standings(ink: Ink, widest: number): Standing | null {
  const boxes = findBoxes(ink, { widest });
  const upright = withoutSlanted(boxes);
  const seeds = findSeeds(upright);
  const told = firmerOfWicks(ink, findPitch(upright, seeds), upright);
  const lattice = told && told.share >= FIRM ? told : (latticeOfSides(ink) ?? told);
  return lattice && { boxes, seeds, lattice };
}
