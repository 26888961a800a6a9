/** Values of a picture by rows, 0 to 255. */
type Plane = { width: number; height: number; data: Uint8Array };

/** Columns, half-open. */
type Stretch = readonly [from: number, to: number];

/** The stretches of a row that are looked at. */
export type RowParts = (y: number) => readonly Stretch[];

const allOf = ({ width }: Plane): RowParts => {
  const whole: Stretch[] = [[0, width]];
  return () => whole;
};

/** Least value of the square window that reaches `reach` px to all sides, where all that it reaches is within `parts`. */
export function slidingMinimum(plane: Plane, reach: number, parts: RowParts = allOf(plane)): Uint8Array {
  const values = plane.data.slice();
  widen(values, plane, { reach, parts, settle: lower });
  return values;
}

/** Greatest value of the square window that reaches `reach` px to all sides, where all that it reaches is within `parts`. */
export function slidingMaximum(plane: Plane, reach: number, parts: RowParts = allOf(plane)): Uint8Array {
  const values = plane.data.slice();
  widen(values, plane, { reach, parts, settle: raise });
  return values;
}

/** Makes of each value from one place to another the greater, or the lesser, of it and the one that is `shift` places further on. */
type Settle = (values: Uint8Array, from: number, to: number, shift: number) => void;

/**
 * Maxima or minima along rows, then along columns, by doubling: those of 2, 4, 8 … neighbours come from one another, so that a window of 11 costs four passes, in place,
 * since each looks only at what is still as it was. At the borders the window shrinks to what the picture has, or stays where it is.
 */
function widen(
  values: Uint8Array,
  { width, height }: Plane,
  { reach, parts, settle }: { reach: number; parts: RowParts; settle: Settle },
): void {
  const window = 2 * reach + 1;
  for (let y = 0; y < height; y++)
    for (const [x0, x1] of parts(y)) {
      const [from, to] = [y * width + x0, y * width + x1];
      for (let covered = 1, shift = 1; covered < window; covered += shift) {
        shift = Math.min(covered, window - covered);
        settle(values, from, to - shift, shift);
      }
      // Windows that began at their pixel are moved to lie around it.
      values.copyWithin(from + reach, from, Math.max(from, to - reach));
      values.fill(values[from]!, from, Math.min(to, from + reach));
    }
  for (let covered = 1, shift = 1; covered < window; covered += shift) {
    shift = Math.min(covered, window - covered);
    for (let y = 0; y < height - shift; y++)
      for (const [x0, x1] of parts(y)) settle(values, y * width + x0, y * width + x1, shift * width);
  }
  values.copyWithin(reach * width, 0, Math.max(0, height - reach) * width);
  for (let y = 1; y < reach; y++) values.copyWithin(y * width, 0, width);
}

/** By a comparison: `Math.max` took three times as long in the first dozen of pictures that a process reads. */
function raise(values: Uint8Array, from: number, to: number, shift: number): void {
  for (let i = from; i < to; i++) {
    const other = values[i + shift]!;
    if (other > values[i]!) values[i] = other;
  }
}

function lower(values: Uint8Array, from: number, to: number, shift: number): void {
  for (let i = from; i < to; i++) {
    const other = values[i + shift]!;
    if (other < values[i]!) values[i] = other;
  }
}

/** Mean of the window that reaches so many px to the sides and up and down, of px within `parts`; at the borders of what the picture has. */
export function slidingMean(
  plane: Plane,
  { x: reachX, y: reachY }: { x: number; y: number },
  parts: RowParts = allOf(plane),
): Uint8Array {
  const { width, height, data } = plane;
  const sums = new Uint32Array(width);
  const line = new Uint32Array(width + 1);
  const result = new Uint8Array(data.length);
  const add = (y: number, sign: 1 | -1) => {
    if (y < 0 || y >= height) return 0;
    for (let x = 0, i = y * width; x < width; x++, i++) sums[x]! += sign * data[i]!;
    return sign;
  };
  let count = 0;
  for (let y = 0; y < reachY; y++) count += add(y, 1);
  for (let y = 0; y < height; y++) {
    count += add(y + reachY, 1) + add(y - reachY - 1, -1);
    const stretches = parts(y);
    if (stretches.length === 0) continue;
    for (let x = 0; x < width; x++) line[x + 1] = line[x]! + sums[x]!;
    for (const [x0, x1] of stretches)
      for (let x = x0, i = y * width + x0; x < x1; x++, i++) {
        const from = x > reachX ? x - reachX : 0;
        const to = Math.min(x + reachX + 1, width);
        result[i] = (line[to]! - line[from]!) / (count * (to - from));
      }
  }
  return result;
}

/** px, columns and rows of which it is told at once whether anything stands out near them. */
const BLOCK = 4;

/** The parts of each row where square windows that reach `reach` px may hold values that differ by more than `quiet`, as they do nowhere else; and these with all that such windows reach. */
export function busyParts(plane: Plane, reach: number, quiet: number): { busy: RowParts; around: RowParts } {
  const { low, high } = extremesOfBlocks(plane);
  const blocks = Math.ceil(reach / BLOCK);
  const lowest = slidingMinimum(low, blocks);
  const highest = slidingMaximum(high, blocks);
  const busy = { ...low, data: highest.map((value, i) => (value - lowest[i]! > quiet ? 1 : 0)) };
  const around = { ...low, data: slidingMaximum(busy, blocks) };
  return { busy: partsOf(busy, plane.width), around: partsOf(around, plane.width) };
}

/** Of each block the least and the greatest value. */
function extremesOfBlocks({ width, height, data }: Plane): { low: Plane; high: Plane } {
  const blocks = { width: Math.ceil(width / BLOCK), height: Math.ceil(height / BLOCK) };
  const low = new Uint8Array(blocks.width * blocks.height).fill(255);
  const high = new Uint8Array(blocks.width * blocks.height);
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width, block = Math.floor(y / BLOCK) * blocks.width; x < width; block++) {
      let lowest = low[block]!;
      let highest = high[block]!;
      for (const end = Math.min(width, x + BLOCK); x < end; x++, at++) {
        const value = data[at]!;
        if (value < lowest) lowest = value;
        if (value > highest) highest = value;
      }
      low[block] = lowest;
      high[block] = highest;
    }
  return { low: { ...blocks, data: low }, high: { ...blocks, data: high } };
}

/** What is marked of a plane of blocks, in columns of one that is so wide. */
function partsOf({ width, height, data }: Plane, columns: number): RowParts {
  const rows = Array.from({ length: height }, (_, row) => {
    const stretches: Stretch[] = [];
    for (let from = 0; from < width; from++) {
      if (data[row * width + from] === 0) continue;
      const start = from;
      while (from < width && data[row * width + from] !== 0) from++;
      stretches.push([start * BLOCK, Math.min(columns, from * BLOCK)]);
    }
    return stretches;
  });
  return (y) => rows[Math.floor(y / BLOCK)]!;
}
