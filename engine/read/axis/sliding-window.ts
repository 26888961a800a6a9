/** Values of a picture by rows, 0 to 255. */
type Plane = { width: number; height: number; data: Uint8Array };

/** Least value of the square window that reaches `reach` px to all sides. */
export function slidingMinimum(plane: Plane, reach: number): Uint8Array {
  const values = plane.data.slice();
  widen(values, plane, reach, lower);
  return values;
}

/** Greatest value of the square window that reaches `reach` px to all sides. */
export function slidingMaximum(plane: Plane, reach: number): Uint8Array {
  const values = plane.data.slice();
  widen(values, plane, reach, raise);
  return values;
}

/** Makes of each value from one place to another the greater, or the lesser, of it and the one that is `shift` places further on. */
type Settle = (values: Uint8Array, from: number, to: number, shift: number) => void;

/**
 * Maxima or minima along rows, then along columns, by doubling: those of 2, 4, 8 … neighbours come from one another, so that a window of 11 costs four passes, in place,
 * since each looks only at what is still as it was. At the borders the window shrinks to what the picture has, or stays where it is.
 */
function widen(values: Uint8Array, { width, height }: Plane, reach: number, settle: Settle): void {
  const window = 2 * reach + 1;
  for (let covered = 1, shift = 1; covered < window; covered += shift) {
    shift = Math.min(covered, window - covered);
    for (let start = 0; start < values.length; start += width) settle(values, start, start + width - shift, shift);
  }
  // Windows that began at their pixel are moved to lie around it.
  for (let start = 0; start < values.length; start += width) {
    values.copyWithin(start + reach, start, start + width - reach);
    values.fill(values[start]!, start, start + reach);
  }
  for (let covered = 1, shift = 1; covered < window; covered += shift) {
    shift = Math.min(covered, window - covered);
    settle(values, 0, (height - shift) * width, shift * width);
  }
  values.copyWithin(reach * width, 0, (height - reach) * width);
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

/** Mean of the window that reaches so many px to the sides and up and down; at the borders of what the picture has. */
export function slidingMean({ width, height, data }: Plane, reachX: number, reachY: number): Uint8Array {
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
    for (let x = 0; x < width; x++) line[x + 1] = line[x]! + sums[x]!;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const from = x > reachX ? x - reachX : 0;
      const to = x + reachX + 1 < width ? x + reachX + 1 : width;
      result[i] = (line[to]! - line[from]!) / (count * (to - from));
    }
  }
  return result;
}
