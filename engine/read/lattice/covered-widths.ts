import { FOREIGN, HOLE, INKED, type Ink } from '../ink/unmix-ink.ts';
import type { Lattice } from './find-pitch.ts';
import type { CandleWidths } from './measure-widths.ts';

/** Rows by what they cover, one count for each tenth of a px. */
const PER_PX = 10;
/** Rows of one width stray by so many tenths. */
const STRAY = 2;

/** px by which bodies are wider than wicks: where it is more, whole columns tell as well; where less, nothing does. */
const WIDER = { least: 0.35, most: 2.6 };
/** px: what covers all of a slot but so much stands over it, or reaches into the next. */
const FULL = 0.4;
/** Of the pitch: thinner wicks are told from bodies by whole columns, thicker ones leave no room beside them. */
const WICK = { least: 0.4, most: 0.75 };
/** px: what is broader is no wick, but one of the widths to which a renderer rounds its bodies. */
const BROADEST_WICK = 5;
/** Of the slots: so many show both a wick and a body; bodies that a renderer rounds to six px or to seven are of one width each. */
const LEAST_OF_BOTH = 0.25;
/** Of the rarer width: so many rows at most have some width between the two. */
const MOST_BETWEEN = 0.35;
/**
 * Rows narrower than a wick or wider than a body by no more than `beyond`, px, are `about` of all that hold ink at least; of those either width has so many, and both together. What lies over
 * candles, and bars with their ticks, leave rows of any width.
 */
const LEAST = { beyond: 0.5, about: 0.65, either: 0.12, both: 0.8 };

/**
 * Widths of wicks and bodies by all that their rows cover: a renderer that keeps to no whole px spreads a wick of 3 px over four columns, and a body of 3.6 as well. Null where
 * rows are not of two widths near each other, or wicks are thin for the pitch.
 */
export function coveredWidths(ink: Ink, lattice: Lattice): CandleWidths | null {
  if (WICK.least * lattice.pitch > BROADEST_WICK) return null;
  const slots = countRows(ink, lattice);
  const counts = slots.reduce((all, slot) => all.map((count, i) => count + slot[i]!), emptyCounts(lattice));
  // What covers whole slots may be lines and marks in a candle's colour, or bodies that touch: both are tried.
  return tellWidths(counts, slots, lattice) ?? tellWidths(counts.slice(0, -FULL * PER_PX), slots, lattice);
}

/** Widths of wicks and bodies from rows of all slots, and of each, by what they cover. */
function tellWidths(counts: number[], slots: number[][], lattice: Lattice): CandleWidths | null {
  const first = widthOfMost(counts, () => true);
  const others = counts.map((count, i) => (Math.abs(i - first) > STRAY ? count : 0));
  const isOther = (i: number) => Math.abs(i - first) >= WIDER.least * PER_PX && isApart(counts, first, i);
  const second = widthOfMost(others, isOther);
  if (first < 0 || second < 0) return null;
  const beyond = LEAST.beyond * PER_PX;
  const alike = sum(counts, Math.min(first, second) - beyond, Math.max(first, second) + beyond);
  const [one, other] = [sumAbout(counts, first), sumAbout(others, second)];
  if (alike < LEAST.about * sum(counts, 0, counts.length)) return null;
  if (Math.min(one, other) < LEAST.either * alike || one + other < LEAST.both * alike) return null;
  const [wick, body] = [meanAbout(counts, first), meanAbout(others, second)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const wider = body - wick;
  if (wider < WIDER.least || wider > WIDER.most || body > lattice.pitch) return null;
  if (wick < WICK.least * lattice.pitch || wick > Math.min(WICK.most * lattice.pitch, BROADEST_WICK)) return null;
  const both = slots.filter((slot) => sumAbout(slot, first) > 0 && sumAbout(slot, second) > 0).length;
  if (both < LEAST_OF_BOTH * slots.length) return null;
  const whole = Math.round(wick);
  return { wick: whole, body: Math.max(whole + 1, Math.round(body)), covered: { wick, body } };
}

/** What a row covers of the slot about `x`, px; null where it holds no ink, or something foreign. */
export function coveredAbout({ width, cover, owner }: Ink, y: number, x: number, pitch: number): number | null {
  const from = Math.max(0, x - pitch / 2);
  const to = Math.min(width, x + pitch / 2);
  let covered = 0;
  let most = 0;
  for (let column = Math.floor(from); column < to; column++) {
    const at = y * width + column;
    if (owner[at] === FOREIGN) return null;
    const here = owner[at] === HOLE ? 255 : cover[at]!;
    most = Math.max(most, here);
    covered += here * (Math.min(to, column + 1) - Math.max(from, column));
  }
  return most >= INKED ? covered / 255 : null;
}

const emptyCounts = ({ pitch }: Lattice): number[] => new Array<number>(Math.ceil(pitch * PER_PX) + 1).fill(0);

/** Of each slot that holds ink: its rows by what they cover. */
function countRows(ink: Ink, lattice: Lattice): number[][] {
  const { origin, pitch } = lattice;
  const slots: number[][] = [];
  const first = Math.ceil((pitch / 2 - origin) / pitch);
  for (let x = origin + first * pitch; x + pitch / 2 <= ink.width; x += pitch) {
    const counts = emptyCounts(lattice);
    for (let y = 0; y < ink.height; y++) {
      const covered = coveredAbout(ink, y, x, pitch);
      if (covered !== null) counts[Math.round(covered * PER_PX)]!++;
    }
    if (counts.some((count) => count > 0)) slots.push(counts);
  }
  return slots;
}

/** The width that most rows nearly have, tenths of a px, of those that are meant; -1 where no row has one. */
function widthOfMost(counts: number[], isMeant: (width: number) => boolean): number {
  let best = -1;
  let most = 0;
  for (let width = 0; width < counts.length; width++) {
    const rows = sumAbout(counts, width);
    if (rows <= most || !isMeant(width)) continue;
    most = rows;
    best = width;
  }
  return best;
}

/** Whether some width between the two is rare. */
function isApart(counts: number[], a: number, b: number): boolean {
  const between = counts.slice(Math.min(a, b) + 1, Math.max(a, b));
  const [ofA, ofB] = [a, b].map((width) => Math.max(...about(counts, width))) as [number, number];
  return Math.min(...between) <= MOST_BETWEEN * Math.min(ofA, ofB);
}

const about = (counts: number[], width: number): number[] =>
  counts.slice(Math.max(0, width - STRAY), width + STRAY + 1);

const sumAbout = (counts: number[], width: number): number => sum(counts, width - STRAY, width + STRAY);

/** Rows of widths from `from` to `to`, the last one included. */
const sum = (counts: number[], from: number, to: number): number =>
  counts.slice(Math.max(0, from), to + 1).reduce((rows, count) => rows + count, 0);

/** px. */
const meanAbout = (counts: number[], width: number): number => {
  const weighted = counts.map((count, i) => count * i);
  return sumAbout(weighted, width) / sumAbout(counts, width) / PER_PX;
};
