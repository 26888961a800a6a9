import type { Box, Raster } from '../../raster.ts';
import type { LabelColumn } from '../axis/label-column.ts';
import { logRun } from '../axis/log-run.ts';
import { type Grey, luma } from '../axis/text-mask.ts';
import { type AxisRun, runsOf } from './axis-run.ts';
import type { Divider } from './find-dividers.ts';
import { groundReach } from './ground-reach.ts';
import { levelLines } from './level-lines.ts';
import { WIDEST_SPACING } from './sure-labels.ts';

/** Of the picture's width: what is narrower holds no chart, what is wider no axis. */
const NARROWEST = 0.18;
const WIDEST_AXIS = 0.25;
const MOST_REGIONS = 7;
const MOST_CARDS = 2;

/** Where a scale's ground ends may be a zone over the plot: what ends at a scale or a list is tried before. */
const ON_CARD = 0.89;
/** What lies between two sides over the picture's whole height holds other things too: it ranks behind most scales' own rows. */
const STRETCH = 0.25;

type Side = { x0: number; x1: number; y0: number; y1: number; isSure: boolean };

/**
 * Where the candles may be, the likeliest first. Each scale of evenly spaced labels has candles on its left or its right, over its own rows,
 * as far as the next scale or list, or beyond it where that may be none, never beyond the panel, or as far as its ground goes. Never empty: the whole picture is the last.
 */
export function plotRegions(
  picture: Raster,
  columns: LabelColumn[],
  { lists = [], dividers = [] }: { lists?: Box[]; dividers?: Divider[] } = {},
): Box[] {
  const { width, height } = picture;
  let grey: Grey | undefined;
  const brightness = () => (grey ??= luma(picture));
  const scales = columns
    .filter((column) => !lists.some((list) => holdsMost(list, column)))
    .flatMap((column) => scalesOf(column, brightness).map((run) => ({ column, run })))
    .filter(({ run }) => run.x1 - run.x0 <= WIDEST_AXIS * width)
    .filter(({ run }, _, all) => !all.some((other) => isPartOf(run, other.run)));
  const ofLists = lists.map((list): Side => ({ ...list, isSure: true }));
  const isOfList = (side: Side) => ofLists.includes(side);
  const sides = [
    ...columns.flatMap((column) => asSide(column, scales.find((scale) => scale.column === column)?.run)),
    ...ofLists,
  ];
  const borders = dividers.map((divider): Side => ({ ...divider, y0: 0, y1: height, isSure: true }));
  const regions: { box: Box; rank: number; isCard: boolean }[] = [];
  const propose = (box: Box, rank: number, isCard = false) => {
    const wide = (box.x1 - box.x0) / width;
    if (wide >= NARROWEST) regions.push({ box, rank: rank * Math.sqrt(wide), isCard });
  };
  for (const { run } of scales) {
    const rows = rowsOf(run, picture);
    const rank = likeness(run) * Math.sqrt((rows.y1 - rows.y0) / height);
    const beside = sides.filter((side) => side.y0 < rows.y1 && side.y1 > rows.y0);
    for (const ends of [beside, beside.filter(({ isSure }) => isSure), []]) {
      const near = [...ends, ...borders];
      const worth = rank * (ends === beside ? 1 : ends.length > 0 ? 0.99 : beside.some(isOfList) ? 0.75 : 0.9);
      const left = Math.max(0, ...near.filter(({ x1 }) => x1 < run.x0).map(({ x1 }) => x1 + 1));
      const right = Math.min(width, ...near.filter(({ x0 }) => x0 > run.x1).map(({ x0 }) => x0 - 1));
      propose({ x0: left, x1: Math.max(left, Math.floor(run.x0) - 1), ...rows }, worth);
      propose({ x0: Math.min(right, Math.ceil(run.x1) + 1), x1: right, ...rows }, worth);
    }
    const reach = groundReach(picture, run, rows);
    // One ground may go on under all panels of an app.
    const card = {
      ...reach,
      x0: Math.max(reach.x0, ...borders.filter(({ x1 }) => x1 < run.x0).map(({ x1 }) => x1 + 1)),
      x1: Math.min(reach.x1, ...borders.filter(({ x0 }) => x0 > run.x1).map(({ x0 }) => x0 - 1)),
    };
    for (const part of [
      { ...card, x1: Math.max(card.x0, Math.floor(run.x0) - 1) },
      { ...card, x0: Math.min(card.x1, Math.ceil(run.x1) + 1) },
    ])
      if (!regions.some(({ box }) => isSame({ ...box, y0: part.y0, y1: part.y1 }, part)))
        propose(part, rank * ON_CARD, true);
  }
  for (const { x0, x1 } of stretches([...sides.filter(({ isSure }) => isSure), ...borders], width))
    propose({ x0, x1, y0: 0, y1: height }, STRETCH);
  regions.sort((a, b) => b.rank - a.rank);
  const distinct = regions.filter(({ box }, i, all) => all.findIndex((other) => isSame(box, other.box)) === i);
  const cards = distinct.filter(({ isCard }) => isCard).slice(0, MOST_CARDS);
  const others = distinct.filter(({ isCard }) => !isCard).slice(0, MOST_REGIONS);
  const boxes = distinct.filter((region) => cards.includes(region) || others.includes(region)).map(({ box }) => box);
  const whole = { x0: 0, x1: width, y0: 0, y1: height };
  return [...boxes.filter((box) => !isSame(box, whole)), whole];
}

/** Of a column's words: a run of fewer may be some labels of a scale that is not even. */
const MOST_OF_COLUMN = 0.6;

function scalesOf(column: LabelColumn, brightness: () => Grey): AxisRun[] {
  const runs = runsOf(column);
  const most = runs[0]?.labels ?? 0;
  if (most > MOST_OF_COLUMN * column.words.length) return runs;
  const uneven = logRun(brightness(), column);
  return uneven && uneven.labels > most ? [uneven] : runs;
}

/** Whether one scale is a column of another's characters, as the points of all its labels make one. */
const isPartOf = (part: AxisRun, { x0, x1, y0, y1 }: AxisRun): boolean =>
  part.x0 > x0 && part.x1 < x1 && Math.min(part.y1, y1) - Math.max(part.y0, y0) > MOST_OF_COLUMN * (part.y1 - part.y0);

/** What may end a plot at its side: a scale, or a list, whose rows stand closer. */
function asSide({ words, regularity, spacing, box }: LabelColumn, run: AxisRun | undefined): Side[] {
  if (run && run.labels >= 4)
    return [
      {
        x0: Math.floor(run.x0),
        x1: Math.ceil(run.x1),
        y0: run.y0,
        y1: run.y1,
        isSure: run.labels >= 5 && run.missing <= 1,
      },
    ];
  return words.length >= 5 && regularity >= 0.75 && spacing <= WIDEST_SPACING ? [{ ...box, isSure: true }] : [];
}

/** Whether a column is one of a list: words of other panels may stand far above or below it. */
const holdsMost = (list: Box, { box: { x0, x1 }, words }: LabelColumn): boolean =>
  Math.min(list.x1, x1) - Math.max(list.x0, x0) > Math.min(list.x1 - list.x0, x1 - x0) / 2 &&
  words.filter(({ middle }) => middle > list.y0 && middle < list.y1).length > MOST_OF_COLUMN * words.length;

/** Labels of an axis are many and complete. */
const likeness = ({ labels, missing }: AxisRun): number =>
  Math.min(1, 0.3 + labels / 10) * (1 - (0.5 * missing) / labels);

/** Rows that a soft line takes to either side of the one where it is found. */
const SOFT = 2;

/** Of a step: so far beyond the outermost labels candles may stand. */
const BEYOND = 1.3;

/** Candles may stand a little more than one step beyond the outermost labels, but not beyond the line that ends their pane. */
function rowsOf(run: AxisRun, picture: Raster): { y0: number; y1: number } {
  const top = Math.floor(run.y0 - BEYOND * run.next.above);
  const bottom = Math.ceil(run.y1 + BEYOND * run.next.below);
  const lines = levelLines(picture, run, top, bottom);
  const above = lines.filter((y) => y < run.y0 - 0.1 * run.step);
  const below = lines.filter((y) => y > run.y1 + 0.1 * run.step);
  return {
    y0: Math.max(0, top, ...above.map((y) => y + SOFT)),
    y1: Math.min(picture.height, bottom, ...below.map((y) => y - SOFT + 1)),
  };
}

/** The columns of the picture between its sides. */
function stretches(sides: Side[], width: number): { x0: number; x1: number }[] {
  const found: { x0: number; x1: number }[] = [];
  let from = 0;
  for (const { x0, x1 } of [...sides.toSorted((a, b) => a.x0 - b.x0), { x0: width, x1: width }]) {
    if (x0 > from) found.push({ x0: from, x1: x0 - 1 });
    from = Math.max(from, x1 + 1);
  }
  return found;
}

const isSame = (a: Box, b: Box): boolean =>
  Math.abs(a.x0 - b.x0) + Math.abs(a.x1 - b.x1) < 8 && Math.abs(a.y0 - b.y0) + Math.abs(a.y1 - b.y1) < 24;
