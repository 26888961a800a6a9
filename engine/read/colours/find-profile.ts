import type { Box } from '../../raster.ts';
import { median } from '../axis/median.ts';
import { findPitch, type Lattice } from '../lattice/find-pitch.ts';
import type { Shade } from './runs-of-shades.ts';

/** A bar of a profile, px of the region, and which of the shades it has. */
export type ProfileBar = { box: Box; shade: number };

type Side = 'left' | 'right';
/** Per row how far a shade reaches that begins at the profile's side; NaN where none does. */
type Reaches = Float64Array;

const LEAST_BARS = 6;
/** Bars of so many lengths are of numbers; the stripes of a table are all as long as it is wide, and so are those into which lines part a zone, or a tall body beside one, but for a few. */
const LENGTHS = { least: 4, alike: 0.6 };
/** px: lengths that differ by less are those of one sheet that lines part. */
const ALIKE = 6;
/** px: a codec moves an edge by so much. */
const NEAR = 2;
/** px: where two shades meet, a codec leaves neither. */
const SEAM = 6;
const LEAST_RUN = 3;
/** Rows of one reach: what is lower lies beside a line that crosses a bar. */
const LEAST_ROWS = 4;
/** Of the space between side and reach. */
const LEAST_FILLED = 0.5;
/** Of a bar's rows, the shortest first: on those before it a candle may hide the bar's end. */
const FREE = 0.75;
const EVEN = { share: 0.5, occupancy: 0.5 };

/**
 * Volume by price: level bars that stand evenly on each other and begin at one column, of many lengths, and beside them those of a second shade that begin where they end. Candles never stand
 * on each other.
 */
export function findProfile(shades: Shade[]): ProfileBar[] {
  for (const side of ['left', 'right'] as const)
    for (const [shade, seen] of shades.entries()) {
      const at = commonSide(seen, side);
      if (at === null) continue;
      const first = reachesOf(seen, side, () => at);
      const steps = stepsOf(first);
      if (!steps) continue;
      const bars = barsOf(first, steps, { side, shade, from: () => at });
      if (!areOfNumbers(bars)) continue;
      const ends = new Float64Array(seen.height).fill(Number.NaN);
      for (const { box } of bars) ends.fill(side === 'left' ? box.x1 : box.x0, box.y0, box.y1);
      const beside = shades.flatMap((other, index) => {
        if (index === shade) return [];
        const from = (y: number) => ends[y]!;
        const more = barsOf(reachesOf(other, side, from), steps, { side, shade: index, from });
        return areOfNumbers(more) ? more : [];
      });
      return [...bars, ...beside];
    }
  return [];
}

function areOfNumbers(bars: ProfileBar[]): boolean {
  const counts = new Map<number, number>();
  for (const { box } of bars) {
    const length = Math.round((box.x1 - box.x0) / ALIKE);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return (
    bars.length >= LEAST_BARS &&
    counts.size >= LENGTHS.least &&
    Math.max(...counts.values()) <= LENGTHS.alike * bars.length
  );
}

type Run = readonly [from: number, to: number];

const startOf = ([from, to]: Run, side: Side): number => (side === 'left' ? from : to);
const endOf = ([from, to]: Run, side: Side): number => (side === 'left' ? to : from);

/** The runs of a row, from that side on. */
function runsFrom({ runs, starts }: Shade, y: number, side: Side): Run[] {
  const found: Run[] = [];
  for (let i = starts[y]!; i < starts[y + 1]!; i += 2)
    if (runs[i + 1]! - runs[i]! >= LEAST_RUN) found.push([runs[i]!, runs[i + 1]!]);
  return side === 'left' ? found : found.reverse();
}

/** The column at which most rows begin, from that side; null where the rows of a shade have none in common. */
function commonSide(shade: Shade, side: Side): number | null {
  const counts = new Int32Array(shade.width + 1);
  let rows = 0;
  for (let y = 0; y < shade.height; y++) {
    const [first] = runsFrom(shade, y, side);
    if (!first) continue;
    rows++;
    counts[startOf(first, side)]!++;
  }
  let best = 0;
  for (let x = 0; x <= shade.width; x++) if (counts[x]! > counts[best]!) best = x;
  const near = counts.subarray(Math.max(0, best - NEAR), best + NEAR + 1).reduce((sum, count) => sum + count, 0);
  return rows > 0 && near >= rows / 2 ? best : null;
}

function reachesOf(shade: Shade, side: Side, from: (y: number) => number): Reaches {
  return Float64Array.from({ length: shade.height }, (_, y) => {
    const runs = runsFrom(shade, y, side);
    const begin = runs.findIndex((run) => Math.abs(startOf(run, side) - from(y)) <= SEAM);
    if (begin < 0) return Number.NaN;
    const own = runs.slice(begin);
    const end = endOf(own.at(-1)!, side);
    const filled = own.reduce((sum, [x0, x1]) => sum + x1 - x0, 0);
    return filled >= LEAST_FILLED * Math.abs(end - from(y)) ? end : endOf(own[0]!, side);
  });
}

/** At what distances bars of many lengths begin; null where what begins at one column is none of them. */
function stepsOf(reaches: Reaches): Lattice | null {
  const stretches: { y0: number; y1: number; end: number }[] = [];
  for (const [y, end] of reaches.entries()) {
    if (Number.isNaN(end)) continue;
    const last = stretches.at(-1);
    if (last && y - last.y1 <= NEAR && Math.abs(last.end - end) <= NEAR) last.y1 = y + 1;
    else stretches.push({ y0: y, y1: y + 1, end });
  }
  const sure = stretches.filter(({ y0, y1 }) => y1 - y0 >= LEAST_ROWS);
  const lattice = findPitch(
    sure.map(({ y0, y1 }) => ({ x: y0, width: 1, y0, y1 })),
    [],
  );
  return lattice && lattice.share >= EVEN.share && lattice.occupancy >= EVEN.occupancy ? lattice : null;
}

/** The bars on their steps; lines and candles may hide some of their rows. */
function barsOf(
  reaches: Reaches,
  { pitch, origin }: Lattice,
  { side, shade, from }: { side: Side; shade: number; from: (y: number) => number },
): ProfileBar[] {
  const bars: ProfileBar[] = [];
  const least = Math.floor(-origin / pitch);
  for (let step = least; origin + step * pitch < reaches.length; step++) {
    const top = Math.max(0, Math.round(origin + step * pitch - Math.min(NEAR, 0.1 * pitch)));
    const rows: number[] = [];
    for (let y = top; y < Math.min(reaches.length, top + pitch); y++) if (!Number.isNaN(reaches[y]!)) rows.push(y);
    if (rows.length < pitch / 4) continue;
    const begin = median(rows.map((y) => from(y)));
    const byLength = rows.map((y) => reaches[y]!).sort((a, b) => Math.abs(a - begin) - Math.abs(b - begin));
    const end = byLength[Math.floor(FREE * byLength.length)]!;
    const [x0, x1] = side === 'left' ? [begin, end] : [end, begin];
    bars.push({ box: { x0, x1, y0: rows[0]!, y1: rows.at(-1)! + 1 }, shade });
  }
  return bars;
}
