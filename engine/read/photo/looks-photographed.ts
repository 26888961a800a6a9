import type { Raster } from '../../raster.ts';

/** Share of a screenshot that its four commonest colours cover at least, also after compression; light and noise leave a photo far less of that. */
const FLAT_SHARE = 0.49;

/** Whether a camera made the picture: no colour of a photo is exact, while a screen's grounds are painted in one. */
export function looksPhotographed({ data }: Raster): boolean {
  const counts = new Map<number, number>();
  let total = 0;
  for (let i = 0; i < data.length; i += 12, total++) {
    const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const commonest = [...counts.values()].sort((a, b) => b - a).slice(0, 4);
  return commonest.reduce((sum, count) => sum + count, 0) < FLAT_SHARE * total;
}
