import type { Raster } from '../../raster.ts';

/** The median of each pixel and its eight neighbours, per channel: takes grain and the fine net of moiré, keeps edges. Border pixels stay. */
export function medianFilter({ width, height, data }: Raster): Raster {
  const result = Uint8ClampedArray.from(data);
  const stride = width * 4;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, p = y * stride + 4; x < width - 1; x++, p += 4)
      for (let i = p; i < p + 3; i++) {
        const above = i - stride;
        const below = i + stride;
        result[i] = medianOfNine(
          data[above - 4]!,
          data[above]!,
          data[above + 4]!,
          data[i - 4]!,
          data[i]!,
          data[i + 4]!,
          data[below - 4]!,
          data[below]!,
          data[below + 4]!,
        );
      }
  return { width, height, data: result };
}

const { min, max } = Math;
const middle = (a: number, b: number, c: number) => max(min(a, b), min(max(a, b), c));

/** Of three sorted columns: the median of the greatest least, the middle middle and the least greatest (Smith 1996). */
function medianOfNine(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
  i: number,
) {
  const least = max(max(min(min(a, d), g), min(min(b, e), h)), min(min(c, f), i));
  const middles = middle(middle(a, d, g), middle(b, e, h), middle(c, f, i));
  const greatest = min(min(max(max(a, d), g), max(max(b, e), h)), max(max(c, f), i));
  return middle(least, middles, greatest);
}
