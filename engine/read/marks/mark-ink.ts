import type { Box, Raster } from '../../raster.ts';
import type { Word } from '../axis/find-words.ts';
import { median } from '../axis/median.ts';
import type { CandleColours } from '../colours/choose-candle-colours.ts';
import type { Cloud } from '../colours/find-clouds.ts';
import type { Sheet } from '../colours/find-sheets.ts';
import type { OffGround } from '../colours/off-ground.ts';
import { bridgeInk } from '../ink/bridge-ink.ts';
import { dropBarEdges } from '../ink/drop-bar-edges.ts';
import { hideArrows } from '../ink/hide-arrows.ts';
import { hideWords } from '../ink/hide-words.ts';
import type { LevelBand } from '../ink/level-bands.ts';
import { removeLevelLines } from '../ink/remove-level-lines.ts';
import { removeUprightLines } from '../ink/remove-upright-lines.ts';
import { type Ink, isLossy, unmixInk } from '../ink/unmix-ink.ts';
import { unmixClouds, unmixWashes } from '../ink/unmix-washes.ts';
import { findBoxes, findSeeds, type InkBox, isInk } from '../lattice/find-boxes.ts';
import { FIRM, findPitch, isSamePitch, type Lattice } from '../lattice/find-pitch.ts';
import { latticeOfSides } from '../lattice/lattice-of-sides.ts';
import { bodiesTouch } from '../lattice/measure-widths.ts';
import { withoutSlanted } from '../lattice/without-slanted.ts';
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
  known?: Lattice | undefined;
};

/** Null where nothing stands at a pitch. `noise` as `measureNoise` gives it, `offGround` as `pixelsOffGround` does, `texts` in px of the picture, `plates` (`findPlates`) in px of the region; `known` where a lattice was found before. */
export function markInk(
  picture: Raster,
  colours: CandleColours,
  region: Box,
  { noise, offGround, texts, washes, clouds, panels, bands, plates, known }: MarkInkOptions,
): Marks | null {
  const ink = unmixInk(picture, colours, region, { noise, offGround });
  if (isLossy(noise)) dropBarEdges(picture, colours, ink);
  unmixWashes(picture, colours, washes, ink, { noise });
  if (!isLossy(noise)) unmixClouds(picture, colours, clouds, ink);
  for (const { box } of panels) hide(ink, withEdges(box, ink));
  for (const band of bands) bridgeInk(ink, { x0: 0, x1: ink.width, ...band });
  hideWords(ink, texts, { colours, bands });
  for (const plate of plates) hide(ink, plate);
  hideArrows(ink);
  const lines = removeLevelLines(ink, isLossy(noise) ? [] : bands);
  removeUprightLines(ink);
  const widest = widestIn(ink);
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
export function markInSlots(marks: Marks, options: Pick<MarkInkOptions, 'noise' | 'bands'>): Marks | null {
  const ink = emptyCells(marks.ink, marks.lattice, options);
  const now = ink && standings(ink, widestIn(ink));
  if (!ink || !now || !isSamePitch(now.lattice, marks.lattice)) return null;
  // Lines stand anywhere once they are no longer parts of what they close in, so that the pitch is no surer for it.
  return { ...marks, ...now, ink, lattice: marks.lattice };
}

const widestIn = ({ width }: Ink): number => Math.max(14, 0.08 * width);

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

/** Where a lattice is not firm, that of wicks alone must explain as much, and show most of its slots, or fewer where hardly any stands elsewhere, as chance would not have it. */
const OF_WICKS = [
  { share: 0.75, occupancy: 0.5 },
  { share: 0.9, occupancy: 0.25 },
];
const LEAST_WICKS = 16;
/** What wicks explain counts for less than if bodies stood there too: other regions of the picture may show more. */
const WICKS_ALONE = 0.8;
/** A stroke higher than this many times its width, with a free end, may be a wick. */
const SLENDER = 3;

/** Where bodies touch, their boxes stand anywhere, and borders between their places; wicks alone end in nothing. */
function firmerOfWicks(ink: Ink, lattice: Lattice | null, boxes: InkBox[]): Lattice | null {
  if (lattice && lattice.share >= FIRM && !bodiesTouch(boxes, lattice)) return lattice;
  const slender = boxes.filter((box) => box.y1 - box.y0 >= SLENDER * box.width && endsFree(ink, box));
  // By length: what lines and edges leave is short, and there may be more of it.
  const usual = median(slender.flatMap(({ width, y0, y1 }) => Array<number>(y1 - y0).fill(width)));
  const wicks = slender.filter(({ width }) => width <= 1.5 * usual + 0.5 && width >= usual / 1.5 - 0.5);
  if (wicks.length < LEAST_WICKS) return lattice;
  const own = findPitch(wicks, [], { leastTaken: Math.min(...OF_WICKS.map(({ occupancy }) => occupancy)) });
  // Where both tell the same pitch, that of all is no firmer for it: another choice of colours may be.
  if (own && lattice && isSamePitch(own, lattice)) return lattice;
  const isFirm = OF_WICKS.some((least) => own && own.share >= least.share && own.occupancy >= least.occupancy);
  return own && isFirm ? { ...own, share: WICKS_ALONE * own.share } : lattice;
}

/** Whether nothing is right above or right below, as wide as the stroke on both its sides. */
function endsFree({ width, height, cover, owner }: Ink, { x, width: stroke, y0, y1 }: InkBox): boolean {
  const from = Math.max(0, Math.floor(x - 1.5 * stroke));
  const to = Math.min(width, Math.ceil(x + 1.5 * stroke));
  return [y0 - 2, y1 + 1].some((y) => {
    if (y < 0 || y >= height) return false;
    for (let at = y * width + from; at < y * width + to; at++) if (isInk(cover[at]!, owner[at]!)) return false;
    return true;
  });
}
