import { type Box, boxAround, type Raster } from '../raster.ts';
import type { Word } from './axis/find-words.ts';
import type { LabelColumn } from './axis/label-column.ts';
import { median } from './axis/median.ts';
import { isOutside } from './candle-columns.ts';
import { gapsAfter } from './candles/follow-chain.ts';
import { subtract } from './colours/colour.ts';
import { MOST_PART, straightAxis } from './colours/colour-axis.ts';
import { AT_SIDE, atSides, candleSpan, cutEnds } from './cut-ends.ts';
import { areOnOneGround, type FoundCandles } from './find-candles.ts';
import { HELD, holdsUncut } from './holds-uncut.ts';
import { FOREIGN } from './ink/unmix-ink.ts';
import { isBorneOut, SOUND } from './is-borne-out.ts';
import { isAmong } from './join-parts.ts';
import { isSamePitch, mostAtPitch } from './lattice/find-pitch.ts';
import type { LookAt } from './look-once.ts';
import { persuasion } from './persuasion.ts';
import type { Divider } from './regions/find-dividers.ts';
import { isSurelyLabels } from './regions/sure-labels.ts';
import { standOverBars } from './stand-over-bars.ts';

type Surroundings = { look: LookAt; columns: LabelColumn[]; words: Word[]; lists: Box[]; dividers: Divider[] };

/** The same candles with those that the region's sides cut off, of which its head or foot may cut off more. `look` finds the candles of a region. */
export const growChart = (picture: Raster, found: FoundCandles, around: Surroundings): FoundCandles =>
  growUpright(picture, growSideways(picture, growUpright(picture, found, around.look), around), around.look);

/** Of a region's height: how much further candles are looked for that its upper or lower end cuts off; less far where a pane of bars stands so near that they are no longer read. */
const FURTHER = [0.4, 0.15];
/** A piece of a line that a region's head or foot made a candle goes again. */
const PIECES = 1;

/** A tag may hide the labels that would have said that a scale goes on: where candles are cut off above or below, look beyond, and again where they still are. */
function growUpright(picture: Raster, found: FoundCandles, look: LookAt): FoundCandles {
  const { region, candles } = found;
  const isCut = cutEnds(found);
  if (!(isCut.above && region.y0 > 0) && !(isCut.below && region.y1 < picture.height)) return found;
  for (const share of FURTHER) {
    const further = Math.round(share * (region.y1 - region.y0));
    const beyond = {
      ...region,
      y0: isCut.above ? Math.max(0, region.y0 - further) : region.y0,
      y1: isCut.below ? Math.min(picture.height, region.y1 + further) : region.y1,
    };
    const grown = look(beyond);
    if (!grown.ok || grown.value.candles.length < candles.length - PIECES) continue;
    const held = persuasion(grown.value) > persuasion(found) ? HELD.clearer : HELD.most;
    if (isSameChart(grown.value, found, 0.8) && holdsUncut(grown.value, found, held))
      return growUpright(picture, grown.value, look);
  }
  return found;
}

/** What was taken for labels may have been candles, or stands over them: where candles reach the region's side, look beyond it. */
function growSideways(picture: Raster, found: FoundCandles, around: Surroundings): FoundCandles {
  const { columns, lists, dividers } = around;
  const { region, candles } = found;
  const sure = columns.filter((column) => isSurelyLabels(column) && isBeside(column, found)).map(({ box }) => box);
  const middle = region.x0 + (candles[0]!.x + candles.at(-1)!.x) / 2;
  const rows = candleSpan(found);
  // On phones a book of orders stands below the plot, from side to side, and a legend's lines above it; beside a wide plot a list above the candles may go on.
  const isPhone = picture.height > picture.width;
  const goesOn = ({ y0, y1 }: Box) => !isPhone && y0 < rows.y1 && y1 > region.y0;
  const ends = [...dividers, ...lists.filter((list) => isAlong(list, rows) || goesOn(list))];
  const panel = {
    x0: Math.max(0, ...ends.filter(({ x1 }) => x1 < middle).map(({ x1 }) => x1)),
    x1: Math.min(picture.width, ...ends.filter(({ x0 }) => x0 > middle).map(({ x0 }) => x0)),
  };
  const left = Math.max(panel.x0, ...sure.filter(({ x0 }) => x0 < region.x0).map(({ x1 }) => x1 + 1));
  const right = Math.min(panel.x1, ...sure.filter(({ x1 }) => x1 > region.x1).map(({ x0 }) => x0 - 1));
  const stands = atSides(found);
  const reach = { left: stands.left || hidesSide(found, 'left'), right: stands.right || hidesSide(found, 'right') };
  const isCut = cutEnds(found);
  const below = lists.filter(({ x0, x1, y0 }) => x0 < panel.x1 && x1 > panel.x0 && y0 >= rows.y1).map(({ y0 }) => y0);
  const upright = {
    y0: isCut.above ? 0 : region.y0,
    y1: isCut.below ? picture.height : Math.min(region.y1, ...below),
  };
  const within = {
    x0: reach.left ? Math.min(left, region.x0) : region.x0,
    x1: reach.right ? Math.max(right, region.x1) : region.x1,
    ...upright,
  };
  const more = lookBeyond(picture, found, within, { least: candles.length + 1, sound: SOUND.some }, around);
  if (more) return more;
  // Beyond labels stand more labels and tags: only much more of the same, or some that are hardly anything but candles, say that labels stand over candles or were some.
  // One side after the other: what stands beyond the one must not hide candles beyond the other.
  const sides = [...(reach.left ? [{ x0: panel.x0 }] : []), ...(reach.right ? [{ x1: panel.x1 }] : [])];
  return sides.reduce<FoundCandles>((grown, side) => {
    const asked = { least: MORE * grown.candles.length, sound: SOUND.most };
    return lookBeyond(picture, grown, { ...grown.region, ...upright, ...side }, asked, around) ?? grown;
  }, found);
}

/** Slots that a tag may hide up to a region's side, and of a slot's width how many rows one hides at least: a line hides fewer. */
const HIDDEN = { slots: 8, rows: 0.75 };

/** Whether something as high as a tag lies over all columns between a region's side and the candle nearest to it: candles may go on under it, and beyond. */
function hidesSide(found: FoundCandles, side: 'left' | 'right'): boolean {
  const {
    marks: { ink },
    candles,
    region,
    lattice: { pitch },
  } = found;
  const [from, to] =
    side === 'left'
      ? [0, Math.floor(candles[0]!.x - AT_SIDE * pitch)]
      : [Math.ceil(candles.at(-1)!.x + AT_SIDE * pitch), ink.width];
  const rows = candleSpan(found);
  const top = Math.max(0, Math.floor(rows.y0 - region.y0));
  const bottom = Math.min(ink.height, Math.ceil(rows.y1 - region.y0));
  const isHidden = (x: number) => {
    let hidden = 0;
    for (let y = top; y < bottom && hidden < HIDDEN.rows * pitch; y++)
      hidden = ink.owner[y * ink.width + x] === FOREIGN ? hidden + 1 : 0;
    return hidden >= HIDDEN.rows * pitch;
  };
  return to > from && to - from <= HIDDEN.slots * pitch && columnsOf(from, to).every(isHidden);
}

const columnsOf = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** `least`: how many candles must be found beyond; `sound`: how many of those that are added must look like some, of all. */
type Asked = { least: number; sound: number };

/** The same chart with the candles of a larger region, null where that has none or what is added does not look like some. */
function lookBeyond(
  picture: Raster,
  found: FoundCandles,
  beyond: Box,
  { least, sound }: Asked,
  { look, words }: Surroundings,
): FoundCandles | null {
  const { region, lattice, candles } = found;
  if (isSame(beyond, region) || mostAtPitch(beyond.x1 - beyond.x0, lattice) < least) return null;
  const isTaller = beyond.y0 < region.y0 || beyond.y1 > region.y1;
  if ((sound === SOUND.most || !isTaller) && !showsInk(picture, beyond, found)) return null;
  const grown = look(beyond);
  if (!grown.ok || grown.value.candles.length < least) return null;
  const isMuchMore = grown.value.candles.length >= MUCH_MORE * candles.length;
  // Tags and words between labels open off the last close: with them the whole convinces less.
  const isClearer = persuasion(grown.value) > persuasion(found);
  const isWhole = grown.value.candles.length >= MANY_MORE * candles.length && isAmong(found, grown.value);
  const looksSo = (share: number, least: number) =>
    isSameChart(grown.value, found, share) && isBorneOut(grown.value, region, { words, least });
  const usual = looksSo(
    isWhole ? LEAST_SAME : isMuchMore || sound === SOUND.most ? 0.8 : 0.9,
    isMuchMore || isClearer ? SOUND.some : sound,
  );
  const isTold = () =>
    leadOn(grown.value, region) || standOverBars(picture, grown.value, isOutside(grown.value, region));
  return usual || (looksSo(LEAST_SAME, SOUND.some) && isTold()) ? grown.value : null;
}

/** Of a typical candle's height, and px: by chance hardly anything opens as near to where the last closed; so many of the steps that are added must, of so many at least. */
const NEXT_OPEN = { share: 0.03, px: 2, steps: 0.6, least: 2 };

/** Whether what is added beyond a region's sides goes on from close to open as a price does, and as letters and tags under labels do not. Where no paint tells directions they were chosen for that. */
function leadOn(found: FoundCandles, before: Box): boolean {
  const { candles, directions } = found;
  if (directions.inferred) return false;
  const isNew = candles.map(isOutside(found, before));
  const near = Math.max(NEXT_OPEN.px, NEXT_OPEN.share * median(candles.map(({ top, bottom }) => bottom - top)));
  const added = gapsAfter(candles, directions, 1).filter((_, i) => isNew[i] || isNew[i + 1]);
  return added.length >= NEXT_OPEN.least && added.filter((gap) => gap <= near).length >= NEXT_OPEN.steps * added.length;
}

/** What is looked at beyond a region's side for a candle's colour: so many slots, and of the candles' height so much above and below. */
const NEXT = { slots: 1.5, height: 0.15 };
/** How near a pixel is to a candle's colour or what thins it, 0 to 441, and how much of that it has at least: a border of a px of the screen has but half of it where half the size is looked at. */
const LIKE = { tolerance: 40, least: 0.35, most: MOST_PART };

type Rows = Pick<Box, 'y0' | 'y1'>;

/** So many words beside the candles are labels, and a scale's go along so much of their rows; those above and below are of lists, which end no plot, and so are a few more in a corner of it. */
const BESIDE = { least: 2, share: 0.25 };

const isBeside = ({ words }: LabelColumn, found: FoundCandles): boolean => {
  const rows = candleSpan(found);
  const beside = words.filter(({ y0, y1 }) => y1 > rows.y0 && y0 < rows.y1);
  return beside.length >= BESIDE.least && isAlong(boxAround(beside), rows);
};

const isAlong = (box: Rows, rows: Rows): boolean =>
  Math.min(box.y1, rows.y1) - Math.max(box.y0, rows.y0) >= BESIDE.share * (rows.y1 - rows.y0);

/** Whether as much of the candles' colours stands right beyond a region's sides as a wick of a pitch has. */
function showsInk(picture: Raster, beyond: Box, found: FoundCandles): boolean {
  const { region, colours } = found;
  const { pitch } = found.lattice;
  const [red, green, blue] = colours.background;
  const axes = colours.candles.map((rgb) => straightAxis(subtract(rgb, colours.background), LIKE));
  const partOf = (at: number) => {
    const [r, g, b] = [picture.data[at]! - red, picture.data[at + 1]! - green, picture.data[at + 2]! - blue];
    return Math.max(0, ...axes.map((axis) => (Number.isFinite(axis.explain(r, g, b)) ? Math.min(1, axis.part) : 0)));
  };
  const rows = candleSpan(found);
  const height = rows.y1 - rows.y0;
  const y0 = Math.max(0, Math.floor(rows.y0 - NEXT.height * height));
  const y1 = Math.min(picture.height, Math.ceil(rows.y1 + NEXT.height * height));
  const strips = [
    { x0: Math.max(beyond.x0, Math.floor(region.x0 - NEXT.slots * pitch)), x1: region.x0 },
    { x0: region.x1, x1: Math.min(beyond.x1, Math.ceil(region.x1 + NEXT.slots * pitch)) },
  ];
  return strips.some(({ x0, x1 }) => {
    let inked = 0;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        inked += partOf(4 * (y * picture.width + x));
        if (inked > pitch) return true;
      }
    return false;
  });
}

/** Times as many candles at the same pitch are no chance, even if a few words beside them came along; so many may be if there are. */
const MUCH_MORE = 1.25;
const MORE = 1.1;
/** So many more, all of those known among them, are the chart's, however much tags and lines beyond the side make it convince less. */
const MANY_MORE = 1.4;
/** As convincing as this, of what convinced before, is the same chart where more than that says so. */
const LEAST_SAME = 0.7;

/** Of the same pitch, on the same ground, and at least `share` as convincing. */
const isSameChart = (grown: FoundCandles, found: FoundCandles, share: number): boolean =>
  isSamePitch(grown.lattice, found.lattice) &&
  areOnOneGround(grown, found) &&
  persuasion(grown) >= share * persuasion(found);

const isSame = (a: Box, b: Box): boolean => a.x0 === b.x0 && a.x1 === b.x1 && a.y0 === b.y0 && a.y1 === b.y1;
