/** What is not wider than twice this and one more, blocks, is no ground. */
const REACH = 2;
/** Of the blocks around, sorted: a little off the ends, so that a single block tells nothing. */
const LOW = 0.1;
const HIGH = 0.9;

/** A grid of grounds without all that is brighter than its surroundings and narrower than a reflection: lowest of its surroundings, then highest of these. */
export const openGround = (grounds: Float32Array, columns: number): Float32Array =>
  smooth(rank(rank(grounds, columns, LOW), columns, HIGH), columns);

/** The same of what is darker than its surroundings. */
export const closeGround = (grounds: Float32Array, columns: number): Float32Array =>
  smooth(rank(rank(grounds, columns, HIGH), columns, LOW), columns);

const rank = (grounds: Float32Array, columns: number, share: number): Float32Array =>
  around(grounds, columns, REACH, (values) => values.sort()[Math.round(share * (values.length - 1))]!);

const smooth = (grounds: Float32Array, columns: number): Float32Array =>
  around(grounds, columns, 1, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);

/** Each block as `tell` says from those up to `reach` blocks away. */
function around(
  grounds: Float32Array,
  columns: number,
  reach: number,
  tell: (values: Float32Array) => number,
): Float32Array {
  const rows = grounds.length / columns;
  const seen = new Float32Array((2 * reach + 1) ** 2);
  return grounds.map((_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    let count = 0;
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++)
        seen[count++] = grounds[y * columns + x]!;
    return tell(seen.subarray(0, count));
  });
}
