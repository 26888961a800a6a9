import type { Grey } from './text-mask.ts';

/** Wipes straight runs of ink longer than a stroke of any glyph (grid, frames, price lines), which frees the text that they cross. Changes the mask. */
export function removeLongRuns({ width, height, data }: Grey, longestAcross: number, longestDown: number): void {
  for (let y = 0; y < height; y++)
    for (let x = 0, row = y * width; x < width; ) {
      const kind = data[row + x]!;
      const start = x;
      while (x < width && data[row + x] === kind) x++;
      if (kind && x - start > longestAcross) data.fill(0, row + start, row + x);
    }
  const began = new Int32Array(width);
  for (let y = 1; y <= height; y++)
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (y < height && data[i] === data[i - width]) continue;
      if (data[i - width] && y - began[x]! > longestDown)
        for (let row = began[x]!; row < y; row++) data[row * width + x] = 0;
      began[x] = y;
    }
}
