/** Values of a picture by rows, 0 to 255. */
type Plane = { width: number; height: number; data: Uint8Array };

/** Least value of the square window that reaches `reach` px to all sides. */
export const slidingMinimum = (plane: Plane, reach: number): Uint8Array => {
  const negative = plane.data.map((value) => 255 - value);
  return slidingMaximum({ ...plane, data: negative }, reach).map((value) => 255 - value);
};

/** Greatest value of the square window that reaches `reach` px to all sides. */
export function slidingMaximum({ width, height, data }: Plane, reach: number): Uint8Array {
  const rows = widen(data, width, height, 1, reach);
  return widen(rows, width, height, width, reach);
}

/**
 * Maximum along one direction by doubling: maxima of 2, 4, 8 … neighbours come from one another, so that a window of 11 costs four passes.
 * At the borders the window shrinks to what the picture has, or stays where it is.
 */
function widen(source: Uint8Array, width: number, height: number, step: number, reach: number): Uint8Array {
  const window = 2 * reach + 1;
  let covered = 1;
  let current = source;
  while (covered < window) {
    const shift = Math.min(covered, window - covered);
    current = maximumWithShifted(current, width, height, step === 1 ? shift : 0, step === 1 ? 0 : shift);
    covered += shift;
  }
  return centred(current, width, height, step === 1 ? reach : 0, step === 1 ? 0 : reach);
}

function maximumWithShifted(source: Uint8Array, width: number, height: number, dx: number, dy: number): Uint8Array {
  const result = Uint8Array.from(source);
  const shift = dy * width + dx;
  for (let y = 0; y < height - dy; y++) {
    const start = y * width;
    for (let i = start; i < start + width - dx; i++) {
      const other = source[i + shift]!;
      if (other > result[i]!) result[i] = other;
    }
  }
  return result;
}

/** Windows that began at their pixel are moved to lie around it. */
function centred(source: Uint8Array, width: number, height: number, dx: number, dy: number): Uint8Array {
  const result = new Uint8Array(source.length);
  for (let y = 0; y < height; y++) {
    const from = Math.max(0, y - dy) * width;
    const to = y * width;
    result.fill(source[from]!, to, to + dx);
    result.set(source.subarray(from, from + width - dx), to + dx);
  }
  return result;
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
